'''Manifests: what a plugin adds, in TOML, so that it is known before the plugin is imported.

A module has its manifest in a string, which is read without running the module:

    MAZARINE_PLUGIN = """
    api = 1
    [[statistics]]
    name = "windows"
    object = "count_windows"
    """

A package may have the same TOML in the file `mazarine.toml`.
'''

from __future__ import annotations

import re
import tomllib
from typing import Annotated, Any

import msgspec

from mazarine.former_name import FORMER_NAME
from mazarine.messages import quoted
from mazarine.plugins.messages import PluginMessage

API = 1
"""The version of the interface of plugins. It grows when a plugin that worked could stop working."""

MANIFEST_FILES = "mazarine.toml", f"{FORMER_NAME}.toml"

_BLOCK = re.compile(rf'^(?:MAZARINE|{FORMER_NAME.upper()})_PLUGIN = """(.*?)"""', re.MULTILINE | re.DOTALL)

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
"""Small letters, digits and hyphens: the word in calls and on the command line."""
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Sentence = Annotated[str, msgspec.Meta(max_length=1000)]
_MOST_COUNT = (1 << 31) - 1
Object = Annotated[str, msgspec.Meta(pattern=r"^([A-Za-z_]\w*)?$")]


class ParameterEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A parameter of a generator: a choice if it has choices, else a share or a count by its default.

    Attributes
    ----------
    default : one of the choices; a float from 0 to 1 for a share; an integer from 0 for a count
    most : the largest count
    choices : the titles of the values by name
    """

    name: Name
    title: Line
    default: str | int | float
    help: Sentence = ""
    most: Annotated[int, msgspec.Meta(ge=0, le=_MOST_COUNT)] = 1_000_000
    choices: dict[str, Line] = {}

    def __post_init__(self) -> None:
        default = self.default
        if self.choices:
            is_sound = str(default) in self.choices
        elif isinstance(default, str):
            is_sound = False
        else:
            is_sound = 0 <= default <= (1 if isinstance(default, float) else self.most)
        if not is_sound:
            raise ValueError(str(PluginMessage.PLUGIN_DEFAULT_WRONG(parameter=self.name, most=self.most)))


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something that a plugin adds.

    Attributes
    ----------
    name : the word in calls and on the command line
    title : its name in the window; made of the name if it is left out
    summary : what it is, in one sentence
    object : the function or class in the module of the manifest; the name with _ for - if it is left out
    """

    name: Name
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    summary: Sentence = ""
    object: Object = ""

    @property
    def shown_title(self) -> str:
        """The title, or one made of the name."""
        return self.title or self.name.replace("-", " ").capitalize()


class GeneratorEntry(Entry, kw_only=True):
    """A generator; the other fields are those of `mazarine.Generator`."""

    parameters: list[ParameterEntry] = []
    fills_masks: bool = True
    needs_full: bool = False
    has_start: bool = False

    def __post_init__(self) -> None:
        names = [parameter.name for parameter in self.parameters]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(str(PluginMessage.PLUGIN_PARAMETER_TWICE(name=name)))


class ExplorerEntry(Entry, kw_only=True):
    """An explorer."""

    needs_goal: bool = False
    walks_on: bool = False


class FormatEntry(Entry, kw_only=True):
    """A file format; its object, the module by default, has `read`, `write` and perhaps `losses`.

    Attributes
    ----------
    suffixes : the endings of file names, with the dot; the first is the usual one
    magic : how such files begin; if it is left out, the keys or the suffix decide
    keys : the keys that the JSON of such files has at the top
    writes : whether it has `write`, too
    hexagons : whether `write` takes mazes of hexagons
    """

    suffixes: Annotated[
        list[Annotated[str, msgspec.Meta(pattern=r"^\.[a-z0-9]+$")]], msgspec.Meta(min_length=1)
    ]
    magic: str = ""
    keys: list[Line] = []
    writes: bool = True
    hexagons: bool = False


class StatisticEntry(Entry, kw_only=True):
    """A statistic.

    `unit` is shown after the number, such as `steps`.
    """

    unit: str = ""


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that a plugin adds."""

    api: int
    generators: list[GeneratorEntry] = []
    explorers: list[ExplorerEntry] = []
    formats: list[FormatEntry] = []
    overlays: list[Entry] = []
    checks: list[Entry] = []
    statistics: list[StatisticEntry] = []
    searches: list[Entry] = []


class ManifestError(ValueError):
    """A manifest that is wrong; its text is a clause that says why."""


class OtherApi(Exception):
    """A manifest for another version of the interface."""


def block_in(source: str) -> str | None:
    """Return the TOML in the source of a module; None if it has none."""
    found = _BLOCK.search(source)
    return None if found is None else found[1]


def read_manifest(text: str) -> Manifest:
    """Read TOML.

    Raises `ManifestError` if it is no manifest, and `OtherApi` if it is for another version of the interface:
    then nothing else of it is read.
    """
    try:
        table: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ManifestError(str(error)) from None
    api = table.get("api")
    if isinstance(api, int) and api != API:
        raise OtherApi(quoted(api))
    try:
        return msgspec.convert(table, Manifest)
    except (msgspec.ValidationError, RecursionError) as error:
        raise ManifestError(str(error)) from None
