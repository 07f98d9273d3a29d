/* Corridors through an update: cut into segments, extended and joined, opened and closed as rings.

   Along a corridor the positions of its cells count up by one from its first end to its last, so the length
   of every part is known without a walk. Only parts other than the largest are rewritten. */

#include <stdlib.h>

#include "regions/update.h"

/* Positions beyond this are renumbered before they could leave 32 bits. */
enum { FAR = 1 << 30 };

/* A cut ends a segment at `low` and begins one at `high`. A cell that leaves its corridor cuts before and
   after itself; a side that closes, between two cells. */
typedef struct {
    int64_t corridor, low, low_position, high, high_position;
} cut;

typedef struct {
    int64_t begin, begin_position, end, end_position, length;
} segment;

static int64_t push_cut(mz_engine *engine, cut made) {
    mz_list *cuts = &engine->work->cuts;
    TRY(reserve(cuts, 1, sizeof(cut)));
    ((cut *)cuts->items)[cuts->count++] = made;
    return 0;
}

int64_t cut_out(mz_engine *engine, int64_t cell) {
    int64_t corridor = engine->region[cell], position = engine->position[cell], low = -1, high = -1;
    const int32_t *row = engine->rows[corridor];
    if (position > row[FIRST_POSITION]) low = cell_at(engine, cell, position - 1);
    if (position < row[LAST_POSITION]) high = cell_at(engine, cell, position + 1);
    return push_cut(engine, (cut){corridor, low, position - 1, high, position + 1});
}

int64_t cut_between(mz_engine *engine, int64_t cell, int64_t other) {
    if (engine->position[cell] > engine->position[other]) {
        int64_t first = other;
        other = cell;
        cell = first;
    }
    int64_t corridor = engine->region[cell], low = engine->position[cell], high = engine->position[other];
    /* The side that closes a ring joins its last cell to its first: a cut after the last. */
    if (high - low > 1) return push_cut(engine, (cut){corridor, other, high, -1, high + 1});
    return push_cut(engine, (cut){corridor, cell, low, other, high});
}

static int by_place(const void *first, const void *second) {
    const cut *one = first, *two = second;
    if (one->corridor != two->corridor) return one->corridor < two->corridor ? -1 : 1;
    return (one->low_position > two->low_position) - (one->low_position < two->low_position);
}

/* Move the positions of cells of a corridor, from this one on. */
static int64_t shift(mz_engine *engine, int64_t cell, int64_t position, int64_t length, int64_t distance) {
    engine->visited += length;
    for (int64_t index = 0; index < length; index++, position++) {
        int64_t following = index + 1 == length ? cell : cell_at(engine, cell, position + 1);
        TRY(save_position(engine, cell));
        engine->position[cell] = (int32_t)(engine->position[cell] + distance);
        cell = following;
    }
    return 0;
}

/* Join the first and the last segment of a ring over its seam; return the number of segments. */
static int64_t close_over(mz_engine *engine, int64_t corridor, segment *segments, int64_t count) {
    const int32_t *row = engine->rows[corridor];
    int64_t first_position = row[FIRST_POSITION], last_position = row[LAST_POSITION];
    if (count == 0 || segments[0].begin_position != first_position ||
        segments[count - 1].end_position != last_position) {
        return count;
    }
    int64_t length = last_position - first_position + 1;
    segment head = segments[0], tail = segments[count - 1];
    if (head.length <= tail.length) {
        TRY(shift(engine, head.begin, head.begin_position, head.length, length));
        segments[0] = (segment){tail.begin, tail.begin_position, head.end, head.end_position + length,
                                head.length + tail.length};
    } else {
        TRY(shift(engine, tail.begin, tail.begin_position, tail.length, -length));
        segments[0] = (segment){tail.begin, tail.begin_position - length, head.end, head.end_position,
                                head.length + tail.length};
    }
    return count - 1;
}

/* Return the lowest place of a cell of a segment. */
static int64_t first_cell(const mz_engine *engine, const segment *of) {
    int64_t cell = of->begin, first = cell;
    for (int64_t position = of->begin_position + 1; position <= of->end_position; position++) {
        cell = cell_at(engine, cell, position);
        if (cell < first) first = cell;
    }
    return first;
}

/* Return the segment that keeps the number: the longest, of equals the one with the first cell. */
static int64_t keeper_of(const mz_engine *engine, const segment *segments, int64_t count) {
    int64_t keeper = 0, keeper_first = -1;
    for (int64_t index = 1; index < count; index++) {
        if (segments[index].length > segments[keeper].length) {
            keeper = index;
            keeper_first = -1;
        } else if (segments[index].length == segments[keeper].length) {
            if (keeper_first < 0) keeper_first = first_cell(engine, segments + keeper);
            int64_t first = first_cell(engine, segments + index);
            if (first < keeper_first) {
                keeper = index;
                keeper_first = first;
            }
        }
    }
    return keeper;
}

/* Move cells of a corridor, from this one on, to another row; their positions stay. */
static int64_t give_cells(mz_engine *engine, const segment *part, int64_t taker) {
    engine->visited += part->length;
    int64_t cell = part->begin, position = part->begin_position;
    for (int64_t index = 0; index < part->length; index++, position++) {
        int64_t following = index + 1 == part->length ? cell : cell_at(engine, cell, position + 1);
        TRY(touch(engine, cell));
        engine->region[cell] = (int32_t)taker;
        cell = following;
    }
    return 0;
}

/* Find the segments of a corridor between its cuts; return how many. There is room for one more than there
   are cuts. */
static int64_t find_segments(mz_engine *engine, const cut *cuts, int64_t count, segment *segments) {
    int64_t corridor = cuts[0].corridor, kept = 0;
    const int32_t *row = engine->rows[corridor];
    int64_t begin = row[FIRST_END], begin_position = row[FIRST_POSITION];
    for (int64_t index = 0; index <= count; index++) {
        bool is_last = index == count;
        int64_t end = is_last ? row[LAST_END] : cuts[index].low;
        int64_t end_position = is_last ? row[LAST_POSITION] : cuts[index].low_position;
        if (end_position >= begin_position) {
            segments[kept++] =
                (segment){begin, begin_position, end, end_position, end_position - begin_position + 1};
        }
        if (is_last) break;
        begin = cuts[index].high;
        begin_position = cuts[index].high_position;
    }
    bool seam_is_cut = cuts[count - 1].low_position == row[LAST_POSITION];
    return row[FLAGS] & RING && !seam_is_cut ? close_over(engine, corridor, segments, kept) : kept;
}

/* Cut one corridor at its cuts, in the order of their positions. */
static int64_t cut_one(mz_engine *engine, const cut *cuts, int64_t count) {
    int64_t corridor = cuts[0].corridor;
    TRY(note(engine, corridor));
    mz_list *list = &engine->work->segments;
    list->count = 0;
    TRY(reserve(list, count + 1, sizeof(segment)));
    segment *segments = list->items;
    int64_t kept = find_segments(engine, cuts, count, segments);
    TRY(kept);
    engine->rows[corridor][FLAGS] &= ~RING;
    if (kept == 0) return give_up_row(engine, corridor);
    int64_t keeper = keeper_of(engine, segments, kept);
    for (int64_t index = 0; index < kept; index++) {
        int64_t taker = index == keeper ? corridor : new_row(engine, CORRIDOR);
        TRY(taker);
        if (taker != corridor) TRY(give_cells(engine, segments + index, taker));
        int32_t *row = engine->rows[taker];
        row[FIRST_END] = (int32_t)segments[index].begin;
        row[FIRST_POSITION] = (int32_t)segments[index].begin_position;
        row[LAST_END] = (int32_t)segments[index].end;
        row[LAST_POSITION] = (int32_t)segments[index].end_position;
    }
    return 0;
}

int64_t make_cuts(mz_engine *engine) {
    const mz_list *list = &engine->work->cuts;
    cut *cuts = list->items;
    if (list->count > 1) qsort(cuts, (size_t)list->count, sizeof(cut), by_place);
    for (int64_t start = 0, stop; start < list->count; start = stop) {
        stop = start + 1;
        while (stop < list->count && cuts[stop].corridor == cuts[start].corridor) stop++;
        TRY(cut_one(engine, cuts + start, stop - start));
    }
    return 0;
}

int64_t add_cell(mz_engine *engine, int64_t cell) {
    int64_t row = new_row(engine, CORRIDOR);
    TRY(row);
    engine->kind[cell] = CORRIDOR;
    engine->region[cell] = (int32_t)row;
    engine->position[cell] = 0;
    engine->rows[row][FLAGS] |= ADDED;
    engine->rows[row][FIRST_END] = engine->rows[row][LAST_END] = (int32_t)cell;
    return 0;
}

/* Find the root of the corridors that a corridor is joined to, halving the path. */
static int64_t winner_of(mz_engine *engine, int64_t row) {
    int32_t(*rows)[ROW_WIDTH] = engine->rows;
    while (rows[row][SCRATCH] > 0) {
        int32_t following = rows[row][SCRATCH];
        if (rows[following][SCRATCH] > 0) rows[row][SCRATCH] = rows[following][SCRATCH];
        row = rows[row][SCRATCH];
    }
    return row;
}

/* Return the cells of a corridor before anything was added to it; none for an added cell. */
static int64_t length_before(const mz_engine *engine, int64_t row) {
    const int32_t *columns = engine->rows[row];
    return columns[FLAGS] & ADDED ? 0 : (int64_t)columns[LAST_POSITION] - columns[FIRST_POSITION] + 1;
}

int64_t join(mz_engine *engine, int64_t cell) {
    mz_list *joined = &engine->work->joined;
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t other = cell + engine->tables.sides[side];
        if (!(engine->cells[cell] >> side & 1) || engine->kind[other] != CORRIDOR) continue;
        TRY(reserve(joined, 2, 8));
        int64_t first = winner_of(engine, engine->region[cell]);
        int64_t second = winner_of(engine, engine->region[other]);
        if (first != second) {
            int64_t more = length_before(engine, second) - length_before(engine, first);
            if (more > 0 || (more == 0 && wins_tie(engine, second, first))) {
                int64_t swapped = first;
                first = second;
                second = swapped;
            }
            TRY(save_row(engine, second));
            engine->rows[second][SCRATCH] = (int32_t)first;
            numbers_of(joined)[joined->count++] = second;
        }
        numbers_of(joined)[joined->count++] = first;
    }
    return 0;
}

/* Return a corridor cell across an open side that is not of this corridor yet, or -1. */
static int64_t next_cell(const mz_engine *engine, int64_t cell, int64_t row) {
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t other = cell + engine->tables.sides[side];
        if (engine->cells[cell] >> side & 1 && engine->kind[other] == CORRIDOR &&
            engine->region[other] != row) {
            return other;
        }
    }
    return -1;
}

/* Take the corridor cells beyond one end of a corridor, one after the other. */
static int64_t grow(mz_engine *engine, int64_t row, int end_column, int position_column, int32_t step) {
    int64_t cell = engine->rows[row][end_column], following;
    int32_t position = engine->rows[row][position_column];
    while ((following = next_cell(engine, cell, row)) >= 0) {
        cell = following;
        position += step;
        TRY(touch(engine, cell));
        TRY(save_position(engine, cell));
        engine->region[cell] = (int32_t)row;
        engine->position[cell] = position;
        engine->visited++;
    }
    engine->rows[row][end_column] = (int32_t)cell;
    engine->rows[row][position_column] = position;
    return 0;
}

static int64_t extend_one(mz_engine *engine, int64_t row) {
    TRY(note(engine, row));
    int32_t *columns = engine->rows[row];
    int64_t first_position = columns[FIRST_POSITION], length = columns[LAST_POSITION] - first_position + 1;
    if (first_position < -FAR || first_position + length > FAR) {
        TRY(shift(engine, columns[FIRST_END], first_position, length, -first_position));
        columns[FIRST_POSITION] = 0;
        columns[LAST_POSITION] = (int32_t)(length - 1);
    }
    TRY(grow(engine, row, LAST_END, LAST_POSITION, 1));
    TRY(grow(engine, row, FIRST_END, FIRST_POSITION, -1));
    int64_t first = columns[FIRST_END], last = columns[LAST_END];
    if (columns[LAST_POSITION] - columns[FIRST_POSITION] <= 1) return 0;
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (engine->cells[last] >> side & 1 && last + engine->tables.sides[side] == first) {
            columns[FLAGS] |= RING;
        }
    }
    return 0;
}

int64_t extend(mz_engine *engine) {
    const mz_list *joined = &engine->work->joined;
    for (int64_t index = 0; index < joined->count; index++) {
        int64_t row = numbers_of(joined)[index];
        if (engine->rows[row][SCRATCH] != 0) continue;
        TRY(save_row(engine, row));
        engine->rows[row][SCRATCH] = -1;
        TRY(extend_one(engine, row));
    }
    for (int64_t index = 0; index < joined->count; index++) {
        int64_t row = numbers_of(joined)[index];
        if (engine->rows[row][SCRATCH] > 0 && !(engine->rows[row][FLAGS] & GONE))
            TRY(give_up_row(engine, row));
    }
    for (int64_t index = 0; index < joined->count; index++) {
        engine->rows[numbers_of(joined)[index]][SCRATCH] = 0;
    }
    return 0;
}
