/* The faces of one tile, a row of them at a time. */

#include "regions/lanes.h"
#include "regions/levels.h"

void read_tile(const mz_engine *engine, const spot *at, uint64_t rows[TILE_SIDE]) {
    int64_t left = corner_of(at->x), top = corner_of(at->y), stride = engine->face_stride;
    int64_t below = engine->tables.levels * engine->tables.level_rows - top;
    uint64_t columns = columns_of(engine, left);
    int64_t place = place_at(engine, left, top);
    for (int64_t y = 0; y < TILE_SIDE; y++, place += stride) {
        rows[y] = y < below ? window(engine, place) & columns : 0;
    }
}

/* Return the bits that are joined with some of them in a row, up to the ends of the runs: upward by the carry
   of a sum, downward run by run. */
static uint64_t fill_runs(uint64_t open, uint64_t seeds) {
    uint64_t got = (((open + seeds) ^ open) | seeds) & open;
    for (uint64_t more = got >> 1 & open & ~got; more != 0; more &= ~got) {
        int64_t top = highest_bit(more);
        uint64_t upto = UINT64_MAX >> (63 - top), gaps = ~open & upto;
        got |= gaps ? upto & UINT64_MAX << 1 << highest_bit(gaps) : upto;
    }
    return got;
}

static uint64_t moved(uint64_t word, int64_t right) {
    return right > 0 ? word << right : word >> -right;
}

/* Find more faces of a row that are joined with those found; return whether there were any. */
static bool grow_row(const mz_engine *engine, const uint64_t open[TILE_SIDE], int64_t y, tile_faces *found) {
    uint64_t before = y >= found->low && y <= found->high ? found->rows[y] : 0, got = before;
    if (got == open[y]) return false;
    for (int64_t index = 0; index < engine->tables.cross_step_count; index++) {
        const face_step *step = &engine->crosses[index];
        int64_t from = y - step->down;
        if (from < found->low || from > found->high) continue;
        got |= moved(found->rows[from] & having(engine, step, from), step->right);
    }
    got &= open[y];
    if (got == before) return false;
    found->rows[y] = engine->tables.runs ? fill_runs(open[y], got) : got;
    for (; found->low > y; found->low--) {
        if (found->low - 1 > y) found->rows[found->low - 1] = 0;
    }
    for (; found->high < y; found->high++) {
        if (found->high + 1 < y) found->rows[found->high + 1] = 0;
    }
    return true;
}

void flood_tile(const mz_engine *engine, const uint64_t open[TILE_SIDE], int64_t x, int64_t y,
                tile_faces *found) {
    const int64_t reach = engine->tables.runs ? 1 : 2;
    found->low = found->high = y;
    found->rows[y] = UINT64_C(1) << x;
    if (engine->tables.runs) found->rows[y] = fill_runs(open[y], found->rows[y]);
    for (bool grows = true; grows;) {
        for (int64_t row = found->low; row < TILE_SIDE && row <= found->high + reach; row++) {
            grow_row(engine, open, row, found);
        }
        grows = false;
        for (int64_t row = found->high; row >= 0 && row >= found->low - reach; row--) {
            grows |= grow_row(engine, open, row, found);
        }
    }
}

int64_t count_faces(const tile_faces *faces) {
    int64_t count = 0;
    for (int64_t y = faces->low; y <= faces->high; y++) count += ones(faces->rows[y]);
    return count;
}

/* Count the room cells that are counted with one face. */
static int64_t count_cells_of(const mz_engine *engine, int64_t anchor) {
    const mz_tables *tables = &engine->tables;
    int64_t count = 0, place = anchor >> tables->face_shift;
    for (int64_t number = 0; number < tables->face_cell_count; number++) {
        int64_t cell = place + cells_from(engine, anchor)[number], at = anchor_at(engine, cell), first = 0;
        if (engine->kind[cell] != ROOM) continue;
        while (!is_face(engine, at + tables->around[first])) first++;
        count += at + tables->around[first] == anchor;
    }
    return count;
}

int64_t count_cells(const mz_engine *engine, const spot *at, const tile_faces *faces) {
    const mz_tables *tables = &engine->tables;
    int64_t count = 0, place = place_at(engine, corner_of(at->x), corner_of(at->y) + faces->low);
    for (int64_t y = faces->low; y <= faces->high; y++, place += engine->face_stride) {
        for (uint64_t left = faces->rows[y]; tables->face_shift && left != 0; left &= left - 1)
            count += count_cells_of(engine, place + lowest_bit(left));
        if (faces->rows[y] == 0 || tables->face_shift) continue;
        for (int64_t number = 0; number < tables->face_cell_count; number++) {
            int64_t cell = place + tables->face_cells[number];
            uint64_t counted = faces->rows[y] & equal_bytes(engine->kind + cell, ROOM);
            for (int64_t other = 0; other < number && counted != 0; other++) {
                counted &= ~window(engine, cell - tables->face_cells[other]);
            }
            count += ones(counted);
        }
    }
    return count;
}

void write_patch(mz_engine *engine, const spot *at, const tile_faces *faces, int64_t patch) {
    int64_t place = place_at(engine, corner_of(at->x), corner_of(at->y) + faces->low);
    for (int64_t y = faces->low; y <= faces->high; y++, place += engine->face_stride) {
        for (uint64_t left = faces->rows[y]; left != 0;) {
            int64_t start = lowest_bit(left);
            uint64_t gaps = ~(left >> start);
            int64_t length = gaps ? lowest_bit(gaps) : 64;
            fill_numbers(engine->piece + place + start, length, (int32_t)patch);
            for (int64_t index = 0; engine->is_mirrored && index < length; index++)
                tell(engine, PIECES, place + start + index);
            left &= ~(UINT64_MAX >> (64 - length) << start);
        }
    }
}

int64_t first_of(const mz_engine *engine, const spot *at, const tile_faces *faces) {
    int64_t y = faces->low;
    while (faces->rows[y] == 0) y++;
    return place_at(engine, corner_of(at->x) + lowest_bit(faces->rows[y]), corner_of(at->y) + y);
}

int64_t first_of_patch(const mz_engine *engine, const spot *at, int64_t patch) {
    uint64_t rows[TILE_SIDE];
    read_tile(engine, at, rows);
    for (int64_t y = 0;; y++) {
        for (uint64_t faces = rows[y]; faces != 0; faces &= faces - 1) {
            int64_t place = place_at(engine, corner_of(at->x) + lowest_bit(faces), corner_of(at->y) + y);
            if (engine->piece[place] == patch) return place;
        }
    }
}
