/* The cells of a block and its halo: bytes for the engine, and what it has found, kind by kind. */

#include <string.h>

#include "regions/engine.h"

enum { MOST_CELL = 7, MOST_WALL = 15 };

/* Give links to floor from a column on. */
static void add_links(uint8_t *line, int64_t col, int64_t stop) {
    for (; col < stop; col++) line[col] |= line[col] & FLOOR ? LINKS : 0;
}

/* Return the last place with a code that does not exist, or -1. */
static int64_t bad_code(const uint8_t *cells, const uint8_t *walls, int64_t count) {
    bool is_bad = false;
    for (int64_t place = 0; place < count; place++)
        is_bad |= (cells[place] > MOST_CELL) | (walls[place] > MOST_WALL);
    if (!is_bad) return -1;
    do count--;
    while (cells[count] <= MOST_CELL && walls[count] <= MOST_WALL);
    return count;
}

int64_t mz_big_write_bytes(const uint8_t *cells, const uint8_t *walls, uint8_t *space, int64_t first,
                           int64_t stride, int64_t halo_rows, int64_t halo_cols, int64_t rows, int64_t cols) {
    const mz_maze_arrays block = {.cells = cells, .walls = walls, .levels = 1, .height = rows, .width = cols};
    mz_compile_rows(&block, space, first, 2 * stride, rows + 1, 0, rows);
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *line = space + first + row * stride;
        bool is_inside = halo_rows <= row && row < rows - halo_rows && 2 * halo_cols < cols;
        add_links(line, 0, is_inside ? halo_cols : cols);
        if (is_inside) add_links(line, cols - halo_cols, cols);
    }
    return bad_code(cells, walls, rows * cols);
}

static int64_t copy_labels(const mz_engine *engine, int64_t start, int64_t stride, uint8_t *kinds,
                           uint32_t *labels, int64_t *counts, int64_t rows, int64_t cols) {
    memset(counts, 0, 4 * sizeof *counts);
    for (int64_t row = 0; row < rows; row++) {
        int64_t first = start + row * stride;
        const uint8_t *from = engine->kind + first;
        uint32_t *to = labels + row * cols;
        int32_t rock = 0, corridors = 0, crossroads = 0;
        memcpy(kinds + row * cols, from, (size_t)cols);
        for (int64_t col = 0; col < cols; col++) {
            bool has_label = from[col] == CORRIDOR || from[col] == ROOM;
            to[col] = has_label ? (uint32_t)region_of(engine, first + col) : 0;
            rock += from[col] == ROCK;
            corridors += from[col] == CORRIDOR;
            crossroads += from[col] == CROSSROAD;
        }
        counts[ROCK] += rock;
        counts[CORRIDOR] += corridors;
        counts[CROSSROAD] += crossroads;
    }
    counts[ROOM] = rows * cols - counts[ROCK] - counts[CORRIDOR] - counts[CROSSROAD];
    return 0;
}

int64_t mz_big_copy_labels(const mz_engine *engine, int64_t start, int64_t stride, uint8_t *kinds,
                           uint32_t *labels, int64_t *counts, int64_t rows, int64_t cols) {
    RETURN_ALONE(engine, copy_labels(engine, start, stride, kinds, labels, counts, rows, cols));
}

void mz_big_write_numbers(const uint8_t *kinds, const uint32_t *labels, const int64_t *numbers, int64_t first,
                          int64_t maze_cols, int64_t *out, int64_t rows, int64_t cols) {
    for (int64_t row = 0; row < rows; row++) {
        int64_t base = 4 * (first + row * maze_cols) + CROSSROAD;
        for (int64_t col = 0, place = row * cols; col < cols; col++, place++) {
            out[place] = kinds[place] == CROSSROAD ? base + 4 * col : numbers[labels[place]];
        }
    }
}
