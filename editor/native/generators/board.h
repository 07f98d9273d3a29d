/* The board that mazes grow on: a byte a cell. */

#ifndef MZ_GENERATORS_BOARD_H
#define MZ_GENERATORS_BOARD_H

#include "common/chance.h"
#include "mazarine.h"

/* The bits of a cell, as `mazarine.generators.codes` has them. The lowest four are the open sides of a
   square; of a hexagon the lowest three are those of its sides E, SE and SW, and the cells across the others
   have these. `NO_SOUTH` blocks the side SE, `NO_SOUTH_WEST` the side SW. */
enum {
    SIDES = 15,
    OWN_SIDES = 7,
    NO_SOUTH_WEST = 8,
    FREE = 0x10,
    NO_EAST = 0x20,
    NO_SOUTH = 0x40,
    FLOOR = 0x80
};

/* Sides of squares; those of hexagons are E, SE, SW, W, NW, NE, from 0 on. */
enum { NORTH, EAST, SOUTH, WEST };
enum { SQUARE_SIDES = 4, HEXAGON_SIDES = 6, OWN = 3 };

/* Places in the head. */
enum { CURRENT, WAITING, DONE, PIECE, FIRST, OPENED, GROUP, LEFT, RESETS, BITS, BITS_LEFT };

/* Functions that are compiled once for squares and once for hexagons: so that squares need not ask. */
#define FOR_EACH_LATTICE static inline __attribute__((always_inline))

/* Call such a function with the board of a grid, which comes first, and the grid. */
#define ON_BOARD(call, grid, ...)                                                                            \
    ((grid)->six ? call(board_of(grid, true), grid, __VA_ARGS__)                                             \
                 : call(board_of(grid, false), grid, __VA_ARGS__))

/* Cells, whether they are hexagons, and the step from a place to the one across each side. */
typedef struct {
    uint8_t *cells;
    bool six;
    int64_t steps[HEXAGON_SIDES];
} board;

FOR_EACH_LATTICE board board_of(const mz_generator_grid *grid, bool six) {
    int64_t down = grid->stride;
    if (six) return (board){grid->cells, true, {1, down, down - 1, -1, -down, 1 - down}};
    return (board){grid->cells, false, {-down, 1, down, -1}};
}

FOR_EACH_LATTICE int64_t side_count(const board *on) {
    return on->six ? HEXAGON_SIDES : SQUARE_SIDES;
}

/* Return the side on which the cell across a side has this one. */
FOR_EACH_LATTICE int64_t opposite_of(const board *on, int64_t side) {
    if (!on->six) return side ^ 2;
    return side < OWN ? side + OWN : side - OWN;
}

/* Return a wall: a cell and one of its sides. */
FOR_EACH_LATTICE uint32_t wall_of(const board *on, int64_t cell, int64_t side) {
    return (uint32_t)(cell << (on->six ? 3 : 2) | side);
}

FOR_EACH_LATTICE int64_t cell_of(const board *on, int64_t wall) {
    return wall >> (on->six ? 3 : 2);
}

FOR_EACH_LATTICE int64_t wall_side(const board *on, int64_t wall) {
    return wall & (on->six ? 7 : 3);
}

/* Return the place of the first cell of a row. */
static inline int64_t row_place(const mz_generator_grid *grid, int64_t row) {
    if (!grid->six) return (row + 1) * grid->stride;
    return grid->stride + ((row * (2 * grid->stride - 1) + grid->bias) >> 1);
}

/* Return the bit that blocks one of the sides of a hexagon that the cell has itself. */
static inline int64_t block_of(int64_t own_side) {
    return own_side == 0 ? NO_EAST : own_side == 1 ? NO_SOUTH : NO_SOUTH_WEST;
}

/* Return the side that a bit stands for. */
static inline int64_t side_of(int64_t bit) {
    return (bit >> 1) - (bit >> 3);
}

/* Draw one of these sides, told as bits; there is one at least. */
FOR_EACH_LATTICE int64_t one_of(const board *on, uint64_t *rng, int64_t sides) {
    if (on->six) {
        for (int64_t before = below(rng, __builtin_popcountll((uint64_t)sides)); before > 0; before--)
            sides &= sides - 1;
        return __builtin_ctzll((uint64_t)sides);
    }
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
FOR_EACH_LATTICE int64_t sides_to(const board *on, int64_t cell, int64_t mask, int64_t value) {
    const uint8_t *at = on->cells + cell;
    if (on->six) {
        int64_t found = 0;
        for (int64_t side = 0; side < OWN; side++) {
            int64_t block = block_of(side), ahead = at[on->steps[side]], behind = at[-on->steps[side]];
            found |= (int64_t)((ahead & mask) == value && !(at[0] & block)) << side;
            found |= (int64_t)((behind & (mask | block)) == value) << (side + OWN);
        }
        return found;
    }
    int64_t own = at[0], north = at[on->steps[NORTH]], east = at[1], south = at[on->steps[SOUTH]],
            west = at[-1];
    return (int64_t)((north & (mask | NO_SOUTH)) == value) |
           (int64_t)(((east & mask) == value) & !(own & NO_EAST)) << EAST |
           (int64_t)(((south & mask) == value) & !(own & NO_SOUTH)) << SOUTH |
           (int64_t)((west & (mask | NO_EAST)) == value) << WEST;
}

/* Return the sides of a cell that a passage to a cell outside the maze may open. */
FOR_EACH_LATTICE int64_t free_sides(const board *on, int64_t cell) {
    if (on->six) return sides_to(on, cell, FREE, FREE);
    const uint8_t *at = on->cells + cell;
    int own = at[0], north = at[on->steps[NORTH]], east = at[1], south = at[on->steps[SOUTH]], west = at[-1];
    /* `sides_to` with FREE, in fewer steps: bits that block a side are moved to FREE. */
    return (north & ~(north >> 2) & FREE) >> 4 | (east & ~(own >> 1) & FREE) >> 3 |
           (south & ~(own >> 2) & FREE) >> 2 | (west & ~(west >> 1) & FREE) >> 1;
}

/* Return whether a passage may be opened through a side of a cell of the board. */
FOR_EACH_LATTICE bool is_passable(const board *on, int64_t cell, int64_t side) {
    static const uint8_t own_block[] = {0, NO_EAST, NO_SOUTH, 0}, other_block[] = {NO_SOUTH, 0, 0, NO_EAST};
    int beside = on->cells[cell + on->steps[side]];
    if (on->six) return beside & FLOOR && !((side < OWN ? on->cells[cell] : beside) & block_of(side % OWN));
    return !((on->cells[cell] & own_block[side]) | ((beside & (other_block[side] | FLOOR)) ^ FLOOR));
}

/* Return the open sides of a cell. */
FOR_EACH_LATTICE int64_t open_sides_of(const board *on, int64_t cell) {
    const uint8_t *at = on->cells + cell;
    if (!on->six) return at[0] & SIDES;
    int64_t found = at[0] & OWN_SIDES;
    for (int64_t side = 0; side < OWN; side++)
        found |= (int64_t)(at[-on->steps[side]] >> side & 1) << (side + OWN);
    return found;
}

/* Open a side of a cell, and return the cell across, which is in the maze now. */
FOR_EACH_LATTICE int64_t carve(const board *on, int64_t cell, int64_t side) {
    int64_t beside = cell + on->steps[side];
    if (on->six) {
        on->cells[side < OWN ? cell : beside] |= (uint8_t)(1 << side % OWN);
        on->cells[beside] &= (uint8_t)~FREE;
        return beside;
    }
    on->cells[cell] |= (uint8_t)(1 << side);
    on->cells[beside] = (uint8_t)((on->cells[beside] | 1 << (side ^ 2)) & ~FREE);
    return beside;
}

/* Close a side of a cell, on both sides. */
FOR_EACH_LATTICE void close_side(const board *on, int64_t cell, int64_t side) {
    int64_t beside = cell + on->steps[side];
    if (on->six) {
        on->cells[side < OWN ? cell : beside] &= (uint8_t)~(1 << side % OWN);
        return;
    }
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
