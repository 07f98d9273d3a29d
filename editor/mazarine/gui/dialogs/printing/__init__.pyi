from . import preview as preview
from .pdf import write_pdf as write_pdf
