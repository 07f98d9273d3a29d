/* Codes of cells and walls, as `mazarine.maze.codes` has them. */

#ifndef MZ_CODES_H
#define MZ_CODES_H

enum {
    EAST_SHIFT = 0,  /* of the code of the wall on side E, in a byte of walls */
    SOUTH_SHIFT = 2, /* of that on side S */
    SIDE_CODE = 3    /* the bits of a code of a wall */
};

#endif
