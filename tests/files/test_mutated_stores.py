"""Whatever happens to a part of a store, a segmentation, a league or a lock: it is read or refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.depth import examples
from tests.files.fuzz_targets import TARGETS
from tests.files.mutating import json_mutations_of, mutations_of

_NAMES = [name for name in ("store", "segmentation", "league", "league-state", "lock") if name in TARGETS]


@pytest.mark.parametrize("name", _NAMES)
@examples(1.0)
@given(data=st.data())
def test_a_mutated_part_is_read_or_refused(name: str, data: st.DataObject) -> None:
    target = TARGETS[name]
    seed = data.draw(st.sampled_from(target.seeds))
    part, body = (seed[:1], seed[1:]) if name in ("store", "segmentation") else (b"", seed)
    is_json = body.startswith(b"{") and body.count(b"}\n{") == 0 and data.draw(st.booleans())
    target.act(part + data.draw(json_mutations_of(body) if is_json else mutations_of(body)))
