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

/* Walk a corridor from one of its cells to its end, or round; return its length, and its last cell. */
static int64_t walk(int32_t *region, int32_t *position, const mz_fresh_trails *trails, int64_t first,
                    int32_t row, int64_t *last) {
    const uint8_t *ways = trails->ways, *onward = trails->onward;
    const int64_t *steps = trails->steps;
    int64_t side = ways[first], cell = first, straight = 0;
    int32_t length = 0;
    side &= -side;
    while (true) {
        region[cell] = row;
        position[cell] = length++;
        int64_t following = cell + steps[side];
        if (side == 0 || following == first) break;
        int64_t following_side = ways[following] & onward[side];
        straight = following_side == side ? straight + 1 : 0;
        cell = following;
        side = following_side;
        if (straight < STRAIGHT) continue;
        /* Once it goes straight on, the next cell need not wait for what this one says. */
        int64_t step = steps[side];
        int mask = onward[side];
        while ((ways[cell + step] & mask) == side && cell + step != first) {
            region[cell] = row;
            position[cell] = length++;
            cell += step;
        }
        straight = 0;
    }
    *last = cell;
    return length;
}

static void set_row(const mz_engine *engine, int64_t row, int32_t flags, int64_t first, int64_t last,
                    int64_t length) {
    int32_t *columns = engine->rows[row];
    columns[FLAGS] = flags;
    columns[FIRST_END] = (int32_t)first;
    columns[FIRST_POSITION] = 0;
    columns[LAST_END] = (int32_t)last;
    columns[LAST_POSITION] = (int32_t)(length - 1);
    columns[SCRATCH] = 0;
}

int64_t mz_walk_corridors(const mz_engine *engine, int64_t *head, const mz_fresh_planes *planes,
                          const mz_fresh_trails *trails, int64_t limit, int64_t start, int64_t stop) {
    uint64_t *ends = plane_of(planes, END_PLANE);
    const uint64_t *alone = plane_of(planes, ALONE_PLANE);
    int64_t first = head[NEXT_ROW], row = first, walked = 0;
    for (int64_t word = start; word < stop; word++) {
        for (uint64_t single = alone[word]; single != 0; single &= single - 1) {
            int64_t cell = word * 64 + lowest_bit(single);
            engine->region[cell] = (int32_t)row;
            set_row(engine, row++, CORRIDOR, cell, cell, 1);
            walked++;
        }
        while (ends[word] != 0) {
            int64_t cell = word * 64 + lowest_bit(ends[word]), last;
            ends[word] &= ends[word] - 1;
            int64_t length = walk(engine->region, engine->position, trails, cell, (int32_t)row, &last);
            if (last >> 6 < limit) ends[last >> 6] &= ~(UINT64_C(1) << (last & 63));
            set_row(engine, row++, CORRIDOR, cell, last, length);
            walked += length;
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
        if (ends[word] != 0) ends[word] &= equals_of(engine->region + word * 64, 0);
    }
}

int64_t mz_walk_rings(mz_engine *engine, const mz_fresh_planes *planes, const mz_fresh_trails *trails,
                      int64_t start, int64_t stop) {
    const uint64_t *waiting = plane_of(planes, END_PLANE);
    int64_t walked = 0;
    for (int64_t word = start; word < stop; word++) {
        for (uint64_t left = waiting[word]; left != 0; left &= left - 1) {
            int64_t cell = word * 64 + lowest_bit(left), last;
            if (engine->region[cell] != 0) continue;
            int64_t row = make_row(engine, CORRIDOR);
            TRY(row);
            int64_t length = walk(engine->region, engine->position, trails, cell, (int32_t)row, &last);
            set_row(engine, row, CORRIDOR | RING, cell, last, length);
            walked += length;
        }
    }
    return walked;
}
