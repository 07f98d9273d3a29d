/* The table of a block: what its regions have in it. */

#include "regions/engine.h"

enum { NO_DOOR = -1 };

/* Widen the box of a region by a cell or a face of `high` by `wide` cells; rows come in order. */
static inline void widen(mz_big_entry *entry, int64_t row, int64_t col, int64_t high, int64_t wide) {
    if (entry->bottom == 0) {
        entry->top = (int32_t)row;
        entry->left = (int32_t)col;
    }
    if (col < entry->left) entry->left = (int32_t)col;
    entry->bottom = (int32_t)(row + high);
    if (col + wide > entry->right) entry->right = (int32_t)(col + wide);
}

/* Find the one or two rooms of the open faces around a cell; 0 for none. */
static void rooms_around(const mz_engine *engine, int64_t place, int64_t *rooms) {
    rooms[0] = rooms[1] = 0;
    for (int64_t index = 0; index < engine->tables.around_count; index++) {
        int64_t around = room_of_face(engine, anchor_at(engine, place) + engine->tables.around[index]);
        if (around && around != rooms[0]) rooms[rooms[0] != 0] = around;
    }
}

/* Count an entry of rooms, and append the two if they are open. */
static int64_t count_entry(mz_big_entry *table, const bool *is_open, const int64_t *rooms, mz_list *pinches) {
    int64_t one = rooms[0], other = rooms[1];
    if (one) table[one].entries++;
    if (!other) return 0;
    table[other].entries++;
    if (!is_open[one] || !is_open[other]) return 0;
    if (mz_push64(pinches, one < other ? one : other) != 0) return MZ_NO_MEMORY;
    return mz_push64(pinches, one < other ? other : one);
}

static int64_t count_regions(const mz_engine *engine, mz_big_entry *table, const bool *is_open,
                             mz_list *pinches, int64_t start, int64_t stride, int64_t rows, int64_t cols,
                             int64_t face_rows, int64_t face_cols) {
    for (int64_t row = 0; row < rows; row++) {
        for (int64_t col = 0; col < cols; col++) {
            int64_t place = start + row * stride + col;
            if (is_face(engine, place)) {
                mz_big_entry *entry = table + room_of_face(engine, place);
                entry->faces++;
                widen(entry, row, col, face_rows + 1, face_cols + 1);
            }
            if (engine->kind[place] == CORRIDOR) {
                mz_big_entry *entry = table + region_of(engine, place);
                if (entry->bottom == 0) entry->first = (int32_t)place;
                widen(entry, row, col, 1, 1);
            } else if (engine->kind[place] == CROSSROAD) {
                int64_t rooms[2];
                rooms_around(engine, place, rooms);
                if (count_entry(table, is_open, rooms, pinches) != 0) return MZ_NO_MEMORY;
            }
        }
    }
    return 0;
}

int64_t mz_big_count_regions(const mz_engine *engine, mz_big_entry *table, const bool *is_open,
                             mz_list *pinches, int64_t start, int64_t stride, int64_t rows, int64_t cols,
                             int64_t face_rows, int64_t face_cols) {
    RETURN_ALONE(engine, count_regions(engine, table, is_open, pinches, start, stride, rows, cols, face_rows,
                                       face_cols));
}

/* A block with its halo. */
typedef struct {
    const mz_engine *engine;
    int64_t start, stride, rows, cols;
} window;

static bool lies_inside(const window *in, int64_t place) {
    int64_t from = place - in->start;
    return from >= 0 && from / in->stride < in->rows && from % in->stride < in->cols;
}

/* Write the doors of the end of a corridor; both, if it has one cell. */
static void find_doors(const window *in, mz_big_entry *entry, int64_t cell, bool is_last) {
    const mz_engine *engine = in->engine;
    int32_t *door = is_last ? &entry->last_door : &entry->door;
    for (int64_t side = 0; side < 4; side++) {
        int64_t beside = cell + engine->tables.sides[side];
        if (!(engine->cells[cell] >> side & 1)) continue;
        if (entry->size > 1 && engine->kind[beside] == CORRIDOR) continue;
        if (lies_inside(in, beside)) *door = (int32_t)beside;
        if (entry->size == 1) door = &entry->last_door;
    }
}

static int64_t describe(const window *in, mz_big_entry *table, uint8_t *flags, const bool *is_open,
                        int64_t *counts, int64_t labels) {
    const mz_engine *engine = in->engine;
    counts[0] = counts[1] = 0;
    for (int64_t own = 1; own < labels; own++) {
        mz_big_entry *entry = table + own;
        entry->door = entry->last_door = NO_DOOR;
        flags[own] = (uint8_t)kind_of_region(engine, own);
        if (flags[own] == ROOM) {
            entry->first = (int32_t)seed_of_room(engine, own);
            entry->size = (int32_t)cells_of_room(engine, own);
            counts[1] += !is_open[own];
            continue;
        }
        counts[0] += !is_open[own];
        corridor_ends ends = ends_of(engine, own);
        entry->size = (int32_t)length_between(ends);
        if (is_ring(engine, own)) {
            flags[own] |= RING;
            continue;
        }
        find_doors(in, entry, ends.first, false);
        if (entry->size > 1) find_doors(in, entry, ends.last, true);
    }
    return 0;
}

int64_t mz_big_describe(const mz_engine *engine, mz_big_entry *table, uint8_t *flags, const bool *is_open,
                        int64_t *counts, int64_t start, int64_t stride, int64_t rows, int64_t cols,
                        int64_t labels) {
    const window in = {engine, start, stride, rows, cols};
    RETURN_ALONE(engine, describe(&in, table, flags, is_open, counts, labels));
}
