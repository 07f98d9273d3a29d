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

/* Return the same where there may be more places than 32 bits count. */
static inline int64_t leader64(int64_t *leaders, int64_t place) {
    while (leaders[place] != place) {
        leaders[place] = leaders[leaders[place]];
        place = leaders[place];
    }
    return place;
}

/* Unite the sets of two places: the lower of the places that name them names the whole. */
static inline void unite_lower(int32_t *leaders, int64_t one, int64_t other) {
    one = leader(leaders, one);
    other = leader(leaders, other);
    if (one < other) {
        leaders[other] = (int32_t)one;
    } else {
        leaders[one] = (int32_t)other;
    }
}

#endif
