"""Judging edits of a maze, and annealing, see `editor/native/design/design.h`."""

from __future__ import annotations

from ctypes import c_void_p

from mazarine.native.calls import Array, Handle, Record, Size, f64, flag, function, i64, u64

_COLUMNS, _TALLY_SIZE = 26, 48


class Rules(
    Record,
    sides=Array("i8", "sides"), face_cells=Array("i8", "kinds", "face_cells"), around=Array("i8", "around"),
    face_steps=Array("i8", "kinds", "face_steps"), checks=Array("i8", "kinds", "checks"),
    bits=Array("u1", "kinds", "checks"), features=Array("i1", "indices", _COLUMNS),
    kinds=Array("u1", "indices"), degrees=Array("u1", None), pinches=Array("?", None),
    extra=Array("u1", "padded"), sorts=Array("u1", "padded"), directions=Array("i8", 2, "sides"),
    lacking=Array("u1", 2), at=Array("i8", "ends"), to=Array("i8", "ends"), onward=Array("?", "ends"),
    goals=Array("i8", "goals"), start=i64, links=i64, cells=i64, first=i64, last=i64,
    side_count=Size("sides"), kind_count=Size("kinds"), face_cell_count=Size("face_cells"),
    around_count=Size("around"), face_step_count=Size("face_steps"), check_count=Size("checks"),
    end_count=Size("ends"), goal_count=Size("goals"), padded=Size("padded"), has_straights=flag,
):  # fmt: skip
    """What does not change while a maze is edited."""


class Moves(
    Record,
    places=Array("i8", "items"), sides=Array("i8", "items"), images=Array("i4", "items", "images"),
    items=Array("i4", None, None), count=Size("items"), image_count=Size("images"),
):  # fmt: skip
    """What may be edited."""


class Wants(
    Record,
    measures=Array("i8", "wants"), groups=Array("i8", "wants"), aims=Array("i8", "wants"),
    low=Array("f8", "wants"), high=Array("f8", "wants"), scale=Array("f8", "wants"),
    weights=Array("f8", "wants"), count=Size("wants"),
):  # fmt: skip
    """Requirements."""


class JudgeHandle(Handle):
    """A judge."""

    destroy = "mz_design_free"


class Annealing(
    Record,
    judge=JudgeHandle, wants=Wants, cost=f64, best_cost=f64, limit=f64, hot=f64, cold=f64, total=i64,
    done=i64, rng=u64, best_cells=Array("u2", "padded", writes=True),
    best_closed=Array("u1", "padded", writes=True),
):  # fmt: skip
    """A run of annealing."""


new_judge = function(
    "mz_design_new",
    Rules, Moves, Array("u2", "padded", writes=True), Array("u1", "padded", writes=True),
    Array("i8", _TALLY_SIZE, writes=True), i64,
    returns=c_void_p, long=True,
)  # fmt: skip
flip = function("mz_design_flip", JudgeHandle, Array("i8", "items"), Size("items"), long=True)
undo = function("mz_design_undo", JudgeHandle, returns=None)
accept = function("mz_design_accept", JudgeHandle, returns=None, long=True)
read_measures = function(
    "mz_design_measures",
    JudgeHandle, Array("i8", "numbers"), Array("f8", "numbers", writes=True), Size("numbers"),
    returns=None,
)  # fmt: skip
begin_annealing = function("mz_design_begin", Annealing, returns=None, long=True)
anneal = function("mz_design_anneal", Annealing, i64, returns=None, long=True)
try_edit = function("mz_design_try", Annealing, returns=f64, long=True)
