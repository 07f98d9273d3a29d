/* Kinds and bytes of cells, as `mazarine.regions.codes` and `mazarine.regions.space` have them. */

#ifndef MZ_SPACE_H
#define MZ_SPACE_H

/* The kinds of cells and of regions. */
enum { ROCK, CORRIDOR, CROSSROAD, ROOM };

/* Sides of a cell at most, and sets of them. */
enum { MOST_SIDES = 4, SIDE_SETS = 1 << MOST_SIDES };

/* The byte of a cell: bits N=1, E=2, S=4, W=8 for the sides that are spatially open, whether it is floor, the
   number of ports that carry a link (up to 3), and whether it is in the log of the update that runs. */
enum { OPEN_SIDES = 0x0F, FLOOR = 0x10, LINK_SHIFT = 5, LINKS = 0x60, TOUCHED = 0x80 };

#endif
