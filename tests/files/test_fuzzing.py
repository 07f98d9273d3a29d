"""The fuzzing of readers: what it begins with, and what it says where it cannot begin."""

from __future__ import annotations

import importlib.util

import pytest

from tests.files import fuzzing
from tests.files.fuzz_targets import TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_every_target_takes_its_own_files_and_any_bytes(name: str) -> None:
    target = TARGETS[name]
    assert target.seeds
    for data in (*target.seeds, b"", b"\0" * 100):
        target.act(data)


def test_without_atheris_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert fuzzing.main([]) == 2
    assert capsys.readouterr().err.startswith("Fuzzing needs atheris")
