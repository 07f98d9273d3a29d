from .export_dialog import ExportDialog as ExportDialog
from .order import Format as Format
from .order import Order as Order
