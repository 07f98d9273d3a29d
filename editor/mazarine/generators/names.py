"""Errors for misspelled names."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches

from mazarine.errors import GeneratorError
from mazarine.generators.messages import GeneratorMessage
from mazarine.messages import quoted


def nearest(name: str, known: Collection[str]) -> str:
    """Return the known name that is nearest to a misspelled one; empty if none is near.

    >>> nearest("prin", ["prim", "stack"]), nearest("xyz", ["prim", "stack"])
    ('prim', '')
    """
    found = get_close_matches(str(name).lower().replace("_", "-"), list(known), 1)
    return found[0] if found else ""


def unknown_generator(name: str, known: Collection[str], aliases: Collection[str]) -> GeneratorError:
    """Return the error for a generator that does not exist."""
    listed, meant = ", ".join(known), nearest(name, [*known, *aliases])
    if meant:
        return GeneratorError(
            GeneratorMessage.MISSPELLED_GENERATOR(name=quoted(name), nearest=meant, known=listed)
        )
    return GeneratorError(GeneratorMessage.UNKNOWN_GENERATOR(name=quoted(name), known=listed))


def unknown_parameter(name: str, known: Collection[str]) -> GeneratorError:
    """Return the error for a parameter that a generator does not have."""
    listed, meant = ", ".join(known), nearest(name, known)
    if not known:
        return GeneratorError(GeneratorMessage.NO_PARAMETERS(name=quoted(name)))
    if meant:
        return GeneratorError(
            GeneratorMessage.MISSPELLED_PARAMETER(name=quoted(name), nearest=meant, known=listed)
        )
    return GeneratorError(GeneratorMessage.UNKNOWN_PARAMETER(name=quoted(name), known=listed))
