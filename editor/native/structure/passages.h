/* The links of cells. */

#ifndef MZ_PASSAGES_H
#define MZ_PASSAGES_H

#include "common/memory.h"
#include "regions/codes.h"

/* Return where the links of a cell begin, if it carries some; they go on while `at` is the cell. */
static inline int64_t first_link(const mz_passages *passages, int64_t cell) {
    int64_t low = 0, high = passages->links;
    while (low < high) {
        int64_t middle = (low + high) / 2;
        if (passages->at[middle] < cell) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* Return whether a number is that of a link of a cell. */
static inline bool is_link_of(const mz_passages *passages, int64_t link, int64_t cell) {
    return link < passages->links && passages->at[link] == cell;
}

#endif
