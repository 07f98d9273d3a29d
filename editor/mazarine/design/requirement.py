"""One requirement of a maze, as text and as a range of a number."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum

from mazarine.decimals import decimal_of
from mazarine.design.codes import LEAST, MOST, RANGE
from mazarine.design.measures import ALIASES, MEASURES, Measure
from mazarine.design.messages import DesignMessage
from mazarine.errors import DesignError
from mazarine.maze.symmetry import Symmetry
from mazarine.messages import quoted

HANDS = ("left-hand", "right-hand")
_NUMBER = r"[-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?"
_RANGE = re.compile(rf"({_NUMBER})?\s*(?:\.\.)\s*({_NUMBER})?")
_BOUND = re.compile(rf"(>=|<=|==|=|>|<)?\s*({_NUMBER})")


class Sort(Enum):
    """What a requirement is about."""

    MEASURE = "measure"
    HAND = "hand"
    RULE = "rule"
    SYMMETRY = "symmetry"


@dataclass(frozen=True)
class Requirement:
    """A requirement.

    Attributes
    ----------
    text : as it was written
    sort : what it is about
    subject : the name of a measure, an explorer, a rule or a symmetry
    low, high : the range of the measure; of the broken rules; 1 for yes, 0 for no
    aim : whether the measure is to lie in the range, or to be as large (1) or as small (2) as possible
    weight : how much it counts beside others

    Examples
    --------
    >>> Requirement.parse("dead_ends >= 20").subject
    'dead_ends.count'
    """

    text: str
    sort: Sort
    subject: str
    low: float = -math.inf
    high: float = math.inf
    aim: int = RANGE
    weight: float = 1.0

    @classmethod
    def parse(cls, text: str, weight: float = 1.0) -> Requirement:
        """Read a requirement.

        Raises
        ------
        DesignError
            If it cannot be understood.
        """
        if not isinstance(text, str) or not text.split():
            raise DesignError(DesignMessage.NOT_A_REQUIREMENT(value=quoted(text)))
        if not isinstance(weight, int | float) or isinstance(weight, bool) or not 0 < weight < math.inf:
            raise DesignError(DesignMessage.WEIGHT_OUT_OF_RANGE(value=quoted(weight)))
        text = " ".join(text.split())
        words = text.split()
        if words[0] == "solvable":
            return _parse_hand(text, words[1:], weight)
        if words[0] == "rule":
            if words[1:] != ["micromouse"]:
                raise DesignError(DesignMessage.UNKNOWN_RULE(text=text))
            return cls(text, Sort.RULE, "micromouse", 0, 0, weight=weight)
        if text == "no_soft_lock":
            return cls(text, Sort.MEASURE, "locks.soft", 0, 0, weight=weight)
        if words[0] == "symmetric":
            return _parse_symmetry(text, words[1:], weight)
        return _parse_measure(text, weight)

    @property
    def name(self) -> str:
        """The first word of the text, by which weights name it."""
        return re.split(r"[\s<>=]", self.text)[0]

    @property
    def measure(self) -> Measure | None:
        """The measure; None if it is not about one."""
        return MEASURES.get(self.subject) if self.sort is Sort.MEASURE else None

    @property
    def is_objective(self) -> bool:
        """Whether the measure is to be as large or as small as possible."""
        return self.aim != RANGE

    def off_by(self, value: float) -> float:
        """Return how far a value is off; infinity where a measure has no value."""
        if math.isnan(value):
            return math.inf
        if self.is_objective:
            return 0.0
        return max(0.0, self.low - value, value - self.high)


def _parse_hand(text: str, words: list[str], weight: float) -> Requirement:
    if len(words) != 3 or words[0] != "by" or words[1] not in HANDS or words[2] not in ("yes", "no"):
        raise DesignError(DesignMessage.UNKNOWN_HAND(text=text))
    wanted = float(words[2] == "yes")
    return Requirement(text, Sort.HAND, words[1], wanted, wanted, weight=weight)


def _parse_symmetry(text: str, words: list[str], weight: float) -> Requirement:
    known = [symmetry.value for symmetry in Symmetry if symmetry is not Symmetry.NONE]
    if len(words) != 1 or words[0] not in known:
        raise DesignError(DesignMessage.UNKNOWN_SYMMETRY(text=text, known=", ".join(known)))
    return Requirement(text, Sort.SYMMETRY, words[0], 1, 1, weight=weight)


def _parse_measure(text: str, weight: float) -> Requirement:
    match = re.fullmatch(r"([A-Za-z_][\w.]*?)\s*((?:[<>=]|\s).*)?", text)
    if match is None:
        raise DesignError(DesignMessage.NOT_A_REQUIREMENT(value=quoted(text)))
    name, rest = match[1], (match[2] or "").strip()
    measure = MEASURES.get(ALIASES.get(name, name))
    if measure is None:
        near = get_close_matches(name, [*MEASURES, *ALIASES], 1)
        if near:
            raise DesignError(DesignMessage.MISSPELLED_MEASURE(name=quoted(name), nearest=near[0]))
        raise DesignError(DesignMessage.UNKNOWN_MEASURE(name=quoted(name)))
    if rest in ("max", "min"):
        aim = MOST if rest == "max" else LEAST
        return Requirement(text, Sort.MEASURE, measure.name, aim=aim, weight=weight)
    low, high = _read_range(text, rest, is_whole=measure.is_whole)
    if low > high:
        raise DesignError(DesignMessage.RANGE_EMPTY(text=text))
    if measure.is_whole and math.isfinite(low) and math.isfinite(high) and math.floor(high) < low:
        raise DesignError(DesignMessage.RANGE_WITHOUT_WHOLE_NUMBERS(text=text))
    return Requirement(text, Sort.MEASURE, measure.name, low, high, weight=weight)


def _read_range(text: str, rest: str, *, is_whole: bool) -> tuple[float, float]:
    """Return the bounds of a range."""
    if any(math.isinf(decimal_of(number)) for number in re.findall(_NUMBER, rest)):
        raise DesignError(DesignMessage.NOT_A_RANGE(text=text))
    match = _RANGE.fullmatch(rest)
    if match is not None and (match[1] or match[2]):
        return decimal_of(match[1] or -math.inf), decimal_of(match[2] or math.inf)
    match = _BOUND.fullmatch(rest)
    if match is None:
        raise DesignError(DesignMessage.NOT_A_RANGE(text=text))
    sign, number = match[1] or "==", decimal_of(match[2])
    if sign in ("==", "="):
        return number, number
    if sign in (">", ">="):
        above = math.floor(number) + 1 if is_whole else math.nextafter(number, math.inf)
        return (float(above) if sign == ">" else number), math.inf
    below = math.ceil(number) - 1 if is_whole else math.nextafter(number, -math.inf)
    return -math.inf, (float(below) if sign == "<" else number)
