"""The signs of files that hold no maze: first bytes, members, keys, roots of XML and words."""

from __future__ import annotations

import re
from typing import NamedTuple

from mazarine.files.kind_messages import KindName, NextStep
from mazarine.messages import Message


class Kind(NamedTuple):
    """What a file is, and what to do with it."""

    name: KindName
    step: NextStep
    fields: tuple[tuple[str, Message | str], ...] = ()


def _packed(kind: str) -> Kind:
    return Kind(KindName.PACKED, NextStep.UNPACK, (("kind", kind),))


def _layered(program: str) -> Kind:
    return Kind(KindName.LAYERED_PICTURE, NextStep.SAVE_AS_PNG, (("program", program),))


def _part(part: KindName, step: NextStep = NextStep.OPEN_MAP) -> Kind:
    return Kind(KindName.TILED_PART, step, (("part", part()),))


def _other_picture(kind: str) -> Kind:
    return Kind(KindName.OTHER_PICTURE, NextStep.SAVE_AS_PNG, (("kind", kind),))


_OTHER_PICTURES = ((b"DDS ", "DDS"), (b"qoif", "QOI"), (b"\x76\x2f\x31\x01", "OpenEXR"))
_PICTURE = Kind(KindName.HEIF, NextStep.SAVE_AS_PNG)
_MODEL = Kind(KindName.MODEL, NextStep.VIEW_AS_PNG)
_CAD = Kind(KindName.CAD, NextStep.VIEW_AS_PNG)
_SOUND = Kind(KindName.SOUND, NextStep.SAVE_MAZE)
_PROGRAM = Kind(KindName.PROGRAM, NextStep.RUN_PROGRAM)
_FONT = Kind(KindName.FONT, NextStep.SAVE_MAZE)
_ICON = Kind(KindName.ICON, NextStep.SAVE_AS_PNG)
_SOURCE = Kind(KindName.SOURCE_CODE, NextStep.RUN_PROGRAM)
_GEO = Kind(KindName.GEO, NextStep.VIEW_AS_PNG)
_TEXT_DOCUMENT = Kind(KindName.OFFICE_TEXT, NextStep.COPY_TEXT)
_SHEET = Kind(KindName.SPREADSHEET, NextStep.SHEET_AS_CSV)
_SLIDES = Kind(KindName.SLIDES, NextStep.PAGE_AS_PNG)
_GODOT = Kind(KindName.GODOT, NextStep.GRID_AS_TEXT)
_UNITY = Kind(KindName.UNITY, NextStep.GRID_AS_TEXT)
_OGMO = Kind(KindName.OGMO, NextStep.GRID_AS_TEXT)
_GAZEBO = Kind(KindName.GAZEBO, NextStep.VIEW_AS_PNG)
_TILED_SCRIPT = Kind(KindName.TILED_SCRIPT, NextStep.AS_TMJ)
_XPM = Kind(KindName.XPM, NextStep.SAVE_AS_PNG)

BEGINNINGS: tuple[tuple[bytes, Kind], ...] = (
    (b"%PDF", Kind(KindName.PDF, NextStep.PAGE_AS_PNG)),
    (b"8BPS", _layered("Photoshop")),
    (b"gimp xcf", _layered("GIMP")),
    (b"\0\0\1\0", _ICON),
    (b"\0\0\2\0", _ICON),
    (b"icns", _ICON),
    (b"\xff\x0a", Kind(KindName.JPEG_XL, NextStep.SAVE_AS_PNG)),
    (b"\0\0\0\x0cJXL ", Kind(KindName.JPEG_XL, NextStep.SAVE_AS_PNG)),
    (b"\0\0\0\x0cjP  ", Kind(KindName.JPEG_XL, NextStep.SAVE_AS_PNG)),
    *((begin, _other_picture(kind)) for begin, kind in _OTHER_PICTURES),
    (b"%!PS", Kind(KindName.POSTSCRIPT, NextStep.PAGE_AS_PNG)),
    (b"\xc5\xd0\xd3\xc6", Kind(KindName.POSTSCRIPT, NextStep.PAGE_AS_PNG)),
    (b"/* XPM */", _XPM),
    (b"{\\rtf", Kind(KindName.RTF, NextStep.COPY_TEXT)),
    (b"\xd0\xcf\x11\xe0", Kind(KindName.OLD_OFFICE, NextStep.SHEET_AS_CSV)),
    (b"BZh", _packed("bzip2")),
    (b"\xfd7zXZ", _packed("xz")),
    (b"\x28\xb5\x2f\xfd", _packed("zstd")),
    (b"7z\xbc\xaf", _packed("7z")),
    (b"Rar!", _packed("RAR")),
    (b"\x04\x22\x4d\x18", _packed("LZ4")),
    (b"SQLite format 3", Kind(KindName.SQLITE, NextStep.TABLE_AS_CSV)),
    (b"\x89HDF", Kind(KindName.HDF5, NextStep.AS_NPY)),
    (b"\x93NUMPY", Kind(KindName.NUMPY, NextStep.SAVE_MAZE)),
    (b"MATLAB 5.0", Kind(KindName.MATLAB, NextStep.AS_NPY)),
    (b"PAR1", Kind(KindName.PARQUET, NextStep.AS_NPY)),
    *((b"\x80" + bytes((version,)), Kind(KindName.PICKLE, NextStep.AS_NPY)) for version in (2, 3, 4, 5)),
    (b"#ROSBAG", Kind(KindName.ROS_BAG, NextStep.SAVE_MAZE)),
    (b"\x7fELF", _PROGRAM),
    (b"MZ", _PROGRAM),
    (b"\xca\xfe\xba\xbe", _PROGRAM),
    (b"\xcf\xfa\xed\xfe", _PROGRAM),
    (b"\0asm", _PROGRAM),
    (b"!<arch>", _PROGRAM),
    (b"\0\1\0\0\0", _FONT),
    (b"OTTO", _FONT),
    (b"wOFF", _FONT),
    (b"wOF2", _FONT),
    (b"ID3", _SOUND),
    (b"OggS", _SOUND),
    (b"fLaC", _SOUND),
    (b"MThd", _SOUND),
    (b"FORM", _SOUND),
    (b".snd", _SOUND),
    (b"\x1a\x45\xdf\xa3", _SOUND),
    (b"glTF", _MODEL),
    (b"BLENDER", _MODEL),
    (b"Kaydara FBX", _MODEL),
    (b"ply\n", _MODEL),
    (b"ply\r", _MODEL),
    (b"# .PCD", _MODEL),
    (b"\x0a\0\0\x0a", Kind(KindName.MINECRAFT, NextStep.VIEW_AS_PNG)),
    (b"ISO-10303-21", _CAD),
    (b"AutoCAD Binary DXF", _CAD),
    (b"AC10", _CAD),
    (b"version https://git-lfs", Kind(KindName.LFS_POINTER, NextStep.FETCH_LFS)),
    (b"[gd_", _GODOT),
    (b"; Engine configuration file", _GODOT),
    (b"RSRC", _GODOT),
    (b"UnityFS", _UNITY),
)
"""First bytes."""

BRANDS = dict.fromkeys((b"heic", b"heix", b"mif1", b"msf1", b"hevc", b"avif", b"avis"), _PICTURE)
"""Pictures in the container that is a video's, by its brand."""

RIFF = {b"WAVE": _SOUND, b"AVI ": _SOUND}

MEMBERS: tuple[tuple[bytes, Kind], ...] = (
    (b"xl/workbook", _SHEET),
    (b"word/document", _TEXT_DOCUMENT),
    (b"ppt/presentation", _SLIDES),
    (b"opendocument.spreadsheet", _SHEET),
    (b"Index/Tables", _SHEET),
    (b"opendocument.text", _TEXT_DOCUMENT),
    (b"opendocument.presentation", _SLIDES),
    (b"opendocument.graphics", Kind(KindName.DRAWING, NextStep.PAGE_AS_PNG, (("program", "LibreOffice"),))),
    (b"application/x-krita", _layered("Krita")),
    (b"image/openraster", _layered("OpenRaster")),
    (b"epub+zip", _TEXT_DOCUMENT),
    (b".npyPK", Kind(KindName.NPZ, NextStep.AS_NPY)),
    (b".npy\x93NUMPY", Kind(KindName.NPZ, NextStep.AS_NPY)),
    (b".npy", Kind(KindName.NPZ, NextStep.AS_NPY)),
    (b"META-INF/MANIFEST.MF", Kind(KindName.JAVA_ARCHIVE, NextStep.RUN_PROGRAM)),
)
"""Names of members, or types, in the list of a ZIP archive."""

JSON_KEYS: tuple[tuple[dict[str, str], Kind], ...] = (
    ({"__header__": "", "defs": ""}, Kind(KindName.LDTK_PARTS, NextStep.OPEN_LEVEL)),
    ({"header": "", "world": ""}, Kind(KindName.DUNGEONDRAFT, NextStep.AS_VTT)),
    ({"walls": "", "tokens": ""}, Kind(KindName.FOUNDRY, NextStep.AS_VTT)),
    ({"type": "tileset"}, _part(KindName.TILESET)),
    ({"tilecount": "", "tilewidth": ""}, _part(KindName.TILESET)),
    ({"type": "world"}, _part(KindName.WORLD, NextStep.OPEN_ONE_MAP)),
    ({"maps": "", "onlyShowAdjacentMaps": ""}, _part(KindName.WORLD, NextStep.OPEN_ONE_MAP)),
    ({"type": "template"}, _part(KindName.TEMPLATE)),
    ({"automappingRulesFile": ""}, _part(KindName.PROJECT, NextStep.OPEN_ONE_MAP)),
    ({"openFiles": "", "activeFile": ""}, _part(KindName.SESSION, NextStep.OPEN_ONE_MAP)),
    ({"extensionsPath": "", "folders": ""}, _part(KindName.PROJECT, NextStep.OPEN_ONE_MAP)),
    ({"ogmoVersion": ""}, _OGMO),
    ({"tilesetId": "", "events": ""}, Kind(KindName.RPG_MAKER, NextStep.AS_TMX)),
    ({"frames": "", "meta": ""}, Kind(KindName.SPRITE_SHEET, NextStep.OPEN_MAP)),
    ({"type": "FeatureCollection"}, _GEO),
    ({"type": "Topology"}, _GEO),
    ({"cells": "", "nbformat": ""}, Kind(KindName.NOTEBOOK, NextStep.RUN_PROGRAM)),
    ({"cells": "", "metadata": "", "nbformat_minor": ""}, Kind(KindName.NOTEBOOK, NextStep.RUN_PROGRAM)),
    ({"asset": "", "meshes": ""}, _MODEL),
    ({"type": "excalidraw"}, Kind(KindName.DRAWING, NextStep.SAVE_AS_PNG, (("program", "Excalidraw"),))),
)
"""Keys of JSON, and the text that they must have if it is not empty."""

ROOTS: dict[str, Kind] = {
    "svg": Kind(KindName.SVG, NextStep.SAVE_AS_PNG),
    "html": Kind(KindName.HTML, NextStep.COPY_TEXT),
    **dict.fromkeys(
        ("head", "body", "title", "style", "script", "center", "div", "p", "pre", "h1", "table", "ul"),
        Kind(KindName.HTML, NextStep.COPY_TEXT),
    ),
    "tileset": _part(KindName.TILESET),
    "template": _part(KindName.TEMPLATE),
    "level": _OGMO,
    "sdf": _GAZEBO,
    "robot": _GAZEBO,
    "gazebo": _GAZEBO,
    "collada": _MODEL,
    "x3d": _MODEL,
    "kml": _GEO,
    "gpx": _GEO,
    "osm": _GEO,
    "mxfile": Kind(KindName.DRAWING, NextStep.SAVE_AS_PNG, (("program", "draw.io"),)),
    "mxgraphmodel": Kind(KindName.DRAWING, NextStep.SAVE_AS_PNG, (("program", "draw.io"),)),
}
"""Roots of XML in small letters."""


def _texts(*rows: tuple[str, Kind]) -> tuple[tuple[re.Pattern[str], Kind], ...]:
    return tuple((re.compile(pattern, re.MULTILINE), kind) for pattern, kind in rows)


TEXTS = _texts(
    (r"\A%YAML[^\n]*\n(?:%TAG[^\n]*unity3d|--- !u!)", _UNITY),
    (r"^--- !u!\d", _UNITY),
    (r"\A\s*0\s*\n\s*SECTION\b", _CAD),
    (r"\A\s*999\s*\n[^\n]*\n\s*0\s*\n\s*SECTION\b", _CAD),
    (r"\Asolid\b[^\n]*\n\s*(?:facet|endsolid)\b", _MODEL),
    (r"\A(?:OFF|#VRML V)\b", _MODEL),
    (r"^v( +-?\d[\d.eE+-]*){3,}\s*$\n(?:^(?:v|vn|vt|f|g|o|s|#|usemtl)\b[^\n]*\n)", _MODEL),
    (r"^#define \w+_width \d+", _XPM),
    (r"^[ \t]*static (?:const )?char ?\* ?\w+\[\] ?= ?\{\s*\"\s*\d+ +\d+ +\d+ +\d", _XPM),
    (r"\A\s*\\(?:documentclass|begin)\b", Kind(KindName.LATEX, NextStep.PAGE_AS_PNG)),
    (r"\Aversion \d[^\n]*\n\d+\s+\S+\.map\s", Kind(KindName.SCENARIO, NextStep.OPEN_NAMED_MAP)),
    (r"\A\(function\(name, ?data\) ?\{\s*if ?\(typeof onTileMapLoaded", _TILED_SCRIPT),
    (r"^\s*\"(?:resourceType|\$?GM\w+)\" ?: ?\"(?:GM|v\d)", Kind(KindName.GAME_MAKER, NextStep.GRID_AS_TEXT)),
    (r"^NAME:[^\n]*\n(?:[^\n]*\n){0,9}?(?:TAGS|ORIENT|DEPTH):", Kind(KindName.VAULTS, NextStep.WITH_MAP)),
    (r"\A#!", _SOURCE),
    (r"^#include\s*[<\"]", _SOURCE),
    (r"^(?:import [\w.]+(?: as \w+)?|from [\w.]+ import \S.*|def \w+\(.*|class \w+.*:)\s*$", _SOURCE),
    (r"^\s*(?:const|let|var) \w+(?:: ?[\w\[\]<>]+)? ?= ?", _SOURCE),
    (r"^\s*(?:(?:export|async|public|private|static|local|pub|inline) )*(?:function|fn|func|class|struct|enum"
     r"|namespace|interface) \w+.*[{(]?\s*$", _SOURCE),
    (r"^(?:import|using|package) [\w.{}*, ]+(?: from ['\"].*['\"])?;\s*$", _SOURCE),
    (r"^(?:extends \w+|@tool|func _\w+\()", _SOURCE),
    (r"^(?:int|void|char|bool|float|double|auto) \**\w+\(.*", _SOURCE),
    (r"^\s*(?:\w+\s*=\s*)?\[\s*\[.*\],?\s*$\n(?=\s*\[)", _SOURCE),
    (r"^[\w.#@:, >()-]+ ?\{\s*$", _SOURCE),
    (r"^```|\]\(https?://|^#{2,6} [A-Za-z]", Kind(KindName.MARKDOWN, NextStep.COPY_TEXT)),
)  # fmt: skip
"""Patterns in the first lines of a text that are not blank."""
