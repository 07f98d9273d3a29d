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

/* Return which faces of two kinds, from an anchor on, have a cell with this number that they count. */
static uint64_t own_of_both(const mz_engine *engine, const mz_fresh_planes *planes, int64_t anchor,
                            int64_t number) {
    const mz_tables *tables = &engine->tables;
    int64_t place = anchor >> 1, count = tables->face_cell_count;
    uint64_t one = bits_at(planes, FIRST_OWN_PLANE + number, place + tables->face_cells[number]);
    uint64_t other =
        bits_at(planes, FIRST_OWN_PLANE + count + number, place + tables->face_cells[count + number]);
    uint64_t both = spread_bits(one) | spread_bits(other) << 1;
    return anchor & 1 ? both >> 1 | (one >> 32 & 1) << 63 : both;
}

static void read_bits(const mz_engine *engine, const mz_fresh_planes *planes, const spot *at,
                      tile_bits *tile) {
    read_tile(engine, at, tile->rows);
    for (int64_t number = 0; engine->tables.face_shift && number < engine->tables.face_cell_count; number++) {
        int64_t anchor = place_at(engine, at->x, at->y);
        for (int64_t y = 0; y < TILE_SIDE; y++, anchor += engine->face_stride) {
            if (tile->rows[y] != 0) tile->own[number][y] = own_of_both(engine, planes, anchor, number);
        }
    }
    int64_t corners = engine->tables.face_shift ? 0 : engine->tables.face_cell_count;
    for (int64_t number = 0; number < corners; number++) {
        const uint64_t *plane = plane_of(planes, FIRST_OWN_PLANE + number);
        int64_t cell = place_at(engine, at->x, at->y) + engine->tables.face_cells[number];
        for (int64_t y = 0; y < TILE_SIDE; y++, cell += engine->face_stride) {
            if (tile->rows[y] == 0) continue;
            const uint64_t *words = plane + (cell >> 6);
            int shift = (int)(cell & 63);
            tile->own[number][y] = words[0] >> shift | words[1] << 1 << (63 - shift);
        }
    }
}

/* Count the room cells that are counted with faces of a row. */
static int64_t own_cells(const mz_engine *engine, const tile_bits *tile, int64_t y, uint64_t faces) {
    int64_t count = 0;
    for (int64_t number = 0; number < engine->tables.face_cell_count; number++)
        count += ones(faces & tile->own[number][y]);
    return count;
}

/* Return whether faces of a row, which none before it in the tile are joined with, are joined with more. */
static bool goes_on(const mz_engine *engine, const uint64_t rows[TILE_SIDE], int64_t y, uint64_t faces) {
    for (int64_t index = 0; index < engine->tables.cross_step_count; index++) {
        const face_step *step = &engine->crosses[index];
        if (step->down < 0 || y + step->down >= TILE_SIDE) continue;
        uint64_t from = faces & having(engine, step, y);
        uint64_t to = step->right > 0 ? from << step->right : from >> -step->right;
        if (rows[y + step->down] & to) return true;
    }
    return false;
}

/* Make the patch of some faces of one row, which follow each other. */
static void make_run(mz_engine *engine, const spot *at, const tile_bits *tile, int64_t y, uint64_t run,
                     int64_t number) {
    int64_t place = place_at(engine, at->x + lowest_bit(run), at->y + y), faces = ones(run);
    nodes_of(engine, 0)[number] = (mz_node){
        .faces = (int32_t)faces, .cells = (int32_t)own_cells(engine, tile, y, run), .place = (int32_t)place};
    for (int64_t index = 0; index < faces; index++) engine->piece[place + index] = (int32_t)number;
}

/* Make the patch of all faces of a tile that are joined with one, and take them out of it. */
static void make_patch(mz_engine *engine, const spot *at, tile_bits *tile, int64_t y, uint64_t face,
                       int64_t number) {
    tile_faces found;
    flood_tile(engine, tile->rows, lowest_bit(face), y, &found);
    mz_node node = {.faces = (int32_t)count_faces(&found), .place = (int32_t)first_of(engine, at, &found)};
    for (int64_t row = found.low; row <= found.high; row++) {
        if (found.rows[row]) node.cells += (int32_t)own_cells(engine, tile, row, found.rows[row]);
        tile->rows[row] &= ~found.rows[row];
    }
    nodes_of(engine, 0)[number] = node;
    write_patch(engine, at, &found, number);
}

/* Find the patches of a tile, numbered from `number` on; return how many there are. */
static int64_t find_in_tile(mz_engine *engine, const mz_fresh_planes *planes, const spot *at,
                            int64_t number) {
    tile_bits tile;
    int64_t start = number;
    read_bits(engine, planes, at, &tile);
    for (int64_t y = 0; y < TILE_SIDE; y++) {
        while (tile.rows[y] != 0) {
            uint64_t faces = tile.rows[y], first = faces & -faces;
            uint64_t run = engine->tables.runs ? faces & ~(faces + first) : first;
            if (goes_on(engine, tile.rows, y, run)) {
                make_patch(engine, at, &tile, y, first, number++);
            } else {
                make_run(engine, at, &tile, y, run, number++);
                tile.rows[y] &= ~run;
            }
        }
    }
    return number - start;
}

void mz_find_patches(mz_engine *engine, const mz_fresh_planes *planes, const int64_t *firsts, int64_t *counts,
                     int64_t start, int64_t stop) {
    for (int64_t row = start; row < stop; row++) {
        counts[row] = 0;
        for (int64_t col = 0; col < engine->levels[0].width; col++) {
            spot at = spot_in(col, row);
            counts[row] += find_in_tile(engine, planes, &at, firsts[row] + counts[row]);
        }
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

/* Make the links of a level, and the nodes above those that have any. */
static int64_t join_level(mz_engine *engine, int64_t number) {
    const mz_level *level = &engine->levels[number];
    for (int64_t slot = 0; slot < 2 * level->width * level->height; slot++) write_links(engine, number, slot);
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
