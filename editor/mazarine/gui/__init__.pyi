from . import versions as versions
