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

/* A search that runs: its mark, the goal, and slots of cells to look at, with the lowest bound (`now`,
   `waiting` of them) and with the one above it (`later`, `put_off` of them). */
typedef struct {
    int64_t mark, goal_row, goal_col;
    bool is_plane;
    int32_t *now, *later;
    int64_t waiting, put_off;
} near_run;

/* Return whether a step up, right, down or left from a row and column of the padded array leads away
   from the goal. */
static inline bool leads_away(const near_run *run, int64_t side, int64_t row, int64_t col) {
    switch (side) {
    case 0: return row <= run->goal_row;
    case 1: return col >= run->goal_col;
    case 2: return row >= run->goal_row;
    default: return col <= run->goal_col;
    }
}

/* Let the neighbors of a cell wait that no shorter path was found to. */
static inline void look_around(const mz_engine *engine, near_search *near, near_run *run, int64_t place,
                               int64_t far) {
    const mz_tables *tables = &engine->tables;
    plane_place at = run->is_plane ? plane_of_place(engine, place) : (plane_place){0};
    for (int64_t side = 0; side < tables->side_count; side++) {
        if (!is_open(engine, place, side)) continue;
        int64_t key = run->mark | (place + tables->sides[side]), slot = slot_of(near, key);
        if (near->key[slot] == key && near->steps[slot] <= far + 1) continue;
        near->key[slot] = key;
        near->steps[slot] = (int32_t)(far + 1);
        if (!run->is_plane || leads_away(run, side, at.row, at.col)) {
            run->later[run->put_off++] = (int32_t)slot;
        } else {
            run->now[run->waiting++] = (int32_t)slot;
        }
    }
}

static void exchange_stacks(near_run *run) {
    int32_t *now = run->now;
    run->now = run->later;
    run->later = now;
    run->waiting = run->put_off;
    run->put_off = 0;
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
    bool has_links = on->links.count > 0, is_plane = !has_links && !engine->tables.halves;
    near_run run = {mark, to.row, to.col, is_plane, near->now, near->later, 1, 0};
    int64_t first = slot_of(near, mark | start);
    near->key[first] = mark | start;
    near->steps[first] = 0;
    near->now[0] = (int32_t)first;
    while (run.waiting + run.put_off > 0) {
        if (run.waiting == 0) exchange_stacks(&run);
        int64_t slot = run.now[--run.waiting], far = near->steps[slot], place = near->key[slot] & UINT32_MAX;
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
