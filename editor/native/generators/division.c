/* Recursive division: a wall with one gap across the room, then the same on both sides of it. */

#include "generators/board.h"

/* A room: the place of its first cell, rows, columns. */
typedef struct {
    int32_t start, rows, cols;
} room;

/* Close a side of some cells, one after the other, but one of them. */
static void build_wall(const board *on, int64_t cell, int64_t side, int64_t along, int64_t length,
                       uint64_t *rng) {
    int64_t gap = below(rng, length);
    for (int64_t index = 0; index < length; index++) {
        if (index != gap) close_side(on, cell, side);
        cell += on->steps[along];
    }
}

/* Build a wall across a room; it and the next one become the rooms on both sides. */
static void divide(const board *on, room *it, uint64_t *rng) {
    const room whole = *it;
    it[1] = whole;
    if (whole.rows > whole.cols || (whole.rows == whole.cols && below(rng, 2) == 0)) {
        int64_t before = 1 + below(rng, whole.rows - 1);
        build_wall(on, whole.start + (before - 1) * on->steps[SOUTH], SOUTH, EAST, whole.cols, rng);
        it[0].rows = (int32_t)before;
        it[1].rows = (int32_t)(whole.rows - before);
        it[1].start = (int32_t)(whole.start + before * on->steps[SOUTH]);
    } else {
        int64_t before = 1 + below(rng, whole.cols - 1);
        build_wall(on, whole.start + before - 1, EAST, SOUTH, whole.rows, rng);
        it[0].cols = (int32_t)before;
        it[1].cols = (int32_t)(whole.cols - before);
        it[1].start = (int32_t)(whole.start + before);
    }
}

int64_t mz_advance_rooms(const mz_generator_grid *grid, int32_t *rooms, int64_t most_steps) {
    board on = board_of(grid, false);
    room *waiting = (room *)rooms;
    int64_t *head = grid->head, count = head[WAITING];
    for (int64_t step = 0; step < most_steps && count; step++) {
        room *it = waiting + --count;
        head[CURRENT] = it->start;
        if (it->rows == 1 || it->cols == 1) {
            head[DONE] += (int64_t)it->rows * it->cols;
        } else {
            divide(&on, it, grid->rng);
            count += 2;
        }
    }
    head[WAITING] = count;
    return count == 0;
}
