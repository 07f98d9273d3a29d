/* The board that mazes grow on: a byte a cell. */

#ifndef MZ_GENERATORS_BOARD_H
#define MZ_GENERATORS_BOARD_H

#include "common/chance.h"
#include "mazarine.h"

/* The bits of a cell, as `mazarine.generators.codes` has them; the lowest four are its open sides. */
enum { SIDES = 15, FREE = 0x10, NO_EAST = 0x20, NO_SOUTH = 0x40, FLOOR = 0x80 };

enum { NORTH, EAST, SOUTH, WEST };

/* Places in the head. */
enum { CURRENT, WAITING, DONE, PIECE, FIRST, OPENED, GROUP, LEFT, RESETS, BITS, BITS_LEFT };

/* Cells, and the step from a place to the one across each side. */
typedef struct {
    uint8_t *cells;
    int64_t steps[4];
} board;

static inline board board_of(const mz_generator_grid *grid) {
    return (board){grid->cells, {-grid->stride, 1, grid->stride, -1}};
}

/* Return the side that a bit stands for. */
static inline int64_t side_of(int64_t bit) {
    return (bit >> 1) - (bit >> 3);
}

/* Draw one of these sides, told as bits; there is one at least. */
static inline int64_t one_of(uint64_t *rng, int64_t sides) {
    /* For sides as bits, and a number below 12: a side, each as often as the others. */
    static const uint8_t any[16][12] = {
        {0},
        {0},
        {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
        {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1},
        {2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2},
        {0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2},
        {1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2},
        {0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2},
        {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3},
        {0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3},
        {1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3},
        {0, 1, 3, 0, 1, 3, 0, 1, 3, 0, 1, 3},
        {2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3},
        {0, 2, 3, 0, 2, 3, 0, 2, 3, 0, 2, 3},
        {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3},
        {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3},
    };
    return any[sides][below(rng, 12)];
}

/* Return the sides of a cell that are not blocked, and lead to a cell whose masked bits have a value. */
static inline int64_t sides_to(const board *on, int64_t cell, int64_t mask, int64_t value) {
    const uint8_t *at = on->cells + cell;
    int64_t own = at[0], north = at[on->steps[NORTH]], east = at[1], south = at[on->steps[SOUTH]],
            west = at[-1];
    return (int64_t)((north & (mask | NO_SOUTH)) == value) |
           (int64_t)(((east & mask) == value) & !(own & NO_EAST)) << EAST |
           (int64_t)(((south & mask) == value) & !(own & NO_SOUTH)) << SOUTH |
           (int64_t)((west & (mask | NO_EAST)) == value) << WEST;
}

/* Return the sides of a cell that a passage to a cell outside the maze may open. */
static inline int64_t free_sides(const board *on, int64_t cell) {
    const uint8_t *at = on->cells + cell;
    int own = at[0], north = at[on->steps[NORTH]], east = at[1], south = at[on->steps[SOUTH]], west = at[-1];
    /* `sides_to` with FREE, in fewer steps: bits that block a side are moved to FREE. */
    return (north & ~(north >> 2) & FREE) >> 4 | (east & ~(own >> 1) & FREE) >> 3 |
           (south & ~(own >> 2) & FREE) >> 2 | (west & ~(west >> 1) & FREE) >> 1;
}

/* Return whether a passage may be opened through a side of a cell of the board. */
static inline bool is_passable(const board *on, int64_t cell, int64_t side) {
    static const uint8_t own_block[] = {0, NO_EAST, NO_SOUTH, 0}, other_block[] = {NO_SOUTH, 0, 0, NO_EAST};
    int beside = on->cells[cell + on->steps[side]];
    return !((on->cells[cell] & own_block[side]) | ((beside & (other_block[side] | FLOOR)) ^ FLOOR));
}

/* Open a side of a cell, and return the cell across, which is in the maze now. */
static inline int64_t carve(const board *on, int64_t cell, int64_t side) {
    int64_t beside = cell + on->steps[side];
    on->cells[cell] |= (uint8_t)(1 << side);
    on->cells[beside] = (uint8_t)((on->cells[beside] | 1 << (side ^ 2)) & ~FREE);
    return beside;
}

/* Close a side of a cell, on both sides. */
static inline void close_side(const board *on, int64_t cell, int64_t side) {
    int64_t beside = cell + on->steps[side];
    on->cells[cell] &= (uint8_t)~(1 << side);
    on->cells[beside] &= (uint8_t)~(1 << (side ^ 2));
}

/* Take the place where the next piece begins into the maze; -1 if there are no more pieces. */
static inline int64_t next_root(const mz_generator_grid *grid) {
    int64_t *head = grid->head;
    if (head[PIECE] == grid->pieces) return head[CURRENT] = -1;
    int64_t cell = grid->roots[head[PIECE]];
    grid->cells[cell] &= (uint8_t)~FREE;
    head[PIECE]++;
    head[DONE]++;
    return cell;
}

/* Take any of `count` walls out of a list, whose last one takes its place. */
static inline int64_t take_wall(uint32_t *walls, int64_t count, uint64_t *rng) {
    int64_t index = below(rng, count), wall = walls[index];
    walls[index] = walls[count - 1];
    return wall;
}

static inline int64_t least(int64_t one, int64_t other) {
    return one < other ? one : other;
}

#endif
