/* The result of an update as one array, which a `Delta` takes apart. */

#include <string.h>

#include "regions/update.h"

/* Region numbers for an answer; there is room for more. */
typedef struct {
    int64_t *items, count;
} number_list;

typedef struct {
    number_list gone, fresh, changed;
} changes;

static void push(number_list *list, int64_t number) {
    list->items[list->count++] = number;
}

/* Add the touched cells that changed; return the number of entries. */
static int64_t settle_cells(mz_engine *engine, int64_t *runs, changes *found) {
    const int64_t *log = numbers_of(&engine->log), stride = engine->tables.stride;
    int64_t count = 0, row_start = -stride, flat_start = 0;
    for (int64_t index = 0; index < engine->log.count; index++) {
        int64_t cell = log[index] >> PLACE_SHIFT, before = log[index] & REGION_BITS,
                now = engine->region[cell];
        engine->cells[cell] &= (uint8_t)~TOUCHED;
        /* A region has one kind, so where the region is the same, the kind is. */
        if (before == now) continue;
        if (cell < row_start || cell - row_start >= stride) {
            /* Long logs go along rows, and a division costs as much as all the rest. */
            row_start = cell - (cell - engine->tables.first) % stride;
            flat_start = flat_place(engine, row_start);
        }
        count = add_run(runs, count, packed(flat_start + cell - row_start, engine->kind[cell], now), 1);
        if (before >= CROSSROAD_BASE) push(&found->gone, before);
        if (now >= CROSSROAD_BASE) push(&found->fresh, now);
    }
    return count;
}

/* Add the rows of cells that went from room to room; return the number of entries. */
static int64_t settle_moved(const mz_engine *engine, int64_t *runs, int64_t count) {
    const int64_t *moved = numbers_of(&engine->moved);
    for (int64_t index = 0; index < engine->moved.count; index += 3) {
        int64_t start = moved[index], now = engine->region[start];
        if (moved[index + 2] == now) continue;
        count = add_run(runs, count, packed(flat_place(engine, start), ROOM, now), moved[index + 1] - start);
    }
    return count;
}

/* Sort the rows that the update noted, and free those that it gave up. */
static void settle_rows(mz_engine *engine, changes *found) {
    for (int64_t index = 0; index < engine->noted.count; index++) {
        int64_t number = numbers_of(&engine->noted)[index];
        int32_t *row = engine->rows[number], flags = row[FLAGS];
        bool is_old = !(flags & NEW), is_gone = flags & GONE;
        if (is_old) {
            push(is_gone ? &found->gone : &found->changed, number);
        } else if (!is_gone) {
            push(&found->fresh, number);
        }
        row[FLAGS] = flags & ~(NEW | NOTED | ADDED | SAVED);
        if (is_gone) {
            row[FLAGS] = 0;
            row[SCRATCH] = (int32_t)engine->head[FREE_ROW];
            engine->head[FREE_ROW] = number;
        }
    }
}

int64_t make_answer(mz_engine *engine) {
    mz_list *numbers = &engine->work->numbers, *answer = &engine->answer;
    int64_t rows = engine->noted.count, most = engine->log.count + rows;
    TRY(reserve(numbers, 2 * most + rows, 8));
    TRY(reserve(answer, 2 * engine->log.count + 2 * engine->moved.count / 3 + 2 * most + rows + ANSWER_TAIL,
                8));
    int64_t *runs = numbers_of(answer), *items = numbers_of(numbers);
    changes found = {{items, 0}, {items + most, 0}, {items + 2 * most, 0}};
    int64_t count = settle_moved(engine, runs, settle_cells(engine, runs, &found));
    settle_rows(engine, &found);
    end_answer(engine, count, found.gone.items, found.gone.count, found.fresh.items, found.fresh.count,
               found.changed.items, found.changed.count);
    return 0;
}

static int64_t *copied(int64_t *to, const int64_t *from, int64_t count) {
    if (count) memcpy(to, from, (size_t)count * sizeof(int64_t));
    return to + count;
}

void end_answer(mz_engine *engine, int64_t count, const int64_t *gone, int64_t gone_count,
                const int64_t *fresh, int64_t fresh_count, const int64_t *changed, int64_t changed_count) {
    int64_t *end = numbers_of(&engine->answer) + count;
    end = copied(copied(copied(end, gone, gone_count), fresh, fresh_count), changed, changed_count);
    end[VISITS] = engine->visited;
    end[SEARCHES] = engine->searched;
    end[RUNS] = count;
    end[GONE_REGIONS] = gone_count;
    end[NEW_REGIONS] = fresh_count;
    end[CHANGED_REGIONS] = changed_count;
    engine->answer.count = count + gone_count + fresh_count + changed_count + ANSWER_TAIL;
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
