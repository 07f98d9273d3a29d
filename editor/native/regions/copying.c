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

/* Where numbers are written to or read from; nothing is, where `count` says that there are no more. */
typedef struct {
    int64_t *at, count;
    bool writes;
} stream;

/* Copy so many bytes to or from the next numbers; return whether there are so many. */
static bool pass(stream *on, void *bytes, int64_t size) {
    int64_t words = (size + 7) / 8;
    if (words > on->count) return false;
    if (size) memcpy(on->writes ? (void *)on->at : bytes, on->writes ? bytes : (void *)on->at, (size_t)size);
    on->at += words;
    on->count -= words;
    return true;
}

/* Return how many numbers it takes at most. */
static int64_t words_of(mz_engine *engine) {
    table_list tables = tables_of(engine);
    int64_t words = engine->head[NEXT_ROW] * (int64_t)sizeof(mz_row) / 8 + 1;
    for (int64_t index = 0; index < tables.count; index++)
        words += tables.tables[index]->next * tables.sizes[index] / 8 + 3;
    for (int64_t level = 0; level < engine->level_count; level++) {
        int64_t slots = 2 * engine->levels[level].width * engine->levels[level].height;
        words += (slots * engine->levels[level].slot_room + 1) * (int64_t)sizeof(mz_link) / 8 + slots / 2 + 2;
    }
    return words;
}

/* Write or read all tables; rows have room already. Return MZ_NO_MEMORY, or whether all was there. */
static int64_t pass_all(mz_engine *engine, stream *on) {
    table_list tables = tables_of(engine);
    if (!pass(on, engine->rows, engine->head[NEXT_ROW] * (int64_t)sizeof(mz_row))) return false;
    for (int64_t index = 0; index < tables.count; index++) {
        mz_table *table = tables.tables[index];
        int64_t ends[2] = {table->next, table->free}, size = tables.sizes[index];
        if (!pass(on, ends, sizeof(ends)) || ends[0] < 1 || ends[0] > engine->size * 8) return false;
        TRY(reserve_table(table, ends[0] - table->next, size));
        table->next = ends[0];
        table->free = ends[1];
        if (!pass(on, table->items, ends[0] * size)) return false;
    }
    for (int64_t level = 0; level < engine->level_count; level++) {
        mz_level *of = &engine->levels[level];
        int64_t slots = 2 * of->width * of->height;
        if (!pass(on, of->links, (slots * of->slot_room + 1) * (int64_t)sizeof(mz_link))) return false;
        if (!pass(on, of->counts, slots * (int64_t)sizeof(int32_t))) return false;
    }
    return true;
}

static int64_t save(mz_engine *engine, mz_list *words) {
    TRY(reserve(words, words_of(engine), 8));
    stream on = {numbers_of(words), words->room, true};
    TRY(pass_all(engine, &on));
    words->count = on.at - numbers_of(words);
    return 0;
}

int64_t mz_engine_save(mz_engine *engine, mz_list *words) {
    RETURN_ALONE(engine, save(engine, words));
}

int64_t mz_engine_load(mz_engine *engine, const int64_t *words, int64_t count) {
    TRY(reserve_rows(engine, 0));
    stream on = {(int64_t *)(uintptr_t)words, count, false};
    return pass_all(engine, &on);
}
