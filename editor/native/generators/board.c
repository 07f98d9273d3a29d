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
static int64_t find_piece(mz_job *job, const board *on, int32_t *order, int64_t start) {
    int64_t count = 1;
    order[0] = (int32_t)start;
    on->cells[start] &= (uint8_t)~FREE;
    for (int64_t looked = 0; looked < count; looked++) {
        if (is_canceled(job, looked)) return MZ_CANCELED;
        int64_t cell = order[looked];
        for (int64_t side = 0; side < 4; side++) {
            int64_t beside = cell + on->steps[side];
            if (on->cells[beside] & FREE && is_passable(on, cell, side)) {
                on->cells[beside] &= (uint8_t)~FREE;
                order[count++] = (int32_t)beside;
            }
        }
    }
    return count;
}

int64_t mz_find_pieces(mz_job *job, uint8_t *cells, int64_t stride, uint64_t *rng, int32_t *order,
                       int32_t *roots, int32_t *sizes, int64_t places) {
    board on = {cells, {-stride, 1, stride, -1}};
    int64_t count = 0, pieces = 0;
    for (int64_t start = 0; start < places; start++) {
        if (!(cells[start] & FREE)) continue;
        int64_t size = find_piece(job, &on, order + count, start);
        if (size < 0) return size;
        roots[pieces] = order[count + below(rng, size)];
        sizes[pieces++] = (int32_t)size;
        count += size;
    }
    for (int64_t index = 0; index < count; index++) cells[order[index]] |= FREE;
    return pieces;
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

void mz_write_walls(const uint8_t *cells, uint8_t *walls, int64_t rows, int64_t cols) {
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *here = cells + (row + 1) * (cols + 1);
        write_row(walls + row * cols, here, here + 1, here + cols + 1, cols);
    }
}
