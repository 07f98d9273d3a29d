/* Distances inside rooms, and those between the entries of a room, kept until the room changes. */

#include <string.h>

#include "paths/searcher.h"
#include "regions/walks.h"

enum { UNKNOWN_ROOM = 0, LARGE_ROOM = -1 };

known_rooms *make_rooms(int64_t places) {
    known_rooms *rooms = mz_zeros(1, sizeof *rooms);
    if (!rooms) return NULL;
    rooms->seen = mz_zeros(places, sizeof *rooms->seen);
    if (!rooms->seen || mz_push32(&rooms->pool, 0) != 0) {
        free_rooms(rooms);
        return NULL;
    }
    return rooms;
}

void free_rooms(known_rooms *rooms) {
    if (!rooms) return;
    mz_free(rooms->table);
    mz_free(rooms->seen);
    mz_list_clear(&rooms->pool);
    mz_list_clear(&rooms->runs);
    mz_free(rooms);
}

/* Make the table long enough for all rows of the engine. */
static bool lengthen_table(mz_searcher *on, int64_t room) {
    known_rooms *rooms = on->rooms;
    int64_t size = on->engine->head[NEXT_ROW] + on->engine->head[NEXT_ROW] / 4 + 64;
    if (size <= room) size = room + 1;
    int32_t *table = mz_resized(rooms->table, size, sizeof *table);
    if (!table) return false;
    memset(table + rooms->table_size, 0, (size_t)(size - rooms->table_size) * sizeof *table);
    rooms->table = table;
    rooms->table_size = size;
    return true;
}

/* Put an entry among others, which ascend, once; return how many there are, -1 if there were too many. */
static int64_t add_entry(int32_t *entries, int64_t count, int32_t entry) {
    int64_t at = count;
    while (at > 0 && entries[at - 1] > entry) at--;
    if (at > 0 && entries[at - 1] == entry) return count;
    if (count == MANY_ENTRIES) return -1;
    memmove(entries + at + 1, entries + at, (size_t)(count - at) * sizeof *entries);
    entries[at] = entry;
    return count + 1;
}

/* Find the entries of a room in ascending order; return how many there are, -1 if there are too many. */
static int64_t gather_entries(mz_searcher *on, int64_t room, int32_t *entries) {
    const mz_tables *tables = &on->engine->tables;
    mz_list *found = &on->rooms->runs;
    found->count = 0;
    if (room_runs(on->engine, room, found) != 0) {
        on->fault = MZ_NO_MEMORY;
        return -1;
    }
    const int64_t *runs = found->items;
    int64_t count = 0;
    for (int64_t run = 0; run < found->count; run += 2) {
        for (int64_t span = 0; span < tables->span_count; span++) {
            cell_run at = cells_of_run(tables, span, runs[run], runs[run + 1]);
            for (int64_t cell = at.start; cell < at.stop; cell++) {
                if (on->engine->kind[cell] == ROOM) continue;
                count = add_entry(entries, count, (int32_t)cell);
                if (count < 0) return -1;
            }
        }
    }
    return count;
}

static int64_t find_entries(mz_searcher *on, int64_t room) {
    if (faces_of_room(on->engine, room) > MANY_FACES) return LARGE_ROOM;
    known_rooms *rooms = on->rooms;
    int32_t entries[MANY_ENTRIES];
    int64_t count = gather_entries(on, room, entries);
    if (count < 0) return LARGE_ROOM;
    if (mz_list_reserve(&rooms->pool, 1 + count + count * count, sizeof(int32_t)) != 0) {
        on->fault = MZ_NO_MEMORY;
        return LARGE_ROOM;
    }
    int64_t at = rooms->pool.count;
    int32_t *to = (int32_t *)rooms->pool.items + at;
    *to++ = (int32_t)count;
    memcpy(to, entries, (size_t)count * sizeof *to);
    to += count;
    for (int64_t index = 0; index < count; index++) {
        spread_in_room(on, room, entries[index]);
        for (int64_t other = 0; other < count; other++) *to++ = rooms->steps[rooms->seen[entries[other]]];
    }
    rooms->pool.count = at + 1 + count + count * count;
    return at;
}

int64_t entry_distances(mz_searcher *on, int64_t room) {
    known_rooms *rooms = on->rooms;
    if (room >= rooms->table_size && !lengthen_table(on, room)) {
        on->fault = MZ_NO_MEMORY;
        return LARGE_ROOM;
    }
    int64_t at = rooms->table[room];
    if (at == UNKNOWN_ROOM) {
        at = find_entries(on, room);
        rooms->table[room] = (int32_t)at;
    }
    return at;
}

int64_t sides_inside(const mz_engine *engine, int64_t room, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t inside = 0;
    bool is_own = engine->kind[cell] == ROOM; /* All open faces around it are faces of its room. */
    for (int64_t number = 0; number < tables->around_count; number++) {
        int64_t anchor = anchor_at(engine, cell) + tables->around[number];
        if (is_own ? is_face(engine, anchor) : room_of_face(engine, anchor) == room) {
            inside |= tables->inner_sides[number];
        }
    }
    return inside;
}

int64_t spread_in_room(mz_searcher *on, int64_t room, int64_t start) {
    const mz_engine *engine = on->engine;
    known_rooms *rooms = on->rooms;
    int32_t *order = rooms->order, *steps = rooms->steps, *seen = rooms->seen;
    order[0] = (int32_t)start;
    steps[0] = seen[start] = 0;
    int64_t count = 1;
    for (int64_t looked = 0; looked < count; looked++) {
        int64_t cell = order[looked], inside = sides_inside(engine, room, cell);
        for (int64_t side = 0; side < engine->tables.side_count; side++) {
            int64_t beside = cell + engine->tables.sides[side];
            if (!(inside >> side & 1) || is_reached(rooms, count, beside)) continue;
            order[count] = (int32_t)beside;
            steps[count] = steps[looked] + 1;
            seen[beside] = (int32_t)count++;
        }
    }
    return count;
}
