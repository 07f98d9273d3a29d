from .preparation import Preparation as Preparation
from .processes import WarmUp as WarmUp
from .processes import warm_up as warm_up
