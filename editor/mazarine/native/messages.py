"""The sentences about the native core."""

from __future__ import annotations

from mazarine.messages import Catalog


class NativeMessage(Catalog):
    """Why the native core cannot be used, or a call of it is refused."""

    NO_LIBRARY = "{path} is missing or made for another system; `pip install --force-reinstall mazarine`"
    DAMAGED_LIBRARY = "{path} cannot be loaded ({reason}); `pip install --force-reinstall mazarine`"
    OTHER_VERSION = (
        "{path} is of version {found}, and the program of version {wanted}; "
        "`pip install --force-reinstall mazarine`"
    )
    OUT_OF_MEMORY = "There is not enough memory."
    BUSY = "Another thread is at work on the same object."
