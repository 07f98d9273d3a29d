"""The mutations in `tests/mutations.py`."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.mistakes import ENGINE, MUTATIONS, QUICK, Mutation
from tests.mutations import ROOT


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_the_text_of_a_mutation_occurs_once_in_its_file(mutation: Mutation) -> None:
    source = (ROOT / ENGINE / mutation.file).read_text(encoding="utf-8")
    assert source.count(mutation.text) == 1


def test_no_two_mutations_have_the_same_name() -> None:
    assert max(Counter(mutation.name for mutation in MUTATIONS).values()) == 1


def test_quick_mutations_exist() -> None:
    assert {mutation.name for mutation in MUTATIONS} >= QUICK
