"""Running statements and scripts, and printing why they fail."""

from __future__ import annotations

import ast
import linecache
import sys
import traceback
from codeop import compile_command
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from types import TracebackType
from typing import Any

from mazarine.console.output import Output

_PACKAGE = str(Path(__file__).parents[1])
_MOST_CHARACTERS = 20_000
"""How much of a value is shown."""
_KEPT_SOURCES = 100
"""How many statements are kept for the lines of tracebacks."""


def is_complete(source: str) -> bool:
    r"""Return whether a statement can run, as far as it is written.

    Of a block that is indented, an empty line is the end. What can never run is complete, too.

    >>> is_complete("f(1)"), is_complete("f("), is_complete("if x:"), is_complete("if x: f()")
    (True, False, False, True)
    >>> is_complete("if x:\n    f()"), is_complete("if x:\n    f()\n")
    (False, True)
    """
    try:
        if compile_command(source, symbol="exec") is None:
            return False
    except (SyntaxError, OverflowError, ValueError):
        return True
    last = source.rpartition("\n")[2]
    return "\n" not in source or not last.startswith((" ", "\t")) or not last.strip()


def run_statement(source: str, number: int, names: dict[str, Any]) -> None:
    """Run what was entered in the console, and print the values of its expressions."""
    name = f"<console {number}>"
    linecache.cache.pop(f"<console {number - _KEPT_SOURCES}>", None)
    # Each with its end, also the last one: a traceback places its marks by them.
    lines = [f"{line}\n" for line in source.split("\n")]
    linecache.cache[name] = len(source), None, lines, name
    compile(source, name, "exec", dont_inherit=True)
    for node in ast.parse(source, name).body:
        if isinstance(node, ast.Expr):
            code = compile(ast.Expression(node.value), name, "eval", dont_inherit=True)
            _show(eval(code, names), names)
        else:
            exec(compile(ast.Module([node], []), name, "exec", dont_inherit=True), names)


def run_script(path: Path, names: dict[str, Any]) -> None:
    """Run a file, which may import the modules beside it."""
    code = compile(path.read_bytes(), str(path), "exec", dont_inherit=True)
    with _importing_from(path.parent):
        exec(code, names)


@contextmanager
def _importing_from(folder: Path) -> Iterator[None]:
    """Look for modules in a folder, and forget those afterwards: they may be others next time."""
    before = set(sys.modules)
    invalidate_caches()
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        if str(folder) in sys.path:
            sys.path.remove(str(folder))
        for name in [name for name in set(sys.modules) - before if _is_from(folder, name)]:
            sys.modules.pop(name, None)


def _is_from(folder: Path, module: str) -> bool:
    """Return whether a module, or the package of it, lies right in a folder."""
    top = module.partition(".")[0]
    origin = getattr(getattr(sys.modules.get(top), "__spec__", None), "origin", None)
    return origin in (str(folder / f"{top}.py"), str(folder / top / "__init__.py"))


def _show(value: object, names: dict[str, Any]) -> None:
    if value is None:
        return
    names["_"] = value
    text = repr(value)
    if len(text) > _MOST_CHARACTERS:
        text = f"{text[:_MOST_CHARACTERS]}… ({len(text):,} characters)"
    sys.stdout.write(f"{text}\n")


class Reporting:
    """Prints the traceback of what is raised in a `with` block, and goes on after it."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self.has_failed = self.has_exited = False

    def __enter__(self) -> None:
        return

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if isinstance(error, SystemExit):
            self.has_exited = True
            # As Python itself does: no number, or 0, is success.
            self.has_failed = bool(error.code)
            if self.has_failed:
                self._output.report(f"SystemExit: {error.code}\n")
        elif error is not None:
            self.has_failed = True
            self._output.report(own_traceback(error))
        return True


def own_traceback(error: BaseException) -> str:
    """Return a traceback without the lines of this program."""
    report = traceback.TracebackException.from_exception(error)
    _leave_out_program(report)
    return "".join(report.format())


def _leave_out_program(report: traceback.TracebackException) -> None:
    waiting = [report]
    while waiting:
        one = waiting.pop()
        one.stack = traceback.StackSummary.from_list(
            [frame for frame in one.stack if not frame.filename.startswith(_PACKAGE)]
        )
        waiting += [it for it in (one.__cause__, one.__context__, *(one.exceptions or ())) if it is not None]
