"""Files that hold no maze are refused with what they are and what to do next."""

from __future__ import annotations

import gzip
import io
import json
import zipfile
from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read
from tests.files.foreign_files import put
from tests.refusals import refused


def _zip(*members: str) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name in members:
            archive.writestr(name, "application/x-krita" if name == "mimetype" else "text")
    return held.getvalue()


def _json(**keys: object) -> bytes:
    return json.dumps(keys).encode()


_BINARY = {
    "page.pdf": (b"%PDF-1.4\n%\xe2\xe3\n", "pdf", "page-as-png"),
    "photo.heic": (b"\0\0\0\x18ftypheic\0\0\0\0", "heif", "save-as-png"),
    "photo.png": (b"\0\0\0\x1cftypavif\0\0\0\0", "heif", "save-as-png"),
    "film.mp4": (b"\0\0\0\x18ftypisom\0\0\0\0", "sound", "save-maze"),
    "layers.psd": (b"8BPS\0\1\0\0", "layered-picture", "save-as-png"),
    "maze.ico": (b"\0\0\1\0\1\0\x10\x10", "icon", "save-as-png"),
    "page.eps": (b"%!PS-Adobe-3.0 EPSF-3.0\n", "postscript", "page-as-png"),
    "maze.gz": (gzip.compress(b"#####\n#   #\n"), "packed", "unpack"),
    "maze.7z": (b"7z\xbc\xaf\x27\x1c\0\4", "packed", "unpack"),
    "castle.nbt": (gzip.compress(b"\x0a\0\0\x0a\0\4size"), "minecraft", "view-as-png"),
    "town.schematic": (gzip.compress(b"\x0a\0\x09Schematic"), "minecraft", "view-as-png"),
    "level.xp": (gzip.compress(b"\xff\xff\xff\xff\1\0\0\0\x10\0\0\0\x10\0\0\0"), "rexpaint", "save-as-png"),
    "sprite.aseprite": (b"\x80\0\0\0\xe0\xa5".ljust(128, b"\0"), "aseprite", "save-as-png"),
    "saved.pkl": (b"\x80\4\x95\1\0\0\0\0\0\0\0]\x94.", "pickle", "as-npy"),
    "board.mat": (b"MATLAB 5.0 MAT-file, Platform: GLNXA64".ljust(128), "matlab", "as-npy"),
    "board.h5": (b"\x89HDF\r\n\x1a\n\0\0\0\0", "hdf5", "as-npy"),
    "board.parquet": (b"PAR1\x15\4\x15\0", "parquet", "as-npy"),
    "board.db": (b"SQLite format 3\0\x10\0", "sqlite", "table-as-csv"),
    "solver": (b"\x7fELF\2\1\1\0", "program", "run-program"),
    "solver.exe": (b"MZ\x90\0\3\0", "program", "run-program"),
    "letters.ttf": (b"\0\1\0\0\0\x11\1\0", "font", "save-maze"),
    "tune.wav": (b"RIFF\x24\0\0\0WAVEfmt ", "sound", "save-maze"),
    "table.xls": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old-office", "sheet-as-csv"),
    "table.xlsx": (_zip("[Content_Types].xml", "xl/workbook.xml"), "spreadsheet", "sheet-as-csv"),
    "text.docx": (_zip("[Content_Types].xml", "word/document.xml"), "office-text", "copy-text"),
    "art.kra": (_zip("mimetype", "maindoc.xml"), "layered-picture", "save-as-png"),
    "mazes.zip": (_zip("one.txt", "two.txt"), "packed", "unpack"),
    "cut.zip": (_zip("one.txt", "two.txt")[:40], "zip-cut", "copy-again"),
    "zeros.bin": (bytes(5000), "blank", "save-again"),
    "odd.bin": (bytes(range(256)) * 3, "binary", "save-maze"),
}

_JSON = {
    "cave.dungeondraft_map": (
        _json(header={"creation_build": "1.0"}, world={"levels": {}}),
        "dungeondraft",
        "as-vtt",
    ),
    "scene.json": (_json(name="Cave", walls=[{"c": [0, 0, 1, 1]}], tokens=[]), "foundry", "as-vtt"),
    "tiles.tsj": (
        _json(columns=4, name="t", tilecount=16, tilewidth=8, type="tileset"),
        "tiled-part",
        "open-map",
    ),
    "all.world": (_json(maps=[{"fileName": "a.tmx"}], type="world"), "tiled-part", "open-one-map"),
    "door.tj": (_json(object={"height": 16}, type="template"), "tiled-part", "open-map"),
    "game.tiled-project": (_json(automappingRulesFile="", commands=[]), "tiled-part", "open-one-map"),
    "level.json": (_json(ogmoVersion="3.3.0", width=64, height=64, layers=[]), "ogmo", "grid-as-text"),
    "Map001.json": (
        _json(autoplayBgm=False, data=[1536], events=[None], height=1, tilesetId=1, width=1),
        "rpg-maker",
        "as-tmx",
    ),
    "town.geojson": (_json(type="FeatureCollection", features=[]), "geo", "view-as-png"),
    "maze.ipynb": (_json(cells=[], metadata={}, nbformat=4), "notebook", "run-program"),
    "package.json": (_json(name="maze", version="1.0.0", layers="no"), "json", "save-maze"),
    "cut.json": (_json(name="maze", rows=[[0, 1], [1, 0]])[:-4], "json-cut", "copy-again"),
}

_TEXT = {
    "drawing.svg": ('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', "svg", "save-as-png"),
    "page.html": ("<!DOCTYPE html>\n<html><body><pre>###</pre></body></html>", "html", "copy-text"),
    "tiles.tsx": ('<?xml version="1.0"?>\n<tileset name="t" tilewidth="8"/>', "tiled-part", "open-map"),
    "door.tx": ('<?xml version="1.0"?>\n<template><object/></template>', "tiled-part", "open-map"),
    "maze.sdf": (
        '<?xml version="1.0"?>\n<sdf version="1.6"><world name="w"/></sdf>',
        "gazebo",
        "view-as-png",
    ),
    "feed.xml": ("<?xml version='1.0'?>\n<feed><entry/></feed>", "xml", "save-maze"),
    "main.tscn": (
        '[gd_scene load_steps=2 format=3]\n\n[node name="Map" type="TileMap"]\n',
        "godot",
        "grid-as-text",
    ),
    "wall.prefab": (
        "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!1 &1\nGameObject:\n",
        "unity",
        "grid-as-text",
    ),
    "plan.dxf": ("  0\nSECTION\n  2\nHEADER\n", "cad", "view-as-png"),
    "plan.ifc": ("ISO-10303-21;\nHEADER;\n", "cad", "view-as-png"),
    "maze.stl": ("solid maze\nfacet normal 0 0 1\nouter loop\n", "model", "view-as-png"),
    "maze.obj": ("# made by a program\nv 0.0 1.0 0.0\nv 1.0 1.0 0.0\nf 1 2 3\n", "model", "view-as-png"),
    "config.yaml": ("# settings\nsize: 16\nname: maze\nwalls:\n  - color: black\n", "yaml", "save-maze"),
    "maze.py": ("import random\n\ndef make(rows, cols):\n    return []\n", "source-code", "run-program"),
    "maze.js": ("const maze = [\n  [1, 1, 1],\n];\nfunction draw() {\n}\n", "source-code", "run-program"),
    "maze.c": ("#include <stdio.h>\nint main(void) { return 0; }\n", "source-code", "run-program"),
    "README.md": ("# Mazes\n\nSome [words](https://example.org).\n\n## Use\n", "markdown", "copy-text"),
    "people.csv": ("name,town,age\nAda,London,36\nAlan,London,41\n", "csv-of-words", "table-as-csv"),
    "letter.txt": ("Dear friend,\nthe maze is behind the house.\n", "prose", "copy-text"),
    "maze.npy": (
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n",
        "lfs-pointer",
        "fetch-lfs",
    ),
    "blank.txt": (" \n\n  \n", "blank", "save-again"),
    "signs.txt": ("~q?x~", "text", "draw-text"),
}

_MORE_TEXTS = {
    "data.csv": ("x,y,z\n0.5,1.25,3.75\n0.25,9.5,8.1\n1e3,2,7\n", "numbers", "table-as-csv"),
    "Cargo.toml": ('[package]\nname = "maze"\nversion = "0.1.0"\n', "yaml", "save-maze"),
    "mark.txt": ("\ufeff", "blank", "save-again"),
}

_FILES = {
    **_BINARY,
    **_JSON,
    **{name: (text.encode(), kind, step) for name, (text, kind, step) in (_TEXT | _MORE_TEXTS).items()},
    "wide.txt": ("Dear friend, all is well".encode("utf-16"), "prose", "copy-text"),
}


@pytest.mark.parametrize("name", _FILES)
def test_a_file_that_holds_no_maze_is_refused_with_its_kind_and_a_next_step(
    tmp_path: Path, name: str
) -> None:
    data, kind, step = _FILES[name]
    path = tmp_path / name
    path.write_bytes(data)
    with refused(MazeFileError, "other-kind") as caught:
        read(path)
    found = caught.value.fields["kind"], caught.value.fields["step"]
    assert [getattr(message, "code", "") for message in found] == [kind, step]
    assert "{" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_sentence_has_both_halves(tmp_path: Path) -> None:
    path = tmp_path / "tiles.tsx"
    path.write_text("<?xml version='1.0'?>\n<tileset/>")
    with pytest.raises(MazeFileError) as caught:
        read(path)
    assert str(caught.value) == f"{path}: this is a tileset of Tiled; open the map that uses it."


_FRAME = """\
########################################
# Settings of the program              #
########################################
name of the user, in small letters only: somebody
where to put what was made: somewhere below
"""


def test_a_frame_in_a_text_of_words_is_no_maze(tmp_path: Path) -> None:
    path = tmp_path / "settings.conf"
    path.write_text(_FRAME + "another line of words that says something\n" * 12)
    with refused(MazeFileError, "other-kind"):
        read(path)
    with refused(MazeFileError, "other-kind"):
        read(
            put(tmp_path / "list.py", b"import random\n\nsizes = [1, 0]\n" + b"print(random.random())\n" * 20)
        )


def test_a_maze_under_a_few_words_is_read(tmp_path: Path) -> None:
    path = tmp_path / "maze.txt"
    rows = ["#########", "#   #   #", "# # # # #", "# #   # #", "# ##### #", "#       #", "#########"]
    path.write_text("The maze of the last lesson, with one way through\n\n" + "\n".join(rows) + "\n")
    assert read(path).shape == (1, 7, 9)


@pytest.mark.parametrize("piece", ["1", "1.", "1e1", "a ", "v 1", "import ", "- ", "[", " ", "a=", "\n"])
def test_long_texts_are_told_in_time_that_grows_with_their_length(tmp_path: Path, piece: str) -> None:
    with refused(MazeFileError, "other-kind"):
        read(put(tmp_path / "a.md", b"~" + piece.encode() * (60_000 // len(piece)) + b"~q?x~"))


@pytest.mark.parametrize(
    ("name", "text", "kind", "step"),
    [
        ("maze.svg", '<?xml version="1.0"?>\n<svg><path d="M1 1 L2 2"/></svg>', "svg", "save-as-png"),
        ("table.html", "<table>\n<tr><td>1</td><td>1</td></tr>\n</table>\n", "html", "copy-text"),
        ("cut.json", "[[1, 1, 1], [1, 0, 1], [1, 0, 1], [1, 1", "json-cut", "copy-again"),
        (
            "a.js",
            "(function(name,data){\n if(typeof onTileMapLoaded === 'undefined') {",
            "tiled-script",
            "as-tmj",
        ),
        ("room.yy", '{\n  "$GMRoom":"v1",\n  "layers":[],\n}\n', "game-maker", "grid-as-text"),
        ("a.des", "NAME: glass\nTAGS: extra\nDEPTH: D\n", "vaults", "with-map"),
        ("a.maz", "a few words that are no binary file\n", "prose", "copy-text"),
    ],
)
def test_texts_whose_signs_could_be_a_maze_are_named(
    tmp_path: Path, name: str, text: str, kind: str, step: str
) -> None:
    with refused(MazeFileError, "other-kind") as caught:
        read(put(tmp_path / name, text.encode()))
    found = caught.value.fields["kind"], caught.value.fields["step"]
    assert [getattr(message, "code", "") for message in found] == [kind, step]
