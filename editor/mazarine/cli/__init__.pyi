from . import desktop as desktop
from . import output as output
from . import window as window

def main() -> None: ...
