/* Algorithms that go through the rows of a whole rectangle: sidewinder and Eller's. */

#include "generators/board.h"

/* Open a passage to a row above. */
FOR_EACH_LATTICE void go_up(const board *on, int64_t cell, uint64_t *rng) {
    const int64_t up = 1 << (OWN + 1) | 1 << (OWN + 2);
    carve(on, cell, on->six ? one_of(on, rng, sides_to(on, cell, FLOOR, FLOOR) & up) : NORTH);
}

FOR_EACH_LATTICE int64_t advance_runs(board on, const mz_generator_grid *grid, int64_t rows, int64_t cols,
                                      uint64_t share, int64_t most_steps) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, done = head[DONE], first = head[FIRST];
    int64_t stop = least(done + most_steps, rows * cols), row = done / cols, col = done % cols;
    for (; done < stop; done++) {
        int64_t cell = row_place(grid, row) + col;
        on.cells[cell] &= (uint8_t)~FREE;
        if (col + 1 < cols && (row == 0 || happens(&rng, share))) {
            carve(&on, cell, on.six ? 0 : EAST);
        } else {
            if (row > 0) go_up(&on, cell - col + first + below(&rng, col + 1 - first), &rng);
            first = col + 1 < cols ? col + 1 : 0;
        }
        head[CURRENT] = cell;
        if (++col == cols) {
            col = 0;
            row++;
        }
    }
    head[DONE] = done;
    head[FIRST] = first;
    *grid->rng = rng;
    return done == rows * cols;
}

int64_t mz_advance_runs(const mz_generator_grid *grid, int64_t rows, int64_t cols, uint64_t share,
                        int64_t most_steps) {
    return ON_BOARD(advance_runs, grid, rows, cols, share, most_steps);
}

/* For each column, the next ones to the left and right connected with it, in a circle.

   Components of a maze cannot cross, so two neighbors are connected if, and only if, each is the next of the
   other: no numbers of sets are needed, and none are ever changed all over. */
typedef struct {
    int32_t *left, *right;
} circles;

/* Join the circles of a column and of the next one. */
static inline void join(const circles *in, int64_t col) {
    int32_t after = in->right[col], before = in->left[col + 1];
    in->left[after] = before;
    in->right[before] = after;
    in->right[col] = (int32_t)(col + 1);
    in->left[col + 1] = (int32_t)col;
}

/* Take a column out of its circle. */
static inline void leave(const circles *in, int64_t col) {
    int32_t after = in->right[col], before = in->left[col];
    in->left[after] = before;
    in->right[before] = after;
    in->right[col] = in->left[col] = (int32_t)col;
}

int64_t mz_advance_sets(const mz_generator_grid *grid, int64_t rows, int32_t *left, int32_t *right,
                        uint64_t east, uint64_t south, int64_t most_steps, int64_t cols) {
    board on = board_of(grid, false);
    const circles in = {left, right};
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, done = head[DONE], stop = least(done + most_steps, rows * cols);
    int64_t row = done / cols, col = done % cols;
    for (; done < stop; done++) {
        int64_t cell = (row + 1) * (cols + 1) + col;
        bool is_last = row == rows - 1;
        on.cells[cell] &= (uint8_t)~FREE;
        if (col + 1 < cols && right[col] != col + 1 && (is_last || happens(&rng, east))) {
            join(&in, col);
            carve(&on, cell, EAST);
        }
        if (!is_last) {
            if (right[col] == col || happens(&rng, south)) {
                carve(&on, cell, SOUTH);
            } else {
                leave(&in, col);
            }
        }
        head[CURRENT] = cell;
        if (++col == cols) {
            col = 0;
            row++;
        }
    }
    head[DONE] = done;
    *grid->rng = rng;
    return done == rows * cols;
}
