from .languages import tr as tr
from .sentences import Sentences as Sentences
