/* The region graph as Python has it, read from the engine: which regions exist, touch and are connected. */

#include <math.h>

#include "common/job.h"
#include "regions/engine.h"

/* Add the rooms and corridors; return their number. */
static int64_t add_rows(const mz_engine *engine, mz_nodes *nodes) {
    int64_t used = 0;
    for (int64_t number = 0; number < nodes->rows; number++) {
        int64_t kind = kind_of_region(engine, number);
        nodes->of_row[number] = -1;
        if (kind == CORRIDOR) {
            nodes->sizes[used] = length_between(ends_of(engine, number));
        } else if (kind == ROOM) {
            nodes->sizes[used] = cells_of_room(engine, number);
            nodes->places[used] = seed_of_room(engine, number) >> engine->tables.face_shift;
        } else {
            continue;
        }
        nodes->numbers[used] = (int32_t)number;
        nodes->kinds[used] = (uint8_t)kind;
        nodes->of_row[number] = (int32_t)used++;
    }
    return used;
}

/* Add the crossroads, write the node of every cell, and find the middles of corridors: 0, or MZ_CANCELED. */
static int64_t add_cells(mz_job *job, const mz_engine *engine, mz_nodes *nodes, int64_t used) {
    for (int64_t cell = 0; cell < nodes->padded; cell++) {
        if (is_canceled(job, cell)) return MZ_CANCELED;
        uint8_t kind = engine->kind[cell];
        if (kind == ROCK) {
            nodes->at[cell] = -1;
            continue;
        }
        int64_t region = region_of(engine, cell);
        if (kind == CROSSROAD) {
            nodes->numbers[used] = (int32_t)region;
            nodes->kinds[used] = CROSSROAD;
            nodes->sizes[used] = 1;
            nodes->places[used] = cell;
            nodes->at[cell] = (int32_t)used++;
            continue;
        }
        nodes->at[cell] = nodes->of_row[region];
        if (kind == CORRIDOR) {
            corridor_ends ends = ends_of(engine, region);
            int64_t middle = (ends.first_position + ends.last_position) >> 1; /* rounded down */
            if (position_of(engine, cell) == middle) nodes->places[nodes->at[cell]] = cell;
        }
    }
    return 0;
}

/* The sums of rows and columns of the cells of a room, and the square of the distance of its nearest cell. */
typedef struct {
    double down, right, nearest;
} room_center;

/* Return how far down and to the right of the first cell a cell is drawn, in units of columns. */
static double down_of(const mz_engine *engine, int64_t cell) {
    double rows = (double)row_of(&engine->tables, cell);
    return engine->tables.halves ? rows * sqrt(0.75) : rows;
}

static double right_of(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    return (double)(cell - tables->first) - (double)(row_of(tables, cell) * tables->two_rows) / 2;
}

/* Find the cell of each room that is nearest to its centroid; a room without cells keeps a face: 0, or
   MZ_CANCELED. */
static int64_t center_rooms(mz_job *job, const mz_engine *engine, mz_nodes *nodes, room_center *centers) {
    for (int64_t cell = 0; cell < nodes->padded; cell++) {
        if (is_canceled(job, cell)) return MZ_CANCELED;
        if (engine->kind[cell] != ROOM) continue;
        room_center *center = centers + nodes->at[cell];
        center->down += down_of(engine, cell);
        center->right += right_of(engine, cell);
        center->nearest = INFINITY;
    }
    for (int64_t cell = 0; cell < nodes->padded; cell++) {
        if (is_canceled(job, cell)) return MZ_CANCELED;
        if (engine->kind[cell] != ROOM) continue;
        int64_t room = nodes->at[cell];
        room_center *center = centers + room;
        double size = (double)nodes->sizes[room];
        double off_down = down_of(engine, cell) - center->down / size;
        double off_right = right_of(engine, cell) - center->right / size;
        double far = off_down * off_down + off_right * off_right;
        if (far < center->nearest) {
            center->nearest = far;
            nodes->places[room] = cell;
        }
    }
    return 0;
}

static int64_t find_nodes(mz_job *job, const mz_engine *engine, mz_nodes *nodes) {
    room_center *centers = mz_zeros(engine->head[ROOM] + engine->head[CORRIDOR], sizeof *centers);
    if (!centers) return MZ_NO_MEMORY;
    begin_job(job, nodes->padded);
    int64_t fault = add_cells(job, engine, nodes, add_rows(engine, nodes));
    if (!fault && engine->head[ROOM]) fault = center_rooms(job, engine, nodes, centers);
    mz_free(centers);
    return fault;
}

int64_t mz_find_nodes(mz_job *job, const mz_engine *engine, mz_nodes *nodes) {
    RETURN_ALONE(engine, find_nodes(job, engine, nodes));
}

/* Append a contact, for which there is room. */
static void add_pair(mz_list *pairs, int64_t first, int64_t second) {
    int32_t *to = (int32_t *)pairs->items + pairs->count;
    to[0] = (int32_t)first;
    to[1] = (int32_t)second;
    pairs->count += 2;
}

/* Return whether an open side lies in an open face. */
static bool is_inner(const mz_engine *engine, int64_t cell, int64_t side) {
    const mz_tables *tables = &engine->tables;
    for (int64_t number = 0; number < tables->around_count; number++) {
        int64_t anchor = anchor_at(engine, cell) + tables->around[number];
        if (tables->inner_sides[number] >> side & 1 && is_face(engine, anchor)) return true;
    }
    return false;
}

/* Add what a crossroad touches across its open sides, but not inside a face. */
static void add_beside(const mz_engine *engine, const mz_nodes *nodes, int64_t node, mz_list *pairs) {
    int64_t cell = nodes->places[node];
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (!(sides_at(&engine->tables, engine->cells, cell) >> side & 1)) continue;
        int64_t beside = cell + engine->tables.sides[side];
        uint8_t kind = engine->kind[beside];
        /* Two crossroads meet twice, once from each: the first in reading order tells. */
        if (kind == CORRIDOR || (kind == CROSSROAD && cell < beside && !is_inner(engine, cell, side))) {
            add_pair(pairs, node, nodes->at[beside]);
        }
    }
}

/* Add the rooms that a crossroad is an entry of, each once. */
static void add_rooms(const mz_engine *engine, const mz_nodes *nodes, int64_t node, mz_list *pairs) {
    const mz_tables *tables = &engine->tables;
    int64_t start = pairs->count;
    for (int64_t number = 0; number < tables->around_count; number++) {
        int64_t room = room_of_face(engine, anchor_at(engine, nodes->places[node]) + tables->around[number]);
        if (room == 0) continue;
        bool is_new = true;
        for (int64_t before = start; before < pairs->count; before += 2) {
            is_new &= ((const int32_t *)pairs->items)[before + 1] != nodes->of_row[room];
        }
        if (is_new) add_pair(pairs, node, nodes->of_row[room]);
    }
}

static int64_t find_contacts(mz_job *job, const mz_engine *engine, const mz_nodes *nodes, mz_list *pairs) {
    int64_t most_at_one_cell = engine->tables.side_count + engine->tables.around_count;
    for (int64_t row = 0; row < nodes->rows; row++) {
        int64_t node = nodes->of_row[row];
        if (node < 0 || nodes->kinds[node] != CORRIDOR || !is_ring(engine, row)) continue;
        if (mz_list_reserve(pairs, 2, sizeof(int32_t)) != 0) return MZ_NO_MEMORY;
        add_pair(pairs, node, node);
    }
    begin_job(job, nodes->count);
    for (int64_t node = 0; node < nodes->count; node++) {
        if (is_canceled(job, node)) return MZ_CANCELED;
        if (nodes->kinds[node] != CROSSROAD) continue;
        if (mz_list_reserve(pairs, 2 * most_at_one_cell, sizeof(int32_t)) != 0) return MZ_NO_MEMORY;
        add_beside(engine, nodes, node, pairs);
        add_rooms(engine, nodes, node, pairs);
    }
    return 0;
}

int64_t mz_find_contacts(mz_job *job, const mz_engine *engine, const mz_nodes *nodes, mz_list *pairs) {
    RETURN_ALONE(engine, find_contacts(job, engine, nodes, pairs));
}
