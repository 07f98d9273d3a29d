/* The cells of a block and its halo: bytes for the engine, and what it has found, kind by kind. */

#include <string.h>

#include "common/codes.h"
#include "mazarine.h"
#include "regions/codes.h"

enum { MOST_CELL = 7, MOST_WALL = 15, LEAST_FLOOR = 2, WALL = 1 };

static inline bool is_floor(uint8_t cell) {
    return cell >= LEAST_FLOOR;
}

/* Write which cells of a row are floor, and which of their sides within the row are open. */
static void write_row(uint8_t *restrict line, const uint8_t *restrict cells, const uint8_t *restrict walls,
                      int64_t cols) {
    for (int64_t col = 0; col < cols; col++) line[col] = is_floor(cells[col]) ? FLOOR : 0;
    for (int64_t col = 0; col + 1 < cols; col++) {
        bool is_open = is_floor(cells[col]) && is_floor(cells[col + 1]) && (walls[col] & SIDE_CODE) != WALL;
        line[col] |= is_open ? 2 : 0;
    }
    for (int64_t col = 1; col < cols; col++) {
        bool is_open =
            is_floor(cells[col]) && is_floor(cells[col - 1]) && (walls[col - 1] & SIDE_CODE) != WALL;
        line[col] |= is_open ? 8 : 0;
    }
}

/* Open the sides between a row and the one below it. */
static void open_down(uint8_t *restrict line, uint8_t *restrict below, const uint8_t *restrict walls,
                      int64_t cols) {
    for (int64_t col = 0; col < cols; col++) {
        bool is_open = (line[col] & below[col] & FLOOR) && walls[col] >> SOUTH_SHIFT != WALL;
        line[col] |= is_open ? 4 : 0;
        below[col] |= is_open ? 1 : 0;
    }
}

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
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *line = space + first + row * stride;
        write_row(line, cells + row * cols, walls + row * cols, cols);
        if (row) open_down(line - stride, line, walls + (row - 1) * cols, cols);
    }
    for (int64_t row = 0; row < rows; row++) {
        uint8_t *line = space + first + row * stride;
        bool is_inside = halo_rows <= row && row < rows - halo_rows && 2 * halo_cols < cols;
        add_links(line, 0, is_inside ? halo_cols : cols);
        if (is_inside) add_links(line, cols - halo_cols, cols);
    }
    return bad_code(cells, walls, rows * cols);
}

void mz_big_copy_labels(const uint8_t *kind, const int32_t *region, int64_t start, int64_t stride,
                        uint8_t *kinds, uint32_t *labels, int64_t *counts, int64_t rows, int64_t cols) {
    memset(counts, 0, 4 * sizeof *counts);
    for (int64_t row = 0; row < rows; row++) {
        const uint8_t *from = kind + start + row * stride;
        const int32_t *of = region + start + row * stride;
        uint32_t *to = labels + row * cols;
        int32_t rock = 0, corridors = 0, crossroads = 0;
        memcpy(kinds + row * cols, from, (size_t)cols);
        for (int64_t col = 0; col < cols; col++) {
            to[col] = from[col] == CROSSROAD ? 0 : (uint32_t)of[col];
            rock += from[col] == ROCK;
            corridors += from[col] == CORRIDOR;
            crossroads += from[col] == CROSSROAD;
        }
        counts[ROCK] += rock;
        counts[CORRIDOR] += corridors;
        counts[CROSSROAD] += crossroads;
    }
    counts[ROOM] = rows * cols - counts[ROCK] - counts[CORRIDOR] - counts[CROSSROAD];
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
