"""Chance for walkers: the same seed gives the same walk on every machine and with every version."""

from __future__ import annotations

from operator import index

_WORD = (1 << 64) - 1


class SplitMix64:
    """SplitMix64, by Steele, Lea and Flood (2014).

    >>> SplitMix64(0).word()
    16294208416658607535
    """

    def __init__(self, seed: int) -> None:
        self._state = index(seed) & _WORD
        self._has_decided = False
        self._split_off: list[SplitMix64] = []

    @property
    def has_decided(self) -> bool:
        """Whether a choice has depended on these numbers, or on numbers that were split off from them."""
        return self._has_decided or any(it.has_decided for it in self._split_off)

    def word(self) -> int:
        """Return the next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return mixed ^ mixed >> 31

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        self._has_decided |= count > 1
        return self.word() * count >> 64

    def happens(self, chance: float) -> bool:
        """Return whether something with this chance (0 to 1) happens."""
        self._has_decided |= 0 < chance < 1
        return (self.word() >> 11) * 2.0**-53 < chance

    def split(self) -> SplitMix64:
        """Return independent random numbers."""
        split_off = SplitMix64(self.word())
        self._split_off.append(split_off)
        return split_off
