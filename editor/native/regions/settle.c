/* The two phases of an update: first everything that is lost is removed, then everything new is added.

   Before the phases, the faces lost and gained around the dirty cells are found, and the new kinds of all
   cells around them. Removal: cells leave their rooms, corridors and crossroads; corridors are cut; rooms
   lose faces, one at a time, and are split. Then the largest part of each region gets its number. Addition:
   rooms gain faces and merge; cells join rooms, or become crossroads or corridors; corridors merge.

   Only the order of the phases matters for the result. Within one, rooms follow from faces alone and
   corridors from corridor cells and their sides alone; a cell that has left its region belongs to none until
   it is added. Cells leave first so that a room that is split need not hand them over. */

#include "regions/levels.h"

/* Return whether every side inside the face with this anchor is spatially open. */
static bool is_open(const mz_engine *engine, int64_t anchor) {
    const mz_tables *tables = &engine->tables;
    const uint8_t *cells = engine->cells + (anchor >> tables->face_shift);
    int64_t first = kind_of_face(engine, anchor) * tables->check_count;
    for (int64_t check = first; check < first + tables->check_count; check++) {
        int bits = tables->check_bits[check];
        if ((cells[tables->check_places[check]] & bits) != bits) return false;
    }
    return true;
}

/* Return the bit of the kind at its place that marks a face. */
static int flip_of(const mz_engine *engine, int64_t anchor) {
    return FLIPS << kind_of_face(engine, anchor);
}

static uint8_t *flips_at(const mz_engine *engine, int64_t anchor) {
    return engine->kind + (anchor >> engine->tables.face_shift);
}

/* Return the kind of a cell from its byte and the open faces around it, as they will be. */
static uint8_t kind_of(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t faces = 0, first = anchor_at(engine, cell);
    for (int64_t number = 0; number < tables->around_count; number++) {
        int64_t anchor = first + tables->around[number];
        bool flips = *flips_at(engine, anchor) & flip_of(engine, anchor);
        faces |= (int64_t)(is_face(engine, anchor) != flips) << number;
    }
    int64_t row = (engine->cells[cell] & (FLOOR | LINKS)) / FLOOR;
    row = row << tables->side_count | sides_at(tables, engine->cells, cell);
    return tables->kinds[row << tables->around_count | faces];
}

/* List the faces around a cell that are open no more, and those that are open now; mark them. */
static int64_t find_faces(mz_engine *engine, int64_t cell) {
    mz_work *work = engine->work;
    for (int64_t number = 0; number < engine->tables.around_count; number++) {
        int64_t anchor = anchor_at(engine, cell) + engine->tables.around[number];
        bool was_open = is_face(engine, anchor);
        int flip = flip_of(engine, anchor);
        if (*flips_at(engine, anchor) & flip || is_open(engine, anchor) == was_open) continue;
        TRY(mz_push64(was_open ? &work->lost : &work->gained, anchor));
        *flips_at(engine, anchor) |= (uint8_t)flip;
    }
    return 0;
}

static int64_t touch_faces(mz_engine *engine, const mz_list *faces) {
    for (int64_t index = 0; index < faces->count; index++) {
        int64_t anchor = numbers_of(faces)[index];
        for (int64_t number = 0; number < engine->tables.face_cell_count; number++) {
            int64_t place = anchor >> engine->tables.face_shift;
            TRY(touch(engine, place + cells_from(engine, anchor)[number]));
        }
    }
    return 0;
}

/* Touch the cells across those sides of a cell that its byte has, and that changed. */
static int64_t touch_across(mz_engine *engine, int64_t cell, int64_t changed) {
    for (; changed != 0; changed &= changed - 1)
        TRY(touch(engine, cell + engine->tables.sides[lowest_bit((uint64_t)changed)]));
    return 0;
}

/* Find the faces lost and gained, and the new kinds of all cells that may have another. */
static int64_t look(mz_engine *engine) {
    mz_work *work = engine->work;
    const uint8_t *before = engine->before.items;
    for (int64_t index = 0; index < engine->before.count; index++) {
        int64_t cell = logged_cell(engine, index);
        int64_t changed = engine->cells[cell] ^ before[index];
        if (changed & (OPEN_SIDES | FLOOR)) TRY(find_faces(engine, cell));
        if (engine->tables.halves) TRY(touch_across(engine, cell, changed & OPEN_SIDES));
    }
    TRY(touch_faces(engine, &work->lost));
    TRY(touch_faces(engine, &work->gained));
    int64_t count = engine->log.count;
    engine->visited += count;
    TRY(reserve(&work->kinds, count, 1));
    work->kinds.count = count;
    work->corridors_before = work->corridors_after = 0;
    for (int64_t index = 0; index < count; index++) {
        int64_t cell = logged_cell(engine, index);
        uint8_t kind = kind_of(engine, cell);
        ((uint8_t *)work->kinds.items)[index] = kind;
        work->corridors_before += (engine->kind[cell] & KIND_OF_ROW) == CORRIDOR;
        work->corridors_after += kind == CORRIDOR;
    }
    return 0;
}

/* Reserve all memory that the phases can take. */
static int64_t reserve_all(mz_engine *engine) {
    mz_work *work = engine->work;
    int64_t lost = work->lost.count, gained = work->gained.count, count = engine->log.count;
    int64_t before = work->corridors_before, after = work->corridors_after;
    int64_t parts = (MOST_PARTS - 1) * lost, rows = parts + gained + 2 * before + after;
    int64_t touched = lost + engine->tables.face_step_count * gained + 2 * count + 2 * (before + after);
    int64_t notes = rows + touched, nodes = 0;
    if (notes >= 1 << (32 - NOTE_SHIFT)) return MZ_NO_MEMORY;
    TRY(reserve_rows(engine, rows));
    TRY(reserve_table(&engine->parts, 2 * before + 4 * after, sizeof(mz_part)));
    for (int64_t level = 0; level < engine->level_count; level++) {
        mz_table *table = &engine->levels[level].nodes;
        if (lost + gained > 0) TRY(reserve_table(table, parts + gained + MOST_STEPS, sizeof(mz_node)));
        int64_t next = table->next + parts + gained + MOST_STEPS;
        int64_t most = level == 0 ? MOST_LINKED : next;
        nodes += next < most ? next : most;
    }
    if (lost + gained > 0) TRY(reserve(&work->found, nodes, 8));
    TRY(reserve(&engine->noted, notes, 8));
    TRY(reserve(&work->notes, notes, sizeof(row_note)));
    TRY(reserve(&work->numbers, 3 * (notes + count) + 4 * notes, 8));
    return reserve(&engine->answer, 2 * count + 3 * (notes + count) + 8 * notes + ANSWER_TAIL, 8);
}

/* Take the marks of faces off their anchors. */
static void clear_flips(mz_engine *engine) {
    const mz_list *lists[2] = {&engine->work->lost, &engine->work->gained};
    for (int which = 0; which < 2; which++) {
        for (int64_t index = 0; index < lists[which]->count; index++)
            *flips_at(engine, numbers_of(lists[which])[index]) &= KIND_OF_ROW;
    }
}

/* Count one more room cell, or one less, with the first face around it. */
static void count_cell(mz_engine *engine, int64_t cell, int32_t change) {
    int64_t level = 0, up = patch_around(engine, cell);
    for (; up > 0; level++) {
        mz_node *node = nodes_of(engine, level) + up;
        node->cells += change;
        up = node->up;
    }
    engine->rows[-up].size += change;
    note(engine, -up);
}

/* Take the cells out of their regions that change; and all room cells: the faces around them may be another
   room's soon. */
static void remove_cells(mz_engine *engine) {
    const uint8_t *kinds = engine->work->kinds.items;
    for (int64_t index = 0; index < engine->work->kinds.count; index++) {
        int64_t cell = logged_cell(engine, index), kind = engine->kind[cell];
        if (kind == ROOM) {
            count_cell(engine, cell, -1);
        } else if (kind == CORRIDOR && kinds[index] != CORRIDOR) {
            remove_cell(engine, cell);
        } else if (kind == CROSSROAD && kinds[index] != CROSSROAD) {
            engine->head[CROSSROAD]--;
        } else {
            if (kind == CORRIDOR) note(engine, corridor_of(engine, segment_at(engine, cell)));
            continue;
        }
        engine->kind[cell] = ROCK;
    }
}

/* Cut the corridors where sides of their cells closed. */
static void cut_corridors(mz_engine *engine) {
    const uint8_t *before = engine->before.items;
    for (int64_t index = 0; index < engine->before.count; index++) {
        int64_t cell = logged_cell(engine, index);
        if (engine->kind[cell] != CORRIDOR) continue;
        int64_t closed = before[index] & ~engine->cells[cell];
        for (int64_t side = 0; side < engine->tables.side_count; side++) {
            int64_t step = engine->tables.sides[side], other = cell + step;
            if (step < 0) continue; /* The cell across has this side, too. */
            if (closed >> side & 1 && engine->kind[other] == CORRIDOR) cut_between(engine, cell, other);
        }
    }
}

/* Lose faces one at a time: first those without which everything else still meets around them. They may have
   been all that others were to be searched for. */
static void lose_faces(mz_engine *engine) {
    const mz_list *lost = &engine->work->lost;
    for (int round = 0; round < 2; round++) {
        for (int64_t index = 0; index < lost->count; index++) {
            int64_t anchor = numbers_of(lost)[index];
            if (!is_face(engine, anchor) || (round == 0 && needs_search(engine, anchor))) continue;
            lose_face(engine, anchor);
        }
    }
}

/* Do not count the cells of the log that stay in corridors among those that change with them. */
static void leave_out_logged(mz_engine *engine) {
    const uint8_t *kinds = engine->work->kinds.items;
    for (int64_t index = 0; index < engine->work->kinds.count; index++) {
        int64_t cell = logged_cell(engine, index);
        if (kinds[index] == CORRIDOR && engine->kind[cell] == CORRIDOR)
            note_of(engine, corridor_of(engine, segment_at(engine, cell)))->cells--;
    }
}

/* Put the cells that changed into their regions; join the corridors. */
static void add_cells(mz_engine *engine) {
    const uint8_t *kinds = engine->work->kinds.items;
    int64_t count = engine->work->kinds.count;
    for (int64_t index = 0; index < count; index++) {
        int64_t cell = logged_cell(engine, index);
        if (kinds[index] == ROOM) {
            count_cell(engine, cell, 1);
        } else if (kinds[index] == CROSSROAD && engine->kind[cell] != CROSSROAD) {
            engine->head[CROSSROAD]++;
        }
        engine->kind[cell] = kinds[index];
    }
    for (int64_t index = 0; index < count && engine->work->corridors_after > 0; index++) {
        int64_t cell = logged_cell(engine, index);
        if (kinds[index] == CORRIDOR && segment_at(engine, cell) == 0) add_corridor(engine, cell);
    }
    for (int64_t index = 0; index < count && engine->work->corridors_after > 0; index++) {
        if (kinds[index] != CORRIDOR) continue;
        int64_t cell = logged_cell(engine, index);
        int64_t sides = sides_at(&engine->tables, engine->cells, cell);
        for (int64_t side = 0; side < engine->tables.side_count; side++) {
            int64_t other = cell + engine->tables.sides[side];
            if (sides >> side & 1 && engine->kind[other] == CORRIDOR) join(engine, cell, other);
        }
    }
}

int64_t settle(mz_engine *engine) {
    mz_work *work = engine->work;
    int64_t result = look(engine);
    if (result == 0) result = reserve_all(engine);
    clear_flips(engine);
    if (result < 0) {
        for (int64_t index = 0; index < engine->log.count; index++)
            engine->cells[logged_cell(engine, index)] &= (uint8_t)~TOUCHED;
        restore_bytes(engine);
        return result;
    }
    remove_cells(engine);
    if (work->corridors_before > 0) cut_corridors(engine);
    lose_faces(engine);
    settle_parts(engine);
    if (work->corridors_after > 0) leave_out_logged(engine);
    for (int64_t index = 0; index < work->gained.count; index++)
        gain_face(engine, numbers_of(&work->gained)[index]);
    add_cells(engine);
    make_answer(engine);
    engine->before.count = 0; /* Nothing to undo from here on. */
    return 0;
}
