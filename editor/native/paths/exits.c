/* Exits of a cell: by links, along its corridor, through its room to the entries.

   The nodes of the region graph are crossroads, corridor cells that carry links and the cells of large rooms;
   here its edges are read off the segmentation. */

#include <stdlib.h>

#include "paths/searcher.h"

/* Of a cell, beside its links: two ends of a corridor at each side, with what is beside them and a link, and
   the entries of the rooms around it. */
enum { MOST_EXITS = 128 + 6 * MANY_ENTRIES };

bool reserve_exits(exit_list *exits, int64_t most_links) {
    exit_step *items = mz_resized(exits->items, MOST_EXITS + most_links, sizeof *items);
    if (!items) return false;
    exits->items = items;
    return true;
}

static void add_exit(exit_list *exits, int64_t place, int64_t steps) {
    exits->items[exits->count++] = (exit_step){place, steps, NO_SIDE};
}

bool is_node(mz_searcher *on, int64_t cell) {
    const mz_engine *engine = on->engine;
    switch (engine->kind[cell]) {
    case CROSSROAD: return true;
    case CORRIDOR: return engine->cells[cell] & LINKS;
    case ROOM: return entry_distances(on, region_of(engine, cell)) < 0;
    default: return false;
    }
}

static void link_exits(const link_steps *links, int64_t cell, exit_list *exits) {
    for (int64_t at = first_end(links->at, links->count, cell); at < links->count && links->at[at] == cell;
         at++) {
        int64_t other = links->to[at];
        add_exit(exits, other >= 0 ? other : ~other, other >= 0 ? 1 : -1);
    }
}

static void leave_end(const mz_engine *engine, int64_t cell, int64_t end, int64_t steps, exit_list *exits) {
    if (engine->cells[end] & LINKS && end != cell) add_exit(exits, end, steps);
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t beside = end + engine->tables.sides[side];
        if (is_open(engine, end, side) && engine->kind[beside] == CROSSROAD)
            add_exit(exits, beside, steps + 1);
    }
}

/* List the nodes at both ends of the corridor of a cell, but not the cell itself. */
static void corridor_exits(const mz_engine *engine, int64_t cell, exit_list *exits) {
    int64_t corridor = region_of(engine, cell);
    if (is_ring(engine, corridor)) return;
    corridor_ends ends = ends_of(engine, corridor);
    int64_t position = position_of(engine, cell);
    leave_end(engine, cell, ends.first, position - ends.first_position, exits);
    if (ends.last != ends.first) leave_end(engine, cell, ends.last, ends.last_position - position, exits);
}

/* List what lies beyond a corridor that is entered from a crossroad by a side. */
static void cross_corridor(const mz_engine *engine, int64_t node, int64_t first, int64_t side,
                           exit_list *exits) {
    int64_t kept = exits->count, at = kept;
    corridor_exits(engine, first, exits);
    for (; at < exits->count; at++) {
        exit_step found = exits->items[at];
        /* Else back over the side that was come by, or round a corridor that begins and ends here. */
        if (found.place != node) exits->items[kept++] = (exit_step){found.place, found.steps + 1, side};
    }
    exits->count = kept;
    if (!(engine->cells[first] & LINKS)) return;
    corridor_ends ends = ends_of(engine, region_of(engine, first));
    if (ends.first == ends.last) add_exit(exits, first, 1);
}

/* List the other entries of a room with its steps, of which one is known. */
static void cross_room(const known_rooms *rooms, int64_t at, int64_t entry, exit_list *exits) {
    const int32_t *pool = (const int32_t *)rooms->pool.items + at;
    int64_t count = pool[0], own = 0;
    const int32_t *entries = pool + 1;
    while (entries[own] != entry) own++;
    const int32_t *steps = entries + count + own * count;
    for (int64_t other = 0; other < count; other++) {
        if (other != own) add_exit(exits, entries[other], steps[other]);
    }
}

/* List the other entries of the rooms that a crossroad is an entry of. */
static void cross_rooms(mz_searcher *on, int64_t entry, exit_list *exits) {
    const mz_engine *engine = on->engine;
    int64_t last = 0;
    for (int64_t number = 0; number < engine->tables.around_count; number++) {
        int64_t room = room_of_face(engine, anchor_at(engine, entry) + engine->tables.around[number]);
        if (room == 0 || room == last) continue;
        last = room; /* A room may be met again; its entries are then listed twice, which changes nothing. */
        int64_t at = entry_distances(on, room);
        if (at >= 0) cross_room(on->rooms, at, entry, exits);
    }
}

void exits_of_node(mz_searcher *on, int64_t node, exit_list *exits) {
    const mz_engine *engine = on->engine;
    exits->count = 0;
    if (engine->cells[node] & LINKS) link_exits(&on->links, node, exits);
    if (engine->kind[node] == CORRIDOR) {
        corridor_exits(engine, node, exits);
        return;
    }
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (!is_open(engine, node, side)) continue;
        int64_t beside = node + engine->tables.sides[side];
        if (engine->kind[beside] == CORRIDOR) {
            cross_corridor(engine, node, beside, side, exits);
        } else if (is_node(on, beside)) {
            add_exit(exits, beside, 1);
        }
    }
    if (engine->kind[node] == CROSSROAD) cross_rooms(on, node, exits);
}

void exits_of(mz_searcher *on, int64_t cell, exit_list *exits) {
    const mz_engine *engine = on->engine;
    exits->count = 0;
    if (is_node(on, cell)) {
        add_exit(exits, cell, 0);
    } else if (engine->kind[cell] == CORRIDOR) {
        corridor_exits(engine, cell, exits);
    } else {
        const known_rooms *rooms = on->rooms;
        int64_t reached = spread_in_room(on, region_of(engine, cell), cell);
        for (int64_t at = 0; at < reached; at++) {
            if (engine->kind[rooms->order[at]] == CROSSROAD)
                add_exit(exits, rooms->order[at], rooms->steps[at]);
        }
    }
}

int64_t steps_inside(mz_searcher *on, int64_t first, int64_t second) {
    const mz_engine *engine = on->engine;
    uint8_t kind = engine->kind[first];
    if (kind == CROSSROAD || engine->kind[second] != kind) return first == second ? 0 : -1;
    int64_t region = region_of(engine, first);
    if (region_of(engine, second) != region) return -1;
    if (kind == CORRIDOR) {
        int64_t between = llabs(position_of(engine, first) - position_of(engine, second));
        if (is_ring(engine, region)) {
            int64_t around = length_between(ends_of(engine, region)) - between;
            if (around < between) between = around;
        }
        return between;
    }
    if (entry_distances(on, region) < 0) return first == second ? 0 : -1;
    spread_in_room(on, region, first);
    return on->rooms->steps[on->rooms->seen[second]];
}
