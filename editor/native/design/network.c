/* Searches a maze of some difficulty on cells of any tiling: sides are opened and closed by chance, most of
   them where that changes the difficulty. All is measured from scratch, which takes as long as a search. */

#include <math.h>
#include <string.h>

#include "common/chance.h"
#include "common/difficulty.h"
#include "mazarine.h"

enum { LENGTH, TURNS, DECISIONS, BRANCH_CELLS, LEAVES };
enum { NO_ARC = -1, FROM_NOWHERE = -2, TRIES = 8, MOST_FLIPS = 2 };

/* The last temperature, as a share of the first. */
static const double COLD = 0.01;

/* Where the arrays of the present maze are, or of the one that is tried. */
typedef struct {
    int32_t *before, *number, *path, *leaves;
} view;

static view view_of(const mz_network *it, int64_t which) {
    int64_t shift = (which & 1) * it->cells;
    return (view){it->before + shift, it->number + shift, it->path + shift, it->leaves + shift};
}

static int32_t other_end(const mz_network *it, int32_t side, int32_t cell) {
    return it->ends[2 * side] == cell ? it->ends[2 * side + 1] : it->ends[2 * side];
}

/* Search all cells from the start; return whether they are all reached. */
static bool reach_all(mz_network *it, view now) {
    int32_t *order = it->order;
    int64_t count = 1;
    memset(now.before, NO_ARC, (size_t)it->cells * sizeof(int32_t));
    order[0] = (int32_t)it->start;
    now.before[it->start] = FROM_NOWHERE;
    for (int64_t place = 0; place < count; place++) {
        for (int32_t arc = it->first[order[place]]; arc < it->first[order[place] + 1]; arc++) {
            int32_t there = it->to[arc];
            if (now.before[there] != NO_ARC || !it->is_open[it->side[arc]]) continue;
            now.before[there] = arc;
            order[count++] = there;
        }
    }
    return count == it->cells;
}

/* Return whether the way from an arc to the next one bends. */
static bool bends(const mz_network *it, int32_t arc, int32_t next) {
    const double *inward = it->inward + 2 * arc, *outward = it->outward + 2 * next;
    return inward[0] * outward[0] + inward[1] * outward[1] < it->straight;
}

/* Read the path back from the goal; count its steps, turns, and cells where one may go wrong. */
static void follow_path(mz_network *it, view now) {
    int64_t length = 0, turns = 0, decisions = it->degree[it->start] > 1;
    for (int32_t cell = (int32_t)it->goal; cell != it->start; length++) {
        cell = other_end(it, it->side[now.before[cell]], cell);
    }
    memset(now.number, -1, (size_t)it->cells * sizeof(int32_t));
    int32_t cell = (int32_t)it->goal;
    for (int64_t place = length; place >= 0; place--) {
        now.path[place] = cell;
        now.number[cell] = (int32_t)place;
        if (place == 0) break;
        int32_t arc = now.before[cell], here = other_end(it, it->side[arc], cell);
        if (place > 1) {
            turns += bends(it, now.before[here], arc);
            decisions += it->degree[here] > 2;
        }
        cell = here;
    }
    it->counts[LENGTH] = length;
    it->counts[TURNS] = turns;
    it->counts[DECISIONS] = decisions;
}

/* Count the cells of the trees that hang from the path: peel dead ends, then follow each to where it hung. */
static void count_branches(mz_network *it, view now) {
    int32_t *peeled = it->order, *left = it->left, *held = it->held;
    int64_t count = 0, hanging = 0, leaves = 0;
    memcpy(left, it->degree, (size_t)it->cells * sizeof(int32_t));
    memset(held, -1, (size_t)it->cells * sizeof(int32_t));
    for (int32_t cell = 0; cell < it->cells; cell++) {
        if (left[cell] == 1 && now.number[cell] < 0) peeled[count++] = cell;
    }
    for (int64_t place = 0; place < count; place++) {
        int32_t cell = peeled[place];
        left[cell] = 0;
        for (int32_t arc = it->first[cell]; arc < it->first[cell + 1]; arc++) {
            int32_t there = it->to[arc];
            if (!it->is_open[it->side[arc]] || left[there] == 0) continue;
            held[cell] = there;
            if (--left[there] == 1 && now.number[there] < 0) peeled[count++] = there;
        }
    }
    for (int64_t place = count - 1; place >= 0; place--) {
        int32_t cell = peeled[place], there = held[cell];
        bool hangs = now.number[there] >= 0 || left[there] < 0;
        if (!hangs) continue;
        left[cell] = -1;
        hanging++;
        if (it->degree[cell] == 1) now.leaves[leaves++] = cell;
    }
    it->counts[BRANCH_CELLS] = hanging;
    it->counts[LEAVES] = leaves;
}

/* Return the difficulty; NAN if cells are apart. */
static double measure(mz_network *it, view now) {
    if (!reach_all(it, now)) return NAN;
    follow_path(it, now);
    count_branches(it, now);
    const int64_t *counts = it->counts;
    return difficulty_of(counts[LENGTH], counts[TURNS], counts[DECISIONS], counts[BRANCH_CELLS]);
}

static void flip(mz_network *it, int32_t side) {
    int32_t change = it->is_open[side] ? -1 : 1;
    it->is_open[side] ^= 1;
    it->open += change;
    it->degree[it->ends[2 * side]] += change;
    it->degree[it->ends[2 * side + 1]] += change;
}

static int32_t random_side(mz_network *it, int32_t cell) {
    int32_t first = it->first[cell];
    return it->side[first + below(&it->rng, it->first[cell + 1] - first)];
}

/* Return the number of the cell of the path from which a cell was reached. */
static int32_t root_of(const mz_network *it, view now, int32_t cell) {
    while (now.number[cell] < 0) cell = other_end(it, it->side[now.before[cell]], cell);
    return now.number[cell];
}

/* Return a random side of a cell that is closed, or else any; none that leads to the path, if it can be. */
static int32_t way_out(mz_network *it, view now, int32_t cell) {
    int32_t side = 0;
    for (int32_t tries = 0; tries < TRIES; tries++) {
        side = random_side(it, cell);
        if (!it->is_open[side] && now.number[other_end(it, side, cell)] < 0) break;
    }
    return side;
}

/* Choose a side of the path; what hangs across it gets another way to the path, or this one for another. */
static int32_t propose_branch(mz_network *it, view now, int32_t *flips) {
    int32_t cell = now.path[below(&it->rng, it->counts[LENGTH] + 1)];
    flips[0] = random_side(it, cell);
    int32_t there = other_end(it, flips[0], cell);
    if (now.number[there] >= 0) return 1;
    flips[1] = it->is_open[flips[0]] ? way_out(it, now, there) : it->side[now.before[there]];
    return 1 + (flips[0] != flips[1]);
}

/* Choose a side between two branches, and one of the path between these, so that it takes another way. */
static int32_t propose_detour(mz_network *it, view now, int32_t *flips) {
    flips[0] = (int32_t)below(&it->rng, it->sides);
    if (it->is_open[flips[0]]) return 1;
    const int32_t *ends = it->ends + 2 * flips[0];
    int32_t one = root_of(it, now, ends[0]), other = root_of(it, now, ends[1]);
    int32_t from = one < other ? one : other, steps = one < other ? other - one : one - other;
    if (steps == 0) return 1;
    flips[1] = it->side[now.before[now.path[from + 1 + below(&it->rng, steps)]]];
    return 2;
}

/* Flip some sides by chance, and return how many. */
static int32_t propose(mz_network *it, view now, int32_t *flips) {
    int64_t kind = below(&it->rng, 8), leaves = it->counts[LEAVES];
    int32_t count = 1;
    if (kind < 2 && leaves > 0) {
        flips[0] = way_out(it, now, now.leaves[below(&it->rng, leaves)]);
    } else if (kind < 5) {
        count = propose_branch(it, now, flips);
    } else if (kind < 7) {
        count = propose_detour(it, now, flips);
    } else {
        flips[0] = (int32_t)below(&it->rng, it->sides);
    }
    for (int32_t number = 0; number < count; number++) flip(it, flips[number]);
    return count;
}

static double cost_of(const mz_network *it, double value) {
    if (isnan(value)) return INFINITY;
    return value < it->low ? it->low - value : value > it->high ? value - it->high : 0.0;
}

double mz_network_measure(mz_network *it) {
    memset(it->degree, 0, (size_t)it->cells * sizeof(int32_t));
    it->open = 0;
    for (int64_t side = 0; side < it->sides; side++) {
        if (!it->is_open[side]) continue;
        it->open++;
        it->degree[it->ends[2 * side]]++;
        it->degree[it->ends[2 * side + 1]]++;
    }
    double value = measure(it, view_of(it, it->which));
    it->cost = cost_of(it, value);
    return value;
}

double mz_network_search(mz_network *it, int64_t count) {
    int32_t flips[MOST_FLIPS];
    int64_t counts[MZ_NETWORK_COUNTS];
    for (; count > 0 && it->cost > 0.0 && it->done < it->total; count--) {
        double left = (double)it->done / (double)it->total, chance = (double)((draw(&it->rng) >> 11) + 1);
        double limit = it->cost - it->hot * exp(log(COLD) * left) * log(chance * 0x1p-53);
        int32_t flipped = propose(it, view_of(it, it->which), flips);
        memcpy(counts, it->counts, sizeof counts);
        double cost = INFINITY;
        if (it->open <= it->most_open) cost = cost_of(it, measure(it, view_of(it, it->which + 1)));
        it->done++;
        if (cost <= limit) {
            it->which ^= 1;
            it->cost = cost;
            continue;
        }
        for (int32_t number = 0; number < flipped; number++) flip(it, flips[number]);
        memcpy(it->counts, counts, sizeof counts);
    }
    return it->cost;
}
