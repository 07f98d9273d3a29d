/* Numbers that the engine and Python agree on (`mazarine.regions.codes`, `mazarine.regions.space`). */

#ifndef MZ_REGIONS_CODES_H
#define MZ_REGIONS_CODES_H

#include "common/space.h"

/* In the flags of a row: its kind; a closed ring; a corridor in parts; cells that run against the offsets;
   and of the update that runs: made by it, noted for its delta, given up by it. From `NOTE_SHIFT` on: the
   note that the update keeps of the row, or 0. */
enum {
    KIND_OF_ROW = 3,
    RING = 4,
    IN_PARTS = 8,
    REVERSED = 16,
    NEW = 32,
    NOTED = 64,
    GONE = 128,
    NOTE_SHIFT = 8
};

/* How a place, a kind and a region are packed into one number: 30, 2 and 31 bits. */
enum { PLACE_SHIFT = 33, KIND_SHIFT = 31, REGION_BITS = 0x7FFFFFFF };

/* Places in the head of an engine; its places 0 to 3 count the regions of each kind. `KEEPS_NUMBERS` is 1
   where a number that is gone is not given again. */
enum { NEXT_ROW = 4, FREE_ROW, KEEPS_NUMBERS, HEAD_SIZE };

/* Numbers from here on belong to crossroads and tell their place; rooms and corridors lie below. */
enum { CROSSROAD_BASE = 1 << 30 };

/* Numbers of segments from here on are parts of corridors; those below are corridors of one segment. */
enum { PART_BASE = 1 << 30 };

/* Places at the end of an answer: two counts, and how many entries come before it: two for each run of cells
   (packed place, kind, region; length), then region numbers that are gone, new and changed, then four for
   each part of a region that has another number as it is: from, to, a flat place of it, its cells; then
   two for each region that is gone or was cut or joined: its number before, and a flat place of it (the first
   cell of a face for a room). */
enum { VISITS, SEARCHES, RUNS, GONE_REGIONS, NEW_REGIONS, CHANGED_REGIONS, RENUMBERED, BEFORE, ANSWER_TAIL };

#endif
