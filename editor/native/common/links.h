/* The ends of links, in the order of the places where they are. */

#ifndef MZ_LINKS_H
#define MZ_LINKS_H

#include <stdint.h>

/* Return the number of the first end at a place, if there is one: of `count` places, in ascending order. */
static inline int64_t first_end(const int64_t *places, int64_t count, int64_t place) {
    int64_t low = 0, high = count;
    while (low < high) {
        int64_t middle = (low + high) / 2;
        if (places[middle] < place) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

#endif
