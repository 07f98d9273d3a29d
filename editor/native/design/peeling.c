/* Trees of dead ends: cells that are removed if cells with one passage or none are, again and again. */

#include <string.h>

#include "design/board.h"

enum { NEVER = 128 }; /* added to the degree of a cell that is not to be removed */

/* Return a sum of places: in between it may leave the range, and in the end it is a place, so it may wrap. */
static inline int32_t wrapped(int64_t sum) {
    return (int32_t)(uint32_t)(uint64_t)sum;
}

/* Write the degree of every cell, and the sum of the cells across its passages. */
static void begin_peeling(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    int32_t *degree = judge->degree, *sums = judge->sums;
    degree[0] = sums[0] = 0;
    for (int64_t place = rules->first; place < rules->last; place++) {
        int32_t byte = judge->cells[place], sides = byte & judge->open;
        degree[place] = rules->degrees[byte] + rules->extra[place];
        sums[place] = wrapped(__builtin_popcount((uint32_t)sides) * place + judge->step_sums[sides]);
    }
    for (int64_t link = 0; link < rules->end_count; link++) {
        int32_t *sum = sums + rules->at[link];
        if (judge->cells[rules->at[link]] & judge->floor) *sum = wrapped(*sum + rules->to[link]);
    }
}

/* Queue the cells that are removed; return their number.

   The cell across the last passage of each, place 0 for none, is its holder: the sum is all that is left. */
static int64_t peel(mz_judge *judge) {
    int32_t *degree = judge->degree, *sums = judge->sums, *queue = judge->queue, *holders = judge->holders;
    int64_t count = 0;
    for (int64_t place = judge->rules.first; place < judge->rules.last; place++) {
        int32_t cell = (int32_t)place;
        while (degree[cell] < 2 && (judge->cells[cell] & judge->floor)) {
            int32_t holder = sums[cell];
            queue[count] = cell;
            holders[count++] = holder;
            degree[cell] = NEVER;
            degree[holder]--;
            sums[holder] = wrapped((int64_t)sums[holder] - cell);
            cell = holder;
        }
    }
    return count;
}

/* Count the dead ends and the cells of the trees that branch off the solution. */
void measure_branches(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    uint8_t *hangs = judge->hangs;
    int64_t ends = 0, cells = 0;
    begin_peeling(judge);
    memset(hangs, 0, (size_t)rules->padded);
    for (int64_t step = 0; step <= judge->tally[LENGTH]; step++) {
        judge->degree[judge->path[step]] += NEVER;
        hangs[judge->path[step]] = 1;
    }
    /* Backward, the cell on which one hangs comes before it. */
    for (int64_t number = peel(judge) - 1; number >= 0; number--) {
        int64_t cell = judge->queue[number];
        uint8_t is_branch = hangs[judge->holders[number]];
        hangs[cell] = is_branch;
        cells += is_branch;
        ends += is_branch & (rules->degrees[judge->cells[cell]] == 1);
    }
    judge->tally[BRANCH_ENDS] = ends;
    judge->tally[BRANCH_CELLS] = cells;
}

/* Count the cells of all trees of dead ends. */
void measure_trees(mz_judge *judge) {
    begin_peeling(judge);
    judge->tally[TREE_CELLS] = peel(judge);
}
