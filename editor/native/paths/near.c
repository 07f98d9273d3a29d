/* A search over cells that gives up soon: most questions are about places that are near each other. */

#include <string.h>

#include "paths/cells.h"

/* 2 to the power of 64 divided by the golden ratio: neighbors fall far apart (Knuth, volume 3, 6.4). */
#define SPREAD UINT64_C(0x9E3779B97F4A7C15)

/* Return the slot of a key, which is the mark of a search with a place; or the free one where it would be. */
static inline int64_t slot_of(const near_search *near, int64_t key) {
    int64_t place = key & UINT32_MAX, mark = key - place;
    int64_t slot = (int64_t)((uint64_t)place * SPREAD >> 40) & (NEAR_SLOTS - 1);
    while (near->key[slot] >= mark && near->key[slot] != key) slot = (slot + 1) & (NEAR_SLOTS - 1);
    return slot;
}

/* A search that runs: its mark, the goal, and stacks of slots of cells to look at by bound, `low` the lowest.
   has_bound: whether all steps lead to a cell beside, so that the plane says how many there are at least */
typedef struct {
    int64_t mark, goal_row, goal_col;
    bool has_bound;
    int32_t (*stacks)[NEAR_SLOTS];
    int64_t counts[3], low;
} near_run;

/* Steps across the sides of a hexagon, down and to the right, in a plane where SW leads straight down. */
static const int64_t DOWN[6] = {0, 1, 1, 0, -1, -1}, RIGHT[6] = {1, 1, 0, -1, -1, 0};

/* Return how much higher the bound is after a step from a cell: the steps so far and those to go at least. */
static inline int64_t rise(const near_run *run, bool is_hexagon, int64_t side, plane_place at) {
    int64_t down = at.row - run->goal_row, right = at.col - run->goal_col;
    if (is_hexagon) {
        int64_t after = plane_steps(true, down + DOWN[side], right + RIGHT[side]);
        return 1 + after - plane_steps(true, down, right);
    }
    switch (side) {
    case 0: return down <= 0 ? 2 : 0;
    case 1: return right >= 0 ? 2 : 0;
    case 2: return down >= 0 ? 2 : 0;
    default: return right <= 0 ? 2 : 0;
    }
}

/* Let the neighbors of a cell wait that no shorter path was found to. */
static inline void look_around(const mz_engine *engine, near_search *near, near_run *run, int64_t place,
                               int64_t far) {
    const mz_tables *tables = &engine->tables;
    plane_place at = run->has_bound ? plane_of_place(engine, place) : (plane_place){0};
    for (int64_t side = 0; side < tables->side_count; side++) {
        if (!is_open(engine, place, side)) continue;
        int64_t key = run->mark | (place + tables->sides[side]), slot = slot_of(near, key);
        if (near->key[slot] == key && near->steps[slot] <= far + 1) continue;
        near->key[slot] = key;
        near->steps[slot] = (int32_t)(far + 1);
        int64_t stack = run->low + (run->has_bound ? rise(run, tables->halves, side, at) : 1);
        if (stack > 2) stack -= 3;
        run->stacks[stack][run->counts[stack]++] = (int32_t)slot;
    }
}

/* Return whether cells wait; those with the lowest bound are then in the lowest stack. */
static inline bool has_more(near_run *run) {
    for (int64_t tried = 0; tried < 3; tried++) {
        if (run->counts[run->low] > 0) return true;
        run->low = (run->low + 1) % 3;
    }
    return false;
}

/* Return the mark of a new search, which is above those of all before. */
static int64_t next_mark(near_search *near) {
    if (near->searches == INT32_MAX) {
        memset(near->key, 0, sizeof near->key);
        near->searches = 0;
    }
    return ++near->searches << 32;
}

static int64_t near_distance(mz_searcher *on, const mz_engine *engine, int64_t start, int64_t goal) {
    near_search *near = &on->near;
    int64_t mark = next_mark(near), looked = 0;
    plane_place to = plane_of_place(engine, goal);
    bool has_links = on->links.count > 0;
    near_run run = {mark, to.row, to.col, !has_links, near->stacks, {1, 0, 0}, 0};
    int64_t first = slot_of(near, mark | start);
    near->key[first] = mark | start;
    near->steps[first] = 0;
    near->stacks[0][0] = (int32_t)first;
    while (has_more(&run)) {
        int64_t slot = near->stacks[run.low][--run.counts[run.low]];
        int64_t far = near->steps[slot], place = near->key[slot] & UINT32_MAX;
        if (far < 0) continue;
        if (place == goal) return far;
        bool has_link = engine->cells[place] & LINKS;
        if (looked == near->patience || (has_link && has_links)) return MZ_PATH_UNKNOWN;
        looked++;
        near->steps[slot] = (int32_t)~far;
        look_around(engine, near, &run, place, far);
    }
    return MZ_NO_PATH;
}

int64_t mz_near_distance(mz_searcher *on, const mz_engine *engine, int64_t start, int64_t goal) {
    RETURN_ALONE(engine, near_distance(on, engine, start, goal));
}

/* Return the cell before another one on a path, which is this many steps from the start. */
static int64_t cell_before(const mz_engine *engine, const near_search *near, int64_t place, int64_t steps) {
    int64_t mark = near->searches << 32;
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (!is_open(engine, place, side)) continue;
        int64_t beside = place + engine->tables.sides[side], slot = slot_of(near, mark | beside);
        int64_t far = near->steps[slot];
        if (near->key[slot] == (mark | beside) && (far == steps || far == ~steps)) return beside;
    }
    return place;
}

static int64_t near_path(const mz_searcher *on, const mz_engine *engine, int64_t goal, int64_t top,
                         int64_t left, int64_t (*cells)[3], int64_t count) {
    cell_writer writer = writer_of(engine, top, left, cells);
    int64_t place = goal;
    for (int64_t at = count - 1; at > 0; at--) {
        write_cell(&writer, at, place);
        place = cell_before(engine, &on->near, place, at - 1);
    }
    write_cell(&writer, 0, place);
    return 0;
}

int64_t mz_near_path(const mz_searcher *on, const mz_engine *engine, int64_t goal, int64_t top, int64_t left,
                     int64_t (*cells)[3], int64_t count) {
    RETURN_ALONE(engine, near_path(on, engine, goal, top, left, cells, count));
}
