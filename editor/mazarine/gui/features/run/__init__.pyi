from .explore_window import ExploreWindow as ExploreWindow
