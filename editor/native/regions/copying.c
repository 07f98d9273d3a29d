/* Copies of an engine: its tables as numbers of 64 bits, to make another one of; and a mirror, an engine that
   only has what tells the region of a cell, for a reader who follows later and must not wait. */

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

/* What a mirror is told: a value, one of its tables, and where it is there. */
enum { TABLE_SHIFT = 29, VALUE_SHIFT = 32 };
_Static_assert(NODES + MOST_LEVELS <= 1 << (VALUE_SHIFT - TABLE_SHIFT), "a mirror has too many tables");
/* A mirror is told what was written up to one in so many places, and some; beyond, it is made anew. */
enum { MIRRORED_SHARE = 16, ALWAYS_MIRRORED = 1 << 12 };

/* Tell the mirror nothing more: it does not know all. */
static void leave_mirror(mz_engine *engine) {
    engine->is_mirrored = false;
    mz_list_clear(&engine->written);
}

void tell_mirror(mz_engine *engine, int64_t table, int64_t index) {
    bool is_much = engine->written.count > engine->size / MIRRORED_SHARE + ALWAYS_MIRRORED;
    if (is_much || mz_push64(&engine->written, table << TABLE_SHIFT | index) < 0) leave_mirror(engine);
}

/* Return which table an entry is of, and set where it is there. Kinds and pieces have two numbers each:
   places have one bit more than what is in other tables. */
static int64_t table_of(int64_t entry, int64_t *index) {
    int64_t table = entry >> TABLE_SHIFT & 7;
    if (table < PARTS) table &= ~INT64_C(1);
    *index = (entry & UINT32_MAX) - (table << TABLE_SHIFT);
    return table;
}

/* Return the number that a table other than that of kinds has at an index. */
static int32_t *number_at(const mz_engine *engine, int64_t table, int64_t index) {
    if (table == PIECES) return engine->piece + index;
    if (table == PARTS) return &part_of(engine, PART_BASE + index)->segment.size;
    return &nodes_of(engine, table - NODES)[index].up;
}

static int64_t make_mirror(mz_engine *engine, mz_engine *mirror) {
    table_list from = tables_of(engine), to = tables_of(mirror);
    for (int64_t index = 0; index < from.count; index++) {
        int64_t next = from.tables[index]->next;
        TRY(reserve_table(to.tables[index], next, from.sizes[index]));
        to.tables[index]->next = next;
        memcpy(to.tables[index]->items, from.tables[index]->items, (size_t)(next * from.sizes[index]));
    }
    memcpy(mirror->kind, engine->kind, (size_t)engine->size * sizeof(*engine->kind));
    memcpy(mirror->piece, engine->piece, (size_t)anchor_at(engine, engine->size) * sizeof(*engine->piece));
    engine->is_mirrored = true;
    engine->written.count = 0;
    return 0;
}

int64_t mz_make_mirror(mz_engine *engine, mz_engine *mirror) {
    RETURN_ALONE(engine, make_mirror(engine, mirror));
}

static int64_t take_written(mz_engine *engine, mz_list *words) {
    if (engine->is_mirrored && reserve(words, engine->written.count, 8) < 0) leave_mirror(engine);
    if (!engine->is_mirrored) return false;
    for (int64_t at = 0; at < engine->written.count; at++) {
        int64_t index, entry = numbers_of(&engine->written)[at], table = table_of(entry, &index);
        int64_t value = table == KINDS ? engine->kind[index] : *number_at(engine, table, index);
        put(words, (int64_t)((uint64_t)value << VALUE_SHIFT) | entry);
    }
    engine->written.count = 0;
    return true;
}

int64_t mz_take_written(mz_engine *engine, mz_list *words) {
    RETURN_ALONE(engine, take_written(engine, words));
}

/* Return whether an entry is about something that the mirror has, or now has room for; or MZ_NO_MEMORY. */
static int64_t make_room(mz_engine *mirror, int64_t table, int64_t index) {
    if (table < PARTS) return index < (table == PIECES ? anchor_at(mirror, mirror->size) : mirror->size);
    table_list tables = tables_of(mirror);
    if (table - PARTS >= tables.count) return false;
    mz_table *of = tables.tables[table - PARTS];
    if (index < of->next) return true;
    TRY(reserve_table(of, index + 1 - of->next, tables.sizes[table - PARTS]));
    of->next = index + 1;
    return true;
}

static int64_t follow(mz_engine *mirror, const int64_t *words, int64_t count) {
    for (int64_t at = 0; at < count; at++) {
        int64_t index, table = table_of(words[at], &index), fits = make_room(mirror, table, index);
        if (fits != true) return fits;
    }
    for (int64_t at = 0; at < count; at++) {
        int64_t index, table = table_of(words[at], &index);
        int32_t value = (int32_t)(words[at] >> VALUE_SHIFT);
        if (table == KINDS) {
            mirror->kind[index] = (uint8_t)value;
        } else {
            *number_at(mirror, table, index) = value;
        }
    }
    return true;
}

int64_t mz_follow(mz_engine *mirror, const int64_t *words, int64_t count) {
    RETURN_ALONE(mirror, follow(mirror, words, count));
}
