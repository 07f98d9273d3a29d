/* Caves: floor where most cells around are floor, again and again. */

#include <string.h>

#include "generators/board.h"

/* What is left of a cell that is floor, and of one that is rock. */
enum { ALL = 0xFF, BLOCKED_SIDES = NO_EAST | NO_SOUTH | NO_SOUTH_WEST };
enum { FLOOR_AROUND = 5, FLOOR_AROUND_HEXAGON = 4 };

/* Make each cell of a row rock by chance. */
static void sow(uint8_t *line, const uint8_t *allowed, int64_t count, uint64_t *rng, uint64_t rock) {
    for (int64_t col = 0; col < count; col++) {
        line[col] = allowed[col] & (happens(rng, rock) ? BLOCKED_SIDES : ALL);
    }
}

/* Keep a row as it is, and the one that was kept before as the one above it. */
static void keep_row(uint8_t *above, uint8_t *here, const uint8_t *line, int64_t cols, bool is_first) {
    if (is_first) memset(here, 0, (size_t)(cols + 2));
    memcpy(above, here, (size_t)(cols + 2));
    for (int64_t col = 0; col < cols; col++) here[col + 1] = line[col] >> 7;
}

/* Write a row: floor where five of the nine cells at and around a place were floor. The arrays of the rows
   above, here and below begin one column before. */
static void apply_rule(uint8_t *restrict line, const uint8_t *restrict allowed, const uint8_t *restrict above,
                       const uint8_t *restrict here, const uint8_t *restrict below_it, int64_t count) {
    for (int64_t col = 0; col < count; col++) {
        uint8_t found = (uint8_t)((below_it[col] >> 7) + (below_it[col + 1] >> 7) + (below_it[col + 2] >> 7));
        found = (uint8_t)(found + above[col] + above[col + 1] + above[col + 2]);
        found = (uint8_t)(found + here[col] + here[col + 1] + here[col + 2]);
        line[col] = allowed[col] & (found >= FLOOR_AROUND ? ALL : BLOCKED_SIDES);
    }
}

/* The same for hexagons: where four of the seven were. The rows above and below begin with the cell to the
   west there. */
static void apply_to_hexagons(uint8_t *restrict line, const uint8_t *restrict allowed,
                              const uint8_t *restrict above, const uint8_t *restrict here,
                              const uint8_t *restrict below_it, int64_t count) {
    for (int64_t col = 0; col < count; col++) {
        uint8_t found = (uint8_t)((below_it[col] >> 7) + (below_it[col + 1] >> 7) + above[col]);
        found = (uint8_t)(found + above[col + 1] + here[col] + here[col + 1] + here[col + 2]);
        line[col] = allowed[col] & (found >= FLOOR_AROUND_HEXAGON ? ALL : BLOCKED_SIDES);
    }
}

int64_t mz_advance_cave(const mz_generator_grid *grid, int64_t rows, int64_t cols, uint64_t rock,
                        const uint8_t *allowed, uint8_t *kept, int64_t rounds, int64_t most_steps) {
    uint8_t *above = kept, *here = kept + cols + 2;
    int64_t *head = grid->head, done = head[DONE], last = rows * cols * (rounds + 1);
    int64_t stop = least(done + most_steps, last);
    head[LEFT] = most_steps - (stop - done);
    while (done < stop) {
        int64_t row = done / cols % rows, col = done % cols, count = least(stop - done, cols - col);
        int64_t first = row_place(grid, row), place = first + col;
        uint8_t *line = grid->cells + place;
        if (done < rows * cols) {
            sow(line, allowed + place, count, grid->rng, rock);
        } else {
            if (col == 0) keep_row(above, here, line, cols, row == 0);
            if (grid->six) {
                int64_t right = first + grid->stride - row_place(grid, row + 1); /* 1 if the row is shifted */
                apply_to_hexagons(line, allowed + place, above + col + right, here + col,
                                  line + grid->stride - 1, count);
            } else {
                apply_rule(line, allowed + place, above + col, here + col, line + cols, count);
            }
        }
        head[CURRENT] = place + count - 1;
        done += count;
    }
    head[DONE] = done;
    return done == last;
}
