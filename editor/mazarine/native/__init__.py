"""The native core: a library in C, and what calls it. Nothing else in the program imports ctypes.

`mazarine.native.calls` says how a function is declared; each other module declares those of one subject,
which `editor/native/` documents in the header of the same name.
"""
