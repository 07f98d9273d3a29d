/* The formula of difficulty, as `mazarine.paths.structure.difficulty` has it. */

#ifndef MZ_DIFFICULTY_H
#define MZ_DIFFICULTY_H

#include <math.h>
#include <stdint.h>

/* Return the difficulty of finding a solution: the logarithm of a product that grows with each number. */
static inline double difficulty_of(int64_t length, int64_t turns, int64_t decisions, int64_t branch_cells) {
    return log10(1.0 + (double)(length + turns) * (double)(1 + decisions) * (double)(1 + branch_cells));
}

#endif
