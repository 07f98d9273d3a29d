from .large_view import Block as Block
from .large_window import LargeMazeWindow as LargeMazeWindow
