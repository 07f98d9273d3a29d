from .console_dock import ConsolePanel as ConsolePanel
