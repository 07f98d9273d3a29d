#include "regions/walks.h"

#include "regions/update.h"

int64_t corridor_cells(const mz_engine *engine, int64_t row, mz_list *cells) {
    const int32_t *columns = engine->rows[row];
    int64_t first = columns[FIRST_POSITION], last = columns[LAST_POSITION], cell = columns[FIRST_END];
    TRY(reserve(cells, last - first + 1, 8));
    numbers_of(cells)[cells->count++] = cell;
    for (int64_t position = first + 1; position <= last; position++) {
        cell = cell_at(engine, cell, position);
        numbers_of(cells)[cells->count++] = cell;
    }
    return 0;
}

/* Append the run of a face, and mark it as found. */
static int64_t add_run_at(mz_engine *engine, int64_t row, int64_t anchor, mz_list *runs) {
    TRY(reserve(runs, 2, 8));
    int64_t start = run_start(engine, anchor), *end = numbers_of(runs) + runs->count;
    engine->face[start] = (int32_t)-row;
    end[0] = start;
    end[1] = run_stop(engine, anchor);
    runs->count += 2;
    return 0;
}

/* Append the runs of the room beside one of them that are not marked. */
static int64_t add_beside(mz_engine *engine, int64_t row, int64_t start, int64_t stop, mz_list *runs) {
    const mz_tables *tables = &engine->tables;
    for (int64_t number = 0; number < tables->cross_step_count; number++) {
        int64_t to = stop + tables->cross_steps[number];
        int64_t anchor = next_face(engine, start + tables->cross_steps[number], to);
        while (anchor >= 0) {
            int64_t last = run_stop(engine, anchor), first = run_start(engine, anchor);
            if (engine->face[first] == row) TRY(add_run_at(engine, row, first, runs));
            anchor = next_face(engine, last, to);
        }
    }
    return 0;
}

int64_t room_runs(mz_engine *engine, int64_t row, mz_list *runs) {
    int64_t begin = runs->count, result = add_run_at(engine, row, engine->rows[row][ROOM_SEED], runs);
    for (int64_t at = begin; result == 0 && at < runs->count; at += 2) {
        int64_t start = numbers_of(runs)[at], stop = numbers_of(runs)[at + 1];
        result = add_beside(engine, row, start, stop, runs);
    }
    for (int64_t at = begin; at < runs->count; at += 2) {
        engine->face[numbers_of(runs)[at]] = (int32_t)row;
    }
    if (result < 0) runs->count = begin;
    return result;
}

int64_t entries_in(const mz_engine *engine, const int64_t *runs, int64_t count, mz_list *entries) {
    for (int64_t run = 0; run < count; run++) {
        for (int64_t span = 0; span < engine->tables.span_count; span++) {
            const int64_t *at = engine->tables.spans[span];
            int64_t stop = runs[2 * run + 1] + at[0] + at[1];
            for (int64_t cell = runs[2 * run] + at[0]; cell < stop; cell++) {
                if (engine->kind[cell] != ROOM) TRY(mz_push64(entries, cell));
            }
        }
    }
    return 0;
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
