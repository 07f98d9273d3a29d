"""The parameters of generators, declared once for the command line, the window and the docs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mazarine.decimals import decimal_of
from mazarine.errors import GeneratorError
from mazarine.generators.messages import GeneratorMessage, ParameterText
from mazarine.generators.names import unknown_parameter
from mazarine.messages import Message, quoted


@dataclass(frozen=True)
class Choice:
    """A parameter with a few named values.

    Attributes
    ----------
    choices : the titles of the values by their names
    """

    name: str
    title: Message
    help: Message
    default: str
    choices: Mapping[str, Message]

    @property
    def range(self) -> str:
        """The values as text."""
        return ", ".join(self.choices)

    def read(self, value: object) -> str:
        """Return a value; `GeneratorError` if it is not one of the choices."""
        if not isinstance(value, str) or value not in self.choices:
            raise GeneratorError(
                GeneratorMessage.NOT_A_CHOICE(parameter=self.name, known=self.range, value=quoted(value))
            )
        return value


@dataclass(frozen=True)
class Share:
    """A parameter from 0 to 1."""

    name: str
    title: Message
    help: Message
    default: float

    @property
    def range(self) -> Message:
        """The values as text."""
        return ParameterText.PARAMETER_RANGE(most=1)

    def read(self, value: object) -> float:
        """Return a value, given as a number or as text; `GeneratorError` if it is out of range."""
        try:
            number = decimal_of(str(value))
        except ValueError:
            number = float("nan")
        if not 0 <= number <= 1:
            raise GeneratorError(
                GeneratorMessage.SHARE_OUT_OF_RANGE(parameter=self.name, value=quoted(value))
            )
        return number


@dataclass(frozen=True)
class Count:
    """A parameter that is an integer from 0."""

    name: str
    title: Message
    help: Message
    default: int
    most: int

    @property
    def range(self) -> Message:
        """The values as text."""
        return ParameterText.PARAMETER_RANGE(most=self.most)

    def read(self, value: object) -> int:
        """Return a value, given as a number or as text; `GeneratorError` if it is out of range."""
        try:
            number = int(str(value))
        except ValueError:
            number = -1
        if not 0 <= number <= self.most:
            raise GeneratorError(
                GeneratorMessage.COUNT_OUT_OF_RANGE(parameter=self.name, most=self.most, value=quoted(value))
            )
        return number


Parameter = Choice | Share | Count


def in_63_bits(share: float) -> np.uint64:
    """Return a share in parts of 2^63, exactly as far as the number is; the core decides in whole numbers."""
    return np.uint64(int(share * (1 << 63)))


def read_all(parameters: tuple[Parameter, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every parameter; `GeneratorError` if one is not known or out of range."""
    known = {parameter.name: parameter for parameter in parameters}
    for name in given:
        if name not in known:
            raise unknown_parameter(name, known)
    return {name: known[name].read(given.get(name, known[name].default)) for name in known}
