from .sentences import Sentences as Sentences
from .speech import tr as tr
