from . import formats as formats
from . import output as output
from . import window as window

def main() -> None: ...
