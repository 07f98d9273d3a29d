"""Takes from the source what the window may say, and keeps the files of translations in step with it.

`python -m tests.language.collect` does it: texts that are new come into `resources/languages/*.ts` as
unfinished, to be translated with Qt Linguist or by hand; those that nothing says any more go; the files that
the program reads are compiled anew by Qt's `lrelease`.
"""

from __future__ import annotations

import ast
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree as ET

import PySide6

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "resources" / "languages"
CONTEXT = "Mazewright"
FORMS = {"fr": 2, "pl": 3}
"""How many forms a counted noun has."""

_SILENT = {"cli", "compiling", "i18n", "kernels", "precompile"}
"""Folders of the package whose words no window shows."""

_NO_WORDS = {
    "Formatter", "LogRecord", "Path", "QColor", "QKeySequence", "QSettings", "Signal", "Slot",
    "TypeVar", "_thread", "astype", "cast", "compile", "contains", "count", "critical", "debug",
    "decode", "dtype", "echo", "encode", "endswith", "error", "exception", "field", "find",
    "findChildren", "findData", "findall", "fullmatch", "getattr", "glob", "guarded", "hasattr", "icon",
    "import_module", "index", "info", "is_on", "jit", "lstrip", "match", "njit", "open",
    "partition", "print", "read_text", "removeprefix", "removesuffix", "replace", "resource", "rglob",
    "rpartition", "rstrip", "setApplicationName", "setCreator", "setDesktopFileName", "setObjectName",
    "setOrganizationName", "setProperty", "setStyleSheet", "setValue", "set_on", "set_window_state",
    "setdefault", "single_shot", "split", "startswith", "strip", "sub", "value", "warning",
    "window_state", "write_text", "writestr",
}  # fmt: skip
"""Functions whose arguments are no words."""

_DEFECTS = {
    "AssertionError", "AttributeError", "IndexError", "KeyError", "NotImplementedError", "RuntimeError",
    "TypeError", "WrongType",
}  # fmt: skip
"""Errors of those who call the library, which no window shows."""
_NAMED_WORDS = re.compile(r"WORDS|TITLE|NAMES|HEAD|COLUMNS|HAND_KEYS|SIDES")
_MOST_VARIANTS = 16
_ALWAYS = (
    " and ", "north", "east", "south", "west", "pad", "up", "down", "above", "below", "line",
    "rectangle", "rectangles", "markers", "links", "link", "teleporter", "stairs", "one-way", "two-way",
    "none", "square", "honeycomb", "mirrored", "room", "corridor", "crossroad", "rooms", "corridors",
    "crossroads", "region", "mask", "board", "right", "text", "null", " or ", "orthogonal and isometric",
    "title", "author", "properties", "origin", "error", "warning", "note", "info", "player", "short-sighted",
    "forgetful", "homely", "here-and-now", "Mazes",
)  # fmt: skip
"""Names of the core that stand in sentences and look like names of the code."""


@dataclass(slots=True)
class Said:
    """What a tree of modules says.

    Attributes
    ----------
    texts : sentences, with named holes, and the module that says each first
    nouns : nouns that are counted: the singular, and the plural
    """

    texts: dict[str, str] = field(default_factory=dict)
    nouns: dict[str, str] = field(default_factory=dict)
    shapes: dict[str, str] = field(default_factory=dict)
    """The first text of each shape, by the text with nameless holes."""

    @property
    def templates(self) -> list[str]:
        """The texts that have holes."""
        return [text for text in self.texts if holes_of(text)]


@cache
def said_by(package: Path) -> Said:
    """Collect what the modules of a package say; callers do not change it."""
    said = Said(dict.fromkeys(_ALWAYS, "gui/i18n/sentences.py"))
    for path in sorted(package.rglob("*.py")):
        within = path.relative_to(package)
        if not _SILENT.intersection(within.parts):
            listener = _Listener(within.as_posix(), said)
            listener.visit(ast.parse(path.read_text(encoding="utf-8")))
    return said


def holes_of(text: str) -> list[str]:
    """Give the names of the holes of a text.

    >>> holes_of("{count} of {total}, not {{all}}")
    ['count', 'total']
    """
    return [name for _, name, *_ in Formatter().parse(text) if name]


def is_crowded(text: str) -> bool:
    """Whether holes lie so close to each other that nobody can tell where one ends.

    >>> is_crowded("{rows} {cols} cells"), is_crowded("{rows} × {cols} cells")
    (True, False)
    """
    return bool(re.search(r"\}\s+\{", text.replace("{{", "").replace("}}", "")))


class _Listener(ast.NodeVisitor):
    """Hears the words of a module: strings that read as such, but for docstrings and names of things."""

    def __init__(self, module: str, said: Said) -> None:
        self._module = module
        self._said = said
        self._takes_all = False

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = " ".join(ast.unparse(target) for target in node.targets)
        if names != "__all__":
            self._visit_named(names, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._visit_named(ast.unparse(node.target), node.value)

    def _visit_named(self, names: str, value: ast.expr) -> None:
        before, self._takes_all = self._takes_all, bool(_NAMED_WORDS.search(names))
        self.visit(value)
        self._takes_all = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        for part in (*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body):
            self.visit(part)

    def visit_Dict(self, node: ast.Dict) -> None:
        before, self._takes_all = self._takes_all, False
        for key in filter(None, node.keys):
            self.visit(key)
        self._takes_all = before
        for value in node.values:
            self.visit(value)

    def visit_Assert(self, node: ast.Assert) -> None:
        del node

    def visit_Compare(self, node: ast.Compare) -> None:
        del node

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        if not (isinstance(node.exc, ast.Call) and _name_of(node.exc.func) in _DEFECTS):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name_of(node.func)
        if name == "count_of":
            self._hear_noun(node.args[1:])
            self.visit(node.args[0])
        elif name == "tr":
            before, self._takes_all = self._takes_all, True
            self.generic_visit(node)
            self._takes_all = before
        elif name in _NO_WORDS:
            self.visit(node.func)
        else:
            before, self._takes_all = self._takes_all, False
            self.generic_visit(node)
            self._takes_all = before

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._hear(node.value.replace("{", "{{").replace("}", "}}"))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for text in _texts_of(node):
            self._hear(text)
        for part in node.values:
            if isinstance(part, ast.FormattedValue) and not _choices(part.value):
                self.visit(part.value)

    def _hear(self, text: str) -> None:
        if not (_reads_as_words(text) or (self._takes_all and _has_word(text))):
            return
        # Two templates that differ in the names of their holes only cannot be told from each other.
        if self._said.shapes.setdefault(re.sub(r"(?<!\{)\{\w+\}", "{}", text), text) == text:
            self._said.texts.setdefault(text, self._module)

    def _hear_noun(self, forms: list[ast.expr]) -> None:
        words = [form.value for form in forms if isinstance(form, ast.Constant)]
        if words:
            one = str(words[0])
            self._said.nouns.setdefault(one, str(words[1]) if len(words) > 1 else f"{one}s")


def _has_word(text: str) -> bool:
    return bool(re.search(r"[A-Za-z]{2}", re.sub(r"\{\w+\}", "", text)))


def _reads_as_words(text: str) -> bool:
    """Whether a string is a sentence or a title rather than a name of the code."""
    if not _has_word(text) or re.match(r"(Ctrl|Shift|Alt)\+|<\w+[ />]|<\?|\w+=|%\(", text):
        return False
    is_sentence = re.search(r"[A-Za-z,:;.…)] [A-Za-z{(“]|\} [a-z]{2}|[a-z] \{", text)
    return bool(is_sentence or re.match(r"&?[A-Z][a-z&]+", text))


def _texts_of(node: ast.JoinedStr) -> Iterator[str]:
    """Give the texts of an f-string: one for each choice of words within."""
    pieces = [_pieces(part) for part in node.values]
    for variant in itertools.islice(itertools.product(*pieces), _MOST_VARIANTS):
        yield _with_own_names("".join(variant))


def _pieces(part: ast.expr) -> list[str]:
    if isinstance(part, ast.Constant):
        return [str(part.value).replace("{", "{{").replace("}", "}}")]
    assert isinstance(part, ast.FormattedValue)
    return _choices(part.value) or [f"{{{_hole(part.value)}}}"]


def _choices(node: ast.expr) -> list[str]:
    """Give the texts of `a if … else b`, where both are words; empty if the expression is another."""
    if not isinstance(node, ast.IfExp):
        return []
    choices: list[str] = []
    for branch in (node.body, node.orelse):
        if isinstance(branch, ast.Constant) and isinstance(branch.value, str):
            choices.append(branch.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(branch, ast.JoinedStr):
            choices.extend("".join(variant) for variant in itertools.product(*map(_pieces, branch.values)))
        elif _choices(branch):
            choices.extend(_choices(branch))
        else:
            return []
    return choices


def _hole(node: ast.expr) -> str:
    """Name a hole after what fills it."""
    match node:
        case ast.Attribute(
            attr="name" | "title" | "value" as name, value=ast.Name(id=of) | ast.Attribute(attr=of)
        ):
            # `lattice.name` is a word of the program, `self.name` mostly the user's own.
            return name if of in {"self", "document", "maze", "booklet", "kept", "left"} else f"{of}_{name}"
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_") or "value"
        case ast.Subscript(value=value) | ast.Call(args=[value, *_]):
            return _hole(value)
        case ast.Call(func=function):
            return _hole(function)
    return "value"


def _with_own_names(text: str) -> str:
    """Make holes that touch into one, and number those that have one name.

    >>> _with_own_names("{count} of {count}{rest}")
    '{count} of {count_2}'
    """
    text = re.sub(r"(?<!\{)(\{\w+\})(?:\{\w+\})+(?!\})", r"\1", text)
    seen: dict[str, int] = {}

    def name(found: re.Match[str]) -> str:
        seen[found[1]] = seen.get(found[1], 0) + 1
        return f"{{{found[1]}_{seen[found[1]]}}}" if seen[found[1]] > 1 else found[0]

    return re.sub(r"(?<!\{)\{(\w+)\}(?!\})", name, text)


def _name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def counted_source(noun: str) -> str:
    """Give the text that stands for a counted noun in the files of translations.

    >>> counted_source("cell")
    '%Ln cell(s)'
    """
    return f"%Ln {noun}(s)"


def translations_in(path: Path) -> dict[str, list[str]]:
    """Read the translations of a file: the forms of each, one where nothing is counted."""
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).getroot().iter("message"):
        told = message.find("translation")
        assert told is not None
        forms = [form.text or "" for form in told.iter("numerusform")] or [told.text or ""]
        if any(forms):
            found[message.findtext("source", "")] = forms
    return found


def write(path: Path, language: str, said: Said, translations: dict[str, list[str]]) -> None:
    """Write a file of translations as Qt Linguist does."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text, module in said.texts.items():
        _add(context, text, module, translations.get(text, [""]), is_counted=False)
    for noun in sorted(said.nouns):
        source = counted_source(noun)
        _add(context, source, "", translations.get(source, [""] * FORMS[language]), is_counted=True)
    ET.indent(root, "    ")
    words = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{words}\n', encoding="utf-8")


def _add(context: ET.Element, source: str, module: str, forms: Iterable[str], *, is_counted: bool) -> None:
    message = ET.SubElement(context, "message", {"numerus": "yes"} if is_counted else {})
    if module:
        ET.SubElement(message, "location", filename=f"../../editor/mazewright/{module}")
    ET.SubElement(message, "source").text = source
    told = ET.SubElement(message, "translation")
    if not any(forms):
        told.set("type", "unfinished")
    if is_counted:
        for form in forms:
            ET.SubElement(told, "numerusform").text = form
    else:
        told.text = next(iter(forms))


def patterns_of(said: Said) -> str:
    """Give what the program needs beside the translations: templates, and the forms of nouns."""
    nouns = {form: noun for noun, several in sorted(said.nouns.items()) for form in (noun, several)}
    return (
        json.dumps({"templates": sorted(said.templates), "nouns": nouns}, indent=1, ensure_ascii=False) + "\n"
    )


def compiled(path: Path, to: Path) -> None:
    """Compile a file of translations with Qt's own tool."""
    tool = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([tool, "-silent", path, "-qm", to], check=True)


def main() -> int:
    """Bring the files up to date; the exit status tells whether something is left to translate."""
    said = said_by(ROOT / "editor" / "mazewright")
    LANGUAGES.mkdir(exist_ok=True)
    (LANGUAGES / "patterns.json").write_text(patterns_of(said), encoding="utf-8")
    left = 0
    for language in FORMS:
        path = LANGUAGES / f"{language}.ts"
        translations = translations_in(path)
        write(path, language, said, translations)
        compiled(path, path.with_suffix(".qm"))
        missing = [
            text for text in (*said.texts, *map(counted_source, said.nouns)) if text not in translations
        ]
        left += len(missing)
        sys.stdout.write(
            f"{path.name}: {len(translations):,} translated, {len(missing):,} to be translated\n"
        )
    for text in filter(is_crowded, said.texts):
        sys.stdout.write(f"holes too close: {said.texts[text]}: {text!r}\n")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main())
