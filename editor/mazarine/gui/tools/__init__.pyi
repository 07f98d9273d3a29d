from .marker import MarkerTool as MarkerTool
