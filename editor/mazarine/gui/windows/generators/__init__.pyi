from .order import GeneratorRequest as GeneratorRequest
from .wandering import show_infinite as show_infinite
