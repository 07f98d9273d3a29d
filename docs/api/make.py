"""The reference of the library, made from its docstrings: `python docs/api/make.py` writes the pages here.

The public names and their topics are those of `editor/mazewright/__init__.pyi`.
"""

from __future__ import annotations

import enum
import inspect
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mazewright

_HERE = Path(__file__).parent
_STUB = Path(mazewright.__file__).with_suffix(".pyi")
_NOTE = "<!-- Made by docs/api/make.py from the docstrings; edit those. -->"
_LISTS = ("Parameters", "Attributes", "Returns", "Raises", "Yields")
_PACKAGES = "Packages"


def topics() -> dict[str, list[str]]:
    """Return the public names by topic, in the order of the stub."""
    found: dict[str, list[str]] = {}
    for line in _STUB.read_text(encoding="utf-8").splitlines()[2:]:
        if line.startswith("# "):
            names = found.setdefault(line[2:], [])
        elif match := re.fullmatch(r"from \S+ import (\w+) as \1", line):
            names.append(match[1])
    return found


def pages() -> dict[str, str]:
    """Return the text of every page by its file name."""
    by_topic = topics()
    packages = by_topic.pop(_PACKAGES)
    made = {f"{_slug(topic)}.md": _page(topic, names) for topic, names in by_topic.items()}
    lines = [
        "# Reference", "", _NOTE, "",
        "All of this is in `import mazewright as mw`.",
        "A cell is (level, row, column) of the lattice, or (row, column) where there is one level.", "",
    ]  # fmt: skip
    for topic, names in by_topic.items():
        links = ", ".join(f"[`{name}`]({_slug(topic)}.md#{name.lower()})" for name in names)
        lines += [f"**[{topic}]({_slug(topic)}.md)**: {links}", ""]
    said = "; ".join(f"`{name}`: {_first_line(getattr(mazewright, name))}" for name in packages)
    lines += [f"**Packages**, for what has no short name: {said}", ""]
    return {"README.md": "\n".join(lines), **made}


def _page(topic: str, names: list[str]) -> str:
    parts = [f"# {topic}", _NOTE, "[All topics](README.md)"]
    for name in names:
        parts += _entry(name, getattr(mazewright, name))
    return "\n\n".join(parts) + "\n"


def _entry(name: str, value: Any) -> Iterator[str]:
    """Yield the paragraphs about a name."""
    yield f"## {name}"
    if isinstance(value, dict):
        yield "\n".join(f"- `{key}`: {_hint(it)}" for key, it in value.items())
        return
    if inspect.isclass(value):
        yield from _class(name, value)
        return
    yield _call(name, value)
    yield from _text(value)


def _class(name: str, value: type) -> Iterator[str]:
    if issubclass(value, enum.Enum):
        yield from _text(value)
        yield "Members: " + ", ".join(f"`{member.name}`" for member in value)
        return
    if not issubclass(value, Exception) and "__init__" in vars(value):
        yield _call(name, value)
    yield from _text(value)
    for member, what in vars(value).items():
        if member.startswith("_") or issubclass(value, Exception):
            continue
        function = getattr(what, "__func__", what)
        if isinstance(what, property) or hasattr(what, "func"):
            yield f"### {name}.{member}"
            yield from _text(what.fget if isinstance(what, property) else what.func)
        elif inspect.isfunction(function):
            yield f"### {name}.{member}"
            yield _call(f"{name}.{member}", function)
            yield from _text(function)


def _call(name: str, value: Any) -> str:
    """Show how something is called, without types, which the docstring tells."""
    signature = inspect.signature(value)
    kept = [
        it.replace(annotation=it.empty)
        for it in signature.parameters.values()
        if it.name not in ("self", "cls")
    ]
    shown = str(signature.replace(parameters=kept, return_annotation=signature.empty))
    shown = re.sub(r"<(\w+\.\w+): [^>]*>", r"\1", shown).replace("<factory>", "…")
    shown = re.sub(r"<function .*? at 0x\w+>", "…", shown)
    lines = textwrap.wrap(f"{name}{shown}", 100, subsequent_indent="    ", break_long_words=False)
    return "\n".join(("```text", *lines, "```"))


def _text(value: Any) -> Iterator[str]:
    """Yield the docstring as paragraphs, lists and examples."""
    said = inspect.getdoc(value)
    if not said:
        raise SystemExit(f"{value!r} has no docstring.")
    title = ""
    for part in re.split(r"(?m)^(\w+)\n-+\n", said + "\n"):
        if re.fullmatch(r"\w+", part):
            title = part
            continue
        if title:
            yield f"**{title}**"
        if title in _LISTS:
            yield from _list(title, part)
        else:
            yield from _paragraphs(part)


def _list(title: str, part: str) -> Iterator[str]:
    """Yield what is listed, and the paragraphs after it."""
    items: list[str] = []
    for block in re.split(r"\n(?=\S)", part.strip("\n")):
        head, *rest = block.split("\n")
        name, _, words = head.partition(" : ")
        if not words and " " in name.replace(", ", ","):
            yield "\n".join(items)
            items = []
            yield block
            continue
        said = " ".join(map(str.strip, rest)).strip()
        if title in ("Returns", "Yields") and words and said:
            words += ";"
        words = f"{words} {said}".strip()
        items.append(f"- `{name}`: {words}" if words else f"- `{name}`")
    if items:
        yield "\n".join(items)


def _paragraphs(part: str) -> Iterator[str]:
    for block in re.split(r"\n\s*\n", part.strip("\n")):
        if block.lstrip().startswith(">>>"):
            yield f"```python\n{block}\n```"
        elif block.strip():
            yield block


def _hint(value: Any) -> str:
    """Say what an entry of a table of names is."""
    said = (getattr(value, name, "") for name in ("title", "summary", "hint", "words"))
    return next(filter(None, said))


def _first_line(value: Any) -> str:
    return (inspect.getdoc(value) or "").split("\n")[0].rstrip(".:")


def _slug(topic: str) -> str:
    return topic.lower().replace(" ", "-")


def main() -> None:
    """Write all pages."""
    for old in _HERE.glob("*.md"):
        old.unlink()
    for name, text in pages().items():
        (_HERE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
