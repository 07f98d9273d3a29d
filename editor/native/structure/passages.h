/* The links of cells. */

#ifndef MZ_PASSAGES_H
#define MZ_PASSAGES_H

#include "common/job.h"
#include "common/links.h"
#include "common/memory.h"
#include "regions/codes.h"

/* Return whether a number is that of a link of a cell. */
static inline bool is_link_of(const mz_passages *passages, int64_t link, int64_t cell) {
    return link < passages->links && passages->at[link] == cell;
}

/* Return the open sides of a cell, one bit each. */
static inline int open_sides(const mz_passages *passages, int64_t cell) {
    return open_sides_at(passages->cells + cell, passages->sides, passages->side_count);
}

#endif
