/* The result of an update as one array, which a `Delta` takes apart. */

#include <string.h>

#include "regions/update.h"

static void push(number_list *list, int64_t number) {
    list->items[list->count++] = number;
}

/* Add the touched cells that changed; return the number of entries. */
static int64_t settle_cells(mz_engine *engine, int64_t *runs, region_changes *found) {
    const int64_t *log = numbers_of(&engine->log), width = engine->tables.width;
    int64_t count = 0, start = -width, flat_start = 0;
    for (int64_t index = 0; index < engine->log.count; index++) {
        int64_t cell = log[index] >> PLACE_SHIFT, before = log[index] & REGION_BITS,
                now = region_of(engine, cell);
        engine->cells[cell] &= (uint8_t)~TOUCHED;
        tell(engine, KINDS, cell);
        /* A region has one kind, so where the region is the same, the kind is. */
        if (before == now) continue;
        if (cell < start || cell - start >= width) {
            /* Long logs go along rows, and a division costs as much as all the rest. */
            start = row_start(&engine->tables, row_of(&engine->tables, cell));
            flat_start = flat_place(engine, start);
        }
        count = add_run(runs, count, packed(flat_start + cell - start, engine->kind[cell], now), 1);
        if (before >= CROSSROAD_BASE) push(&found->gone, before);
        if (now >= CROSSROAD_BASE) push(&found->fresh, now);
    }
    return count;
}

/* Sort the rows that the update noted, and free those that it gave up. */
static void settle_rows(mz_engine *engine, region_changes *found) {
    for (int64_t index = 0; index < engine->noted.count; index++) {
        int64_t number = numbers_of(&engine->noted)[index];
        mz_row *row = engine->rows + number;
        int32_t flags = row->flags;
        bool is_old = !(flags & NEW), is_gone = flags & GONE;
        if (is_old) {
            push(is_gone ? &found->gone : &found->changed, number);
        } else if (!is_gone) {
            push(&found->fresh, number);
        }
        row->flags = flags & (KIND_OF_ROW | RING | IN_PARTS | REVERSED);
        if (!is_gone) continue;
        *row = (mz_row){0};
        if (is_old && engine->head[KEEPS_NUMBERS]) continue;
        row->size = (int32_t)engine->head[FREE_ROW];
        engine->head[FREE_ROW] = number;
    }
}

/* Return a cell of a region: of a room the place of a face, of a corridor the cell itself. */
static int64_t cell_in(const mz_engine *engine, int64_t row, int64_t place) {
    return kind_of_region(engine, row) == ROOM ? place >> engine->tables.face_shift : place;
}

static void push_place(const mz_engine *engine, number_list *before, int64_t number, int64_t place) {
    if (place == 0) return;
    push(before, number);
    push(before, flat_place(engine, cell_in(engine, number, place)));
}

/* Note where the regions were that are gone, or were cut or joined. */
static void note_places(const mz_engine *engine, number_list *before) {
    const row_note *notes = engine->work->notes.items;
    for (int64_t index = 0; index < engine->work->notes.count; index++) {
        if (engine->rows[notes[index].from].flags & NEW) continue;
        push_place(engine, before, notes[index].from, notes[index].place);
    }
    for (int64_t index = 0; index < engine->noted.count; index++) {
        int64_t number = numbers_of(&engine->noted)[index];
        const mz_row *row = engine->rows + number;
        if ((row->flags & (GONE | NEW | IN_PARTS)) != GONE) continue;
        push_place(engine, before, number, (row->flags & KIND_OF_ROW) == ROOM ? row->seed : row->low);
    }
}

/* Follow the notes of rows to the regions that have their cells now. */
static void settle_notes(mz_engine *engine) {
    row_note *notes = engine->work->notes.items;
    for (int64_t index = 0; index < engine->work->notes.count; index++) {
        const mz_row *row = engine->rows + notes[index].row;
        while (row->flags & GONE && row->merged) {
            notes[index].row = row->merged;
            row = engine->rows + row->merged;
        }
        if (row->flags & GONE || notes[index].row == notes[index].from) notes[index].cells = 0;
    }
}

void make_answer(mz_engine *engine) {
    int64_t most = engine->log.count + engine->noted.count;
    int64_t *runs = numbers_of(&engine->answer), *items = numbers_of(&engine->work->numbers);
    region_changes found = {{items, 0}, {items + most, 0}, {items + 2 * most, 0}, {items + 3 * most, 0}};
    int64_t count = settle_cells(engine, runs, &found);
    note_places(engine, &found.before);
    settle_notes(engine);
    settle_rows(engine, &found);
    end_answer(engine, count, &found);
}

static int64_t *copied(int64_t *to, number_list from) {
    if (from.count) memcpy(to, from.items, (size_t)from.count * sizeof(int64_t));
    return to + from.count;
}

/* Append what was renumbered as it was; return how many parts. */
static int64_t add_renumbered(const mz_engine *engine, int64_t *end) {
    const row_note *notes = engine->work->notes.items;
    int64_t count = 0;
    for (int64_t index = 0; index < engine->work->notes.count; index++) {
        const row_note *part = notes + index;
        if (part->cells <= 0) continue;
        int64_t *entry = end + 4 * count++;
        entry[0] = part->from;
        entry[1] = part->row;
        entry[2] = flat_place(engine, cell_in(engine, part->row, part->place));
        entry[3] = part->cells;
    }
    return count;
}

void end_answer(mz_engine *engine, int64_t count, const region_changes *found) {
    int64_t *start = numbers_of(&engine->answer), *end = start + count;
    end = copied(copied(copied(end, found->gone), found->fresh), found->changed);
    int64_t renumbered = add_renumbered(engine, end);
    end = copied(end + 4 * renumbered, found->before);
    end[VISITS] = engine->visited;
    end[SEARCHES] = engine->searched;
    end[RUNS] = count;
    end[GONE_REGIONS] = found->gone.count;
    end[NEW_REGIONS] = found->fresh.count;
    end[CHANGED_REGIONS] = found->changed.count;
    end[RENUMBERED] = 4 * renumbered;
    end[BEFORE] = found->before.count;
    engine->answer.count = end - start + ANSWER_TAIL;
}

void mz_write_runs(const int64_t *runs, uint8_t *kind, int32_t *region, int64_t count) {
    for (int64_t index = 0; index + 1 < count; index += 2) {
        int64_t entry = runs[index], start = entry >> PLACE_SHIFT;
        for (int64_t place = start; place < start + runs[index + 1]; place++) {
            kind[place] = (uint8_t)(entry >> KIND_SHIFT & 3);
            region[place] = (int32_t)(entry & REGION_BITS);
        }
    }
}
