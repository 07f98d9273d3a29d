from .result import StoredRegion as StoredRegion
from .result import StoredSegmentation as StoredSegmentation
from .segmenting import Report as Report
from .segmenting import segment as segment
