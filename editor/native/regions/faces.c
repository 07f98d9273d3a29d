/* A face that closes or opens, and its room: at each level the question is asked only inside one area, and
   only if the faces around do not settle it. */

#include "regions/levels.h"

/* Add the slots of the links of a face to faces of other tiles. */
static void add_contacts(const mz_engine *engine, const spot *at, number_set *set) {
    const mz_level *tiles = &engine->levels[0];
    for (int64_t index = 0; index < engine->tables.face_step_count; index++) {
        const face_step *step = &steps_of(engine, at->place)[index];
        if (stays(engine, 0, at, step) || !is_face(engine, at->place + step->step)) continue;
        int64_t x = at->x + step->right, y = at->y + step->down;
        bool is_below = y >> tiles->shift > at->y >> tiles->shift;
        bool is_above = y >> tiles->shift < at->y >> tiles->shift;
        if (is_below || is_above) {
            int64_t upper = is_below ? area_at(tiles, at->x, at->y) : area_at(tiles, x, y);
            add_number(set, 2 * upper + 1);
        } else {
            add_number(set, 2 * area_at(tiles, x < at->x ? x : at->x, y));
        }
    }
}

/* Find the groups of faces around one that still meet without it, as far as they lie in its area: those that
   follow each other round it, if any of them shares a side with it. Return how many, and one such face of
   each. */
static int64_t find_groups(const mz_engine *engine, int64_t level, const spot *at, const face_step **seeds) {
    int64_t size = engine->tables.ring_count, start = -1, count = 0;
    bool is_there[MOST_STEPS];
    const face_step *ring = engine->ring[kind_of_face(engine, at->place)];
    for (int64_t index = 0; index < size; index++) {
        const face_step *step = &ring[index];
        is_there[index] = is_face(engine, at->place + step->step) && stays(engine, level, at, step);
        if (!is_there[index]) start = index;
    }
    if (start < 0) { /* They go all round. */
        while (!ring[++start].is_direct) continue;
        seeds[0] = &ring[start];
        return 1;
    }
    bool is_found = false;
    for (int64_t turn = 1; turn <= size; turn++) {
        int64_t index = (start + turn) % size;
        if (!is_there[index]) {
            is_found = false;
        } else if (ring[index].is_direct && !is_found) {
            seeds[count++] = &ring[index];
            is_found = true;
        }
    }
    return count;
}

/* Split a patch that lost a face, where it falls apart. */
static void split_patch(mz_engine *engine, int64_t patch, const spot *at, number_set *slots) {
    const face_step *seeds[MOST_STEPS];
    int64_t count = find_groups(engine, 0, at, seeds), parts = 0, largest = 0, sum = 0;
    if (count < 2) return;
    tile_faces found[MOST_PARTS];
    int64_t faces[MOST_PARTS];
    uint64_t open[TILE_SIDE];
    read_tile(engine, at, open);
    mz_node *nodes = nodes_of(engine, 0);
    for (int64_t group = 0; group < count && sum < nodes[patch].faces; group++) {
        int64_t x = (at->x + seeds[group]->right) & (TILE_SIDE - 1);
        int64_t y = (at->y + seeds[group]->down) & (TILE_SIDE - 1);
        bool is_known = false;
        for (int64_t part = 0; part < parts && !is_known; part++) {
            is_known = y >= found[part].low && y <= found[part].high && found[part].rows[y] >> x & 1;
        }
        if (is_known) continue;
        flood_tile(engine, open, x, y, &found[parts]);
        engine->visited += found[parts].high - found[parts].low + 1;
        engine->searched += found[parts].high - found[parts].low + 1;
        faces[parts] = count_faces(&found[parts]);
        sum += faces[parts];
        if (faces[parts] > faces[largest]) largest = parts;
        parts++;
    }
    if (parts < 2) return;
    add_slots_of(engine, 0, patch, slots);
    nodes[patch].place = (int32_t)first_of(engine, at, &found[largest]);
    int64_t room = nodes[patch].up < 0 ? -nodes[patch].up : 0;
    if (room) engine->rows[room].seed = nodes[patch].place;
    for (int64_t part = 0; part < parts; part++) {
        if (part == largest) continue;
        mz_node node = {.faces = (int32_t)faces[part],
                        .cells = (int32_t)count_cells(engine, at, &found[part]),
                        .place = (int32_t)first_of(engine, at, &found[part])};
        nodes[patch].faces -= node.faces;
        nodes[patch].cells -= node.cells;
        node.up = room ? (int32_t)-part_of_room(engine, room, &node) : nodes[patch].up;
        write_patch(engine, at, &found[part], new_node(engine, 0, node));
    }
}

/* Return the node of a level that is above a face. */
static int64_t node_above(const mz_engine *engine, int64_t level, int64_t place) {
    int64_t node = engine->piece[place];
    for (int64_t below = 0; below < level; below++) node = nodes_of(engine, below)[node].up;
    return node;
}

/* Divide the node or room above others of this level, around a lost face. */
static bool divide_around(mz_engine *engine, int64_t level, const spot *at, int32_t above) {
    const face_step *steps[MOST_STEPS];
    int64_t seeds[MOST_STEPS], count = find_groups(engine, level + 1, at, steps);
    bool is_one = true;
    for (int64_t group = 0; group < count; group++) {
        seeds[group] = node_above(engine, level, at->place + steps[group]->step);
        is_one = is_one && seeds[group] == seeds[0];
    }
    return !is_one && divide(engine, level, seeds, count, above);
}

/* What is above a face: a node of each level, from its patch on, and the room. */
typedef struct {
    int64_t nodes[MOST_LEVELS], count, room;
} chain;

static chain chain_of(const mz_engine *engine, int64_t patch) {
    chain found = {{patch}, 1, 0};
    int32_t up = nodes_of(engine, 0)[patch].up;
    for (; up > 0; up = nodes_of(engine, found.count - 1)[up].up) found.nodes[found.count++] = up;
    found.room = -up;
    return found;
}

/* Take a face from all that is above it; where it was the first, another one is to be found. */
static void take_from(mz_engine *engine, const chain *above, const spot *at) {
    for (int64_t level = 0; level < above->count; level++) {
        mz_node *node = nodes_of(engine, level) + above->nodes[level];
        if (--node->faces == 0 || node->place != at->place) continue;
        node->place = level == 0 ? (int32_t)first_of_patch(engine, at, above->nodes[0]) : NO_PLACE;
    }
    mz_row *room = engine->rows + above->room;
    if (--room->faces == 0 || room->seed != at->place) return;
    for (int64_t index = 0; index < engine->tables.face_step_count; index++) {
        int64_t place = at->place + steps_of(engine, at->place)[index].step;
        if (is_face(engine, place)) room->seed = (int32_t)place;
    }
}

/* Find the first face of what is above nodes of this level, around a lost face, if that is not known. */
static void find_first_around(mz_engine *engine, int64_t level, const spot *at, int64_t above) {
    for (int64_t index = 0; index < engine->tables.face_step_count; index++) {
        if (nodes_of(engine, level + 1)[above].place != NO_PLACE) return;
        const face_step *step = &steps_of(engine, at->place)[index];
        int64_t place = at->place + step->step;
        if (!is_face(engine, place) || !stays(engine, level + 1, at, step)) continue;
        int64_t node = node_above(engine, level, place);
        if (nodes_of(engine, level)[node].up == above) find_first(engine, level, node);
    }
}

void lose_face(mz_engine *engine, int64_t anchor) {
    spot at = spot_of(engine, anchor);
    chain above = chain_of(engine, engine->piece[anchor]);
    number_set slots = {0};
    note(engine, above.room);
    clear_face(engine, anchor);
    take_from(engine, &above, &at);
    add_contacts(engine, &at, &slots);
    if (nodes_of(engine, 0)[above.nodes[0]].faces > 0) split_patch(engine, above.nodes[0], &at, &slots);
    for (int64_t level = 0; level < above.count; level++) {
        number_set next = {0};
        write_slots(engine, level, &slots, &next);
        bool is_last = level + 1 == above.count;
        int64_t faces = nodes_of(engine, level)[above.nodes[level]].faces;
        if (!is_last && nodes_of(engine, level + 1)[above.nodes[level + 1]].faces > 0) {
            if (divide_around(engine, level, &at, (int32_t)above.nodes[level + 1]))
                add_slots_of(engine, level + 1, above.nodes[level + 1], &next);
            find_first_around(engine, level, &at, above.nodes[level + 1]);
        } else if (is_last && level + 1 == engine->level_count && engine->rows[above.room].faces > 0) {
            divide_around(engine, level, &at, (int32_t)-above.room);
        }
        if (faces == 0) free_node(engine, level, above.nodes[level]);
        slots = next;
    }
    if (engine->rows[above.room].faces == 0) give_up_row(engine, above.room);
}

bool needs_search(const mz_engine *engine, int64_t anchor) {
    const face_step *seeds[MOST_STEPS];
    spot at = spot_of(engine, anchor);
    for (int64_t level = 0; level <= engine->level_count; level++) {
        if (find_groups(engine, level, &at, seeds) > 1) return true;
    }
    return false;
}

/* A face that opens, and what is above the faces beside it. */
typedef struct {
    spot at;
    int64_t count, reach[MOST_STEPS], places[MOST_STEPS];
    chain above[MOST_STEPS];
    int64_t height; /* how many nodes are above the new face */
} opening;

/* Return the lowest level of which two faces that a step joins share the area. */
static int64_t shared_level(const mz_engine *engine, const spot *at, const face_step *step) {
    int64_t level = 0;
    while (!stays(engine, level, at, step)) level++;
    return level;
}

/* Put a node of its own above a chain, so that it reaches a level. */
static void lift(mz_engine *engine, chain *above, int64_t height) {
    while (above->count < height) {
        mz_node *node = nodes_of(engine, above->count - 1) + above->nodes[above->count - 1];
        mz_node top = {.up = node->up, .faces = node->faces, .cells = node->cells, .place = node->place};
        int64_t number = new_node(engine, above->count, top);
        set_up(engine, above->count - 1, above->nodes[above->count - 1], (int32_t)number);
        above->nodes[above->count++] = number;
    }
}

static void look_beside(mz_engine *engine, opening *on) {
    on->height = 1;
    for (int64_t index = 0; index < engine->tables.face_step_count; index++) {
        const face_step *step = &steps_of(engine, on->at.place)[index];
        int64_t place = on->at.place + step->step;
        if (!is_face(engine, place)) continue;
        int64_t reach = shared_level(engine, &on->at, step);
        on->places[on->count] = place;
        on->reach[on->count] = reach;
        on->above[on->count] = chain_of(engine, engine->piece[place]);
        int64_t height = reach + 1 < engine->level_count ? reach + 1 : engine->level_count;
        if (on->above[on->count].count > height) height = on->above[on->count].count;
        if (height > on->height) on->height = height;
        on->count++;
    }
}

/* Make one room of those beside the face; return it. */
static int64_t merge_rooms(mz_engine *engine, const opening *on) {
    int64_t room = 0;
    for (int64_t index = 0; index < on->count; index++) {
        int64_t other = on->above[index].room;
        note_of(engine, other);
        if (other != room && (!room || passes_on(engine, other, room))) room = other;
    }
    if (!room) {
        room = new_row(engine, ROOM);
        engine->rows[room].seed = (int32_t)on->at.place;
        note_of(engine, room);
    }
    for (int64_t index = 0; index < on->count; index++) {
        const chain *above = &on->above[index];
        int64_t top = above->count - 1, other = room_of_face(engine, on->places[index]);
        if (other == room) continue;
        give(engine, top, above->nodes[top], (int32_t)-other, (int32_t)-room);
        mz_row *rows = engine->rows;
        rows[room].faces += rows[other].faces;
        rows[room].size += rows[other].size;
        give_up_row(engine, other);
        rows[other].merged = (int32_t)room;
    }
    note(engine, room);
    return room;
}

/* Let one node have what another has of the same level; the other is to be freed. */
static void take_over(mz_engine *engine, int64_t level, int64_t taker, int64_t giver, number_set *slots,
                      number_set *ended) {
    mz_node *nodes = nodes_of(engine, level);
    nodes[taker].faces += nodes[giver].faces;
    nodes[taker].cells += nodes[giver].cells;
    if (nodes[giver].place < nodes[taker].place) nodes[taker].place = nodes[giver].place;
    add_slots_of(engine, level, giver, slots);
    add_number(ended, giver);
}

/* Return the node of a level for the new face: the largest of those in its area beside it, or 0. */
static int64_t largest_beside(const mz_engine *engine, const opening *on, int64_t level) {
    int64_t largest = 0;
    const mz_node *nodes = nodes_of(engine, level);
    for (int64_t index = 0; index < on->count; index++) {
        if (on->reach[index] > level) continue;
        int64_t node = node_above(engine, level, on->places[index]);
        if (!largest || nodes[node].faces > nodes[largest].faces) largest = node;
    }
    return largest;
}

/* Let the largest node of a level take all that is below the others. */
static void merge_nodes(mz_engine *engine, const opening *on, int64_t level, int64_t taker, number_set *slots,
                        number_set *ended) {
    uint64_t open[TILE_SIDE];
    bool is_read = false;
    for (int64_t index = 0; index < on->count; index++) {
        if (on->reach[index] > level) continue;
        int64_t giver = node_above(engine, level, on->places[index]);
        if (giver == taker) continue;
        take_over(engine, level, taker, giver, slots, ended);
        if (level > 0) {
            give(engine, level - 1, node_above(engine, level - 1, on->places[index]), (int32_t)giver,
                 (int32_t)taker);
            continue;
        }
        tile_faces found;
        spot at = spot_of(engine, on->places[index]);
        if (!is_read) read_tile(engine, &at, open);
        is_read = true;
        flood_tile(engine, open, at.x & (TILE_SIDE - 1), at.y & (TILE_SIDE - 1), &found);
        engine->visited += found.high - found.low + 1;
        write_patch(engine, &at, &found, taker);
    }
}

void gain_face(mz_engine *engine, int64_t anchor) {
    opening on = {.at = spot_of(engine, anchor)};
    number_set slots[MOST_LEVELS + 1] = {{{0}, 0}}, ended[MOST_LEVELS] = {{{0}, 0}};
    look_beside(engine, &on);
    int64_t room = merge_rooms(engine, &on), above = -room;
    for (int64_t index = 0; index < on.count; index++) {
        chain beside = chain_of(engine, engine->piece[on.places[index]]);
        lift(engine, &beside, on.height);
    }
    for (int64_t level = on.height - 1; level >= 0; level--) {
        int64_t node = largest_beside(engine, &on, level);
        if (node) {
            merge_nodes(engine, &on, level, node, &slots[level], &ended[level]);
        } else {
            node = new_node(engine, level, (mz_node){.up = (int32_t)above, .place = (int32_t)anchor});
        }
        mz_node *top = nodes_of(engine, level) + node;
        top->faces++;
        if (anchor < top->place) top->place = (int32_t)anchor;
        above = node;
    }
    engine->rows[room].faces++;
    set_face(engine, anchor, above);
    add_contacts(engine, &on.at, &slots[0]);
    for (int64_t level = 0; level < on.height; level++) {
        write_slots(engine, level, &slots[level], &slots[level + 1]);
        for (int64_t index = 0; index < ended[level].count; index++)
            free_node(engine, level, ended[level].numbers[index]);
    }
}
