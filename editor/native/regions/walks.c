#include "regions/walks.h"

#include "regions/lanes.h"
#include "regions/update.h"

int64_t corridor_cells(const mz_engine *engine, int64_t row, mz_list *cells) {
    corridor_ends ends = ends_of(engine, row);
    int64_t cell = ends.first;
    TRY(reserve(cells, ends.last_position - ends.first_position + 1, 8));
    put(cells, cell);
    for (int64_t position = ends.first_position + 1; position <= ends.last_position; position++) {
        cell = cell_at(engine, cell, position);
        put(cells, cell);
    }
    return 0;
}

/* Append the run of a face, and mark it as found: its first face has minus its patch meanwhile. */
static int64_t add_run_at(mz_engine *engine, int64_t anchor, mz_list *runs) {
    TRY(reserve(runs, 2, 8));
    int64_t start = run_start(engine, anchor);
    put(runs, start);
    put(runs, run_stop(engine, anchor));
    engine->piece[start] = -engine->piece[start];
    return 0;
}

/* Append the runs of the room beside one of them that are not marked. */
static int64_t add_beside(mz_engine *engine, int64_t start, int64_t stop, mz_list *runs) {
    const mz_tables *tables = &engine->tables;
    for (int64_t number = 0; number < tables->cross_step_count; number++) {
        int64_t step = tables->cross_steps[number], kind = tables->cross_kinds[number], to = stop + step;
        int64_t anchor = next_face(engine, start + step, to);
        while (anchor >= 0) {
            if (kind_of_face(engine, anchor - step) != kind) {
                anchor = next_face(engine, anchor + 1, to);
                continue;
            }
            int64_t last = run_stop(engine, anchor), first = run_start(engine, anchor);
            if (engine->piece[first] > 0) TRY(add_run_at(engine, first, runs));
            anchor = next_face(engine, last, to);
        }
    }
    return 0;
}

/* Append the runs of the faces that are joined with one. */
static int64_t runs_from(mz_engine *engine, int64_t anchor, mz_list *runs) {
    int64_t begin = runs->count, result = add_run_at(engine, anchor, runs);
    for (int64_t at = begin; result == 0 && at < runs->count; at += 2) {
        int64_t start = numbers_of(runs)[at], stop = numbers_of(runs)[at + 1];
        result = add_beside(engine, start, stop, runs);
    }
    for (int64_t at = begin; at < runs->count; at += 2) {
        int32_t *piece = engine->piece + numbers_of(runs)[at];
        *piece = -*piece;
    }
    if (result < 0) runs->count = begin;
    return result;
}

int64_t room_runs(mz_engine *engine, int64_t row, mz_list *runs) {
    return runs_from(engine, engine->rows[row].seed, runs);
}

int64_t part_runs(mz_engine *engine, int64_t place, mz_list *runs) {
    const mz_list *gained = &engine->work->gained;
    for (int64_t index = 0; index < gained->count; index++) {
        int64_t anchor = numbers_of(gained)[index];
        engine->plane[anchor >> 6] &= ~(UINT64_C(1) << (anchor & 63));
    }
    int64_t result = runs_from(engine, place, runs);
    for (int64_t index = 0; index < gained->count; index++) {
        int64_t anchor = numbers_of(gained)[index];
        engine->plane[anchor >> 6] |= UINT64_C(1) << (anchor & 63);
    }
    return result;
}

int64_t entries_in(const mz_engine *engine, const int64_t *runs, int64_t count, mz_list *entries) {
    for (int64_t run = 0; run < count; run++) {
        for (int64_t span = 0; span < engine->tables.span_count; span++) {
            cell_run at = cells_of_run(&engine->tables, span, runs[2 * run], runs[2 * run + 1]);
            for (int64_t cell = at.start; cell < at.stop; cell++) {
                if (engine->kind[cell] != ROOM) TRY(mz_push64(entries, cell));
            }
        }
    }
    return 0;
}

/* Append a cell to runs as in an answer. */
static int64_t add_cell_to(const mz_engine *engine, int64_t cell, int64_t kind, int64_t region,
                           mz_list *runs) {
    TRY(reserve(runs, 2, 8));
    int64_t entry = packed(flat_place(engine, cell), kind, region);
    runs->count = add_run(numbers_of(runs), runs->count, entry, 1);
    return 0;
}

/* Append the room cells that a renumbered part of a room has, each with the first face around it. */
static int64_t add_part_of_room(mz_engine *engine, const row_note *part, mz_list *found, mz_list *cells) {
    const mz_tables *tables = &engine->tables;
    found->count = 0;
    TRY(part_runs(engine, part->place, found));
    for (int64_t at = 0; at < found->count; at += 2) {
        for (int64_t number = 0; number < tables->face_cell_count; number++) {
            for (int64_t face = numbers_of(found)[at]; face < numbers_of(found)[at + 1]; face++) {
                int64_t cell = (face >> tables->face_shift) + cells_from(engine, face)[number], before = 0;
                if (engine->kind[cell] != ROOM || engine->cells[cell] & TOUCHED) continue;
                int64_t first = anchor_at(engine, cell);
                while (!is_face(engine, first + tables->around[before])) before++;
                if (first + tables->around[before] != face) continue;
                TRY(add_cell_to(engine, cell, ROOM, part->row, cells));
            }
        }
    }
    return 0;
}

static int64_t add_part_of_corridor(const mz_engine *engine, const row_note *part, mz_list *cells) {
    int64_t cell = part->place, position = position_of(engine, cell);
    int64_t last = position_of(engine, part->other), step = position < last ? 1 : -1;
    while (true) {
        if (!(engine->cells[cell] & TOUCHED)) TRY(add_cell_to(engine, cell, CORRIDOR, part->row, cells));
        if (position == last) return 0;
        position += step;
        cell = cell_at(engine, cell, position);
    }
}

/* Append the cells that the last update renumbered as they were. */
static int64_t renumbered_cells(mz_engine *engine, mz_list *cells) {
    const mz_list *notes = &engine->work->notes;
    mz_list found = {0};
    int64_t result = 0;
    for (int64_t index = 0; index < engine->log.count; index++)
        engine->cells[logged_cell(engine, index)] |= TOUCHED;
    for (int64_t index = 0; result == 0 && index < notes->count; index++) {
        const row_note *part = (const row_note *)notes->items + index;
        if (part->cells <= 0) continue;
        result = kind_of_region(engine, part->row) == ROOM ? add_part_of_room(engine, part, &found, cells)
                                                           : add_part_of_corridor(engine, part, cells);
    }
    for (int64_t index = 0; index < engine->log.count; index++)
        engine->cells[logged_cell(engine, index)] &= (uint8_t)~TOUCHED;
    mz_list_clear(&found);
    return result;
}

/* Write the room of eight cells that are counted with open faces of one patch; return whether they are. */
static bool gather_eight(const mz_engine *engine, const int32_t *piece, int32_t *restrict regions) {
    bool is_one = piece[0] > 0;
    for (int index = 1; index < 8; index++) is_one &= piece[index] == piece[0];
    if (!is_one) return false;
    int32_t room = (int32_t)room_of_patch(engine, piece[0]);
    for (int index = 0; index < 8; index++) regions[index] = room;
    return true;
}

/* Write the regions of room cells of a row, from a place on, and of those of corridors in parts. */
static void gather_pieces(const mz_engine *engine, int64_t place, int32_t *regions, int64_t width) {
    int64_t last = 0, room = 0;
    for (int64_t col = 0; col < width; col += 64) {
        int64_t count = width - col;
        uint64_t columns = count < 64 ? (UINT64_C(1) << count) - 1 : UINT64_MAX;
        uint64_t rooms = equal_bytes(engine->kind + place + col, ROOM) & columns;
        const int32_t *first = engine->piece + place + col + engine->tables.around[0];
        for (int at = 0; at < 64 && !engine->tables.face_shift; at += 8) {
            if ((rooms >> at & 0xFF) == 0xFF && gather_eight(engine, first + at, regions + col + at))
                rooms &= ~(UINT64_C(0xFF) << at);
        }
        for (; rooms != 0; rooms &= rooms - 1) {
            int64_t at = col + lowest_bit(rooms), patch = patch_around(engine, place + at);
            if (patch != last) room = room_of_patch(engine, patch);
            last = patch;
            regions[at] = (int32_t)room;
        }
    }
    if (engine->parts.next == 1) return;
    for (int64_t col = 0; col < width; col++) {
        int64_t segment = segment_at(engine, place + col);
        if (segment >= PART_BASE) regions[col] = part_of(engine, segment)->segment.size;
    }
}

void gather_row(const mz_engine *engine, int64_t place, int32_t *restrict regions, int64_t width) {
    const mz_tables *tables = &engine->tables;
    const int64_t first = crossroad_number(engine, place);
    const int32_t mask = (int32_t)tables->col_mask, left = (int32_t)(first - CROSSROAD_BASE) & mask;
    const int32_t start = (int32_t)first - left;
    const uint8_t *kind = engine->kind + place;
    const int64_t shift = tables->face_shift;
    const int32_t *piece = engine->piece + (place << shift);
    for (int32_t col = 0; col < width; col++) {
        int32_t corridor = kind[col] == CORRIDOR ? -piece[(int64_t)col << shift] : 0;
        int32_t crossroad = start + ((col + left) & mask);
        regions[col] = kind[col] == CROSSROAD ? crossroad : corridor;
    }
    gather_pieces(engine, place, regions, width);
}

static int64_t gather(const mz_engine *engine, const int64_t *rows, int32_t *regions, int64_t left,
                      int64_t count, int64_t width) {
    const mz_tables *tables = &engine->tables;
    if (left < 0 || left + width > tables->width) return -1;
    for (int64_t index = 0; index < count; index++) {
        int64_t row = rows[index];
        if (row < 0 || row >= tables->levels * tables->height) return -1;
        int64_t place = cell_row_start(tables, row) + left;
        gather_row(engine, place, regions + index * width, width);
    }
    return 0;
}

int64_t mz_gather_regions(const mz_engine *engine, const int64_t *rows, int32_t *regions, int64_t left,
                          int64_t count, int64_t width) {
    RETURN_ALONE(engine, gather(engine, rows, regions, left, count, width));
}

static int64_t look_up(const mz_engine *engine, const int64_t *places, int32_t *regions, int32_t *rooms,
                       int32_t *positions, int64_t count) {
    for (int64_t index = 0; index < count; index++) {
        int64_t place = places[index];
        if (rooms) rooms[index] = (int32_t)room_of_face(engine, place);
        if (regions) regions[index] = (int32_t)region_of(engine, place);
        if (!positions) continue;
        positions[index] = (int32_t)(engine->kind[place] == CORRIDOR ? position_of(engine, place) : 0);
    }
    return 0;
}

int64_t mz_look_up(const mz_engine *engine, const int64_t *places, int32_t *regions, int32_t *rooms,
                   int32_t *positions, int64_t count) {
    RETURN_ALONE(engine, look_up(engine, places, regions, rooms, positions, count));
}

int64_t mz_corridor_cells(const mz_engine *engine, int64_t row, mz_list *cells) {
    RETURN_ALONE(engine, corridor_cells(engine, row, cells));
}

int64_t mz_room_runs(mz_engine *engine, int64_t row, mz_list *runs) {
    RETURN_ALONE(engine, room_runs(engine, row, runs));
}

int64_t mz_entries_in(const mz_engine *engine, const int64_t *runs, mz_list *entries, int64_t count) {
    RETURN_ALONE(engine, entries_in(engine, runs, count, entries));
}

int64_t mz_renumbered_cells(mz_engine *engine, mz_list *cells) {
    RETURN_ALONE(engine, renumbered_cells(engine, cells));
}
