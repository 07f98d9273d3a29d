/* Sets that grow together: each is a tree, and the place at its top names it. */

#ifndef MZ_SETS_H
#define MZ_SETS_H

#include <stdint.h>

/* Return the place that names the set of a place, and halve the way to it. */
static inline int64_t leader(int32_t *leaders, int64_t place) {
    while (leaders[place] != place) {
        leaders[place] = leaders[leaders[place]];
        place = leaders[place];
    }
    return place;
}

#endif
