/* What reworks the passages of a maze: a second exit from dead ends, dead ends filled, loops closed. */

#include <string.h>

#include "common/job.h"
#include "common/memory.h"
#include "common/sets.h"
#include "generators/board.h"

static bool has_one_bit(int64_t bits) {
    return bits && !(bits & (bits - 1));
}

static inline bool is_dead_end(const board *on, int64_t cell) {
    return has_one_bit(open_sides_of(on, cell)) && !(on->cells[cell] & FREE);
}

/* Open a second side of a dead end, if there is one to open. */
static void open_second(const board *on, int64_t cell, uint64_t *rng) {
    int64_t closed = sides_to(on, cell, FLOOR, FLOOR) & ~open_sides_of(on, cell), best = 0;
    for (int64_t side = 0; side < side_count(on); side++) {
        int64_t beside = cell + on->steps[side], bit = 1 << side;
        if (!(closed & bit)) continue;
        if (!open_sides_of(on, beside)) {
            closed &= ~bit;
        } else if (is_dead_end(on, beside)) {
            best |= bit;
        }
    }
    if (closed) carve(on, cell, one_of(on, rng, best ? best : closed));
}

int64_t mz_open_dead_ends(mz_job *job, const mz_generator_grid *grid, uint64_t share) {
    board on = board_of(grid, grid->six);
    for (int64_t cell = 0; cell < grid->places; cell++) {
        if (is_canceled(job, cell)) return MZ_CANCELED;
        if (on.cells[cell] && is_dead_end(&on, cell) && happens(grid->rng, share))
            open_second(&on, cell, grid->rng);
    }
    return 0;
}

/* Make a dead end rock, and the corridor from there to the last junction, as the cells were `before`. */
static void fill(const board *on, const board *before, int64_t cell) {
    for (int64_t open; (open = open_sides_of(on, cell)) != 0;) {
        int64_t side = __builtin_ctzll((uint64_t)open);
        close_side(on, cell, side);
        on->cells[cell] = 0;
        cell += on->steps[side];
        int64_t sides = open_sides_of(before, cell);
        if (before->cells[cell] & FREE || !has_one_bit(sides & (sides - 1))) break;
    }
}

int64_t mz_fill_dead_ends(mz_job *job, const mz_generator_grid *grid, uint64_t share) {
    board on = board_of(grid, grid->six), before = on;
    before.cells = mz_allocate(grid->places, 1);
    if (!before.cells) return MZ_NO_MEMORY;
    memcpy(before.cells, grid->cells, (size_t)grid->places);
    int64_t fault = 0;
    for (int64_t end = 0; end < grid->places && !fault; end++) {
        if (is_canceled(job, end)) fault = MZ_CANCELED;
        if (before.cells[end] && is_dead_end(&before, end) && happens(grid->rng, share))
            fill(&on, &before, end);
    }
    mz_free(before.cells);
    return fault;
}

int64_t mz_close_loops(mz_job *job, const mz_generator_grid *grid, uint32_t *passages, int32_t *leaders,
                       uint64_t share, int64_t count) {
    board on = board_of(grid, grid->six);
    for (; count; count--) {
        if (is_canceled(job, count)) return MZ_CANCELED;
        int64_t passage = take_wall(passages, count, grid->rng), cell = cell_of(&on, passage);
        int64_t side = wall_side(&on, passage);
        int64_t one = leader(leaders, cell), other = leader(leaders, cell + on.steps[side]);
        if (one != other) {
            leaders[one] = (int32_t)other;
        } else if (happens(grid->rng, share)) {
            close_side(&on, cell, side);
        }
    }
    return 0;
}
