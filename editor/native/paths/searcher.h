/* The parts of a searcher, for the files of this folder.

   Functions take the searcher whole; `engine` and `job` are those of the call that runs. Where memory runs
   out or the job is canceled, they set `fault` and go on with what they have; the function that Python called
   then drops the region graph. */

#ifndef MZ_SEARCHER_H
#define MZ_SEARCHER_H

#include "common/job.h"
#include "common/links.h"
#include "common/memory.h"
#include "regions/engine.h"

enum {
    FAR = 1 << 30,       /* more steps than any path has */
    UNREACHED = 1 << 29, /* the steps from a landmark to a node that it does not reach */
    NO_SIDE = 7,         /* of an exit that no corridor leads to from its first side to its last */
    MOST_LANDMARKS = 16
};

/* Rooms with more are searched cell by cell: the paths between all entries would be too many. */
enum { MANY_FACES = 1024, MANY_ENTRIES = 32, MOST_ROOM_CELLS = 4 * (MANY_FACES + 1) };

/* A search over near cells: a table of the cells that were met, and three stacks of those to look at. */
enum { NEAR_SLOTS = 1 << 13 };

/* key: the number of the search and the place
   steps: those from the start; less than 0 once its neighbors have been looked at: ~steps
   stacks: slots of cells by bound: the lowest, and the two above it
   searches: how many there were
   patience: cells whose neighbors are looked at before a search gives up; less than a quarter of the slots */
typedef struct {
    int64_t key[NEAR_SLOTS];
    int32_t steps[NEAR_SLOTS], stacks[3][NEAR_SLOTS];
    int64_t searches, patience;
} near_search;

/* The steps through links as padded places, `to[i]` from `at[i]`; sorted by `at`. `to` is `~place` where a
   one-way link leads only from there to here. */
typedef struct {
    int64_t *at, *to;
    int64_t count;
} link_steps;

/* A place that can be reached, the number of steps, and the side where a corridor begins; steps are -1 where
   a one-way link only comes from there. */
typedef struct {
    int64_t place, steps, side;
} exit_step;

typedef struct {
    exit_step *items;
    int64_t count;
} exit_list;

/* Known distances inside rooms.

   table: (table_size), by room: where its entries begin in the pool; 0 unknown, -1 large
   pool: 32 bits; for a room the number of entries, their padded places, and the steps between each two
   waste: numbers in the pool of rooms that have changed since
   seen: (padded), where a cell stands in `order`, if it does
   order, steps: the cells of a room by their steps from one of them, and these steps
   runs: work space, 64 bits */
typedef struct {
    int32_t *table;
    int64_t table_size;
    mz_list pool;
    int64_t waste;
    int32_t *seen;
    int32_t order[MOST_ROOM_CELLS], steps[MOST_ROOM_CELLS];
    mz_list runs;
} known_rooms;

typedef struct region_graph region_graph; /* graph.h */

struct mz_searcher {
    mz_engine *engine;
    near_search near;
    link_steps links;
    exit_list exits, ends;
    known_rooms *rooms;
    region_graph *graph;
    mz_job *job;
    int64_t fault;
};

/* Return whether the call is to stop, which asks the job as `is_canceled` does. */
static inline bool stops(mz_searcher *on, int64_t step) {
    if (is_canceled(on->job, step)) on->fault = MZ_CANCELED;
    return on->fault;
}

static inline bool is_open(const mz_engine *engine, int64_t cell, int64_t side) {
    return sides_at(&engine->tables, engine->cells, cell) >> side & 1;
}

/* A place as a row, and a column on an axis that goes straight on from row to row; of hexagons it leads to
   the south-west. */
typedef struct {
    int64_t row, col;
} plane_place;

static inline plane_place plane_of_place(const mz_engine *engine, int64_t place) {
    const mz_tables *tables = &engine->tables;
    int64_t row = row_of(tables, place);
    return (plane_place){row, place - tables->first - row * (tables->two_rows / 2)};
}

/* Return how many steps lead so far down and right, at least. */
static inline int64_t plane_steps(bool is_hexagonal, int64_t down, int64_t right) {
    int64_t below = down < 0 ? -down : down, beside = right < 0 ? -right : right;
    if (is_hexagonal && (down > 0) == (right > 0)) return below > beside ? below : beside;
    return below + beside;
}

/* rooms.c: distances inside rooms, and those between the entries of a room, kept until the room changes. */

/* Begin with nothing known: NULL if memory ran out. */
known_rooms *make_rooms(int64_t places);
void free_rooms(known_rooms *rooms);

/* Return where in the pool the entries of a room begin, found first if need be; -1 if it is large. */
int64_t entry_distances(mz_searcher *on, int64_t room);

/* Find the steps from a cell to all cells of a small room without leaving it; return the number of cells. */
int64_t spread_in_room(mz_searcher *on, int64_t room, int64_t start);

/* Return the sides of a cell that lie in faces of a room; it is not a cell of another room. */
int64_t sides_inside(const mz_engine *engine, int64_t room, int64_t cell);

/* Return whether a cell is among those that were reached last. */
static inline bool is_reached(const known_rooms *rooms, int64_t count, int64_t cell) {
    int64_t at = rooms->seen[cell];
    return at < count && rooms->order[at] == cell;
}

/* exits.c: the edges of the region graph, read off the segmentation. */

/* Return whether a cell is a node of the region graph. */
bool is_node(mz_searcher *on, int64_t cell);

/* List the edges of the region graph that leave a node. */
void exits_of_node(mz_searcher *on, int64_t node, exit_list *exits);

/* List the nodes that a cell is, or that its region leads to, with the steps inside the region. */
void exits_of(mz_searcher *on, int64_t cell, exit_list *exits);

/* Return the steps between two cells of one corridor or small room without leaving it, or -1. */
int64_t steps_inside(mz_searcher *on, int64_t first, int64_t second);

/* Make room for the exits of any cell; false if memory ran out. */
bool reserve_exits(exit_list *exits, int64_t most_links);

#endif
