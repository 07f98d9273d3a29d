from .large_window import LargeMazeWindow as LargeMazeWindow
