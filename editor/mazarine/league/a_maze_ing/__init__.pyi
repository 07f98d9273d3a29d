from .config import Config as Config
from .config import config_beside as config_beside
from .config import parse_config as parse_config
from .config import read_config as read_config
from .judging import Judgement as Judgement
from .judging import judge as judge
from .judging import judge_file as judge_file
