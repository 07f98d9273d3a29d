/* Searching the nodes of a level from all sides in turns, and giving them to others. */

#include "regions/levels.h"

/* Marks in `up` of nodes that a search has found: of side 0, 1, …; lower than any room. And a room that is
   none, for a while. */
enum { FIRST_MARK = INT32_MIN + 1, NO_ROOM = INT32_MIN };

/* A node that was found, and the next of the same side, or -1. */
typedef struct {
    int32_t node, after;
} search_item;

/* What was found from one seed: a root in a forest (`up`) until it meets another side; items in the order in
   which they were found, from `to_do` on still to be looked around. */
typedef struct {
    int32_t first, to_do, last;
    int up;
    bool is_done;
} search_side;

typedef struct {
    mz_engine *engine;
    mz_level *level;
    mz_node *nodes;
    int32_t above;
    int count, open;
    search_side sides[MOST_PARTS];
} search;

static search_item *items_of(const mz_engine *engine) {
    return engine->work->found.items;
}

static int root_of(const search *on, int side) {
    while (on->sides[side].up != side) side = on->sides[side].up;
    return side;
}

static bool is_mark(int32_t up) {
    return up >= FIRST_MARK && up < FIRST_MARK + MOST_PARTS;
}

static void find(search *on, int number, int64_t node) {
    mz_list *list = &on->engine->work->found;
    int32_t at = (int32_t)list->count++;
    search_item *items = list->items;
    search_side *side = &on->sides[number];
    items[at] = (search_item){(int32_t)node, -1};
    on->nodes[node].up = FIRST_MARK + number;
    if (side->first < 0) {
        side->first = at;
    } else {
        items[side->last].after = at;
    }
    side->last = at;
    if (side->to_do < 0) side->to_do = at;
}

/* Look around one more node of a part; return false if there was none left. */
static bool visit(search *on, int part) {
    int number = 0;
    while (number < on->count && (on->sides[number].to_do < 0 || root_of(on, number) != part)) number++;
    if (number == on->count) return false;
    search_side *side = &on->sides[number];
    const search_item *item = items_of(on->engine) + side->to_do;
    int32_t at = on->nodes[item->node].link;
    side->to_do = item->after;
    for (int64_t other; (other = next_beside(on->level, &at)) != 0;) {
        int32_t up = on->nodes[other].up;
        if (up == on->above) {
            find(on, number, other);
        } else if (is_mark(up)) {
            int met = root_of(on, up - FIRST_MARK);
            if (met == part) continue;
            on->sides[met].up = part;
            on->open--;
        }
    }
    return true;
}

static void begin(search *on, const int64_t *seeds, int64_t count) {
    on->engine->work->found.count = 0;
    for (int64_t index = 0; index < count; index++) {
        int number = on->count++;
        int32_t up = on->nodes[seeds[index]].up;
        on->sides[number] = (search_side){-1, -1, -1, is_mark(up) ? up - FIRST_MARK : number, false};
        if (is_mark(up)) continue;
        find(on, number, seeds[index]);
        on->open++;
    }
}

/* Search until all parts but one are exhausted or have met; return how many there are. */
static int search_in_turns(search *on) {
    while (on->open > 1) {
        for (int number = 0; number < on->count && on->open > 1; number++) {
            if (on->sides[number].up != number || on->sides[number].is_done || visit(on, number)) continue;
            on->sides[number].is_done = true;
            on->open--;
        }
    }
    int parts = 0;
    for (int number = 0; number < on->count; number++) parts += on->sides[number].up == number;
    on->engine->visited += on->engine->work->found.count;
    on->engine->searched += on->engine->work->found.count;
    return parts;
}

/* Set what is above the nodes of a part. */
static void put_below(search *on, int part, int32_t up) {
    for (int number = 0; number < on->count; number++) {
        if (root_of(on, number) != part) continue;
        const search_item *items = items_of(on->engine);
        for (int32_t at = on->sides[number].first; at >= 0; at = items[at].after)
            set_up(on->engine, on->level - on->engine->levels, items[at].node, up);
    }
}

/* Return the sums of a part, as a node of the level above. */
static mz_node sums_of(const search *on, int part) {
    mz_node sums = {0};
    for (int number = 0; number < on->count; number++) {
        if (root_of(on, number) != part) continue;
        const search_item *items = items_of(on->engine);
        for (int32_t at = on->sides[number].first; at >= 0; at = items[at].after) {
            const mz_node *node = on->nodes + items[at].node;
            sums.faces += node->faces;
            sums.cells += node->cells;
            if (!sums.place || node->place < sums.place) sums.place = node->place;
        }
    }
    return sums;
}

int64_t part_of_room(mz_engine *engine, int64_t room, const mz_node *sums) {
    int64_t part = new_row(engine, ROOM);
    mz_row *rows = engine->rows;
    rows[part].faces = sums->faces;
    rows[part].size = sums->cells;
    rows[part].seed = sums->place;
    rows[room].faces -= sums->faces;
    rows[room].size -= sums->cells;
    note(engine, room);
    note_part(engine, part, room);
    return part;
}

/* Let a part have a node or a room of its own above it. */
static void separate(search *on, int part) {
    mz_engine *engine = on->engine;
    mz_node sums = sums_of(on, part);
    if (on->above < 0) {
        put_below(on, part, (int32_t)-part_of_room(engine, -on->above, &sums));
        return;
    }
    int64_t next = on->level - engine->levels + 1;
    mz_node *whole = nodes_of(engine, next) + on->above;
    whole->faces -= sums.faces;
    whole->cells -= sums.cells;
    if (whole->place == sums.place) whole->place = NO_PLACE;
    /* Below the last level, what no node is above is all of its room. */
    bool is_room = whole->up < 0 && next + 1 < engine->level_count;
    sums.up = is_room ? (int32_t)-part_of_room(engine, -whole->up, &sums) : whole->up;
    put_below(on, part, (int32_t)new_node(engine, next, sums));
}

bool divide(mz_engine *engine, int64_t level, const int64_t *seeds, int64_t count, int32_t above) {
    search on = {.engine = engine, .level = &engine->levels[level], .nodes = nodes_of(engine, level),
                 .above = above};
    begin(&on, seeds, count);
    int parts = search_in_turns(&on), keeper = 0;
    for (int number = 0; number < on.count; number++) {
        if (on.sides[number].up == number && !on.sides[number].is_done) keeper = number;
    }
    for (int number = 0; number < on.count; number++) {
        if (on.sides[number].up == number && number != keeper) separate(&on, number);
    }
    put_below(&on, keeper, above);
    int64_t room = above < 0 ? -above : -nodes_of(engine, level + 1)[above].up;
    if (room > 0) engine->rows[room].seed = on.nodes[seeds[keeper]].place;
    return parts > 1;
}

void give(mz_engine *engine, int64_t level, int64_t node, int32_t from, int32_t to) {
    mz_list *list = &engine->work->found;
    mz_node *nodes = nodes_of(engine, level);
    search_item *items = list->items;
    items[0].node = (int32_t)node;
    list->count = 1;
    set_up(engine, level, node, to);
    for (int64_t index = 0; index < list->count; index++) {
        int32_t at = nodes[items[index].node].link;
        for (int64_t other; (other = next_beside(&engine->levels[level], &at)) != 0;) {
            if (nodes[other].up != from) continue;
            set_up(engine, level, other, to);
            items[list->count++].node = (int32_t)other;
        }
    }
    engine->visited += list->count;
}

int64_t top_node(const mz_engine *engine, int64_t patch, int64_t *level) {
    int64_t node = patch;
    for (*level = 0; nodes_of(engine, *level)[node].up > 0; ++*level)
        node = nodes_of(engine, *level)[node].up;
    return node;
}

void swap_rooms(mz_engine *engine, int64_t one, int64_t other) {
    const mz_row *first = engine->rows + one, *second = engine->rows + other;
    int64_t level = 0, other_level = 0;
    int64_t node = first->faces ? top_node(engine, engine->piece[first->seed], &level) : 0;
    int64_t other_node = second->faces ? top_node(engine, engine->piece[second->seed], &other_level) : 0;
    if (node) give(engine, level, node, (int32_t)-one, NO_ROOM);
    if (other_node) give(engine, other_level, other_node, (int32_t)-other, (int32_t)-one);
    if (node) give(engine, level, node, NO_ROOM, (int32_t)-other);
    swap_rows(engine, one, other, 0);
}

/* Return the first face of the nodes of a level that are joined with one, all below the same. */
static int64_t first_joined(mz_engine *engine, int64_t level, int64_t node) {
    mz_node *nodes = nodes_of(engine, level);
    int32_t above = nodes[node].up, first = nodes[node].place;
    give(engine, level, node, above, NO_ROOM);
    const search_item *items = items_of(engine);
    for (int64_t index = 0; index < engine->work->found.count; index++) {
        mz_node *found = nodes + items[index].node;
        found->up = above;
        if (found->place < first) first = found->place;
    }
    return first;
}

void find_first(mz_engine *engine, int64_t level, int64_t node) {
    nodes_of(engine, level + 1)[nodes_of(engine, level)[node].up].place =
        (int32_t)first_joined(engine, level, node);
}

int64_t first_face(mz_engine *engine, int64_t room) {
    int64_t level, node = top_node(engine, engine->piece[engine->rows[room].seed], &level);
    return first_joined(engine, level, node);
}
