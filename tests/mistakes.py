"""Mistakes to make in the engine of the regions, which tests must notice (`tests.mutations` makes them)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ENGINE = Path("editor/native/regions")


class MutationError(Exception):
    """A mutation that cannot be tried."""


class Mutation(NamedTuple):
    """A mistake: a text that occurs once in a file, and its replacement."""

    name: str
    file: str
    text: str
    replacement: str

    def apply(self, tree: Path) -> None:
        """Change the file in a copy of the tree.

        Raises
        ------
        MutationError
            If the text does not occur exactly once.
        """
        path = tree / ENGINE / self.file
        source = path.read_text(encoding="utf-8")
        count = source.count(self.text)
        if count != 1:
            raise MutationError(f"{self.name}: {self.file} has {self.text!r} {count} times instead of once.")
        path.write_text(source.replace(self.text, self.replacement), encoding="utf-8")


MUTATIONS = (
    Mutation("a face needs only one of two sides", "settle.c", "& bits) != bits)", "& bits) == 0)"),
    Mutation(
        "the next face may lie at the stop", "engine.h", "found < stop ? found", "found <= stop ? found"
    ),
    Mutation("a run starts one face late", "engine.h", "highest_bit(gaps) + 1", "highest_bit(gaps) + 2"),
    Mutation(
        "walls to the east cut no corridor", "settle.c", "if (step < 0) continue;", "if (step < 2) continue;"
    ),
    Mutation(
        "cells of gained faces keep their kind", "settle.c", "TRY(touch_faces(engine, &work->gained));", ""
    ),
    Mutation("a row too long in the log", "answer.c", "cell - start >= width", "cell - start > width + 1"),
    Mutation("what came and went is told as new", "answer.c", "else if (!is_gone)", "else"),
    Mutation(
        "a wall to the north of the second row", "compiling.h", "if (before >= 0 &&", "if (before > 0 &&"
    ),
    Mutation(
        "a neighbor that is read again forgets its links",
        "write.c",
        "if (value & FLOOR) value |= engine->cells[other] & LINKS;",
        "",
    ),
    Mutation("rock may have links", "write.c", "(sides || value & LINKS) &&", "sides &&"),
    Mutation("a number is inherited twice", "carry.c", "== 0 && !taken[before])", "== 0)"),
    Mutation("a carried row is not free again", "carry.c", "head[FREE_ROW] = row;", ""),
    Mutation(
        "the last row has no cells above",
        "compiling.c",
        "row > 0 ? -width",
        "row > 0 && row + 1 < height ? -width",
    ),
    Mutation("two links are one passage", "kinds.c", "twice < 2", "twice < 1"),
    Mutation(
        "any corridor cell is an end", "kinds.c", "ways_on.one[at] & ~ways_on.two[at];", "ways_on.one[at];"
    ),
    Mutation("a pinch is no entry", "kinds.c", "entry[at] |= work[at];", "entry[at] |= 0;"),
    Mutation(
        "a walk straight on is not counted",
        "trails.c",
        "length++;\n            cell += step;",
        "length;\n            cell += step;",
    ),
    Mutation(
        "the other end is walked from again",
        "trails.c",
        "if (last >> 6 < limit) ends[last >> 6] &= ~(UINT64_C(1) << (last & 63));",
        "",
    ),
    Mutation(
        "rock may have links in a space",
        "planes.c",
        "NEEDS_FLOOR = OPEN_SIDES | LINKS }",
        "NEEDS_FLOOR = OPEN_SIDES }",
    ),
    Mutation(
        "a contradiction is told of another cell", "planes.c", "return first * 64 + bad;", "return bad;"
    ),
    Mutation(
        "words are moved one place less", "planes.h", "words[at + 1] << 1 << (63", "words[at + 1] << (63"
    ),
    Mutation("the ring test begins one late", "faces.c", "int64_t turn = 1; turn", "int64_t turn = 2; turn"),
    Mutation(
        "faces touching in one cell are joined", "faces.c", "ring[index].is_direct && !is_found", "!is_found"
    ),
    Mutation(
        "the ring test looks beyond the tile",
        "faces.c",
        "is_face(engine, at->place + step->step) && stays(engine, level, at, step);",
        "is_face(engine, at->place + step->step);",
    ),
    Mutation(
        "links of a split patch are not written again",
        "faces.c",
        "    add_slots_of(engine, 0, patch, slots);\n",
        "",
    ),
    Mutation(
        "a part of a patch keeps its cells for the patch", "faces.c", "nodes[patch].cells -= node.cells;", ""
    ),
    Mutation(
        "the first face of a node that lost it stays",
        "faces.c",
        "find_first_around(engine, level, &at, above.nodes[level + 1]);",
        "",
    ),
    Mutation("cells of a merged patch are lost", "faces.c", "nodes[taker].cells += nodes[giver].cells;", ""),
    Mutation(
        "nodes that were merged keep their links",
        "faces.c",
        "    add_slots_of(engine, level, giver, slots);\n",
        "",
    ),
    Mutation(
        "a room that lost all faces stays",
        "faces.c",
        "if (engine->rows[above.room].faces == 0) give_up_row(engine, above.room);",
        "",
    ),
    Mutation(
        "sides that met are searched on as two",
        "divide.c",
        "            on->sides[met].up = part;\n            on->open--;",
        "            on->open--;",
    ),
    Mutation(
        "the part that was not exhausted gets the new node",
        "divide.c",
        "!on.sides[number].is_done) keeper = number;",
        "on.sides[number].is_done) keeper = number;",
    ),
    Mutation("a part of a room has no cells", "divide.c", "sums.cells += node->cells;", ""),
    Mutation(
        "of equal rooms the higher number stays",
        "numbering.c",
        "is_new == other_is_new ? row < other",
        "is_new == other_is_new ? row > other",
    ),
    Mutation(
        "the larger region is replaced",
        "numbering.c",
        "return claim > other_claim;",
        "return claim < other_claim;",
    ),
    Mutation(
        "of equal parts any keeps the number",
        "numbering.c",
        "if (is_room(engine, part)) return first_face(engine, part) < first_face(engine, other);",
        "if (is_room(engine, part)) return false;",
    ),
    Mutation(
        "the part with the last face keeps it",
        "numbering.c",
        "first_face(engine, part) < first_face(engine, other)",
        "first_face(engine, part) > first_face(engine, other)",
    ),
    Mutation(
        "of equal segments the last keeps the number",
        "numbering.c",
        "first_cell(engine, part) < first_cell(engine, other)",
        "first_cell(engine, part) > first_cell(engine, other)",
    ),
    Mutation(
        "a part is told with the cells that were added later",
        "numbering.c",
        "of->cells = is_gone ? 0 : row->size;",
        "of->cells = is_gone ? 0 : row->size + 1;",
    ),
    Mutation("a mirror is not told of pieces", "update.h", "    tell(engine, PIECES, place);\n", ""),
    Mutation(
        "a mirror is not told of patches", "tiles.c", "tell(engine, PIECES, place + start + index);", ";"
    ),
    Mutation("a mirror is not told of nodes", "levels.h", "    tell(engine, NODES + level, node);\n", ""),
    Mutation(
        "a mirror is not told of new nodes", "levels.c", "    tell(engine, NODES + level, number);\n", ""
    ),
    Mutation(
        "a mirror is not told of parts", "corridors.c", "    tell(engine, PARTS, number - PART_BASE);\n", ""
    ),
    Mutation("a mirror is not told of kinds", "answer.c", "        tell(engine, KINDS, cell);\n", ""),
    Mutation(
        "the seam of a ring is never cut",
        "corridors.c",
        "engine->rows[corridor].flags &= ~RING; /* It was closed there. */",
        ";",
    ),
    Mutation(
        "a ring of parts opens at the wrong end",
        "corridors.c",
        "is_left_shorter ? row->size : -row->size);",
        "is_left_shorter ? -row->size : row->size);",
    ),
    Mutation(
        "a ring of one segment opens one cell late",
        "corridors.c",
        "under = engine->offset[below] - row->lowest + 1;",
        "under = engine->offset[below] - row->lowest;",
    ),
    Mutation(
        "the longer part of a segment is renamed",
        "corridors.c",
        "bool takes_low = under - old->lowest <= old->highest - over;",
        "bool takes_low = under - old->lowest > old->highest - over;",
    ),
    Mutation(
        "far positions run away",
        "corridors.c",
        "move_parts(engine, row->first, true, -own.first_position);",
        "move_parts(engine, row->first, true, own.first_position);",
    ),
    Mutation(
        "offsets leave 16 bits",
        "corridors.c",
        "segment->highest + more > INT16_MAX ||",
        "segment->highest + more > 2 * INT16_MAX ||",
    ),
    Mutation(
        "parts that are turned keep their sense", "corridors.c", "turned->segment.flags ^= REVERSED;", ""
    ),
    Mutation(
        "short parts are never made one",
        "corridors.c",
        "if (length + more > SHORT) return 0;",
        "if (length + more > 1) return 0;",
    ),
    Mutation(
        "a part forgets that its first cell left", "corridors.c", "if (part->first == lost)", "if (false)"
    ),
    Mutation(
        "a cell that stays a room cell is not counted",
        "settle.c",
        "            count_cell(engine, cell, 1);\n",
        "",
    ),
    Mutation(
        "cells of the log are told as renumbered, too",
        "settle.c",
        "kinds[index] == CORRIDOR && engine->kind[cell] == CORRIDOR)\n            note_of(",
        "kinds[index] == ROCK && engine->kind[cell] == CORRIDOR)\n            note_of(",
    ),
    Mutation(
        "cells that went and came back are told",
        "answer.c",
        "if (before == now) continue;",
        "if (now == 0 && before == 0) continue;",
    ),
    Mutation(
        "renumbered parts are told of the row that was given up",
        "answer.c",
        "            notes[index].row = row->merged;\n",
        "",
    ),
    Mutation(
        "renumbered cells that are told one by one are told twice",
        "walks.c",
        "if (engine->kind[cell] != ROOM || engine->cells[cell] & TOUCHED) continue;",
        "if (engine->kind[cell] != ROOM) continue;",
    ),
    Mutation(
        "gained faces are walked over as parts of before",
        "walks.c",
        "engine->plane[anchor >> 6] &= ~(UINT64_C(1) << (anchor & 63));",
        "",
    ),
    Mutation(
        "a link is written at each place of a border",
        "levels.c",
        "if (engine->tables.runs) both &= ~(both << 1);",
        "both &= ~(both << 2);",
    ),
    Mutation(
        "squares have no links to the south",
        "levels.c",
        "if (is_south && (row & last) == last) {",
        "if (is_south && (row & last) == last && col < 0) {",
    ),
    Mutation(
        "a flood does not go back up",
        "tiles.c",
        "row >= 0 && row >= found->low - reach; row--",
        "row > found->high && row >= found->low - reach; row--",
    ),
    Mutation(
        "runs are filled downward by one face only",
        "tiles.c",
        "got |= gaps ? upto & UINT64_MAX << 1 << highest_bit(gaps) : upto;",
        "got |= UINT64_C(1) << top;",
    ),
    Mutation(
        "cells that two faces of a tile share are counted twice",
        "tiles.c",
        "counted &= ~window(engine, cell - tables->face_cells[other]);",
        "",
    ),
    Mutation(
        "nodes of other squares are joined",
        "patches.c",
        "if (!is_same_area(next, from.x, from.y, to.x, to.y)) continue;",
        "",
    ),
    Mutation("corridors overlap nothing", "carry.c", "corridor_of(engine, -piece);", "0;"),
    Mutation("a ring is no ring", "trails.c", "CORRIDOR | RING, &last", "CORRIDOR, &last"),
)


QUICK = frozenset(
    {
        "the part with the last face keeps it",
        "of equal rooms the higher number stays",
        "corridors overlap nothing",
        "a ring is no ring",
        "a contradiction is told of another cell",
    }
)
"""Names of mutations that tests of `QUICK_SUITE` catch within seconds."""
