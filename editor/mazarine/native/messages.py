"""The sentences about the native core."""

from __future__ import annotations

from mazarine.messages import Catalog


class NativeMessage(Catalog):
    """Why the native core cannot be used, or a call of it is refused."""

    NO_LIBRARY = (
        "{path} is missing, or Mazarine was installed for another system; reinstall it: "
        "`pip install --force-reinstall --no-deps mazarine`."
    )
    DAMAGED_LIBRARY = (
        "{path} cannot be loaded ({reason}); reinstall Mazarine: "
        "`pip install --force-reinstall --no-deps mazarine`."
    )
    LIBRARY_CUT_OFF = (
        "{path} is incomplete; reinstall Mazarine: `pip install --force-reinstall --no-deps mazarine`."
    )
    OTHER_VERSION = (
        "{path} belongs to Mazarine {found}, not {wanted}; reinstall Mazarine: "
        "`pip install --force-reinstall --no-deps mazarine`."
    )
    UNKNOWN_LEVEL = "MAZARINE_CPU is {level}; set it to one of {known}, or to nothing."
    OUT_OF_MEMORY = "There is not enough memory."
    BUSY = "Another thread is at work on the same object."
