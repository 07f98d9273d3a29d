from .export_dialog import ExportDialog as ExportDialog
from .order import ExportFormat as ExportFormat
from .order import ExportRequest as ExportRequest
from .printing import preview_pages as preview_pages
