"""Runs the notebooks and keeps what their cells return: `python run.py`, without Jupyter.

A cell shows the value of its last line, as the richest of HTML, PNG and text.
"""

from __future__ import annotations

import ast
import base64
import json
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
NOTEBOOKS = tuple(sorted(HERE.glob("*.ipynb")))


def executed(path: Path) -> dict[str, Any]:
    """Return a notebook with the outputs of its cells; what a cell raises is raised."""
    notebook: dict[str, Any] = json.loads(path.read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(code, 1):
        cell["outputs"], cell["execution_count"] = _outputs("".join(cell["source"]), names, number), number
    return notebook


def _outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """Run the code of a cell, and return what it prints and what its last line returns."""
    tree, shown = ast.parse(source), None
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        shown = ast.Expression(tree.body.pop().value)
    printed = StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)  # this is what a notebook does
        value = None if shown is None else eval(compile(shown, f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"output_type": "stream", "name": "stdout", "text": text})
    if value is not None:
        data = {"output_type": "execute_result", "execution_count": number, "metadata": {}}
        outputs.append({**data, "data": _shown(value)})
    return outputs


def _shown(value: Any) -> dict[str, Any]:
    """Return the forms in which a notebook shows a value."""
    forms: dict[str, Any] = {"text/plain": [repr(value)]}
    if (html := getattr(value, "_repr_html_", None)) is not None:
        # A player, of some 100 kB, is made again when the notebook runs.
        forms["text/html"] = html().partition("<iframe")[0].splitlines(keepends=True)
    elif (png := getattr(value, "_repr_png_", None)) is not None:
        forms["image/png"] = base64.b64encode(png()).decode("ascii")
    return forms


def main(names: list[str]) -> None:
    """Run a notebook and write its outputs into its file; or all, each in an interpreter of its own."""
    if not names:
        for path in NOTEBOOKS:
            subprocess.run([sys.executable, __file__, path.name], check=True)
    for name in names:
        text = json.dumps(executed(HERE / name), indent=1, ensure_ascii=False)
        (HERE / name).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
