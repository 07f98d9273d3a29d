/* The beginning of an update, and its end if memory runs out: everything is as it was. */

#include <string.h>

#include "regions/update.h"

/* Empty a list; give its memory up if it is for more than so many entries. */
static void empty(mz_list *list, int64_t kept) {
    if (list->room > kept) mz_list_clear(list);
    list->count = 0;
}

void clear_work(mz_work *work, int64_t kept) {
    mz_list *lists[] = {&work->lost,       &work->lost_rooms,  &work->gained,         &work->kinds,
                        &work->cuts,       &work->segments,    &work->joined,         &work->nodes,
                        &work->seeds,      &work->losers,      &work->labels,         &work->stack,
                        &work->sides,      &work->runs,        &work->live,           &work->numbers,
                        &work->saved_rows, &work->saved_faces, &work->saved_positions};
    for (size_t index = 0; index < sizeof(lists) / sizeof(*lists); index++) empty(lists[index], kept);
}

void restore_bytes(mz_engine *engine) {
    const uint8_t *before = engine->before.items;
    for (int64_t index = 0; index < engine->before.count; index++) {
        engine->cells[logged_cell(engine, index)] = before[index];
    }
    engine->before.count = engine->log.count = 0;
}

void begin_update(mz_engine *engine) {
    if (engine->before.count > 0)
        restore_bytes(engine); /* An update that was interrupted before it settled. */
    empty(&engine->answer, SMALL_LIST);
    empty(&engine->log, SMALL_LIST);
    empty(&engine->before, SMALL_LIST);
    empty(&engine->moved, SMALL_LIST);
    empty(&engine->noted, SMALL_LIST);
    clear_work(engine->work, SMALL_LIST);
    engine->visited = engine->searched = 0;
    memcpy(engine->work->head, engine->head, sizeof(engine->work->head));
}

static void restore_positions(mz_engine *engine) {
    const mz_list *saved = &engine->work->saved_positions;
    for (int64_t index = saved->count - 1; index >= 0; index--) {
        int64_t entry = numbers_of(saved)[index];
        engine->position[entry >> 32] = (int32_t)(uint32_t)entry;
    }
}

/* Restore the rooms of runs of places in an array, which a list names by threes. */
static void restore_runs(const mz_list *saved, int32_t *rooms) {
    for (int64_t index = saved->count - 3; index >= 0; index -= 3) {
        const int64_t *run = numbers_of(saved) + index;
        for (int64_t place = run[0]; place < run[1]; place++) rooms[place] = (int32_t)run[2];
    }
}

static void restore_faces(mz_engine *engine) {
    const mz_work *work = engine->work;
    restore_runs(&work->saved_faces, engine->face);
    for (int64_t index = 0; index < work->gained.count; index++) {
        clear_face(engine, numbers_of(&work->gained)[index]);
    }
    for (int64_t index = 0; index < work->lost.count; index++) {
        set_face(engine, numbers_of(&work->lost)[index], numbers_of(&work->lost_rooms)[index]);
    }
}

static void restore_rows(mz_engine *engine) {
    const saved_row *saved = engine->work->saved_rows.items;
    for (int64_t index = engine->work->saved_rows.count - 1; index >= 0; index--) {
        memcpy(engine->rows[saved[index].row], saved[index].columns, sizeof(*engine->rows));
    }
    memcpy(engine->head, engine->work->head, sizeof(engine->work->head));
}

static void restore_cells(mz_engine *engine) {
    for (int64_t index = 0; index < engine->log.count; index++) {
        int64_t entry = numbers_of(&engine->log)[index], cell = entry >> PLACE_SHIFT;
        engine->kind[cell] = (uint8_t)(entry >> KIND_SHIFT & 3);
        engine->region[cell] = (int32_t)(entry & REGION_BITS);
        engine->cells[cell] &= (uint8_t)~TOUCHED;
    }
}

void undo(mz_engine *engine) {
    restore_positions(engine);
    restore_faces(engine);
    restore_runs(&engine->moved, engine->region);
    restore_rows(engine);
    restore_cells(engine);
    restore_bytes(engine);
    engine->moved.count = engine->noted.count = 0;
}
