/* A dungeon: rooms where they fit, then doors between what they have parted. */

#include "common/sets.h"
#include "generators/board.h"

/* The sides of a room have 3 to 7 cells. */
enum { LEAST = 3, LENGTHS = 5 };

/* A room: the place of its first cell, rows, columns. */
typedef struct {
    int64_t first, rows, cols;
} room;

/* Return whether cells are free, and no side between them must stay walled. */
static bool fits(const mz_generator_grid *grid, const room *it) {
    if (it->first + (it->rows - 1) * grid->stride + it->cols > grid->places) return false;
    for (int64_t row = 0; row < it->rows; row++) {
        for (int64_t col = 0; col < it->cols; col++) {
            uint8_t cell = grid->cells[it->first + row * grid->stride + col];
            if (!(cell & FREE) || (cell & NO_EAST && col + 1 < it->cols) ||
                (cell & NO_SOUTH && row + 1 < it->rows)) {
                return false;
            }
        }
    }
    return true;
}

/* Take cells into the maze, all sides between them open. */
static void build(const mz_generator_grid *grid, int32_t *areas, const room *it) {
    for (int64_t row = 0; row < it->rows; row++) {
        for (int64_t col = 0; col < it->cols; col++) {
            int64_t place = it->first + row * grid->stride + col;
            int sides = (row > 0) << NORTH | (col + 1 < it->cols) << EAST | (row + 1 < it->rows) << SOUTH |
                        (col > 0) << WEST;
            grid->cells[place] = (uint8_t)((grid->cells[place] & ~FREE) | sides);
            areas[place] = (int32_t)it->first;
        }
    }
}

int64_t mz_advance_site(const mz_generator_grid *grid, int32_t *areas, int64_t most, int64_t tries,
                        int64_t most_steps) {
    int64_t *head = grid->head;
    for (int64_t step = 0; step < most_steps; step++) {
        if (head[FIRST] == tries || head[DONE] + LEAST * LEAST > most) {
            head[LEFT] = most_steps - step - 1;
            return 1;
        }
        head[FIRST]++;
        room it;
        it.first = below(grid->rng, grid->places);
        it.rows = LEAST + below(grid->rng, LENGTHS);
        it.cols = LEAST + below(grid->rng, LENGTHS);
        if (head[DONE] + it.rows * it.cols <= most && fits(grid, &it)) {
            build(grid, areas, &it);
            head[CURRENT] = it.first;
            head[DONE] += it.rows * it.cols;
        }
    }
    return 0;
}

/* Return whether four cells round a corner would be open to each other once this side is open. */
static bool makes_face(const board *on, int64_t cell, int64_t side) {
    uint8_t both = on->cells[cell] & on->cells[cell + on->steps[side]];
    for (int64_t turn = 1; turn <= 3; turn += 2) {
        int64_t across = (side + turn) & 3;
        if (both >> across & 1 && on->cells[cell + on->steps[across]] >> side & 1) return true;
    }
    return false;
}

int64_t mz_advance_doors(const mz_generator_grid *grid, const int32_t *areas, int32_t *leaders,
                         uint32_t *walls, uint64_t share, int64_t most_steps) {
    board on = board_of(grid);
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, count = head[WAITING];
    head[LEFT] = most_steps - (count ? count : 1);
    for (int64_t step = 0; step < most_steps && count; step++) {
        int64_t wall = take_wall(walls, count--, &rng), cell = wall >> 2, side = wall & 3;
        int64_t one = leader(leaders, areas[cell]), other = leader(leaders, areas[cell + on.steps[side]]);
        if (one == other && (!happens(&rng, share) || makes_face(&on, cell, side))) continue;
        leaders[one] = (int32_t)other;
        carve(&on, cell, side);
        head[CURRENT] = cell;
    }
    head[WAITING] = count;
    *grid->rng = rng;
    return count == 0;
}
