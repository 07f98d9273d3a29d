/* The tables of an engine as numbers of 64 bits, to make another one of them. */

#include <string.h>

#include "regions/update.h"

/* Tables of an engine, and the size of their items; then links and their counts of each level. */
enum { MOST_TABLES = MOST_LEVELS + 1 };

typedef struct {
    mz_table *tables[MOST_TABLES];
    int64_t sizes[MOST_TABLES], count;
} table_list;

static table_list tables_of(mz_engine *engine) {
    table_list found = {{&engine->parts}, {sizeof(mz_part)}, 1};
    for (int64_t level = 0; level < engine->level_count; level++) {
        found.tables[found.count] = &engine->levels[level].nodes;
        found.sizes[found.count++] = sizeof(mz_node);
    }
    return found;
}

/* Numbers that are written to a list, or read: so many, from `next` on. */
typedef struct {
    mz_list *list;
    const int64_t *next;
    int64_t left;
} stream;

/* Write or read so many bytes, in whole numbers: 1; 0 if there are not so many, or MZ_NO_MEMORY. */
static int64_t pass(stream *on, void *bytes, int64_t size) {
    int64_t words = (size + 7) / 8;
    if (on->list) {
        TRY(reserve(on->list, words, 8));
        memcpy(numbers_of(on->list) + on->list->count, bytes, (size_t)size);
        on->list->count += words;
        return 1;
    }
    if (words > on->left) return 0;
    memcpy(bytes, on->next, (size_t)size);
    on->next += words;
    on->left -= words;
    return 1;
}

/* Return what a call of `pass` returns, unless that is 1. */
#define PASS(on, bytes, size)                                                                                \
    do {                                                                                                     \
        int64_t passed = pass(on, bytes, size);                                                              \
        if (passed != 1) return passed;                                                                      \
    } while (0)

/* Write or read all tables; rows have room already: as `pass`. */
static int64_t pass_all(mz_engine *engine, stream *on) {
    table_list tables = tables_of(engine);
    PASS(on, engine->rows, engine->head[NEXT_ROW] * (int64_t)sizeof(mz_row));
    for (int64_t index = 0; index < tables.count; index++) {
        mz_table *table = tables.tables[index];
        int64_t ends[2] = {table->next, table->free}, size = tables.sizes[index];
        PASS(on, ends, sizeof(ends));
        if (ends[0] < 1 || ends[0] > engine->size * 8) return 0;
        TRY(reserve_table(table, ends[0] - table->next, size));
        table->next = ends[0];
        table->free = ends[1];
        PASS(on, table->items, ends[0] * size);
    }
    for (int64_t level = 0; level < engine->level_count; level++) {
        mz_level *of = &engine->levels[level];
        int64_t slots = 2 * of->width * of->height;
        PASS(on, of->links, (slots * of->slot_room + 1) * (int64_t)sizeof(mz_link));
        PASS(on, of->counts, slots * (int64_t)sizeof(int32_t));
    }
    return 1;
}

static int64_t save(mz_engine *engine, mz_list *words) {
    stream on = {.list = words};
    return pass_all(engine, &on) < 0 ? MZ_NO_MEMORY : 0;
}

int64_t mz_engine_save(mz_engine *engine, mz_list *words) {
    RETURN_ALONE(engine, save(engine, words));
}

int64_t mz_engine_load(mz_engine *engine, const int64_t *words, int64_t count) {
    TRY(reserve_rows(engine, 0));
    stream on = {NULL, words, count};
    return pass_all(engine, &on);
}
