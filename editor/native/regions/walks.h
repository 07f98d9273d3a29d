/* The content of a region, gathered on demand. */

#ifndef MZ_REGIONS_WALKS_H
#define MZ_REGIONS_WALKS_H

#include "regions/engine.h"

/* Append the padded places of a corridor's cells, in walking order, 64 bits each: 0, or MZ_NO_MEMORY. */
int64_t corridor_cells(const mz_engine *engine, int64_t row, mz_list *cells);

/* Append the runs of faces of a room, 64 bits each, the first place and the one after the last: 0, or
   MZ_NO_MEMORY and the list as it was. Marks stand in `face` meanwhile. */
int64_t room_runs(mz_engine *engine, int64_t row, mz_list *runs);

/* Append the padded places of the entries among the cells of `count` runs of faces, 64 bits each, some more
   than once: 0, or MZ_NO_MEMORY. */
int64_t entries_in(const mz_engine *engine, const int64_t *runs, int64_t count, mz_list *entries);

#endif
