/* Which region passes on its number, over a whole update. */

#include "regions/levels.h"

static bool is_room(const mz_engine *engine, int64_t row) {
    return kind_of_region(engine, row) == ROOM;
}

static int64_t size_of(const mz_engine *engine, int64_t row) {
    return is_room(engine, row) ? engine->rows[row].faces : engine->rows[row].size;
}

/* Note what a row is now. */
static void fill(const mz_engine *engine, row_note *of) {
    const mz_row *row = engine->rows + of->row;
    bool is_gone = row->flags & GONE;
    of->claim = is_gone ? 0 : (int32_t)size_of(engine, of->row);
    of->cells = is_gone ? 0 : row->size;
    if (is_gone) return;
    if (is_room(engine, of->row)) {
        of->place = row->seed;
    } else {
        corridor_ends ends = ends_of(engine, of->row);
        of->place = (int32_t)ends.first;
        of->other = (int32_t)ends.last;
    }
}

row_note *note_of(mz_engine *engine, int64_t row) {
    mz_list *notes = &engine->work->notes;
    int64_t number = (uint32_t)engine->rows[row].flags >> NOTE_SHIFT;
    if (number) return (row_note *)notes->items + (number - 1);
    row_note *made = (row_note *)notes->items + notes->count++;
    *made = (row_note){.row = (int32_t)row, .from = (int32_t)row};
    engine->rows[row].flags |= (int32_t)((uint32_t)notes->count << NOTE_SHIFT);
    if (!(engine->rows[row].flags & NEW)) fill(engine, made);
    return made;
}

void note_part(mz_engine *engine, int64_t part, int64_t region) {
    int64_t number = (uint32_t)engine->rows[region].flags >> NOTE_SHIFT;
    int32_t from = number ? ((const row_note *)engine->work->notes.items)[number - 1].from : (int32_t)region;
    note_of(engine, part)->from = from;
}

/* Return whether a part is larger than another, or as large and first. */
static bool is_ahead(mz_engine *engine, int64_t part, int64_t other) {
    int64_t more = size_of(engine, part) - size_of(engine, other);
    if (more != 0) return more > 0;
    if (size_of(engine, part) == 0) return false;
    if (is_room(engine, part)) return first_face(engine, part) < first_face(engine, other);
    return first_cell(engine, part) < first_cell(engine, other);
}

/* Let a part have the number of the region that it comes from, which takes that of the part. */
static void take_number(mz_engine *engine, int64_t region, int64_t part) {
    mz_row *rows = engine->rows;
    if (is_room(engine, region)) {
        swap_rooms(engine, region, part);
    } else {
        swap_corridors(engine, region, part);
    }
    if (!(rows[region].flags & GONE)) return;
    rows[region].flags &= ~GONE;
    engine->head[rows[region].flags & KIND_OF_ROW]++;
    give_up_row(engine, part);
    rows[part].merged = 0;
}

void settle_parts(mz_engine *engine) {
    mz_list *list = &engine->work->notes;
    int64_t parts = list->count;
    row_note *notes = list->items;
    /* `other` of the note of a region is its largest part meanwhile. */
    for (int64_t index = 0; index < parts; index++) {
        int64_t part = notes[index].row, from = notes[index].from;
        bool is_first = (uint32_t)engine->rows[from].flags >> NOTE_SHIFT == 0;
        row_note *region = note_of(engine, from);
        if (is_first) region->other = (int32_t)from;
        if (is_ahead(engine, part, region->other)) region->other = (int32_t)part;
    }
    for (int64_t index = parts; index < list->count; index++) {
        if (notes[index].other != notes[index].row) take_number(engine, notes[index].row, notes[index].other);
    }
    for (int64_t index = 0; index < list->count; index++) fill(engine, notes + index);
}

bool passes_on(mz_engine *engine, int64_t row, int64_t other) {
    int32_t claim = note_of(engine, row)->claim, other_claim = note_of(engine, other)->claim;
    bool is_new = engine->rows[row].flags & NEW, other_is_new = engine->rows[other].flags & NEW;
    if (claim != other_claim) return claim > other_claim;
    return is_new == other_is_new ? row < other : other_is_new;
}

/* Reserve all memory that an exchange of so many pairs can take. */
static int64_t reserve_exchange(mz_engine *engine, int64_t count) {
    mz_work *work = engine->work;
    int64_t nodes = 0;
    for (int64_t level = 0; level < engine->level_count; level++) nodes += engine->levels[level].nodes.next;
    TRY(reserve(&work->found, nodes, 8));
    TRY(reserve(&engine->noted, 2 * count, 8));
    TRY(reserve(&work->notes, 2 * count, sizeof(row_note)));
    TRY(reserve(&work->numbers, 14 * count, 8));
    return reserve(&engine->answer, 22 * count + ANSWER_TAIL, 8);
}

/* Note a row, and that it has its own content; let it have an empty region of this kind if it has none. */
static row_note *begin_exchange(mz_engine *engine, int64_t row, int32_t kind) {
    if (!(engine->rows[row].flags & KIND_OF_ROW)) {
        engine->rows[row] = (mz_row){.flags = kind | NEW};
        engine->head[kind]++;
    }
    int64_t count = engine->work->notes.count;
    row_note *of = note_of(engine, row);
    if (engine->work->notes.count > count) of->claim = (int32_t)count;
    note(engine, row);
    return of;
}

/* Let the regions of pairs of rows exchange their numbers, one pair after the other. */
static int64_t exchange(mz_engine *engine, const int32_t (*pairs)[2], int64_t count) {
    begin_update(engine);
    TRY(reserve_exchange(engine, count));
    row_note *notes = engine->work->notes.items;
    for (int64_t index = 0; index < count; index++) {
        int64_t one = pairs[index][0], other = pairs[index][1];
        int32_t kind = (int32_t)kind_of_region(engine, other);
        row_note *first = begin_exchange(engine, one, kind), *second = begin_exchange(engine, other, kind);
        int32_t content = first->claim;
        first->claim = second->claim;
        second->claim = content;
        (kind == ROOM ? swap_rooms : swap_corridors)(engine, one, other);
    }
    int64_t *now = numbers_of(&engine->work->numbers), noted = engine->work->notes.count;
    for (int64_t index = 0; index < noted; index++) {
        int32_t row = notes[index].row;
        now[notes[index].claim] = row;
        if (size_of(engine, row) == 0) give_up_row(engine, row);
    }
    for (int64_t index = 0; index < noted; index++) notes[index].row = (int32_t)now[index];
    make_answer(engine);
    return engine->answer.count;
}

int64_t mz_exchange(mz_engine *engine, const int32_t *pairs, int64_t count) {
    RETURN_ALONE(engine, exchange(engine, (const int32_t(*)[2])pairs, count));
}
