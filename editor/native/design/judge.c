/* Measures and requirements of the maze that is edited. */

#include <math.h>
#include <string.h>

#include "common/difficulty.h"
#include "common/memory.h"
#include "design/board.h"

_Static_assert(TREE_CELLS + 1 == MZ_DESIGN_TALLY, "the tally ends with the last number");

enum { RANGE, MOST, LEAST };
enum { ALIGNMENT = 64, MOST_LINKS = 3 };

/* How far off a requirement counts whose measure has no value, and what its last step is worth. */
static const double NO_VALUE = 3.0, LAST_STEP = 0.05;

/* Bring groups of measures up to date, but for those that are; return all that are then. */
static int64_t measure(mz_judge *judge, int64_t groups, int64_t done) {
    int64_t todo = groups & ~done, *tally = judge->tally;
    if (todo & WITH_SEARCH) update_search(judge);
    if ((todo & (WITH_PATH | WITH_BRANCHES)) && tally[LENGTH] >= 0) {
        read_path(judge);
        if (todo & WITH_PATH) measure_path(judge);
        if (todo & WITH_BRANCHES) measure_branches(judge);
    }
    if ((todo & WITH_LEFT) && judge->rules.start >= 0) tally[LEFT_HAND] = follows_to_goal(judge, 1);
    if ((todo & WITH_RIGHT) && judge->rules.start >= 0) tally[RIGHT_HAND] = follows_to_goal(judge, -1);
    if (todo & WITH_TREES) measure_trees(judge);
    return groups | done;
}

static double along_solution(const int64_t *tally, int64_t number) {
    int64_t length = tally[LENGTH];
    if (length < 0) return NAN;
    if (number == CELLS_OFF) return (double)(tally[FLOOR_CELLS] - length - 1);
    return difficulty_of(length, tally[TURNS], tally[DECISIONS], tally[BRANCH_CELLS]);
}

static double share_of(const mz_judge *judge, int64_t number) {
    const int64_t *tally = judge->tally;
    int64_t floor_cells = tally[FLOOR_CELLS], part = floor_cells - tally[TREE_CELLS], whole = floor_cells;
    if (number == DEAD_END_SHARE) return floor_cells ? (double)tally[DEAD_ENDS] / (double)floor_cells : 0.0;
    if (number == RIVER) {
        part = tally[PASSAGE_ENDS];
        whole = tally[PASSAGE_ENDS] - 2 * tally[TWO_WAY];
    } else if (number == BIAS || number == SLANT) {
        bool is_bias = number == BIAS;
        int64_t one = is_bias ? tally[PATTERNS + 10] : tally[PATTERNS + 3] + tally[PATTERNS + 12];
        int64_t other = is_bias ? tally[PATTERNS + 5] : tally[PATTERNS + 6] + tally[PATTERNS + 9];
        part = one - other;
        whole = judge->rules.has_straights ? one + other : 0;
    }
    return whole ? (double)part / (double)whole : NAN;
}

/* Count the cells open to all their sides, or the possible sets of open sides that no cell has. */
static int64_t count_patterns(const mz_judge *judge, int64_t number) {
    const int64_t *cells = judge->tally + PATTERNS;
    int64_t four_way = 0, absent = 0;
    int32_t first = OPEN_SIDES ^ judge->rules.lacking[0], second = OPEN_SIDES ^ judge->rules.lacking[1];
    for (int32_t pattern = 0; pattern <= OPEN_SIDES; pattern++) {
        absent += ((pattern & ~first) == 0 || (pattern & ~second) == 0) && cells[pattern] == 0;
        if (pattern == first || pattern == second) four_way += cells[pattern];
    }
    return number == FOUR_WAY ? four_way : absent;
}

/* Return a measure that is up to date; NaN where it has no value. */
static double value_of(const mz_judge *judge, int64_t number) {
    const int64_t *tally = judge->tally;
    bool is_of_sides = (number >= LINKED && number < DEGREES) || number == FOUR_WAY || number == TYPES_ABSENT;
    if (is_of_sides && judge->rules.side_count != 4) return NAN;
    if (number < MZ_DESIGN_TALLY) {
        bool is_path = number >= LENGTH && number <= BRANCH_CELLS;
        return is_path && tally[LENGTH] < 0 ? NAN : (double)tally[number];
    }
    if (number >= DEAD_END_SHARE) return share_of(judge, number);
    if (number == LOOPS) {
        int64_t edges = tally[BORDERS] / 2 + judge->rules.links + tally[ENTRIES] + tally[ROOM_PINCHES];
        int64_t nodes = tally[ROOMS] + tally[CORRIDOR_CELLS] + tally[CROSSROADS];
        return (double)(edges - nodes + tally[COMPONENTS]);
    }
    if (number == ROCK_CELLS) return (double)(judge->rules.cells - tally[FLOOR_CELLS]);
    if (number == FOUR_WAY || number == TYPES_ABSENT) return (double)count_patterns(judge, number);
    return along_solution(tally, number);
}

/* Return the cost of a requirement whose measure has a value. */
static double cost_at(const mz_design_wants *wants, int64_t number, double value) {
    double scale = wants->scale[number], share = value / scale;
    if (isnan(value)) return NO_VALUE * wants->weights[number];
    if (wants->aims[number] == RANGE) {
        double below = wants->low[number] - value, above = value - wants->high[number];
        double off = (below > above ? below : above) / scale;
        share = off > 0.0 ? off + LAST_STEP : 0.0;
    } else if (wants->aims[number] == MOST) {
        share = 1.0 - share > 0.0 ? 1.0 - share : 0.0;
    } else {
        share = (value - wants->low[number]) / scale;
    }
    return wants->weights[number] * share;
}

/* Return the cost of the maze: 0 if all requirements are met. More than the limit need not be exact. */
double cost_of(mz_judge *judge, const mz_design_wants *wants, double limit) {
    double cost = 0.0;
    int64_t done = 0;
    for (int64_t number = 0; number < wants->count && !(cost > limit); number++) {
        int64_t groups = wants->groups[number];
        if (groups & ~done) done = measure(judge, groups, done);
        cost += cost_at(wants, number, value_of(judge, wants->measures[number]));
    }
    return cost;
}

/* Give an array its part of a block of memory; only count the bytes if there is no block. */
static void *part_of(uint8_t *block, int64_t *taken, int64_t count, int64_t size) {
    void *part = block ? block + *taken : NULL;
    *taken += (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    return part;
}

/* Give all arrays of a judge their parts of a block of zeros; return its bytes. */
static int64_t lay_out(mz_judge *judge, uint8_t *block) {
    int64_t padded = judge->rules.padded, cells = judge->rules.cells, taken = 0;
    int64_t anchors = anchor_at(&judge->rules, padded);
    edit *last = &judge->last;
    judge->corridor_lengths = part_of(block, &taken, cells + 1, 4);
    judge->room_sizes = part_of(block, &taken, cells + 1, 4);
    judge->path = part_of(block, &taken, cells + 1, 4);
    for (int32_t which = 0; which < 2; which++) {
        search *found = &judge->searches[which];
        /* A search writes beyond the end, as many places as a cell has sides. */
        found->order = part_of(block, &taken, cells + MOST_SIDES, 4);
        found->before = part_of(block, &taken, cells + MOST_SIDES, 4);
        found->position = part_of(block, &taken, padded, 4);
    }
    int32_t **of_anchors[] = {&judge->stamps, &judge->queue, &last->faces};
    for (size_t which = 0; which < sizeof of_anchors / sizeof *of_anchors; which++) {
        *of_anchors[which] = part_of(block, &taken, anchors, 4);
    }
    int32_t **of_places[] = {&judge->indices, &judge->cell_stamps, &judge->degree, &judge->sums,
                             &judge->holders, &last->dirty,        &last->window,  &last->old_indices};
    for (size_t which = 0; which < sizeof of_places / sizeof *of_places; which++) {
        *of_places[which] = part_of(block, &taken, padded, 4);
    }
    last->sizes = part_of(block, &taken, 4 * padded, 4); /* corridors and rooms, less and more */
    last->old_bytes = part_of(block, &taken, padded, 2);
    judge->hangs = part_of(block, &taken, padded, 1);
    judge->faces = part_of(block, &taken, anchors, 1);
    return taken;
}

/* Make room for some items, with their images, to be flipped at once; MZ_NO_MEMORY, or 0. */
static int64_t reserve_items(mz_judge *judge, int64_t count) {
    if (mz_list_reserve(&judge->flipped, count * judge->moves.image_count, 4) != 0) return MZ_NO_MEMORY;
    judge->last.flipped = judge->flipped.items;
    return 0;
}

/* Find what follows from the rules, and from the maze. */
static void prepare(mz_judge *judge, int64_t groups) {
    const mz_design_rules *rules = &judge->rules;
    judge->floor = 1 << rules->side_count;
    judge->links = MOST_LINKS << (rules->side_count + 1);
    judge->open = judge->floor - 1;
    for (int32_t sides = 0; sides <= judge->open; sides++) {
        for (int32_t side = 0; side < rules->side_count; side++) {
            judge->step_sums[sides] += sides >> side & 1 ? rules->sides[side] : 0;
        }
    }
    for (int64_t link = 0; link < rules->end_count; link++) judge->has_one_way |= !rules->onward[link];
    for (int32_t which = 0; which < 2; which++) {
        memset(judge->searches[which].position, -1, (size_t)rules->padded * sizeof(int32_t));
    }
    judge->groups = groups;
    fill_board(judge);
    begin_edit(judge);
    measure(judge, groups, 0);
    keep_search(judge);
}

mz_judge *mz_design_new(const mz_design_rules *rules, const mz_design_moves *moves, uint16_t *cells,
                        uint8_t *closed, int64_t *tally, int64_t groups) {
    mz_judge start = {.rules = *rules, .moves = *moves, .cells = cells, .closed = closed, .tally = tally};
    int64_t head = (int64_t)(sizeof start + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    uint8_t *block = mz_zeros(head + lay_out(&start, NULL), 1);
    if (!block) return NULL;
    mz_judge *judge = (mz_judge *)block;
    *judge = start;
    lay_out(judge, block + head);
    if (reserve_items(judge, 2) != 0) {
        mz_free(block);
        return NULL;
    }
    prepare(judge, groups);
    return judge;
}

void mz_design_free(mz_judge *judge) {
    mz_list_clear(&judge->flipped);
    mz_free(judge);
}

int64_t mz_design_flip(mz_judge *judge, const int64_t *items, int64_t count) {
    if (reserve_items(judge, count) != 0) return MZ_NO_MEMORY;
    begin_edit(judge);
    for (int64_t number = 0; number < count; number++) choose(judge, items[number]);
    apply_edit(judge);
    measure(judge, judge->groups, 0);
    return 0;
}

void mz_design_undo(mz_judge *judge) {
    take_back(judge);
}

void mz_design_accept(mz_judge *judge) {
    keep_search(judge);
}

void mz_design_measures(const mz_judge *judge, const int64_t *numbers, double *values, int64_t count) {
    for (int64_t place = 0; place < count; place++) values[place] = value_of(judge, numbers[place]);
}
