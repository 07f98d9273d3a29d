/* Making an engine and giving it up, its rows, and those of its updates that ran out of memory. */

#if defined(__linux__)
#define _DEFAULT_SOURCE /* for madvise */
#include <sys/mman.h>
#endif

#include <string.h>

#include "regions/update.h"

static const int64_t FIRST_ROOM = 64;

mz_engine *mz_engine_new(const mz_engine_arrays *board, const mz_tables *tables, const int32_t *rows,
                         int64_t row_count) {
    mz_engine *engine = mz_zeros(1, sizeof(mz_engine));
    if (!engine) return NULL;
    engine->work = mz_zeros(1, sizeof(mz_work));
    engine->row_room = row_count > 0 ? row_count : 1;
    engine->rows = mz_zeros(engine->row_room, sizeof(*engine->rows));
    if (!engine->work || !engine->rows || mz_list_reserve(&engine->answer, FIRST_ROOM, 8) != 0) {
        mz_engine_free(engine);
        return NULL;
    }
    if (row_count > 0) memcpy(engine->rows, rows, (size_t)row_count * sizeof(*engine->rows));
    engine->cells = board->cells;
    engine->kind = board->kind;
    engine->region = board->region;
    engine->face = board->face;
    engine->position = board->position;
    engine->plane = board->plane;
    engine->head = board->head;
    engine->size = board->size;
    engine->tables = *tables;
    atomic_flag_clear(&engine->busy);
    return engine;
}

void mz_engine_free(mz_engine *engine) {
    if (!engine) return;
    mz_list *lists[] = {&engine->answer, &engine->log, &engine->before, &engine->moved, &engine->noted};
    for (size_t index = 0; index < sizeof(lists) / sizeof(*lists); index++) mz_list_clear(lists[index]);
    if (engine->work) clear_work(engine->work, 0);
    mz_free(engine->work);
    mz_free(engine->rows);
    mz_free(engine);
}

/* Let the system use large pages for a block, as NumPy does: they are faster to fill. */
static void use_large_pages(void *block, int64_t size) {
#if defined(__linux__)
    const uintptr_t page = 1 << 12, least = 1 << 22;
    uintptr_t start = ((uintptr_t)block + page - 1) / page * page, stop = (uintptr_t)block + (uintptr_t)size;
    if ((uintptr_t)size >= least) madvise((void *)start, stop - start, MADV_HUGEPAGE);
#else
    (void)block;
    (void)size;
#endif
}

int64_t mz_engine_make_rows(mz_engine *engine, int64_t count) {
    void *rows = mz_allocate(count, sizeof(*engine->rows));
    if (!rows) return MZ_NO_MEMORY;
    use_large_pages(rows, count * (int64_t)sizeof(*engine->rows));
    mz_free(engine->rows);
    engine->rows = rows;
    engine->row_room = count;
    memset(rows, 0, sizeof(*engine->rows));
    return 0;
}

int64_t make_row(mz_engine *engine, int32_t flags) {
    int64_t *head = engine->head, row = head[FREE_ROW];
    if (row) {
        if (flags & SAVED) TRY(save_row(engine, row));
        head[FREE_ROW] = engine->rows[row][SCRATCH];
    } else {
        row = head[NEXT_ROW];
        if (row >= engine->row_room) {
            int64_t room = row + row / 4 + 64;
            void *rows = mz_resized(engine->rows, room, sizeof(*engine->rows));
            if (!rows) return MZ_NO_MEMORY;
            engine->rows = rows;
            engine->row_room = room;
        }
        head[NEXT_ROW] = row + 1;
    }
    memset(engine->rows[row], 0, sizeof(*engine->rows));
    engine->rows[row][FLAGS] = flags;
    head[flags & KIND_OF_ROW]++;
    return row;
}
