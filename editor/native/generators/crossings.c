/* Crossings: cells that one passage goes through and another one passes under. */

#include "common/sets.h"
#include "generators/board.h"

/* Return whether passages may be opened to all four neighbors of a cell, and around it through all eight.

   So a crossing never separates cells, and no two are beside each other: each blocks two sides. */
static bool has_room(const board *on, int64_t cell) {
    int64_t north = cell + on->steps[NORTH], south = cell + on->steps[SOUTH];
    if (!(on->cells[cell] & on->cells[north] & FLOOR) || !(on->cells[north - 1] & FLOOR)) return false;
    for (int64_t at = -1; at <= 1; at++) {
        if (!is_passable(on, north + at, SOUTH) || !is_passable(on, cell + at, SOUTH)) return false;
    }
    for (int64_t at = -1; at <= 0; at++) {
        if (!is_passable(on, north + at, EAST) || !is_passable(on, cell + at, EAST) ||
            !is_passable(on, south + at, EAST)) {
            return false;
        }
    }
    return true;
}

/* Lead a passage through a cell, to a side and to the opposite one, and another under it, if that joins what
   was apart; return whether it did. */
static bool cross(const board *on, int32_t *parents, int64_t cell, int64_t side) {
    int64_t aside = on->steps[side ^ 3], ahead = leader(parents, cell + on->steps[side]);
    int64_t behind = leader(parents, cell - on->steps[side]);
    int64_t one = leader(parents, cell - aside), other = leader(parents, cell + aside);
    bool joined = (one == ahead || one == behind) && (other == ahead || other == behind);
    if (ahead == behind || one == other || joined) return false;
    unite_lower(parents, ahead, cell);
    unite_lower(parents, behind, cell);
    unite_lower(parents, one, other);
    carve(on, cell, side);
    carve(on, cell, side ^ 2);
    uint8_t blocked = side == EAST ? NO_SOUTH : NO_EAST;
    on->cells[cell] = (uint8_t)((on->cells[cell] | blocked) & ~FREE);
    on->cells[cell - aside] = (uint8_t)((on->cells[cell - aside] | blocked) & ~FREE);
    on->cells[cell + aside] &= (uint8_t)~FREE;
    return true;
}

int64_t mz_lay_crossings(const mz_generator_grid *grid, int32_t *parents, int32_t *crossings,
                         uint64_t share) {
    board on = board_of(grid, false);
    int64_t count = 0;
    for (int64_t cell = grid->stride; cell < grid->places - grid->stride; cell++) {
        if (!happens(grid->rng, share) || !has_room(&on, cell)) continue;
        int64_t side = below(grid->rng, 2) ? EAST : SOUTH;
        if (cross(&on, parents, cell, side) || cross(&on, parents, cell, side ^ 3)) {
            crossings[count++] = (int32_t)cell;
        }
    }
    return count;
}
