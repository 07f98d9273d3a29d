"""The code of `docs/how-to/compare.md`; its lines for git are run in `tests/cli/test_merge.py`."""

from __future__ import annotations

import re

import pytest

from tests.docs.shown import ROOT


def test_the_code_prints_what_its_comments_say(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs/how-to/compare.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.splitlines() == re.findall(r"  # (.*)", code)
