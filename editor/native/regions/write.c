/* New bytes for cells, from a patch or from a maze; `settle` brings up to date what follows from them. */

#include "regions/compiling.h"
#include "regions/update.h"

/* Empty a list; give its memory up if it is for more than so many entries. */
static void empty(mz_list *list, int64_t kept) {
    if (list->room > kept) mz_list_clear(list);
    list->count = 0;
}

void clear_work(mz_work *work, int64_t kept) {
    mz_list *lists[] = {&work->lost, &work->gained, &work->kinds, &work->notes, &work->found, &work->numbers};
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
    empty(&engine->noted, SMALL_LIST);
    clear_work(engine->work, SMALL_LIST);
    engine->visited = engine->searched = 0;
}

/* Log a cell and its byte, and write its new byte; if there is no memory for that, do neither. */
static int64_t write_cell(mz_engine *engine, int64_t place, int64_t value) {
    TRY(reserve(&engine->before, 1, 1));
    TRY(reserve(&engine->log, 1, 8));
    ((uint8_t *)engine->before.items)[engine->before.count++] = engine->cells[place];
    put(&engine->log, packed(place, engine->kind[place], region_of(engine, place)));
    engine->cells[place] = (uint8_t)(value | TOUCHED);
    return 0;
}

/* Return whether a cell and its neighbors say the same of the sides between them. */
static bool agrees(const mz_engine *engine, int64_t place) {
    int64_t value = engine->cells[place], sides = sides_at(&engine->tables, engine->cells, place);
    if ((sides || value & LINKS) && !(value & FLOOR)) return false;
    for (int64_t side = 0; engine->tables.halves && side < engine->tables.side_count; side++) {
        int64_t other = place + engine->tables.sides[side];
        if (sides >> side & 1 && !(engine->cells[other] & FLOOR)) return false;
    }
    for (int64_t side = 0; !engine->tables.halves && side < engine->tables.side_count; side++) {
        int64_t other = engine->cells[place + engine->tables.sides[side]];
        if ((value >> side & 1) != (other >> opposite(&engine->tables, side) & 1)) return false;
    }
    return true;
}

/* Write the new bytes; return the first place that is wrong by itself, -1, or MZ_NO_MEMORY. */
static int64_t write_values(mz_engine *engine, const int64_t *places, const uint8_t *values, int64_t count) {
    for (int64_t index = 0; index < count; index++) {
        int64_t place = places[index];
        if (!is_cell(engine, place) || values[index] >= TOUCHED || engine->cells[place] & TOUCHED)
            return index;
        TRY(write_cell(engine, place, values[index]));
    }
    return -1;
}

int64_t mz_write_patch(mz_engine *engine, const int64_t *places, const uint8_t *values, int64_t count) {
    if (!engine_enter(engine)) return MZ_BUSY;
    begin_update(engine);
    int64_t bad = write_values(engine, places, values, count);
    for (int64_t index = 0; bad == -1 && index < engine->before.count; index++) {
        if (!agrees(engine, logged_cell(engine, index))) bad = index;
    }
    if (bad != -1) restore_bytes(engine);
    engine_leave(engine);
    return bad;
}

/* Compile and write the cells around one that disagrees with them. */
static int64_t write_around(mz_engine *engine, const mz_maze_arrays *maze, int64_t cell) {
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t other = cell + engine->tables.sides[side];
        if (!is_cell(engine, other) || engine->cells[other] & TOUCHED) continue;
        int64_t value = compiled(maze, flat_place(engine, other));
        /* If the links have changed too, that change is followed later. */
        if (value & FLOOR) value |= engine->cells[other] & LINKS;
        TRY(write_cell(engine, other, value));
    }
    return 0;
}

static int64_t write_compiled(mz_engine *engine, const mz_maze_arrays *maze, const int64_t *dirty,
                              const uint8_t *links, int64_t count) {
    int64_t size = maze->levels * maze->height * maze->width;
    for (int64_t index = 0; index < count; index++) {
        if (dirty[index] < 0 || dirty[index] >= size) continue;
        int64_t place = padded_place(engine, dirty[index]);
        if (engine->cells[place] & TOUCHED) continue; /* It is given twice. */
        int64_t link_bits = links ? links[index] << LINK_SHIFT : 0;
        TRY(write_cell(engine, place, compiled(maze, dirty[index]) | link_bits));
    }
    for (int64_t looked = 0; looked < engine->before.count; looked++) {
        int64_t cell = logged_cell(engine, looked);
        if (!agrees(engine, cell)) TRY(write_around(engine, maze, cell));
    }
    return 0;
}

int64_t mz_write_maze(mz_engine *engine, const mz_maze_arrays *maze, const int64_t *dirty,
                      const uint8_t *links, bool settles, int64_t count) {
    if (!engine_enter(engine)) return MZ_BUSY;
    begin_update(engine);
    int64_t result = write_compiled(engine, maze, dirty, links, count);
    if (result < 0) {
        restore_bytes(engine);
    } else if (settles) {
        result = settle(engine);
    }
    engine_leave(engine);
    return result < 0 ? result : engine->answer.count;
}

int64_t mz_settle(mz_engine *engine) {
    if (!engine_enter(engine)) return MZ_BUSY;
    int64_t result = settle(engine);
    engine_leave(engine);
    return result < 0 ? result : engine->answer.count;
}

int64_t mz_forget(mz_engine *engine, bool restores) {
    if (!engine_enter(engine)) return MZ_BUSY;
    if (restores) {
        restore_bytes(engine);
    } else {
        for (int64_t index = 0; index < engine->before.count; index++) {
            engine->cells[logged_cell(engine, index)] &= (uint8_t)~TOUCHED;
        }
    }
    engine_leave(engine);
    return 0;
}
