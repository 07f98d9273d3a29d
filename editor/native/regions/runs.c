/* A fresh segmentation, third part: faces joined by runs, rooms numbered, cells named. */

#include "regions/planes.h"

/* Places of a run that are written at once. */
enum { AT_ONCE = 8 };

/* Note where runs begin and end in these words; return the number of those that have ended. */
static int64_t find_runs(const mz_engine *engine, const mz_fresh_runs *runs, int64_t known, int64_t start,
                         int64_t stop) {
    const uint64_t *plane = engine->plane;
    bool follow = engine->tables.runs;
    uint64_t before = start > 0 ? plane[start - 1] : 0;
    int64_t begun = known + (follow ? (int64_t)(before >> 63) : 0), ended = known;
    for (int64_t word = start; word < stop; word++) {
        uint64_t faces = plane[word], shifted = follow ? faces << 1 | before >> 63 : 0;
        before = faces;
        for (uint64_t begin = faces & ~shifted; begin != 0; begin &= begin - 1) {
            runs->starts[begun++] = (int32_t)(word * 64 + lowest_bit(begin));
        }
        for (uint64_t end = shifted & ~faces; end != 0; end &= end - 1) {
            runs->stops[ended++] = (int32_t)(word * 64 + lowest_bit(end));
        }
        for (; !follow && ended < begun; ended++) runs->stops[ended] = runs->starts[ended] + 1;
    }
    return ended;
}

/* Join runs with the earlier ones that lie a step from them; roots come first in every tree.

   A run that is moved back by a step begins before it ends itself, and ends before it begins itself. */
static int64_t join_before(const mz_fresh_runs *runs, int64_t first, int64_t last, int64_t step,
                           int64_t cursor) {
    const int32_t *starts = runs->starts, *stops = runs->stops;
    int32_t *up = runs->up;
    for (int64_t run = first; run < last; run++) {
        int64_t start = starts[run] + step, stop = stops[run] + step;
        while (stops[cursor] <= start) cursor++;
        int32_t root = up[run];
        while (up[root] != root) root = up[root];
        int64_t other = cursor;
        for (; starts[other] < stop; other++) {
            int32_t above = up[other];
            while (up[above] != above) above = up[above];
            if (above < root) {
                up[root] = above;
                root = above;
            } else if (above > root) {
                up[above] = root;
            }
            up[other] = root;
        }
        up[run] = root;
        /* The last of them may reach the next run too. */
        if (other - 1 > cursor) cursor = other - 1;
    }
    return cursor;
}

void mz_join_runs(const mz_engine *engine, const mz_fresh_runs *runs, int64_t start, int64_t stop) {
    int64_t known = runs->cursors[runs->step_count], ended = find_runs(engine, runs, known, start, stop);
    runs->cursors[runs->step_count] = ended;
    for (int64_t run = known; run < ended; run++) runs->up[run] = (int32_t)run;
    for (int64_t number = 0; number < runs->step_count; number++) {
        runs->cursors[number] = join_before(runs, known, ended, runs->steps[number], runs->cursors[number]);
    }
}

/* Return the first run that ends after a place. */
static int64_t first_after(const mz_fresh_runs *runs, int64_t count, int64_t place) {
    int64_t low = 0, high = count;
    while (low < high) {
        int64_t middle = (low + high) / 2;
        if (runs->stops[middle] > place) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

int64_t mz_join_seam(const mz_fresh_runs *runs, int64_t first, int64_t place) {
    int64_t reached = first, count = runs->cursors[runs->step_count];
    for (int64_t number = 0; number < runs->step_count; number++) {
        int64_t step = runs->steps[number], last = first;
        while (last < count && runs->starts[last] + step < place) last++;
        if (last > first) {
            join_before(runs, first, last, step, first_after(runs, first, runs->starts[first] + step));
        }
        if (last > reached) reached = last;
    }
    return reached;
}

int64_t mz_count_rooms(const mz_fresh_runs *runs, int64_t start, int64_t stop) {
    int64_t rooms = 0;
    for (int64_t run = start; run < stop; run++) rooms += runs->up[run] == run;
    return rooms;
}

void mz_number_rooms(const mz_engine *engine, int64_t *head, const mz_fresh_runs *runs, int64_t start,
                     int64_t stop) {
    int64_t first = head[NEXT_ROW], following = first;
    for (int64_t run = start; run < stop; run++) {
        if (runs->up[run] != run) continue;
        int32_t *row = engine->rows[following];
        memset(row, 0, sizeof(*engine->rows));
        row[FLAGS] = ROOM;
        row[ROOM_SEED] = runs->starts[run];
        runs->up[run] = (int32_t)~following++;
    }
    head[NEXT_ROW] = following;
    head[ROOM] += following - first;
}

/* Return 64 bits of a plane from a place on. */
static uint64_t window(const uint64_t *plane, int64_t start) {
    int shift = (int)(start & 63);
    return plane[start >> 6] >> shift | plane[(start >> 6) + 1] << 1 << (63 - shift);
}

/* Count the bits of a plane from one place to another. */
static int64_t ones_in(const uint64_t *plane, int64_t start, int64_t stop) {
    int64_t count = 0;
    for (; stop - start > 64; start += 64) count += ones(window(plane, start));
    return count + ones(window(plane, start) & UINT64_MAX >> (64 - (stop - start)));
}

/* Write a run of faces, eight places at a time; what was written too far is cleared again. */
static void fill_run(int32_t *face, int64_t start, int64_t stop, int32_t room) {
    for (; start < stop; start += AT_ONCE) {
        for (int place = 0; place < AT_ONCE; place++) face[start + place] = room;
    }
    memset(face + stop, 0, AT_ONCE * sizeof(int32_t));
}

/* Return the room of a run, and note it there. */
static int64_t name_run(const mz_fresh_runs *runs, int64_t run) {
    int32_t above = runs->up[run];
    while (above >= 0) above = runs->up[above];
    runs->up[run] = above;
    return ~above;
}

void mz_fill_rooms(const mz_engine *engine, const mz_fresh_planes *planes, const mz_fresh_runs *runs,
                   const mz_fresh_share *shared, int64_t start, int64_t stop) {
    const mz_tables *tables = &engine->tables;
    for (int64_t run = start; run < stop; run++) {
        int64_t begin = runs->starts[run], end = runs->stops[run], room = name_run(runs, run), cells = 0;
        for (int64_t span = 0; span < tables->own_span_count; span++) {
            const int64_t *at = tables->own_spans[span];
            cells += ones_in(plane_of(planes, FIRST_OWN_PLANE + span), begin + at[0], end + at[0] + at[1]);
        }
        int32_t *counts =
            room >= shared->first_own ? engine->rows[room] + ROOM_CELLS : shared->counts + 2 * room;
        counts[0] += (int32_t)cells;
        counts[1] += (int32_t)(end - begin);
        if (end + 2 * AT_ONCE <= shared->limit) {
            fill_run(engine->face, begin, end, (int32_t)room);
        } else {
            fill_numbers(engine->face + begin, end - begin, (int32_t)room);
        }
    }
}

/* Return whether a plane has a bit in the words from one place to another. */
static bool any_in(const uint64_t *plane, int64_t start, int64_t stop) {
    for (int64_t word = start >> 6; word < (stop + 63) >> 6; word++) {
        if (plane[word] != 0) return true;
    }
    return false;
}

/* Write the rooms and crossroads of a row, from a place on; `first` is the number of a crossroad in the first
   column of the frame. */
static void name_row(const mz_engine *engine, int64_t place, int32_t first, bool has_rooms,
                     int32_t *numbers) {
    const mz_tables *tables = &engine->tables;
    int32_t width = (int32_t)tables->width, left = (int32_t)(tables->left & tables->col_mask);
    int32_t col_mask = (int32_t)tables->col_mask;
    memset(numbers, 0, (size_t)width * sizeof(int32_t));
    for (int64_t number = 0; has_rooms && number < tables->face_cell_count; number++) {
        const int32_t *face = engine->face + place - tables->face_cells[number];
        for (int32_t col = 0; col < width; col++)
            numbers[col] |= face[col]; /* All but 0 are the same room. */
    }
    const uint8_t *kind = engine->kind + place;
    int32_t *restrict region = engine->region + place;
    for (int32_t col = 0; col < width; col++) {
        int32_t crossroad = first + ((col + left) & col_mask), room = kind[col] == ROOM ? numbers[col] : 0;
        region[col] = kind[col] == CROSSROAD ? crossroad : room;
    }
}

int64_t mz_name_cells(const mz_engine *engine, const mz_fresh_planes *planes, int64_t start, int64_t stop) {
    const mz_tables *tables = &engine->tables;
    int32_t *numbers = mz_allocate(tables->width, sizeof(int32_t));
    if (!numbers) return MZ_NO_MEMORY;
    for (int64_t row = start; row < stop; row++) {
        int64_t level = row / tables->height, place = tables->first + (row + level) * tables->stride;
        bool has_rooms = any_in(plane_of(planes, ROOM_PLANE), place, place + tables->width);
        if (!has_rooms && !any_in(plane_of(planes, CROSSROAD_PLANE), place, place + tables->width)) continue;
        int64_t frame_row = (row % tables->height + tables->top) & tables->row_mask;
        int64_t frame_place = (level * (tables->row_mask + 1) + frame_row) * (tables->col_mask + 1);
        name_row(engine, place, (int32_t)(CROSSROAD_BASE + frame_place), has_rooms, numbers);
    }
    mz_free(numbers);
    return 0;
}
