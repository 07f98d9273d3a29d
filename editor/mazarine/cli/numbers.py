"""Numbers with decimals on the command line."""

from __future__ import annotations

import math

import click

from mazarine.cli.messages import CliMessage
from mazarine.decimals import decimal_of
from mazarine.messages import quoted


class Decimal(click.ParamType):  # type: ignore[type-arg]  # generic only in newer versions
    """A number with a decimal point or comma.

    Parameters
    ----------
    least : the smallest number that is taken; None if there is none
    is_open : whether only larger numbers are taken
    """

    name = "number"

    def __init__(self, least: float | None = None, *, is_open: bool = False) -> None:
        self._least, self._is_open = least, is_open

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Return the number that a word stands for."""
        try:
            number = decimal_of(str(value))
        except ValueError:
            number = math.nan
        if math.isnan(number):
            self.fail(str(CliMessage.NOT_A_NUMBER(value=quoted(value))), param, ctx)
        least = self._least
        if least is not None and (number < least or (self._is_open and number == least)):
            text = CliMessage.NOT_ABOVE if self._is_open else CliMessage.LESS_THAN
            self.fail(str(text(value=quoted(value), least=least)), param, ctx)
        return number
