from . import application as application
