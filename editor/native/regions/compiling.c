/* Whole rows, and single cells, of a maze as bytes of a space. */

#include "regions/compiling.h"

/* Write the bytes of a row of cells; `up` and `down` are the steps to the rows beside it, or 0. */
static void compile_row(const uint8_t *cells, const uint8_t *walls, int64_t width, int64_t up, int64_t down,
                        uint8_t *restrict row) {
    const uint8_t *above = cells + up, *above_walls = walls + up, *below = cells + down;
    int north = up ? NORTH_BIT : 0, south = down ? SOUTH_BIT : 0;
    for (int64_t col = 0; col < width; col++) {
        int is_open_above = (above_walls[col] >> SOUTH_SHIFT != WALL) & (above[col] > FOG);
        int is_open_below = (walls[col] >> SOUTH_SHIFT != WALL) & (below[col] > FOG);
        int value = FLOOR | (is_open_above ? north : 0) | (is_open_below ? south : 0);
        row[col] = (uint8_t)(cells[col] > FOG ? value : 0);
    }
    for (int64_t col = 0; col + 1 < width; col++) {
        int is_open = (cells[col] > FOG) & (cells[col + 1] > FOG) & ((walls[col] & SIDE_CODE) != WALL);
        row[col] |= (uint8_t)(is_open ? EAST_BIT : 0);
    }
    for (int64_t col = 1; col < width; col++) {
        int is_open = (cells[col] > FOG) & (cells[col - 1] > FOG) & ((walls[col - 1] & SIDE_CODE) != WALL);
        row[col] |= (uint8_t)(is_open ? WEST_BIT : 0);
    }
}

/* Add an open side of some cells, of which the byte of walls has the lowest bit `shift`. */
static void add_side(const uint8_t *cells, const uint8_t *walls, const uint8_t *across, int64_t count,
                     int shift, uint8_t *restrict row) {
    for (int64_t col = 0; col < count; col++) {
        int is_open = (cells[col] > FOG) & (across[col] > FOG) & ((walls[col] >> shift & SIDE_CODE) != WALL);
        row[col] |= (uint8_t)(is_open << shift / 2);
    }
}

/* Write the bytes of a row of hexagons, below which another row may lie; `right` is 1 if it is shifted. */
static void compile_hexagons(const uint8_t *cells, const uint8_t *walls, int64_t width, bool has_below,
                             int64_t right, uint8_t *restrict row) {
    int64_t left = 1 - right;
    for (int64_t col = 0; col < width; col++) row[col] = cells[col] > FOG ? FLOOR : 0;
    add_side(cells, walls, cells + 1, width - 1, 0, row);
    if (!has_below) return;
    add_side(cells, walls, cells + width + right, width - right, 2, row);
    add_side(cells + left, walls + left, cells + width, width - left, 4, row + left);
}

void mz_compile_rows(const mz_maze_arrays *maze, uint8_t *cells, int64_t first, int64_t two_rows,
                     int64_t level_rows, int64_t start, int64_t stop) {
    int64_t width = maze->width, height = maze->height;
    for (int64_t number = start; number < stop; number++) {
        int64_t row = number % height, place = number * width, at = number / height * level_rows + row;
        uint8_t *bytes = cells + first + ((at * two_rows + (maze->stagger == 1)) >> 1);
        if (maze->stagger) {
            int64_t right = (row + maze->stagger + 1) & 1;
            compile_hexagons(maze->cells + place, maze->walls + place, width, row + 1 < height, right, bytes);
            continue;
        }
        compile_row(maze->cells + place, maze->walls + place, width, row > 0 ? -width : 0,
                    row + 1 < height ? width : 0, bytes);
    }
}

int64_t mz_compile_cells(const mz_maze_arrays *maze, const int64_t *places, uint8_t *values, int64_t count) {
    int64_t size = maze->levels * maze->height * maze->width;
    for (int64_t index = 0; index < count; index++) {
        if (places[index] < 0 || places[index] >= size) return index;
        values[index] = compiled(maze, places[index]);
    }
    return -1;
}
