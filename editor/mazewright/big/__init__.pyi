from .rectangles import read_rectangle as read_rectangle
from .rectangles import write_rectangle as write_rectangle
from .result import StoredRegion as StoredRegion
from .rectangles import read_rectangle as read_rectangle
from .rectangles import write_rectangle as write_rectangle
from .result import StoredSegmentation as StoredSegmentation
from .segmenting import Report as Report
from .segmenting import segment as segment
