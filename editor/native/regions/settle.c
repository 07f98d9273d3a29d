/* The two phases of an update: first everything that is lost is removed, then everything new is added.

   Before the phases, the faces lost and gained around the dirty cells are found, and the new kinds of all
   cells around them. Removal: cells leave their rooms, corridors and crossroads; corridors are cut; rooms
   that lost faces are split. Addition: rooms gain faces and merge; cells join rooms, or become crossroads or
   corridors; corridors merge.

   Only the order of the phases matters for the result. Within one, rooms follow from faces alone and
   corridors from corridor cells and their sides alone; a cell that has left its region belongs to none until
   it is added. Cells leave first so that a room that is split need not hand them over. */

#include "regions/update.h"

/* Return whether every side inside the face with this anchor is spatially open. */
static bool is_face(const mz_engine *engine, int64_t anchor) {
    const mz_tables *tables = &engine->tables;
    for (int64_t check = 0; check < tables->check_count; check++) {
        int bits = tables->check_bits[check];
        if ((engine->cells[anchor + tables->check_places[check]] & bits) != bits) return false;
    }
    return true;
}

/* Return the kind of a cell from its byte and the open faces around it. */
static uint8_t kind_of(const mz_engine *engine, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    int64_t faces = 0;
    for (int64_t number = 0; number < tables->face_cell_count; number++) {
        faces |= (int64_t)(engine->face[cell - tables->face_cells[number]] != 0) << number;
    }
    return tables->kinds[(int64_t)(engine->cells[cell] & ~TOUCHED) << tables->face_cell_count | faces];
}

/* Clear the faces around a cell that are open no more, and mark those that are open now. */
static int64_t find_faces(mz_engine *engine, int64_t cell) {
    mz_work *work = engine->work;
    for (int64_t number = 0; number < engine->tables.face_cell_count; number++) {
        int64_t anchor = cell - engine->tables.face_cells[number], room = engine->face[anchor];
        bool is_open = is_face(engine, anchor);
        if (room > 0 && !is_open) {
            TRY(reserve(&work->lost_rooms, 1, 8));
            TRY(mz_push64(&work->lost, anchor));
            TRY(mz_push64(&work->lost_rooms, room));
            clear_face(engine, anchor);
        } else if (room == 0 && is_open) {
            TRY(mz_push64(&work->gained, anchor));
            engine->face[anchor] = GAINED;
        }
    }
    return 0;
}

static int64_t touch_faces(mz_engine *engine, const mz_list *faces) {
    for (int64_t index = 0; index < faces->count; index++) {
        for (int64_t number = 0; number < engine->tables.face_cell_count; number++) {
            TRY(touch(engine, numbers_of(faces)[index] + engine->tables.face_cells[number]));
        }
    }
    return 0;
}

/* Find the faces lost and gained, and the new kinds of all cells that may have another. */
static int64_t look(mz_engine *engine) {
    mz_work *work = engine->work;
    const uint8_t *before = engine->before.items;
    for (int64_t index = 0; index < engine->before.count; index++) {
        int64_t cell = logged_cell(engine, index);
        if ((engine->cells[cell] ^ before[index]) & (OPEN_SIDES | FLOOR)) TRY(find_faces(engine, cell));
    }
    TRY(touch_faces(engine, &work->lost));
    TRY(touch_faces(engine, &work->gained));
    int64_t count = engine->log.count;
    engine->visited += count;
    TRY(reserve(&work->kinds, count, 1));
    work->kinds.count = count;
    for (int64_t index = 0; index < count; index++) {
        ((uint8_t *)work->kinds.items)[index] = kind_of(engine, logged_cell(engine, index));
    }
    return 0;
}

/* Take the cells out of their regions that change. One that leaves is rock until it is added again, or a
   neighbor would join it too early. */
static int64_t remove_cells(mz_engine *engine) {
    const uint8_t *kinds = engine->work->kinds.items;
    for (int64_t index = 0; index < engine->work->kinds.count; index++) {
        int64_t cell = logged_cell(engine, index), kind = engine->kind[cell];
        if (kind == ROOM) {
            /* Even if it stays a room cell: the faces around it may be another room's now. */
            int64_t room = engine->region[cell];
            TRY(note(engine, room));
            engine->rows[room][ROOM_CELLS]--;
            engine->kind[cell] = ROCK;
            engine->region[cell] = 0;
        } else if (kind == CORRIDOR && kinds[index] != CORRIDOR) {
            engine->kind[cell] = ROCK;
            TRY(cut_out(engine, cell));
        } else if (kind == CROSSROAD && kinds[index] != CROSSROAD) {
            engine->head[CROSSROAD]--;
            engine->kind[cell] = ROCK;
            engine->region[cell] = 0;
        }
    }
    return 0;
}

/* Cut the corridors where cells left them, and where sides of their cells closed. */
static int64_t cut_corridors(mz_engine *engine) {
    const uint8_t *before = engine->before.items;
    for (int64_t index = 0; index < engine->before.count; index++) {
        int64_t cell = logged_cell(engine, index);
        if (engine->kind[cell] != CORRIDOR) continue;
        TRY(note(engine, engine->region[cell]));
        int64_t closed = before[index] & ~engine->cells[cell];
        for (int64_t side = 0; side < engine->tables.side_count; side++) {
            int64_t step = engine->tables.sides[side], other = cell + step;
            if (step < 0) continue; /* The cell across has this side, too. */
            if (closed >> side & 1 && engine->kind[other] == CORRIDOR) TRY(cut_between(engine, cell, other));
        }
    }
    if (engine->work->cuts.count == 0) return 0;
    TRY(make_cuts(engine));
    for (int64_t index = 0; index < engine->work->kinds.count; index++) {
        int64_t cell = logged_cell(engine, index);
        if (engine->kind[cell] == ROCK) engine->region[cell] = 0;
    }
    return 0;
}

static int64_t add_to_room(mz_engine *engine, int64_t cell) {
    int32_t room = 0;
    for (int64_t number = 0; number < engine->tables.face_cell_count; number++) {
        /* All that are not 0 are the same room. */
        room |= engine->face[cell - engine->tables.face_cells[number]];
    }
    TRY(note(engine, room));
    engine->kind[cell] = ROOM;
    engine->region[cell] = room;
    engine->rows[room][ROOM_CELLS]++;
    return 0;
}

/* Put the cells that changed into their regions; join the corridors. */
static int64_t add_cells(mz_engine *engine) {
    const uint8_t *kinds = engine->work->kinds.items;
    int64_t count = engine->work->kinds.count, corridors = 0;
    for (int64_t index = 0; index < count; index++) {
        int64_t cell = logged_cell(engine, index);
        if (kinds[index] == ROOM) {
            TRY(add_to_room(engine, cell));
        } else if (kinds[index] == CROSSROAD && engine->kind[cell] != CROSSROAD) {
            engine->head[CROSSROAD]++;
            engine->kind[cell] = CROSSROAD;
            engine->region[cell] = (int32_t)crossroad_number(engine, cell);
        } else if (kinds[index] == CORRIDOR) {
            corridors++;
            if (engine->kind[cell] != CORRIDOR) TRY(add_cell(engine, cell));
        }
    }
    if (corridors == 0) return 0;
    for (int64_t index = 0; index < count; index++) {
        if (kinds[index] == CORRIDOR) TRY(join(engine, logged_cell(engine, index)));
    }
    return extend(engine);
}

static int64_t try_to_settle(mz_engine *engine) {
    TRY(look(engine));
    TRY(remove_cells(engine));
    TRY(cut_corridors(engine));
    if (engine->work->lost.count > 0) TRY(lose_faces(engine));
    if (engine->work->gained.count > 0) TRY(gain_faces(engine));
    TRY(add_cells(engine));
    return make_answer(engine);
}

int64_t settle(mz_engine *engine) {
    int64_t result = try_to_settle(engine);
    if (result < 0) undo(engine);
    engine->before.count = 0; /* Nothing to undo from here on. */
    return result;
}
