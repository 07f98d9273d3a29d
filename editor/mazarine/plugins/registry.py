"""Things by name: those that Mazarine has, and those that plugins add."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from mazarine.plugins.plugin import Contribution, PluginKind
from mazarine.plugins.plugins import PLUGINS, note_taken


class _Named(Protocol):
    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=_Named)


class Registry(Mapping[str, T]):
    """The built-in things of one kind, then those of plugins, which are looked for when they are needed.

    Parameters
    ----------
    kind : what plugins add here
    built_in : what Mazarine has, in order
    adapt : makes the same of something that a plugin adds, without importing the plugin
    """

    def __init__(self, kind: PluginKind, built_in: Iterable[T], adapt: Callable[[Contribution], T]) -> None:
        self.built_in = {it.name: it for it in built_in}
        self._kind, self._adapt = kind, adapt
        self._adapted: dict[str, tuple[Contribution, T]] = {}

    def __getitem__(self, name: str) -> T:
        return self.built_in[name] if name in self.built_in else self.added()[name]

    def __iter__(self) -> Iterator[str]:
        yield from self.built_in
        yield from self.added()

    def __len__(self) -> int:
        return len(self.built_in) + len(self.added())

    def added(self) -> dict[str, T]:
        """Return what plugins add, by name."""
        added = {}
        for name, contribution in PLUGINS.of(self._kind).items():
            if name in self.built_in:
                note_taken(contribution)
                continue
            known = self._adapted.get(name)
            if known is None or known[0] is not contribution:
                known = self._adapted[name] = contribution, self._adapt(contribution)
            added[name] = known[1]
        return added
