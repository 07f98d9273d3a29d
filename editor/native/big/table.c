/* The table of a block: what its regions have in it. */

#include "common/memory.h"
#include "regions/codes.h"

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
static void rooms_around(const int32_t *face, const int64_t *face_cells, int64_t steps, int64_t place,
                         int64_t *rooms) {
    rooms[0] = rooms[1] = 0;
    for (int64_t index = 0; index < steps; index++) {
        int64_t around = face[place - face_cells[index]];
        if (around > 0 && around != rooms[0]) rooms[rooms[0] != 0] = around;
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

int64_t mz_big_count_regions(const uint8_t *kind, const int32_t *region, const int32_t *face,
                             mz_big_entry *table, const bool *is_open, const int64_t *face_cells,
                             mz_list *pinches, int64_t start, int64_t stride, int64_t rows, int64_t cols,
                             int64_t face_rows, int64_t face_cols, int64_t steps) {
    for (int64_t row = 0; row < rows; row++) {
        for (int64_t col = 0; col < cols; col++) {
            int64_t place = start + row * stride + col;
            if (face[place] > 0) {
                mz_big_entry *entry = table + face[place];
                entry->faces++;
                widen(entry, row, col, face_rows + 1, face_cols + 1);
            }
            if (kind[place] == CORRIDOR) {
                mz_big_entry *entry = table + region[place];
                if (entry->bottom == 0) entry->first = (int32_t)place;
                widen(entry, row, col, 1, 1);
            } else if (kind[place] == CROSSROAD) {
                int64_t rooms[2];
                rooms_around(face, face_cells, steps, place, rooms);
                if (count_entry(table, is_open, rooms, pinches) != 0) return MZ_NO_MEMORY;
            }
        }
    }
    return 0;
}

/* A block with its halo. */
typedef struct {
    const uint8_t *cells, *kind;
    const int64_t *sides;
    int64_t start, stride, rows, cols;
} window;

static bool lies_inside(const window *in, int64_t place) {
    int64_t from = place - in->start;
    return from >= 0 && from / in->stride < in->rows && from % in->stride < in->cols;
}

/* Write the doors of the end of a corridor; both, if it has one cell. */
static void find_doors(const window *in, mz_big_entry *entry, int64_t cell, bool is_last) {
    int32_t *door = is_last ? &entry->last_door : &entry->door;
    for (int64_t side = 0; side < 4; side++) {
        int64_t beside = cell + in->sides[side];
        if (!(in->cells[cell] >> side & 1) || (entry->size > 1 && in->kind[beside] == CORRIDOR)) continue;
        if (lies_inside(in, beside)) *door = (int32_t)beside;
        if (entry->size == 1) door = &entry->last_door;
    }
}

void mz_big_describe(const uint8_t *cells, const uint8_t *kind, const int32_t *engine_rows,
                     mz_big_entry *table, uint8_t *flags, const bool *is_open, const int64_t *sides,
                     int64_t *counts, int64_t start, int64_t stride, int64_t rows, int64_t cols,
                     int64_t labels) {
    const window in = {cells, kind, sides, start, stride, rows, cols};
    counts[0] = counts[1] = 0;
    for (int64_t own = 1; own < labels; own++) {
        const int32_t *row = engine_rows + own * ROW_WIDTH;
        mz_big_entry *entry = table + own;
        entry->door = entry->last_door = NO_DOOR;
        flags[own] = (uint8_t)(row[FLAGS] & (KIND_OF_ROW | RING));
        if ((row[FLAGS] & KIND_OF_ROW) == ROOM) {
            entry->first = row[ROOM_SEED];
            entry->size = row[ROOM_CELLS];
            counts[1] += !is_open[own];
            continue;
        }
        counts[0] += !is_open[own];
        entry->size = row[LAST_POSITION] + 1;
        if (row[FLAGS] & RING) continue;
        find_doors(&in, entry, row[FIRST_END], false);
        if (entry->size > 1) find_doors(&in, entry, row[LAST_END], true);
    }
}
