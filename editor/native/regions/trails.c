/* A fresh segmentation, last part: corridors walked from their ends, then rings. */

#include "regions/planes.h"
#include "regions/update.h"

/* Steps straight on after which a walk expects more of them. */
enum { STRAIGHT = 8 };
/* A bit of a cell's ways: its corridor comes here from another share of the board, and is known. */
enum { SEEN = SIDE_SETS };
enum { ROUND = -1 };

int64_t mz_count_ends(const mz_fresh_planes *planes, int64_t start, int64_t stop) {
    const uint64_t *ends = plane_of(planes, END_PLANE), *alone = plane_of(planes, ALONE_PLANE);
    int64_t count = 0;
    for (int64_t word = start; word < stop; word++) count += ones(ends[word]) + 2 * ones(alone[word]);
    return count;
}

/* Return whether a corridor goes from a cell to one before a place. */
static bool leads_before(const mz_fresh_trails *trails, int64_t cell, int64_t cut) {
    for (int ways = trails->ways[cell] & (SIDE_SETS - 1); ways != 0; ways &= ways - 1) {
        if (cell + trails->steps[ways & -ways] < cut) return true;
    }
    return false;
}

/* Return the last share that begins at a cell or before it. */
static int64_t share_of(const int64_t *cuts, int64_t cell) {
    int64_t share = 0;
    while (cuts[share + 1] <= cell) share++;
    return share;
}

/* Walk a corridor and mark where it goes from share to share; return its last cell, or ROUND, and lessen the
   steps that are left. */
static int64_t look_along(const mz_fresh_trails *trails, const int64_t *cuts, int64_t first, int64_t side,
                          int64_t *left) {
    uint8_t *ways = trails->ways;
    int64_t cell = first, low = 0, high = 0;
    while (side != 0 && *left >= 0) {
        if (cell < low || cell >= high) {
            int64_t share = share_of(cuts, cell);
            low = cuts[share];
            high = cuts[share + 1];
        }
        int64_t following = cell + trails->steps[side];
        if (following < low || following >= high) ways[cell > following ? cell : following] |= SEEN;
        if (following == first) return ROUND;
        side = ways[following] & trails->onward[side];
        cell = following;
        --*left;
    }
    return cell;
}

int64_t mz_find_shared_corridors(const mz_fresh_trails *trails, const int64_t *cuts, int64_t *found,
                                 int64_t most_steps, int64_t cut_count) {
    int64_t count = 0, left = most_steps, reach = 0;
    for (int way = 0; way < SIDE_SETS; way++) {
        if (-trails->steps[way] > reach) reach = -trails->steps[way];
    }
    for (int64_t index = 1; index < cut_count - 1; index++) {
        int64_t cut = cuts[index], stop = cuts[cut_count - 1];
        if (cut + reach < stop) stop = cut + reach;
        for (int64_t cell = cut; cell < stop; cell++) {
            if (trails->ways[cell] & SEEN || !leads_before(trails, cell, cut)) continue;
            int64_t side = trails->ways[cell], last = cell;
            int64_t first = look_along(trails, cuts, cell, side & -side, &left);
            if (first != ROUND && side & (side - 1)) {
                last = look_along(trails, cuts, cell, side & (side - 1), &left);
            }
            trails->ways[cell] |= SEEN;
            if (left < 0) return -1;
            if (first == ROUND) continue;
            found[2 * count] = first < last ? first : last;
            found[2 * count++ + 1] = first < last ? last : first;
        }
    }
    return count;
}

/* A walk along a corridor from one of its cells on: the next cell, and the side to leave it by, 0 at the end;
   the first cell in reading order of those that were written last. */
typedef struct {
    int64_t first, cell, side, lowest;
    bool is_over;
} corridor_walk;

/* Walk on for so many cells at most, and write them as those of a segment; return how many, and the last. */
static inline int64_t walk_with(const mz_engine *engine, const mz_fresh_trails *trails, corridor_walk *on,
                                int64_t segment, int64_t *last, const int64_t shift) {
    const uint8_t *ways = trails->ways, *onward = trails->onward;
    const int64_t *steps = trails->steps, first = on->first;
    int32_t *piece = engine->piece;
    int16_t *offset = engine->offset;
    int64_t side = on->side, cell = on->cell, straight = 0, length = 0, lowest = cell;
    while (true) {
        piece[cell << shift] = (int32_t)-segment;
        offset[cell] = (int16_t)length++;
        *last = cell;
        lowest = cell < lowest ? cell : lowest;
        int64_t following = cell + steps[side];
        on->is_over = side == 0 || following == first;
        if (on->is_over) break;
        int64_t following_side = ways[following] & onward[side];
        straight = following_side == side ? straight + 1 : 0;
        cell = following;
        side = following_side;
        if (length == MZ_SEGMENT) break;
        if (straight < STRAIGHT) continue;
        /* Once it goes straight on, the next cell need not wait for what this one says. */
        int64_t step = steps[side];
        int mask = onward[side];
        while (length < MZ_SEGMENT - 1 && (ways[cell + step] & mask) == side && cell + step != first) {
            piece[cell << shift] = (int32_t)-segment;
            offset[cell] = (int16_t)length++;
            cell += step;
        }
        straight = 0;
    }
    on->cell = cell;
    on->side = side;
    on->lowest = lowest;
    return length;
}

/* The same, with a shift that the compiler knows. */
static int64_t walk(const mz_engine *engine, const mz_fresh_trails *trails, corridor_walk *on,
                    int64_t segment, int64_t *last) {
    return engine->tables.face_shift ? walk_with(engine, trails, on, segment, last, 1)
                                     : walk_with(engine, trails, on, segment, last, 0);
}

static void set_segment(mz_row *segment, int64_t first, int64_t last, int64_t length) {
    segment->low = (int32_t)first;
    segment->high = (int32_t)last;
    segment->highest = (int16_t)(length - 1);
}

/* Walk a corridor in parts; return its length, and its last cell. Threads share the table of parts, which has
   room. */
static int64_t walk_parts(const mz_engine *engine, const mz_fresh_trails *trails, corridor_walk *on,
                          int64_t row, int64_t *last) {
    int64_t length = 0, before = 0;
    do {
        int64_t *next = (int64_t *)(uintptr_t)&engine->parts.next;
        int64_t number = PART_BASE + __atomic_fetch_add(next, 1, __ATOMIC_RELAXED), first = on->cell;
        mz_part *part = part_of(engine, number);
        *part = (mz_part){{.size = (int32_t)row, .base = (int32_t)length}, (int32_t)before, 0, 0};
        int64_t count = walk(engine, trails, on, number, last);
        set_segment(&part->segment, first, *last, count);
        part->first = (int32_t)on->lowest;
        *(before ? &part_of(engine, before)->after : &engine->rows[row].first) = (int32_t)number;
        before = number;
        length += count;
    } while (!on->is_over);
    engine->rows[row].last = (int32_t)before;
    return length;
}

/* Walk a corridor from one of its cells to its end, or round, and make its row; return its length, and its
   last cell. */
static int64_t walk_corridor(const mz_engine *engine, const mz_fresh_trails *trails, int64_t first,
                             int64_t row, int32_t flags, int64_t *last) {
    int64_t side = trails->ways[first] & -trails->ways[first];
    corridor_walk on = {.first = first, .cell = first, .side = side};
    int64_t length = walk(engine, trails, &on, row, last);
    engine->rows[row] = (mz_row){.flags = flags};
    if (on.is_over) {
        set_segment(engine->rows + row, first, *last, length);
    } else {
        on = (corridor_walk){.first = first, .cell = first, .side = side};
        engine->rows[row].flags |= IN_PARTS;
        length = walk_parts(engine, trails, &on, row, last);
    }
    engine->rows[row].size = (int32_t)length;
    return length;
}

int64_t mz_walk_corridors(const mz_engine *engine, int64_t *head, const mz_fresh_planes *planes,
                          const mz_fresh_trails *trails, int64_t limit, int64_t start, int64_t stop) {
    uint64_t *ends = plane_of(planes, END_PLANE);
    const uint64_t *alone = plane_of(planes, ALONE_PLANE);
    int64_t first = head[NEXT_ROW], row = first, walked = 0;
    for (int64_t word = start; word < stop; word++) {
        for (uint64_t single = alone[word]; single != 0; single &= single - 1) {
            int64_t cell = word * 64 + lowest_bit(single);
            engine->piece[anchor_at(engine, cell)] = (int32_t)-row;
            engine->rows[row] = (mz_row){.flags = CORRIDOR, .size = 1};
            set_segment(engine->rows + row++, cell, cell, 1);
            walked++;
        }
        while (ends[word] != 0) {
            int64_t cell = word * 64 + lowest_bit(ends[word]), last;
            ends[word] &= ends[word] - 1;
            walked += walk_corridor(engine, trails, cell, row++, CORRIDOR, &last);
            if (last >> 6 < limit) ends[last >> 6] &= ~(UINT64_C(1) << (last & 63));
        }
    }
    head[NEXT_ROW] = row;
    head[CORRIDOR] += row - first;
    return walked;
}

void mz_find_rings(const mz_engine *engine, const mz_fresh_planes *planes, int64_t start, int64_t stop) {
    uint64_t *ends = plane_of(planes, END_PLANE);
    const uint64_t *corridors = plane_of(planes, CORRIDOR_PLANE);
    for (int64_t word = start; word < stop; word++) {
        ends[word] = corridors[word];
        if (!engine->tables.face_shift) {
            if (ends[word] != 0) ends[word] &= equals_of(engine->piece + word * 64, 0);
            continue;
        }
        for (uint64_t left = ends[word]; left != 0; left &= left - 1) {
            if (segment_at(engine, word * 64 + lowest_bit(left)) != 0) ends[word] &= ~(left & -left);
        }
    }
}

int64_t mz_walk_rings(mz_engine *engine, const mz_fresh_planes *planes, const mz_fresh_trails *trails,
                      int64_t start, int64_t stop) {
    const uint64_t *waiting = plane_of(planes, END_PLANE);
    int64_t walked = 0;
    for (int64_t word = start; word < stop; word++) {
        for (uint64_t left = waiting[word]; left != 0; left &= left - 1) {
            int64_t cell = word * 64 + lowest_bit(left), last;
            if (segment_at(engine, cell) != 0) continue;
            TRY(reserve_rows(engine, 1));
            int64_t row = make_row(engine, CORRIDOR);
            walked += walk_corridor(engine, trails, cell, row, CORRIDOR | RING, &last);
        }
    }
    return walked;
}
