/* Rooms through an update: faces lost (a room may fall apart), faces gained (rooms may merge). */

#include "regions/lanes.h"
#include "regions/search.h"

/* A face that still stands around lost ones, in a forest of those that meet there (`up`).

   following: the next root of the same room, plus 1 */
typedef struct {
    int64_t face, room, up, following;
} node;

static node *nodes_of(const mz_engine *engine) {
    return engine->work->nodes.items;
}

static int64_t root_of(node *nodes, int64_t at) {
    while (nodes[at].up != at) {
        nodes[at].up = nodes[nodes[at].up].up;
        at = nodes[at].up;
    }
    return at;
}

static bool stands(const mz_engine *engine, int64_t anchor) {
    return engine->face[anchor] != 0 && engine->face[anchor] != GAINED;
}

/* Return a face in the ring around another one; places count on round it. */
static int64_t in_ring(const mz_engine *engine, int64_t anchor, int64_t at) {
    int64_t size = engine->tables.ring_count;
    return anchor + engine->tables.ring[at < size ? at : at - size >= size ? at - 2 * size : at - size];
}

static bool is_direct(const mz_engine *engine, int64_t at) {
    return engine->tables.ring_direct[at % engine->tables.ring_count];
}

/* Join some neighbors in the ring around a lost face, if any of them shares a side with it. */
static int64_t join_some(mz_engine *engine, int64_t lost, int64_t room, int64_t start, int64_t stop) {
    mz_list *list = &engine->work->nodes;
    bool direct = false;
    for (int64_t at = start; at < stop; at++) direct = direct || is_direct(engine, at);
    if (!direct) return 0;
    int64_t first = -1;
    for (int64_t at = start; at < stop; at++) {
        int64_t anchor = in_ring(engine, lost, at), here;
        if (engine->face[anchor] > 0) {
            TRY(reserve(list, 1, sizeof(node)));
            here = list->count++;
            nodes_of(engine)[here] = (node){anchor, room, here, 0};
            engine->face[anchor] = (int32_t)mark_of(here);
        } else {
            here = root_of(nodes_of(engine), mark_of(engine->face[anchor]));
        }
        if (first < 0) {
            first = here;
        } else {
            node *nodes = nodes_of(engine);
            int64_t above = root_of(nodes, first);
            nodes[root_of(nodes, here)].up = above;
        }
    }
    return 0;
}

/* Join the faces that still meet around a lost one: that follow each other in the ring around it. */
static int64_t join_around(mz_engine *engine, int64_t lost, int64_t room) {
    int64_t size = engine->tables.ring_count, gap = 0, start = -1;
    /* Begin after a gap if there is one, so that no row of neighbors is cut by the seam of the ring. */
    while (gap < size && stands(engine, in_ring(engine, lost, gap))) gap++;
    for (int64_t at = gap + 1; at <= gap + size; at++) {
        bool does_stand = stands(engine, in_ring(engine, lost, at));
        if (does_stand && start < 0) {
            start = at;
        } else if (!does_stand && start >= 0) {
            TRY(join_some(engine, lost, room, start, at));
            start = -1;
        }
    }
    return start < 0 ? 0 : join_some(engine, lost, room, start, gap + size + 1);
}

/* Note cells that have just gone from one room to another, with those before them that did the same. There is
   room for that. */
static void note_moved(mz_engine *engine, int64_t start, int64_t stop, int64_t before) {
    mz_list *list = &engine->moved;
    int64_t *end = numbers_of(list) + list->count;
    bool goes_on = list->count && end[-2] == start && end[-1] == before;
    if (goes_on && engine->region[start - 1] == engine->region[start]) {
        end[-2] = stop;
    } else {
        end[0] = start;
        end[1] = stop;
        end[2] = before;
        list->count += 3;
    }
}

/* Return those of some cells in a row that are a room's to another; return their number.

   Cells that this update touched belong to no room meanwhile. What a room has that this update made was moved
   before, and is noted then. */
static int64_t give_cells(mz_engine *engine, int64_t start, int64_t stop, int64_t giver, int64_t taker) {
    int32_t *region = engine->region;
    bool is_noted = !(engine->rows[giver][FLAGS] & NEW);
    int64_t given = 0;
    for (int64_t at = start; at < stop; at += 64) {
        uint64_t own = equals_of(region + at, (int32_t)giver);
        if (stop - at < 64) own &= (UINT64_C(1) << (stop - at)) - 1;
        if (is_noted) TRY(reserve(&engine->moved, 3 * 32, 8));
        while (own != 0) {
            int64_t first = lowest_bit(own);
            uint64_t gaps = ~(own >> first);
            int64_t length = gaps ? lowest_bit(gaps) : 64;
            own &= ~(UINT64_MAX >> (64 - length) << first);
            fill_numbers(region + at + first, length, (int32_t)taker);
            given += length;
            if (is_noted) note_moved(engine, at + first, at + first + length, giver);
        }
    }
    return given;
}

int64_t give_run(mz_engine *engine, int64_t start, int64_t stop, int64_t giver, int64_t taker) {
    mz_list *saved = &engine->work->saved_faces;
    if (!(engine->rows[giver][FLAGS] & NEW)) {
        TRY(reserve(saved, 3, 8));
        int64_t *end = numbers_of(saved) + saved->count;
        end[0] = start;
        end[1] = stop;
        end[2] = giver;
        saved->count += 3;
    }
    fill_numbers(engine->face + start, stop - start, (int32_t)taker);
    int64_t given = 0;
    for (int64_t span = 0; span < engine->tables.span_count; span++) {
        const int64_t *at = engine->tables.spans[span];
        int64_t found = give_cells(engine, start + at[0], stop + at[0] + at[1], giver, taker);
        TRY(found);
        given += found;
    }
    engine->rows[giver][ROOM_CELLS] -= (int32_t)given;
    engine->rows[taker][ROOM_CELLS] += (int32_t)given;
    engine->visited += stop - start + given;
    return 0;
}

/* Give a part of a room a number of its own. */
static int64_t give_part(mz_engine *engine, int64_t room, int64_t number) {
    int64_t part = new_row(engine, ROOM), at = sides_of(engine)[number].all_first;
    TRY(part);
    int32_t size = (int32_t)sides_of(engine)[number].size;
    engine->rows[part][ROOM_SEED] = (int32_t)runs_of(engine)[at].start;
    engine->rows[part][ROOM_FACES] = size;
    engine->rows[room][ROOM_FACES] -= size;
    for (; at >= 0; at = runs_of(engine)[at].then) {
        TRY(give_run(engine, runs_of(engine)[at].start, runs_of(engine)[at].stop, room, part));
    }
    return 0;
}

/* Search from the seeds in turns, and give every part but the largest a number of its own. */
static int64_t split(mz_engine *engine, int64_t room) {
    TRY(search_in_turns(engine));
    int64_t keeper = part_that_keeps(engine, room);
    TRY(keeper);
    engine->visited += engine->work->runs.count;
    engine->searched += engine->work->runs.count;
    for (int64_t number = 0; number < engine->work->sides.count; number++) {
        if (sides_of(engine)[number].up != number) continue;
        if (number != keeper) {
            TRY(give_part(engine, room, number));
            continue;
        }
        const search_run *runs = runs_of(engine);
        int64_t at = sides_of(engine)[number].all_first;
        engine->rows[room][ROOM_SEED] = (int32_t)runs[at].start;
        for (; at >= 0; at = runs[at].then) engine->face[runs[at].start] = (int32_t)room;
    }
    return 0;
}

/* As `split`; if memory runs out, no marks are left in the faces. */
static int64_t split_cleanly(mz_engine *engine, int64_t room) {
    int64_t result = split(engine, room);
    for (int64_t at = 0; result < 0 && at < engine->work->runs.count; at++) {
        int32_t *face = engine->face + runs_of(engine)[at].start;
        if (*face < 0) *face = (int32_t)room;
    }
    return result;
}

/* Find the groups of faces around lost ones: 0, or MZ_NO_MEMORY; no marks are left. */
static int64_t find_groups(mz_engine *engine) {
    const mz_work *work = engine->work;
    int64_t result = 0;
    for (int64_t index = 0; index < work->lost.count && result == 0; index++) {
        int64_t room = numbers_of(&work->lost_rooms)[index];
        result = note(engine, room);
        if (result < 0) break;
        engine->rows[room][ROOM_FACES]--;
        result = join_around(engine, numbers_of(&work->lost)[index], room);
    }
    for (int64_t at = 0; at < work->nodes.count; at++) {
        engine->face[nodes_of(engine)[at].face] = (int32_t)nodes_of(engine)[at].room;
    }
    return result;
}

/* Split a room that lost faces, if it falls apart; its scratch column leads to its groups. */
static int64_t settle_room(mz_engine *engine, int64_t room) {
    int32_t *row = engine->rows[room];
    int64_t at = row[SCRATCH];
    row[SCRATCH] = 0;
    if (!at) return row[ROOM_FACES] == 0 && !(row[FLAGS] & GONE) ? give_up_row(engine, room) : 0;
    mz_list *seeds = &engine->work->seeds;
    seeds->count = 0;
    for (; at; at = nodes_of(engine)[at - 1].following) TRY(mz_push64(seeds, nodes_of(engine)[at - 1].face));
    row[ROOM_SEED] = (int32_t)numbers_of(seeds)[0];
    return seeds->count > 1 ? split_cleanly(engine, room) : 0;
}

/* Faces that still meet around the lost ones need no search. */
int64_t lose_faces(mz_engine *engine) {
    const mz_work *work = engine->work;
    TRY(find_groups(engine));
    /* The roots of each room become a list through its scratch column. */
    node *nodes = nodes_of(engine);
    for (int64_t at = 0; at < work->nodes.count; at++) {
        if (nodes[at].up != at) continue;
        nodes[at].following = engine->rows[nodes[at].room][SCRATCH];
        engine->rows[nodes[at].room][SCRATCH] = (int32_t)(at + 1);
    }
    for (int64_t index = 0; index < work->lost.count; index++) {
        TRY(settle_room(engine, numbers_of(&work->lost_rooms)[index]));
    }
    return 0;
}
