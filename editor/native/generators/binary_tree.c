/* Binary tree: each cell by itself, from its coordinates. */

#include "common/memory.h"
#include "generators/board.h"

/* Write 1 or 0 for the lowest bits of a word. */
static void write_bits(uint8_t *restrict choices, uint64_t word, int64_t count) {
    for (int64_t bit = 0; bit < count; bit++) choices[bit] = word >> bit & 1;
}

/* Write for cells of a row, from a column on, 1 where they open the vertical side, else 0. */
static void write_choices(uint8_t *choices, const mz_binary_tree *tree, int64_t row, int64_t col,
                          int64_t count) {
    uint64_t key = mixed(tree->seed + mixed((uint64_t)row + MZ_CHANCE_STEP));
    for (int64_t index = 0; index < count;) {
        int64_t first = (col + index) & 63, stop = least(count, index + 64 - first);
        uint64_t word = mixed(key + (uint64_t)((col + index) >> 6) * MZ_CHANCE_STEP) ^ tree->flip;
        write_bits(choices + index, word >> first, stop - index);
        index = stop;
    }
    if (tree->rows) {
        if (row == (tree->vertical == NORTH ? 0 : tree->rows - 1)) {
            for (int64_t index = 0; index < count; index++) choices[index] = 0;
        }
        int64_t border = (tree->horizontal == WEST ? 0 : tree->cols - 1) - col;
        if (0 <= border && border < count) choices[border] = 1;
    }
}

/* Write open sides. Arrays of their own, and no branch: so the compiler takes many cells at once. */
static void combine(uint8_t *restrict sides, const uint8_t *restrict mine, const uint8_t *restrict behind,
                    const uint8_t *restrict beside, const mz_binary_tree *tree, int64_t count) {
    const uint8_t up = (uint8_t)(1 << tree->vertical), along = (uint8_t)(1 << tree->horizontal);
    const uint8_t down = (uint8_t)(1 << (tree->vertical ^ 2)), back = (uint8_t)(1 << (tree->horizontal ^ 2));
    for (int64_t index = 0; index < count; index++) {
        uint8_t goes_up = (uint8_t)-mine[index], came_up = (uint8_t)-behind[index];
        uint8_t came_along = (uint8_t)(beside[index] - 1);
        uint8_t own = (uint8_t)((goes_up & up) | (~goes_up & along));
        sides[index] = (uint8_t)(own | (came_up & down) | (came_along & back) | FLOOR);
    }
}

/* Close the sides that lead out of the rectangle. */
static void close_border(uint8_t *sides, const mz_binary_tree *tree, int64_t row, int64_t col,
                         int64_t count) {
    int closed = (row == 0) << NORTH | (row == tree->rows - 1) << SOUTH;
    if (closed) {
        for (int64_t index = 0; index < count; index++) sides[index] &= (uint8_t)~closed;
    }
    if (col == 0) sides[0] &= (uint8_t) ~(1 << WEST);
    if (col + count == tree->cols) sides[count - 1] &= (uint8_t) ~(1 << EAST);
}

/* Write cells of a row from a column on: their open sides, and that they are floor. `choices` has room for
   twice as many, and two each.

   A cell opens the side that it chose; those before it, seen from the corner, may have chosen to open theirs
   to it. */
static void write_sides(uint8_t *sides, const mz_binary_tree *tree, int64_t row, int64_t col, int64_t count,
                        uint8_t *choices) {
    uint8_t *mine = choices, *behind = choices + count + 2;
    write_choices(mine, tree, row, col - 1, count + 2);
    write_choices(behind, tree, row + 1 - tree->vertical, col, count);
    /* To the cell that may have opened its side to this one. */
    const uint8_t *beside = mine + (tree->horizontal == WEST ? 2 : 0);
    combine(sides, mine + 1, behind, beside, tree, count);
    if (tree->rows) close_border(sides, tree, row, col, count);
}

int64_t mz_advance_tree(const mz_generator_grid *grid, const mz_binary_tree *tree, int64_t most_steps) {
    int64_t *head = grid->head, done = head[DONE], stop = least(done + most_steps, tree->rows * tree->cols);
    uint8_t *choices = mz_allocate(2 * (tree->cols + 2), 1);
    if (!choices) return MZ_NO_MEMORY;
    while (done < stop) {
        int64_t row = done / tree->cols, col = done % tree->cols;
        int64_t count = least(stop - done, tree->cols - col), place = (row + 1) * (tree->cols + 1) + col;
        write_sides(grid->cells + place, tree, row, col, count, choices);
        head[CURRENT] = place + count - 1;
        done += count;
    }
    mz_free(choices);
    head[DONE] = done;
    return done == tree->rows * tree->cols;
}

int64_t mz_write_window(uint8_t *sides, const mz_binary_tree *tree, int64_t row, int64_t col, int64_t rows,
                        int64_t cols) {
    uint8_t *choices = mz_allocate(2 * (cols + 2), 1);
    if (!choices) return MZ_NO_MEMORY;
    for (int64_t index = 0; index < rows; index++) {
        write_sides(sides + index * cols, tree, row + index, col, cols, choices);
    }
    mz_free(choices);
    return 0;
}
