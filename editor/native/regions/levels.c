#include "regions/levels.h"

/* Whether faces may touch across the corner of an area. */
static bool touches_corners(const mz_engine *engine) {
    return !engine->tables.runs;
}

void add_number(number_set *set, int64_t number) {
    for (int64_t index = 0; index < set->count; index++) {
        if (set->numbers[index] == number) return;
    }
    set->numbers[set->count++] = (int32_t)number;
}

void add_slots_of(const mz_engine *engine, int64_t number, int64_t node, number_set *set) {
    const mz_level *level = &engine->levels[number];
    for (int32_t at = nodes_of(engine, number)[node].link; at;) {
        add_number(set, slot_of(level, at >> 1));
        at = level->links[at >> 1].after[at & 1];
    }
}

int64_t new_node(mz_engine *engine, int64_t level, mz_node node) {
    mz_table *table = &engine->levels[level].nodes;
    int64_t number = table->free;
    if (number) {
        table->free = nodes_of(engine, level)[number].up;
    } else {
        number = table->next++;
    }
    nodes_of(engine, level)[number] = node;
    tell(engine, NODES + level, number);
    return number;
}

void free_node(mz_engine *engine, int64_t level, int64_t number) {
    mz_table *table = &engine->levels[level].nodes;
    nodes_of(engine, level)[number] = (mz_node){.up = (int32_t)table->free};
    table->free = number;
}

/* Take a link out of the lists of its nodes. */
static void unlink_nodes(mz_engine *engine, int64_t number, int64_t at) {
    mz_link *links = engine->levels[number].links, *link = links + at;
    for (int side = 0; side < 2; side++) {
        int32_t before = link->before[side], after = link->after[side];
        if (before) {
            links[before >> 1].after[before & 1] = after;
        } else {
            nodes_of(engine, number)[link->node[side]].link = after;
        }
        if (after) links[after >> 1].before[after & 1] = before;
    }
}

/* Put a link at the head of the lists of its nodes. */
static void link_nodes(mz_engine *engine, int64_t number, int64_t at, int64_t one, int64_t other) {
    mz_link *links = engine->levels[number].links, *link = links + at;
    const int64_t ends[2] = {one, other};
    for (int side = 0; side < 2; side++) {
        mz_node *node = &nodes_of(engine, number)[ends[side]];
        link->node[side] = (int32_t)ends[side];
        link->before[side] = 0;
        link->after[side] = node->link;
        node->link = (int32_t)(2 * at + side);
        if (link->after[side]) links[link->after[side] >> 1].before[link->after[side] & 1] = node->link;
    }
}

/* A slot that is written: its level, and how many links there are. */
typedef struct {
    mz_engine *engine;
    int64_t level, slot, count;
} slot_writer;

/* Add a link, unless it is the one before once more. */
static void add_link(slot_writer *to, int64_t one, int64_t other) {
    const mz_level *level = &to->engine->levels[to->level];
    const mz_link *last = to->count ? level->links + link_in(level, to->slot, to->count - 1) : NULL;
    if (last && last->node[0] == one && last->node[1] == other) return;
    link_nodes(to->engine, to->level, link_in(level, to->slot, to->count++), one, other);
}

static bool has_bit(const mz_engine *engine, int64_t anchor) {
    return engine->plane[anchor >> 6] >> (anchor & 63) & 1;
}

/* Write the links of a tile to the east. */
static void link_east(slot_writer *to, int64_t left, int64_t top) {
    const mz_engine *engine = to->engine;
    int64_t rows = engine->tables.levels * engine->tables.level_rows - top;
    for (int64_t y = 0; y < TILE_SIDE && y < rows; y++) {
        int64_t place = place_at(engine, left + TILE_SIDE - 1, top + y);
        if (!has_bit(engine, place)) continue;
        for (int64_t index = 0; index < engine->tables.face_step_count; index++) {
            const face_step *step = &steps_of(engine, place)[index];
            if (step->right <= 0 || y + step->down < 0 || y + step->down >= TILE_SIDE) continue;
            if (has_bit(engine, place + step->step))
                add_link(to, engine->piece[place], engine->piece[place + step->step]);
        }
    }
}

/* Write the links of a tile to those below. */
static void link_south(slot_writer *to, int64_t left, int64_t top) {
    const mz_engine *engine = to->engine;
    uint64_t columns = columns_of(engine, left);
    for (int64_t y = TILE_SIDE - 2; y < TILE_SIDE; y++) {
        int64_t row = place_at(engine, left, top + y);
        for (int64_t index = 0; index < engine->tables.cross_step_count; index++) {
            const face_step *step = &engine->crosses[index];
            if (y + step->down < TILE_SIDE) continue;
            uint64_t both = window(engine, row) & window(engine, row + step->step) & columns;
            both &= having(engine, step, y);
            if (engine->tables.runs) both &= ~(both << 1);
            for (; both != 0; both &= both - 1) {
                const int32_t *piece = engine->piece + row + lowest_bit(both);
                add_link(to, piece[0], piece[step->step]);
            }
        }
    }
}

/* Return the area above the area of a level that a node of the level below lies in. */
static int64_t area_of_node(const mz_engine *engine, int64_t level, int64_t node) {
    spot at = spot_of(engine, nodes_of(engine, level - 1)[node].place);
    return area_at(&engine->levels[level], at.x, at.y);
}

/* Write links after those of a slot of the level below, as far as they go from one area to another. */
static void link_above(slot_writer *to, int64_t slot, int64_t from, int64_t other) {
    const mz_engine *engine = to->engine;
    const mz_level *below = &engine->levels[to->level - 1];
    const mz_node *nodes = nodes_of(engine, to->level - 1);
    for (int64_t index = 0; index < below->counts[slot]; index++) {
        const int32_t *ends = below->links[link_in(below, slot, index)].node;
        int turned = 0;
        if (other >= 0 && touches_corners(engine)) {
            int64_t first = area_of_node(engine, to->level, ends[0]);
            int64_t second = area_of_node(engine, to->level, ends[1]);
            if ((first != from || second != other) && (first != other || second != from)) continue;
            turned = first != from;
        }
        add_link(to, nodes[ends[turned]].up, nodes[ends[!turned]].up);
    }
}

/* Write the links of an area that is larger than a tile, to the east or to the south. */
static void link_areas(slot_writer *to, int64_t area, bool is_south) {
    const mz_level *level = &to->engine->levels[to->level], *below = level - 1;
    int64_t size = INT64_C(1) << (level->shift - below->shift);
    int64_t left = area % level->width * size, top = area / level->width * size;
    for (int64_t at = 0; at < size; at++) {
        int64_t col = is_south ? left + at : left + size - 1, row = is_south ? top + size - 1 : top + at;
        if (col >= below->width || row >= below->height) break;
        int64_t small = row * below->width + col;
        if (is_south) {
            link_above(to, 2 * small + 1, area, -1);
            continue;
        }
        if (col + 1 == below->width) break;
        link_above(to, 2 * small, area, area + 1);
        if (!touches_corners(to->engine) || at + 1 == size) continue;
        link_above(to, 2 * small + 1, area, area + 1);
        link_above(to, 2 * (small + 1) + 1, area, area + 1);
    }
}

void write_links(mz_engine *engine, int64_t number, int64_t slot) {
    mz_level *level = &engine->levels[number];
    slot_writer to = {engine, number, slot, 0};
    for (int64_t index = level->counts[slot]; index-- > 0;)
        unlink_nodes(engine, number, link_in(level, slot, index));
    int64_t area = slot / 2, col = area % level->width, row = area / level->width;
    bool is_south = slot & 1, is_border = is_south ? row + 1 == level->height : col + 1 == level->width;
    if (is_border) {
        /* Nothing lies beyond. */
    } else if (number > 0) {
        link_areas(&to, area, is_south);
    } else if (is_south) {
        link_south(&to, col << level->shift, row << level->shift);
    } else {
        link_east(&to, col << level->shift, row << level->shift);
    }
    level->counts[slot] = (int32_t)to.count;
}

/* Add the slots of the next level that has links which follow from a slot of this one. */
static void add_slots_above(const mz_engine *engine, int64_t number, int64_t slot, number_set *above) {
    const mz_level *level = &engine->levels[number], *next = level + 1;
    int64_t size = INT64_C(1) << (next->shift - level->shift), last = size - 1;
    int64_t col = slot / 2 % level->width, row = slot / 2 / level->width;
    int64_t area = row / size * next->width + col / size;
    bool is_south = slot & 1;
    if (is_south && (row & last) == last) {
        add_number(above, 2 * area + 1);
    } else if (!is_south || touches_corners(engine)) {
        if ((col & last) == last) add_number(above, 2 * area);
        if (is_south && (col & last) == 0 && col > 0) add_number(above, 2 * (area - 1));
    }
}

void write_slots(mz_engine *engine, int64_t level, const number_set *set, number_set *above) {
    for (int64_t index = 0; index < set->count; index++) {
        write_links(engine, level, set->numbers[index]);
        engine->visited += engine->levels[level].counts[set->numbers[index]];
        if (level + 1 < engine->level_count) add_slots_above(engine, level, set->numbers[index], above);
    }
}
