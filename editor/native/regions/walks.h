/* The content of a region, gathered on demand. */

#ifndef MZ_REGIONS_WALKS_H
#define MZ_REGIONS_WALKS_H

#include "regions/engine.h"

/* Append the padded places of a corridor's cells, in walking order, 64 bits each: 0, or MZ_NO_MEMORY. */
int64_t corridor_cells(const mz_engine *engine, int64_t row, mz_list *cells);

/* Append the runs of faces of a room, 64 bits each, the first place and the one after the last: 0, or
   MZ_NO_MEMORY and the list as it was. */
int64_t room_runs(mz_engine *engine, int64_t row, mz_list *runs);

/* Append the padded places of the entries among the cells of `count` runs of faces, 64 bits each, some more
   than once: 0, or MZ_NO_MEMORY. */
int64_t entries_in(const mz_engine *engine, const int64_t *runs, int64_t count, mz_list *entries);

/* Append the runs of the faces of a room that a part of it has which the last update renumbered; `place` is
   one of its faces. As `room_runs`. */
int64_t part_runs(mz_engine *engine, int64_t place, mz_list *runs);

/* Write the regions of `width` cells of a row of the board, from a place on; 0 for rock. */
void gather_row(const mz_engine *engine, int64_t place, int32_t *regions, int64_t width);

#endif
