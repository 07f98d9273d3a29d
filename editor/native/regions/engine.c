/* Making an engine and giving it up, its rows, and those of its updates that ran out of memory. */

#if defined(__linux__)
#define _DEFAULT_SOURCE /* for madvise */
#include <sys/mman.h>
#endif

#include <string.h>

#include "regions/update.h"

static const int64_t FIRST_ROOM = 64;

static const int SHIFTS[MOST_LEVELS] = {MZ_TILE_SHIFT, MZ_SQUARE_SHIFT, MZ_GROUP_SHIFT};

/* Return a step between faces as rows and columns; boards with one column have no faces. */
static face_step step_of(int64_t step, int64_t stride, int64_t kind, bool is_direct) {
    int64_t sum = step + stride / 2, down = sum >= 0 ? sum / stride : -((stride - 1 - sum) / stride);
    return (face_step){step, (int32_t)down, (int32_t)(step - down * stride), (uint8_t)kind, is_direct};
}

/* Lay out the faces: where there are two at each place, in rows without shifts. */
static void lay_out_faces(mz_engine *engine) {
    const mz_tables *tables = &engine->tables;
    int64_t shift = tables->face_shift, odd_first = shift ? 1 - tables->bias : 0;
    int64_t stride = engine->face_stride = shift ? tables->two_rows : tables->two_rows / 2;
    engine->face_width = (tables->width << shift) + shift;
    engine->first_face = (tables->first << shift) - odd_first;
    for (int64_t kind = 0; kind <= shift; kind++) {
        for (int64_t index = 0; index < tables->ring_count; index++) {
            int64_t at = kind * tables->ring_count + index;
            engine->ring[kind][index] = step_of(tables->ring[at], stride, kind, tables->ring_direct[at]);
        }
        for (int64_t index = 0; index < tables->face_step_count; index++) {
            int64_t at = kind * tables->face_step_count + index;
            engine->steps[kind][index] = step_of(tables->face_steps[at], stride, kind, true);
        }
    }
    for (int64_t index = 0; index < tables->cross_step_count; index++) {
        int64_t step = tables->cross_steps[index];
        engine->crosses[index] = step_of(step, stride, tables->cross_kinds[index], true);
    }
}

/* Make the levels of a board, without links and nodes: 0, or MZ_NO_MEMORY. */
static int64_t make_levels(mz_engine *engine) {
    const mz_tables *tables = &engine->tables;
    lay_out_faces(engine);
    int64_t width = engine->face_width, height = tables->levels * tables->level_rows, shift = 0;
    int64_t slot_room = !tables->runs ? 2 * TILE_SIDE : TILE_SIDE >> !tables->face_shift;
    for (int64_t number = 0; number < MOST_LEVELS; number++) {
        mz_level *level = &engine->levels[number];
        int64_t area = INT64_C(1) << SHIFTS[number];
        if (number == MOST_LEVELS - 1 && width * height <= MZ_FEW_SQUARES) break;
        if (number > 0) slot_room *= area;
        slot_room += -slot_room & (LINK_BLOCK - 1);
        width = (width + area - 1) / area;
        height = (height + area - 1) / area;
        shift += SHIFTS[number];
        *level = (mz_level){.shift = shift, .width = width, .height = height, .slot_room = slot_room};
        level->nodes.next = 1;
        level->links = mz_zeros(2 * width * height * slot_room + 1, sizeof(mz_link));
        level->counts = mz_zeros(2 * width * height, sizeof(int32_t));
        engine->level_count++;
        if (!level->links || !level->counts || reserve_table(&level->nodes, 1, sizeof(mz_node)) != 0)
            return MZ_NO_MEMORY;
    }
    return 0;
}

mz_engine *mz_engine_new(const mz_engine_arrays *board, const mz_tables *tables) {
    mz_engine *engine = mz_zeros(1, sizeof(mz_engine));
    if (!engine) return NULL;
    engine->work = mz_zeros(1, sizeof(mz_work));
    engine->row_room = 1;
    engine->rows = mz_zeros(1, sizeof(*engine->rows));
    engine->tables = *tables;
    engine->parts.next = 1;
    if (!engine->work || !engine->rows || mz_list_reserve(&engine->answer, FIRST_ROOM, 8) != 0 ||
        reserve_table(&engine->parts, 1, sizeof(mz_part)) != 0 || make_levels(engine) != 0) {
        mz_engine_free(engine);
        return NULL;
    }
    engine->cells = board->cells;
    engine->kind = board->kind;
    engine->piece = board->piece;
    engine->offset = board->offset;
    engine->plane = board->plane;
    engine->head = board->head;
    engine->size = board->size;
    atomic_flag_clear(&engine->busy);
    return engine;
}

void mz_engine_free(mz_engine *engine) {
    if (!engine) return;
    mz_list *lists[] = {&engine->answer, &engine->log, &engine->before, &engine->noted, &engine->written};
    for (size_t index = 0; index < sizeof(lists) / sizeof(*lists); index++) mz_list_clear(lists[index]);
    for (int64_t level = 0; level < MOST_LEVELS; level++) {
        mz_free(engine->levels[level].nodes.items);
        mz_free(engine->levels[level].links);
        mz_free(engine->levels[level].counts);
    }
    if (engine->work) clear_work(engine->work, 0);
    mz_free(engine->work);
    mz_free(engine->parts.items);
    mz_free(engine->rows);
    mz_free(engine);
}

int64_t mz_engine_bytes(const mz_engine *engine) {
    int64_t bytes = engine->head[NEXT_ROW] * (int64_t)sizeof(mz_row);
    bytes += engine->parts.next * (int64_t)sizeof(mz_part);
    for (int64_t number = 0; number < engine->level_count; number++) {
        const mz_level *level = &engine->levels[number];
        int64_t slots = 2 * level->width * level->height;
        bytes += level->nodes.next * (int64_t)sizeof(mz_node);
        bytes += slots * (level->slot_room * (int64_t)sizeof(mz_link) + (int64_t)sizeof(int32_t));
    }
    return bytes;
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

int64_t mz_engine_make_rows(mz_engine *engine, int64_t count, int64_t corridor_cells) {
    void *rows = mz_allocate(count, sizeof(*engine->rows));
    if (!rows) return MZ_NO_MEMORY;
    use_large_pages(rows, count * (int64_t)sizeof(*engine->rows));
    mz_free(engine->rows);
    engine->rows = rows;
    engine->row_room = count;
    memset(rows, 0, sizeof(*engine->rows));
    return reserve_table(&engine->parts, 2 * corridor_cells / MZ_SEGMENT + 1, sizeof(mz_part));
}

int64_t reserve_table(mz_table *table, int64_t more, int64_t size) {
    int64_t wanted = table->next + more;
    if (wanted <= table->room) return 0;
    int64_t room = wanted + table->room / 4 + FIRST_ROOM;
    void *items = mz_resized(table->items, room, size);
    if (!items) return MZ_NO_MEMORY;
    table->items = items;
    table->room = room;
    return 0;
}

int64_t reserve_rows(mz_engine *engine, int64_t more) {
    mz_table rows = {engine->rows, engine->head[NEXT_ROW], 0, engine->row_room};
    TRY(reserve_table(&rows, more, sizeof(*engine->rows)));
    engine->rows = rows.items;
    engine->row_room = rows.room;
    return 0;
}

int64_t make_row(mz_engine *engine, int32_t flags) {
    int64_t *head = engine->head, row = head[FREE_ROW];
    if (row) {
        head[FREE_ROW] = engine->rows[row].size;
    } else {
        row = head[NEXT_ROW]++;
    }
    engine->rows[row] = (mz_row){.flags = flags};
    head[flags & KIND_OF_ROW]++;
    return row;
}
