/* The search for the parts of a room: from several sides at once, in turns, by runs of faces. */

#ifndef MZ_REGIONS_SEARCH_H
#define MZ_REGIONS_SEARCH_H

#include "regions/update.h"

/* A side of a search, a root in a forest (`up`) until it meets another one.

   Two linked lists go through its runs: those still to look around (`to_do`), and all (`then`); -1 ends them.
   size: faces; done: whether the side is exhausted */
typedef struct {
    int64_t up, do_first, do_last, all_first, all_last, size;
    bool done;
} search_side;

/* A run of faces that was found, marked in its first face. It is looked around from left to right, one step
   after the other: `step` and `place` tell how far that is. */
typedef struct {
    int64_t start, stop, step, place, to_do, then;
} search_run;

static inline search_side *sides_of(const mz_engine *engine) {
    return engine->work->sides.items;
}

static inline search_run *runs_of(const mz_engine *engine) {
    return engine->work->runs.items;
}

/* Return the mark in `face` that stands for a node; it is its own inverse. */
static inline int64_t mark_of(int64_t node) {
    return -2 - node;
}

/* Search from the faces of the list of seeds until all sides but one are exhausted or have met: 0, or
   MZ_NO_MEMORY; marks stand in `face` then. */
int64_t search_in_turns(mz_engine *engine);

/* Return the part that keeps the number: the largest, of equals the one with the first face; or
   MZ_NO_MEMORY. */
int64_t part_that_keeps(mz_engine *engine, int64_t room);

#endif
