from .triangles import Cells as Cells
from .triangles import paint_triangles as paint_triangles
