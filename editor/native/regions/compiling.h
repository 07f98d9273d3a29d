/* The byte of a cell, as a space has it, made of the cells and walls of a maze. */

#ifndef MZ_REGIONS_COMPILING_H
#define MZ_REGIONS_COMPILING_H

#include "common/codes.h"
#include "regions/engine.h"

enum { NORTH_BIT = 1, EAST_BIT = 2, SOUTH_BIT = 4, WEST_BIT = 8 };
enum { FOG = 1, WALL = 1 }; /* the last code of a cell that is not floor; the code of a wall */

/* Return the byte, but for its links, of the cell at a flat place of a maze.

   What lies beyond a border needs no question: the border is walled, and so is that of the cell on which a
   step back round the end of a row or a level ends. */
static inline uint8_t compiled(const mz_maze_arrays *maze, int64_t place) {
    const uint8_t *cells = maze->cells, *walls = maze->walls;
    int64_t size = maze->levels * maze->height * maze->width, before = place - maze->width;
    int64_t after = place + maze->width;
    if (cells[place] <= FOG) return 0;
    unsigned value = FLOOR;
    if (maze->stagger) {
        int64_t row = place / maze->width % maze->height, right = (row + maze->stagger + 1) & 1;
        const int64_t steps[3] = {1, maze->width + right, maze->width + right - 1};
        for (int side = 0; side < 3; side++) {
            int64_t other = place + steps[side];
            bool is_inside = other < size && cells[other] > FOG;
            bool is_open = is_inside && (walls[place] >> 2 * side & SIDE_CODE) != WALL;
            if (is_open) value |= 1U << side;
        }
        return (uint8_t)value;
    }
    if ((walls[place] & SIDE_CODE) != WALL && place + 1 < size && cells[place + 1] > FOG) value |= EAST_BIT;
    if (walls[place] >> SOUTH_SHIFT != WALL && after < size && cells[after] > FOG) value |= SOUTH_BIT;
    if (place >= 1 && (walls[place - 1] & SIDE_CODE) != WALL && cells[place - 1] > FOG) value |= WEST_BIT;
    if (before >= 0 && walls[before] >> SOUTH_SHIFT != WALL && cells[before] > FOG) value |= NORTH_BIT;
    return (uint8_t)value;
}

#endif
