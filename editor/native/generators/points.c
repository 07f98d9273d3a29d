/* Points that create all their neighbors: the third seed's rule. */

#include <string.h>

#include "generators/board.h"

enum { OLDEST, NEWEST, ANY };

/* Return whether padded row + column of a cell is even (0) or odd (1). */
static inline int64_t sort_of(const board *on, int64_t cell) {
    int64_t stride = on->steps[SOUTH];
    return (cell / stride + cell % stride) & 1;
}

/* Move the root of the next piece to a neighbor of the other sort, if it has one.

   It is the one whose first side leads back to the root, or else the next counterclockwise. */
static void move_root(const mz_generator_grid *grid, const mz_free_points *points, const board *on) {
    int32_t *root = grid->roots + grid->head[PIECE];
    int64_t sides = sides_to(on, *root, FLOOR, FLOOR);
    if (sides && sort_of(on, *root) != points->sort) {
        int64_t side = points->firsts[points->sort] ^ 2;
        while (!(sides >> side & 1)) side = (side - 1) & 3;
        *root = (int32_t)(*root + on->steps[side]);
    }
}

/* Open all sides of a point from this one on, counterclockwise; return how many points were created. */
static int64_t expand(const board *on, int64_t cell, int64_t side, int32_t *created, int64_t room) {
    int64_t count = 0;
    for (int64_t turn = 0; turn < 4; turn++, side = (side - 1) & 3) {
        if (!is_passable(on, cell, side)) continue;
        if (!(on->cells[cell + on->steps[side]] & FREE)) {
            carve(on, cell, side);
        } else if (count < room) {
            created[count++] = (int32_t)carve(on, cell, side);
        }
    }
    return count;
}

/* Return the side that a point opens first. */
static int64_t first_side(const mz_free_points *points, const board *on, int64_t cell, uint64_t *rng) {
    int64_t sides = points->turned ? sides_to(on, cell, FLOOR, FLOOR) : 0;
    return sides ? one_of(on, rng, sides) : points->firsts[sort_of(on, cell)];
}

/* Take the point that is next out of the free ones. */
static int64_t take(const mz_free_points *points, int64_t *first, int64_t *count, uint64_t *rng) {
    if (points->rule == OLDEST) return points->free[(*first)++];
    --*count;
    int64_t index = points->rule == ANY ? below(rng, *count + 1) : *count, cell = points->free[index];
    points->free[index] = points->free[*count];
    return cell;
}

int64_t mz_advance_points(const mz_generator_grid *grid, const mz_free_points *points, int64_t most_steps) {
    board on = board_of(grid, false);
    int64_t *head = grid->head, first = head[FIRST], count = head[WAITING], done = head[DONE];
    int64_t cell = head[CURRENT];
    for (int64_t step = 0; step < most_steps; step++) {
        bool is_full = done == points->limit;
        int64_t created = 1;
        if (!is_full && head[PIECE] < grid->pieces) {
            if (points->sort >= 0) move_root(grid, points, &on);
            cell = next_root(grid);
            points->free[count] = (int32_t)cell;
        } else if (is_full || first == count) {
            cell = -1;
            break;
        } else {
            cell = take(points, &first, &count, grid->rng);
            int64_t side = first_side(points, &on, cell, grid->rng);
            created = expand(&on, cell, side, points->free + count, points->limit - done);
        }
        if (points->orders) memcpy(points->order + done, points->free + count, (size_t)created * 4);
        count += created;
        done += created;
    }
    head[CURRENT] = cell;
    head[WAITING] = count;
    head[FIRST] = first;
    head[DONE] = done;
    return cell < 0;
}
