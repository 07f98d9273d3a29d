"""What a generator can be told: declared once, for the command line, the window and the pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazewright.errors import GeneratorError
from mazewright.generators.names import nearest


@dataclass(frozen=True)
class Choice:
    """A parameter that is one of some words."""

    name: str
    help: str
    default: str
    choices: tuple[str, ...]

    @property
    def range(self) -> str:
        """The values as text."""
        return ", ".join(self.choices)

    def read(self, value: object) -> str:
        """Return a value, told as a word; `GeneratorError` if it is none of the choices."""
        if not isinstance(value, str) or value not in self.choices:
            guess = nearest(str(value), self.choices)
            raise GeneratorError(f"{self.name} can be {self.range}, not {value!r}{guess}.")
        return value


@dataclass(frozen=True)
class Share:
    """A parameter from 0 to 1."""

    name: str
    help: str
    default: float

    range = "0 to 1"

    def read(self, value: object) -> float:
        """Return a value, given as a number or as text; `GeneratorError` if it is out of range."""
        try:
            number = float(value)  # type: ignore[arg-type]
        except (TypeError, ValueError, OverflowError):
            number = float("nan")
        if not 0 <= number <= 1 or isinstance(value, bool):
            raise GeneratorError(f"{self.name} is a number from {self.range}, not {value!r}.")
        return number


@dataclass(frozen=True)
class Count:
    """A parameter that is a whole number from 0 up."""

    name: str
    help: str
    default: int
    most: int

    @property
    def range(self) -> str:
        """The values as text."""
        return f"0 to {self.most:,}"

    def read(self, value: object) -> int:
        """Return a value, given as a number or as text; `GeneratorError` if it is out of range."""
        try:
            number = int(str(value))
        except ValueError:
            number = -1
        if not 0 <= number <= self.most:
            raise GeneratorError(f"{self.name} must be an integer from {self.range}, not {value!r}.")
        return number


Parameter = Choice | Share | Count


def in_63_bits(share: float) -> np.uint64:
    """Return a share in parts of 2^63, exactly as far as the number is; kernels decide in whole numbers."""
    return np.uint64(int(share * (1 << 63)))


def read_all(parameters: tuple[Parameter, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every parameter; `GeneratorError` if one is not known or out of range."""
    known = {parameter.name: parameter for parameter in parameters}
    for name in given:
        if name not in known:
            raise GeneratorError(f"Unknown parameter {name!r}{nearest(name, known)}{_list(known)}.")
    return {name: known[name].read(given.get(name, known[name].default)) for name in known}


def _list(known: dict[str, Parameter]) -> str:
    return f". Available: {', '.join(known)}" if known else "; this generator has none"
