/* Kinds and bytes of cells, as `mazarine.regions.codes` and `mazarine.regions.space` have them. */

#ifndef MZ_SPACE_H
#define MZ_SPACE_H

#include <stdint.h>

/* The kinds of cells and of regions. */
enum { ROCK, CORRIDOR, CROSSROAD, ROOM };

/* Sides of a cell at most, and sets of them. */
enum { MOST_SIDES = 6, SIDE_SETS = 1 << MOST_SIDES };

/* The byte of a cell: bits N=1, E=2, S=4, W=8 for the sides that are spatially open, whether it is floor, the
   number of ports that carry a link (up to 3), and whether it is in the log of the update that runs.

   Of cells with six sides it has half of them, E=1, SE=2, SW=4: those across which the next places lie. The
   cells across the others have these (`sides_at`). */
enum { OPEN_SIDES = 0x0F, FLOOR = 0x10, LINK_SHIFT = 5, LINKS = 0x60, TOUCHED = 0x80 };

/* Return the open sides of a cell with six sides, one bit each: those of its byte, and those across which the
   cells before it lie, at these six steps. */
static inline int half_sides(const uint8_t *at, const int64_t *sides) {
    return (at[0] & 7) | ((at[sides[3]] & 1) | (at[sides[4]] & 2) | (at[sides[5]] & 4)) << 3;
}

/* Of functions that are told the number of sides: it is known where they are called, for loops over sides. */
#define FOR_SIDES static inline __attribute__((always_inline))

/* Return the open sides of a cell, one bit each, in the order of the steps across them. */
static inline int open_sides_at(const uint8_t *at, const int64_t *sides, int64_t count) {
    return count > 4 ? half_sides(at, sides) : *at & OPEN_SIDES;
}

#endif
