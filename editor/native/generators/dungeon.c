/* A dungeon: rooms where they fit, then doors between what they have parted. */

#include "common/sets.h"
#include "generators/board.h"

/* The sides of a room have 3 to 7 cells. */
enum { LEAST = 3, LENGTHS = 5 };

/* A room: the place of its first cell, rows, columns. */
typedef struct {
    int64_t first, rows, cols;
} room;

/* Return the place so many rows below the first cell of a room, and columns to the right. */
static int64_t place_in(const mz_generator_grid *grid, const room *it, int64_t down, int64_t right) {
    if (!grid->six) return it->first + down * grid->stride + right;
    int64_t row = (2 * (it->first - grid->stride) + 1 - grid->bias) / (2 * grid->stride - 1);
    return it->first + row_place(grid, row + down) - row_place(grid, row) + right;
}

/* Return which of the own sides of a cell lead to other cells of its room, as bits of these sides. */
static int64_t inner_sides(const mz_generator_grid *grid, const room *it, int64_t row, int64_t col) {
    bool is_last = row + 1 == it->rows;
    if (!grid->six) return (col + 1 < it->cols) << EAST | !is_last << SOUTH;
    int64_t across = place_in(grid, it, row, col) + grid->stride - place_in(grid, it, row + 1, 0);
    return (col + 1 < it->cols) | (!is_last && across < it->cols) << 1 | (!is_last && across > 0) << 2;
}

/* Return whether cells are free, and no side between them must stay walled. */
static bool fits(const mz_generator_grid *grid, const room *it) {
    if (!(grid->cells[it->first] & FREE)) return false;
    if (place_in(grid, it, it->rows - 1, it->cols) > grid->places) return false;
    for (int64_t row = 0; row < it->rows; row++) {
        int64_t place = place_in(grid, it, row, 0);
        for (int64_t col = 0; col < it->cols; col++) {
            int64_t cell = grid->cells[place + col], inner = inner_sides(grid, it, row, col);
            int64_t blocked = grid->six ? 0 : (inner & 1 << EAST) << 4 | (inner & 1 << SOUTH) << 4;
            for (int64_t side = 0; grid->six && side < OWN; side++) {
                if (inner >> side & 1) blocked |= block_of(side);
            }
            if (!(cell & FREE) || cell & blocked) return false;
        }
    }
    return true;
}

/* Take cells into the maze, all sides between them open. */
static void build(const mz_generator_grid *grid, int32_t *areas, const room *it) {
    board on = board_of(grid, grid->six);
    for (int64_t row = 0; row < it->rows; row++) {
        for (int64_t col = 0; col < it->cols; col++) {
            int64_t place = place_in(grid, it, row, col), sides = inner_sides(grid, it, row, col);
            on.cells[place] &= (uint8_t)~FREE;
            for (; sides != 0; sides &= sides - 1) carve(&on, place, __builtin_ctzll((uint64_t)sides));
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

/* Return whether the cells round a corner would be open to each other once this side is open. */
FOR_EACH_LATTICE bool makes_face(const board *on, int64_t cell, int64_t side) {
    int64_t beside = cell + on->steps[side], count = side_count(on);
    for (int64_t turn = 1; turn < count; turn += count - 2) {
        int64_t across = (side + turn) % count, back = on->six ? (side + 2 * turn) % count : across;
        if (!(open_sides_of(on, cell) >> across & open_sides_of(on, beside) >> back & 1)) continue;
        if (on->six || on->cells[cell + on->steps[across]] >> side & 1) return true;
    }
    return false;
}

FOR_EACH_LATTICE int64_t advance_doors(board on, const mz_generator_grid *grid, const int32_t *areas,
                                       int32_t *leaders, uint32_t *walls, uint64_t share,
                                       int64_t most_steps) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, count = head[WAITING];
    head[LEFT] = most_steps - (count ? count : 1);
    for (int64_t step = 0; step < most_steps && count; step++) {
        int64_t wall = take_wall(walls, count--, &rng);
        int64_t cell = cell_of(&on, wall), side = wall_side(&on, wall);
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

int64_t mz_advance_doors(const mz_generator_grid *grid, const int32_t *areas, int32_t *leaders,
                         uint32_t *walls, uint64_t share, int64_t most_steps) {
    return ON_BOARD(advance_doors, grid, areas, leaders, walls, share, most_steps);
}
