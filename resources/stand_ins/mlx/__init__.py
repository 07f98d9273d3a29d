"""A stand-in for the window library of the 42 schools: it answers every call, and shows nothing."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

_MOST_ROUNDS, _MOST_S = 20_000, 5.0
_SCREEN = 1920, 1080
_ESCAPE, _Q = 65307, 113
_EVENTS = {2: "key", 3: "key", 17: "close", 33: "close"}
"""By their numbers: a key, and the cross of the window."""


class _Anything:
    """Can be called, asked and counted with, and is always there."""

    data: bytearray
    width: int

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __call__(self, *_arguments: Any, **_named: Any) -> Any:
        return self

    def __bool__(self) -> bool:
        return True

    def __int__(self) -> int:
        return 1

    __index__ = __int__


class Mlx:
    """A connection to a screen."""

    def __init__(self, *_arguments: Any, **_named: Any) -> None:
        self._hooks: dict[str, tuple[Callable[..., Any], Any]] = {}
        self._ends = False

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Anything()

    def mlx_get_screen_size(self, *_arguments: Any) -> tuple[int, int, int]:
        """Return a usual size."""
        return 0, *_SCREEN

    def mlx_new_image(self, _screen: Any, width: int, height: int) -> Any:
        """Return an image with room for its points."""
        image = _Anything()
        image.data, image.width = bytearray(4 * int(width) * int(height)), int(width)
        return image

    def mlx_get_data_addr(self, image: Any) -> tuple[bytearray, int, int, int]:
        """Return the points, the bits of one, the bytes of a line, and the order of bytes."""
        return image.data, 32, 4 * image.width, 0

    def mlx_png_file_to_image(self, *_arguments: Any) -> tuple[Any, int, int]:
        """Return an image of 32 × 32 points."""
        return self.mlx_new_image(None, 32, 32), 32, 32

    mlx_xpm_file_to_image = mlx_png_file_to_image

    def mlx_loop_hook(
        self, _screen: Any, hook: Callable[..., Any] | None, given: Any = None, *_: Any
    ) -> None:
        """Remember what is to be called in each round."""
        self._hook("loop", hook, given)

    def mlx_key_hook(self, _window: Any, hook: Any, given: Any = None, *_: Any) -> None:
        """Remember what is to be called for a key."""
        self._hook("key", hook, given)

    def mlx_hook(self, _window: Any, event: int, _mask: int, hook: Any, given: Any = None, *_: Any) -> None:
        """Remember what is to be called for a key, or for the cross of the window."""
        self._hook(_EVENTS.get(event, "other"), hook, given)

    def _hook(self, name: str, hook: Any, given: Any) -> None:
        if callable(hook):
            self._hooks[name] = hook, given

    def mlx_loop_exit(self, *_arguments: Any) -> None:
        """End the rounds."""
        self._ends = True

    def mlx_loop(self, *_arguments: Any) -> None:
        """Make some rounds, then press Escape and Q, and close the window."""
        until = monotonic() + _MOST_S
        for _ in range(_MOST_ROUNDS):
            if self._ends or "loop" not in self._hooks or monotonic() > until:
                break
            self._call("loop")
        for name, *key in (("key", _ESCAPE), ("key", _Q), ("close",)):
            if not self._ends:
                self._call(name, *key)

    def _call(self, name: str, *key: int) -> None:
        if name in self._hooks:
            hook, given = self._hooks[name]
            hook(*key, given)


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return _Anything()
