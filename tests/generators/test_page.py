"""What `docs/explanation/generators.md` says of the generators is what they declare."""

from __future__ import annotations

import re
from pathlib import Path

from mazarine.generators import GENERATORS
from tests.benchmarks.generators import parameter_rows

_PAGE = (Path(__file__).resolve().parents[2] / "docs" / "explanation" / "generators.md").read_text(
    encoding="utf-8"
)


def test_every_algorithm_has_a_line_of_its_own() -> None:
    names = re.findall(r"(?m)^\| \[`([\w-]+)`\]\(algorithms/\1\.md\) \| [^|]+ \|[^|]*\|$", _PAGE)
    assert sorted(names) == sorted(GENERATORS)


def test_the_table_of_parameters_is_the_declared_one() -> None:
    assert "\n".join(parameter_rows()) in _PAGE
