/* Numbers that the engine and Python agree on (`mazarine.regions.codes`, `mazarine.regions.space`).

   A room or a corridor has a row of six 32-bit numbers. The first holds the kind and the flags below; the
   others are, for a room, its own cells, its faces and one of its faces; for a corridor, its two ends with
   their positions. The last is scratch: 0 between updates, or the next free row. */

#ifndef MZ_REGIONS_CODES_H
#define MZ_REGIONS_CODES_H

#include "common/space.h"

/* Columns of a row. */
enum { FLAGS, ROOM_CELLS, ROOM_FACES, ROOM_SEED };
enum { FIRST_END = 1, FIRST_POSITION, LAST_END, LAST_POSITION, SCRATCH, ROW_WIDTH };

/* In the flags of a row: its kind; a closed ring; and of the update that runs: made by it, noted for its
   delta, given up by it, made by it of a cell that was added, saved to undo it. */
enum { KIND_OF_ROW = 3, RING = 4, NEW = 8, NOTED = 16, GONE = 32, ADDED = 64, SAVED = 128 };

/* How a place, a kind and a region are packed into one number: 30, 2 and 31 bits. */
enum { PLACE_SHIFT = 33, KIND_SHIFT = 31, REGION_BITS = 0x7FFFFFFF };

/* Places in the head of an engine; its places 0 to 3 count the regions of each kind. */
enum { NEXT_ROW = 4, FREE_ROW, HEAD_SIZE };

/* Numbers from here on belong to crossroads and tell their place; rooms and corridors lie below. */
enum { CROSSROAD_BASE = 1 << 30 };

/* Places at the end of an answer: two counts, and how many entries come before it: two for each run of cells
   (packed place, kind, region; length), then region numbers that are gone, new and changed. */
enum { VISITS, SEARCHES, RUNS, GONE_REGIONS, NEW_REGIONS, CHANGED_REGIONS, ANSWER_TAIL };

#endif
