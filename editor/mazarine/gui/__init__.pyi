from . import application as application
from . import versions as versions
