from .order import GeneratorRequest as GeneratorRequest
