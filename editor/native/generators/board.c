/* The pieces of a board, its walls, and random numbers that Python asks for. */

#include "common/job.h"
#include "generators/board.h"

int64_t mz_draw_below(uint64_t *rng, int64_t count) {
    return below(rng, count);
}

void mz_words_of(const int64_t *numbers, uint64_t seed, uint64_t *words, int64_t count) {
    for (int64_t index = 0; index < count; index++) {
        words[index] = mixed(seed + ((uint64_t)numbers[index] + 1) * MZ_CHANCE_STEP);
    }
}

/* Append the cells of the piece of a cell to the order, and take their mark FREE; return how many there are,
   or MZ_CANCELED. */
FOR_EACH_LATTICE int64_t find_piece(mz_job *job, const board *on, int32_t *order, int64_t start) {
    int64_t count = 1;
    order[0] = (int32_t)start;
    on->cells[start] &= (uint8_t)~FREE;
    for (int64_t looked = 0; looked < count; looked++) {
        if (is_canceled(job, looked)) return MZ_CANCELED;
        int64_t cell = order[looked];
        for (int64_t side = 0; side < side_count(on); side++) {
            int64_t beside = cell + on->steps[side];
            if (on->cells[beside] & FREE && is_passable(on, cell, side)) {
                on->cells[beside] &= (uint8_t)~FREE;
                order[count++] = (int32_t)beside;
            }
        }
    }
    return count;
}

FOR_EACH_LATTICE int64_t find_pieces(board on, const mz_generator_grid *grid, mz_job *job, int32_t *order,
                                     int32_t *roots, int32_t *sizes) {
    int64_t count = 0, pieces = 0;
    for (int64_t start = 0; start < grid->places; start++) {
        if (!(on.cells[start] & FREE)) continue;
        int64_t size = find_piece(job, &on, order + count, start);
        if (size < 0) return size;
        roots[pieces] = order[count + below(grid->rng, size)];
        sizes[pieces++] = (int32_t)size;
        count += size;
    }
    for (int64_t index = 0; index < count; index++) on.cells[order[index]] |= FREE;
    return pieces;
}

int64_t mz_find_pieces(mz_job *job, const mz_generator_grid *grid, int32_t *order, int32_t *roots,
                       int32_t *sizes) {
    return ON_BOARD(find_pieces, grid, job, order, roots, sizes);
}

/* Write a row of walls. Arrays of their own, and no branch: so the compiler takes many cells at once. */
static void write_row(uint8_t *restrict walls, const uint8_t *restrict here, const uint8_t *restrict east,
                      const uint8_t *restrict south, int64_t cols) {
    for (int64_t col = 0; col < cols; col++) {
        uint8_t in_maze = (uint8_t) ~(here[col] >> 4);
        uint8_t to_east = here[col] >> 1 & east[col] >> 3 & in_maze & ~(east[col] >> 4) & 1;
        uint8_t to_south = here[col] >> 2 & south[col] & in_maze & ~(south[col] >> 4) & 1;
        walls[col] = (uint8_t)((1 ^ to_east) | (1 ^ to_south) << 2);
    }
}

/* Write a row of walls of hexagons. */
static void write_hexagons(uint8_t *restrict walls, const uint8_t *restrict here, int64_t stride,
                           int64_t cols) {
    const uint8_t *east = here + 1, *south = here + stride, *south_west = here + stride - 1;
    for (int64_t col = 0; col < cols; col++) {
        uint8_t in_maze = (uint8_t) ~(here[col] >> 4);
        uint8_t to_east = here[col] & in_maze & ~(east[col] >> 4) & 1;
        uint8_t to_south = here[col] >> 1 & in_maze & ~(south[col] >> 4) & 1;
        uint8_t to_south_west = here[col] >> 2 & in_maze & ~(south_west[col] >> 4) & 1;
        walls[col] = (uint8_t)((1 ^ to_east) | (1 ^ to_south) << 2 | (1 ^ to_south_west) << 4);
    }
}

void mz_write_walls(const mz_generator_grid *grid, uint8_t *walls, int64_t rows, int64_t cols) {
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *here = grid->cells + row_place(grid, row);
        if (grid->six) {
            write_hexagons(walls + row * cols, here, grid->stride, cols);
        } else {
            write_row(walls + row * cols, here, here + 1, here + grid->stride, cols);
        }
    }
}
