/* A fresh segmentation, third part: faces joined inside tiles, tiles inside squares, and rooms numbered. */

#include "regions/levels.h"
#include "regions/planes.h"

/* Return the first spot of a tile. */
static spot spot_in(int64_t col, int64_t row) {
    return (spot){0, col * TILE_SIDE, row * TILE_SIDE};
}

static int64_t count_firsts(const mz_engine *engine, const uint64_t rows[TILE_SIDE]) {
    int64_t count = 0;
    for (int64_t y = 0; y < TILE_SIDE; y++) {
        uint64_t before = engine->tables.runs ? rows[y] << 1 : 0;
        for (int64_t index = 0; index < engine->tables.cross_step_count; index++) {
            const face_step *step = &engine->crosses[index];
            if (step->down >= 0 || y + step->down < 0) continue;
            uint64_t above = rows[y + step->down];
            above = step->right > 0 ? above >> step->right : above << -step->right;
            before |= above & having(engine, step, y);
        }
        count += ones(rows[y] & ~before);
    }
    return count;
}

int64_t mz_tile_rows(const mz_engine *engine) {
    return engine->levels[0].height;
}

void mz_count_patches(const mz_engine *engine, int64_t *counts, int64_t start, int64_t stop) {
    for (int64_t row = start; row < stop; row++) {
        counts[row] = 0;
        for (int64_t col = 0; col < engine->levels[0].width; col++) {
            uint64_t rows[TILE_SIDE];
            spot at = spot_in(col, row);
            read_tile(engine, &at, rows);
            counts[row] += count_firsts(engine, rows);
        }
    }
}

int64_t mz_reserve_patches(mz_engine *engine, int64_t count) {
    mz_table *table = &engine->levels[0].nodes;
    TRY(reserve_table(table, count + count / 8, sizeof(mz_node))); /* Some for updates. */
    table->next = count + 1;
    return 0;
}

/* The open faces of a tile, and for each cell of a face those that count it if it is a room cell. */
typedef struct {
    uint64_t rows[TILE_SIDE], own[MOST_STEPS][TILE_SIDE];
} tile_bits;

/* Return which faces of a kind, from a place on, have a cell with this number that they count. */
static uint64_t own_bits(const mz_engine *engine, const mz_fresh_planes *planes, int64_t kind, int64_t number,
                         int64_t place) {
    int64_t at = kind * engine->tables.face_cell_count + number;
    return bits_at(planes, FIRST_OWN_PLANE + at, place + engine->tables.face_cells[at]);
}

static void read_bits(const mz_engine *engine, const mz_fresh_planes *planes, const spot *at,
                      tile_bits *tile) {
    read_tile(engine, at, tile->rows);
    for (int64_t number = 0; number < engine->tables.face_cell_count; number++) {
        int64_t anchor = place_at(engine, at->x, at->y), shift = engine->tables.face_shift;
        uint64_t *own = tile->own[number], others[TILE_SIDE];
        for (int64_t y = 0; y < TILE_SIDE; y++, anchor += engine->face_stride) {
            int64_t kind = anchor & shift, place = anchor >> shift;
            own[y] = others[y] = 0;
            if (tile->rows[y] == 0) continue; /* It may lie beyond the board. */
            own[y] = own_bits(engine, planes, kind, number, place);
            if (shift) others[y] = own_bits(engine, planes, 1 - kind, number, place + kind);
        }
        for (int64_t y = 0; shift && y < TILE_SIDE; y++)
            own[y] = spread_bits(own[y]) | spread_bits(others[y]) << 1;
    }
}

/* Count the room cells that are counted with faces of a row. */
static int64_t own_cells(const mz_engine *engine, const tile_bits *tile, int64_t y, uint64_t faces) {
    int64_t count = 0;
    for (int64_t number = 0; number < engine->tables.face_cell_count; number++)
        count += ones(faces & tile->own[number][y]);
    return count;
}

/* The runs of faces of a tile in reading order: the faces of each as bits of its row, the row, and a run of
   the same patch that comes before it, or itself. */
typedef struct {
    uint64_t faces[TILE_SIDE * TILE_SIDE], starts[TILE_SIDE];
    int32_t parents[TILE_SIDE * TILE_SIDE], firsts[TILE_SIDE + 1];
} tile_runs;

/* Find the runs of each row; where the lattice joins no faces along a row, each face is one. */
static void find_runs(const mz_engine *engine, const uint64_t rows[TILE_SIDE], tile_runs *runs) {
    int32_t count = 0;
    for (int64_t y = 0; y < TILE_SIDE; y++) {
        runs->firsts[y] = count;
        runs->starts[y] = engine->tables.runs ? rows[y] & ~(rows[y] << 1) : rows[y];
        for (uint64_t left = rows[y]; left != 0; count++) {
            uint64_t first = left & -left, rest = engine->tables.runs ? left & (left + first) : left - first;
            runs->faces[count] = left ^ rest;
            runs->parents[count] = count;
            left = rest;
        }
    }
    runs->firsts[TILE_SIDE] = count;
}

/* Return the run that holds a face. */
static int32_t run_at(const tile_runs *runs, int64_t y, int64_t x) {
    return runs->firsts[y] + (int32_t)ones(runs->starts[y] & UINT64_MAX >> (63 - x)) - 1;
}

/* Return the first run of the patch of one; most have it as their parent. */
static int32_t first_run(const int32_t *parents, int32_t run) {
    run = parents[run];
    while (parents[run] != run) run = parents[run];
    return run;
}

/* Join the runs of a row with those of rows above it, which have the first ones as their parents. */
static void join_above(const mz_engine *engine, const uint64_t rows[TILE_SIDE], int64_t y, tile_runs *runs) {
    int32_t *parents = runs->parents;
    for (int64_t index = 0; index < engine->tables.cross_step_count; index++) {
        const face_step *step = &engine->crosses[index];
        if (step->down >= 0 || y + step->down < 0) continue;
        uint64_t above = rows[y + step->down];
        uint64_t both = rows[y] & (step->right > 0 ? above >> step->right : above << -step->right);
        uint64_t joints = both & having(engine, step, y);
        /* Those of the same two runs as one before say nothing new. */
        if (engine->tables.runs) joints &= ~(both << 1 & (joints << 1 | joints << 2));
        for (; joints != 0; joints &= joints - 1) {
            int64_t x = lowest_bit(joints);
            int32_t one = first_run(parents, run_at(runs, y, x));
            int32_t other = first_run(parents, run_at(runs, y + step->down, x + step->right));
            parents[one > other ? one : other] = one < other ? one : other;
        }
    }
    for (int32_t run = runs->firsts[y]; run < runs->firsts[y + 1]; run++)
        parents[run] = parents[parents[run]];
}

/* Add the runs of a row to their patches; new ones are numbered from `number` on. Return the next number. */
static int64_t number_runs(mz_engine *engine, const tile_bits *tile, const spot *at, int64_t y,
                           tile_runs *runs, int64_t number) {
    enum { AT_ONCE = 8 };
    int64_t place = place_at(engine, at->x, at->y + y), width = engine->face_width - at->x;
    int32_t pieces[TILE_SIDE + 2 * AT_ONCE];
    mz_node *nodes = nodes_of(engine, 0);
    fill_numbers(pieces, TILE_SIDE, 0);
    for (int32_t run = runs->firsts[y]; run < runs->firsts[y + 1]; run++) {
        uint64_t faces = runs->faces[run];
        int64_t length = ones(faces), start = lowest_bit(faces), stop = start + length;
        bool is_new = runs->parents[run] == run;
        int32_t patch = is_new ? (int32_t)number : runs->parents[runs->parents[run]];
        if (is_new) nodes[number++] = (mz_node){.place = (int32_t)(place + start)};
        runs->parents[run] = patch;
        nodes[patch].faces += (int32_t)length;
        nodes[patch].cells += (int32_t)own_cells(engine, tile, y, faces);
        /* Some more than there are, for they are written faster together; what follows them is next. */
        for (; start < stop; start += AT_ONCE) fill_numbers(pieces + start, AT_ONCE, patch);
        fill_numbers(pieces + stop, AT_ONCE, 0);
    }
    memcpy(engine->piece + place, pieces, sizeof(int32_t) * (size_t)(width < TILE_SIDE ? width : TILE_SIDE));
    return number;
}

/* Find the patches of a tile, numbered from `number` on; return how many there are. */
static int64_t find_in_tile(mz_engine *engine, const mz_fresh_planes *planes, const spot *at,
                            int64_t number) {
    tile_bits tile;
    tile_runs runs;
    int64_t start = number;
    read_bits(engine, planes, at, &tile);
    find_runs(engine, tile.rows, &runs);
    for (int64_t y = 1; y < TILE_SIDE; y++) join_above(engine, tile.rows, y, &runs);
    for (int64_t y = 0; y < TILE_SIDE; y++) {
        if (tile.rows[y] != 0) number = number_runs(engine, &tile, at, y, &runs, number);
    }
    return number - start;
}

void mz_find_patches(mz_engine *engine, const mz_fresh_planes *planes, const int64_t *firsts, int64_t *counts,
                     int64_t start, int64_t stop) {
    int64_t width = engine->levels[0].width;
    for (int64_t row = start; row < stop; row++) {
        counts[row] = 0;
        for (int64_t col = 0; col < width; col++) {
            spot at = spot_in(col, row);
            counts[row] += find_in_tile(engine, planes, &at, firsts[row] + counts[row]);
        }
        /* Here what the links ask for has just been written. */
        for (int64_t tile = 0; tile < width; tile++) write_links(engine, 0, 2 * (row * width + tile));
    }
}

/* Put the nodes that joined ones of an area have above them below one node. */
static void join_area(mz_engine *engine, int64_t number, int64_t first, int64_t above) {
    const mz_level *level = &engine->levels[number], *next = level + 1;
    mz_node *nodes = nodes_of(engine, number), *top = nodes_of(engine, number + 1) + above;
    int64_t *waiting = numbers_of(&engine->work->found), count = 1;
    spot from = spot_of(engine, nodes[first].place);
    waiting[0] = first;
    nodes[first].up = (int32_t)above;
    while (count > 0) {
        int64_t node = waiting[--count];
        top->faces += nodes[node].faces;
        top->cells += nodes[node].cells;
        if (nodes[node].place < top->place) top->place = nodes[node].place;
        int32_t at = nodes[node].link;
        for (int64_t other; (other = next_beside(level, &at)) != 0;) {
            if (nodes[other].up) continue;
            spot to = spot_of(engine, nodes[other].place);
            if (!is_same_area(next, from.x, from.y, to.x, to.y)) continue;
            nodes[other].up = (int32_t)above;
            waiting[count++] = other;
        }
    }
}

/* Make the links of a level, those of tiles to the east are made; and the nodes above those that have any. */
static int64_t join_level(mz_engine *engine, int64_t number) {
    const mz_level *level = &engine->levels[number];
    int64_t first = number == 0, step = 1 + first, slots = 2 * level->width * level->height;
    for (int64_t slot = first; slot < slots; slot += step) write_links(engine, number, slot);
    TRY(reserve(&engine->work->found, level->nodes.next, 8));
    if (number + 1 == engine->level_count) return 0;
    for (int64_t node = 1; node < level->nodes.next; node++) {
        if (nodes_of(engine, number)[node].up || !nodes_of(engine, number)[node].link) continue;
        TRY(reserve_table(&engine->levels[number + 1].nodes, 1, sizeof(mz_node)));
        mz_node top = {.place = nodes_of(engine, number)[node].place};
        join_area(engine, number, node, new_node(engine, number + 1, top));
    }
    return 0;
}

/* Number the room above a patch, unless it has a number; return whether it had none. */
static bool number_room(mz_engine *engine, int64_t patch, int64_t room) {
    int64_t level, node = top_node(engine, patch, &level);
    mz_node *top = nodes_of(engine, level) + node;
    if (top->up) return false;
    if (top->link) {
        give(engine, level, node, 0, (int32_t)-room);
    } else {
        top->up = (int32_t)-room;
    }
    return true;
}

int64_t mz_join_patches(mz_engine *engine, const int64_t *firsts, const int64_t *counts, int64_t row_count) {
    mz_table *table = &engine->levels[0].nodes;
    mz_node *nodes = table->items;
    for (int64_t row = row_count; row-- > 0;) {
        int64_t stop = row + 1 < row_count ? firsts[row + 1] : table->next;
        for (int64_t node = stop; node-- > firsts[row] + counts[row];) {
            nodes[node] = (mz_node){.up = (int32_t)table->free};
            table->free = node;
        }
    }
    for (int64_t level = 0; level < engine->level_count; level++) TRY(join_level(engine, level));
    int64_t rooms = 0;
    for (int64_t row = 0; row < row_count; row++) {
        for (int64_t node = firsts[row]; node < firsts[row] + counts[row]; node++)
            rooms += number_room(engine, node, rooms + 1);
    }
    engine->visited = engine->searched = 0;
    return rooms;
}

void mz_make_rooms(mz_engine *engine, int64_t count) {
    for (int64_t room = 1; room <= count; room++) engine->rows[room] = (mz_row){.flags = ROOM};
    for (int64_t level = 0; level < engine->level_count; level++) {
        const mz_table *table = &engine->levels[level].nodes;
        for (int64_t number = 1; number < table->next; number++) {
            const mz_node *node = nodes_of(engine, level) + number;
            if (node->up >= 0 || !node->faces) continue;
            mz_row *room = engine->rows - node->up;
            room->faces += node->faces;
            room->size += node->cells;
            if (!room->seed) room->seed = node->place;
        }
    }
    engine->head[NEXT_ROW] = count + 1;
    engine->head[ROOM] = count;
}
