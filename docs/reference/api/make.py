"""Write the reference of the library from its docstrings: `python docs/reference/api/make.py`.

The public names and their topics are those of `editor/mazarine/__init__.pyi`.
"""

from __future__ import annotations

import enum
import inspect
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import mazarine
from mazarine.maze.convenience import EditMethods

_HERE = Path(__file__).parent
_STUB = Path(mazarine.__file__).with_suffix(".pyi")
_NOTE = "<!-- Made by docs/reference/api/make.py from the docstrings; edit those. -->"
_LISTS = ("Parameters", "Attributes", "Returns", "Raises", "Yields")
_PACKAGES = "Packages"
_WIDTH = 100
_MADE_BY_THE_LIBRARY = {
    "Change",
    "Delta",
    "Edit",
    "Exploration",
    "Region",
    "RegionGraph",
    "Segmentation",
    "Statistics",
}
"""Classes that callers get and never make."""
_INSIDE = {
    "Delta.flat", "Maze.buffers", "Maze.grid", "Maze.geometry", "RegionGraph.with_nodes",
    "Segmentation.engine", "Segmentation.lookup", "Segmentation.mirror", "Segmentation.of_space",
    "Segmentation.patch",
    "Segmentation.add_follower", "Router.follow", "Router.space",
}  # fmt: skip
"""Members that one part of the library has for another."""


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
        "All of this is in `import mazarine as mz`.",
        "A cell is (level, row, column) of the lattice, or (row, column) where there is one level:",
        "`CellLike`. A `Whole` is a whole number, Python's or NumPy's. An `Rng` is a `Generator` of NumPy, a",
        "seed or None. A `Progress` is a function that takes the share that is done, 0 to 1, and returns",
        "whether to go on.",
        "",
    ]  # fmt: skip
    for topic, names in by_topic.items():
        links = ", ".join(f"[`{name}`]({_slug(topic)}.md#{name.lower()})" for name in names)
        lines += [f"**[{topic}]({_slug(topic)}.md)**: {links}", ""]
    said = "; ".join(f"`{name}`: {_first_line(getattr(mazarine, name))}" for name in packages)
    lines += [f"**Packages**, for what has no short name: {said}", ""]
    return {"README.md": "\n".join(lines), **made}


def _page(topic: str, names: list[str]) -> str:
    parts = [f"# {topic}", _NOTE, "[All topics](README.md)"]
    for name in names:
        parts += _entry(name, getattr(mazarine, name))
    return "\n\n".join(parts) + "\n"


def _entry(name: str, value: Any) -> Iterator[str]:
    """Yield the paragraphs about a name."""
    yield f"## {name}"
    if isinstance(value, Mapping):
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
    if not issubclass(value, Exception) and "__init__" in vars(value) and name not in _MADE_BY_THE_LIBRARY:
        yield _call(name, value)
    yield from _text(value)
    members = {**vars(value), **(vars(EditMethods) if issubclass(value, EditMethods) else {})}
    for member, what in members.items():
        if member.startswith("_") or issubclass(value, Exception) or f"{name}.{member}" in _INSIDE:
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
    """Show how something is called."""
    signature = inspect.signature(value)
    kept = [it for it in signature.parameters.values() if it.name not in ("self", "cls")]
    shown = _plain(f"{name}{signature.replace(parameters=kept)}")
    if len(shown) > _WIDTH:
        # Each in a signature of its own, so that Python shows what it shows.
        each = [_plain(str(inspect.Signature([it])))[1:-1] for it in kept]
        first = next((n for n, it in enumerate(kept) if it.kind is it.KEYWORD_ONLY), len(kept))
        each = [it.removeprefix("*, ") for it in each]
        each[first:first] = ["*"] if first < len(kept) else []
        result = _plain(str(inspect.Signature(return_annotation=signature.return_annotation)))
        shown = "\n".join((f"{name}(", *(f"    {it}," for it in each), f"){result.removeprefix('()')}"))
    return f"```text\n{shown}\n```"


def _plain(shown: str) -> str:
    """Take away what Python puts around annotations, members of enumerations and functions."""
    shown = shown.replace("MazeLike", "Maze")  # which every caller has
    shown = re.sub(r"(: |-> )'([^']*)'", r"\1\2", shown)
    shown = re.sub(r"<(\w+\.\w+): [^>]*>", r"\1", shown).replace("<factory>", "…")
    return re.sub(r"<function .*? at 0x\w+>", "…", shown)


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
    """Return what an entry of a table of names is, and its parameters."""
    texts = (str(getattr(value, name, "")) for name in ("summary", "title", "hint", "text"))
    names = ", ".join(f"`{it.name}`" for it in getattr(value, "parameters", ()))
    return next(filter(None, texts)) + (f" ({names})" if names else "")


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
