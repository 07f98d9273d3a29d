/* Simulated annealing of a maze.

   S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220 (1983). The
   random number that decides is drawn before an edit is judged; so judging ends where the cost is too
   high. */

#include <math.h>
#include <string.h>

#include "common/chance.h"
#include "design/board.h"

enum { TRIES = 8, SAME_TEMPERATURE = 32 };

/* Return an item that changes something: a wall between two cells of floor, or a cell. */
static int64_t random_item(const mz_judge *judge, uint64_t *rng) {
    const mz_design_moves *moves = &judge->moves;
    int64_t item = 0;
    for (int32_t number = 0; number < TRIES; number++) {
        item = below(rng, moves->count);
        int64_t place = moves->places[item], side = moves->sides[item];
        if (side == CELL) break;
        if (judge->cells[place] & judge->cells[place + judge->rules.sides[side]] & judge->floor) break;
    }
    return item;
}

/* Choose a second cell if one becomes rock and the other one floor. */
static void choose_cell(mz_judge *judge, uint64_t *rng, int64_t place) {
    const mz_design_moves *moves = &judge->moves;
    int64_t other = random_item(judge, rng);
    bool is_floor = judge->cells[place] & judge->floor;
    if (moves->sides[other] != CELL) return;
    if ((bool)(judge->cells[moves->places[other]] & judge->floor) != is_floor) choose(judge, other);
}

/* Choose an item, or two of which one opens a passage and the other closes one. */
static void propose(mz_judge *judge, uint64_t *rng) {
    const mz_design_moves *moves = &judge->moves;
    int64_t item = random_item(judge, rng), place = moves->places[item], side = moves->sides[item];
    choose(judge, item);
    if (below(rng, 3) == 0) return;
    if (side == CELL) {
        choose_cell(judge, rng, place);
        return;
    }
    bool is_closed = judge->closed[place] >> side & 1;
    if (below(rng, 2)) place += judge->rules.sides[side];
    int64_t sides = judge->rules.side_count, first = below(rng, sides);
    for (int64_t number = 0; number < sides; number++) {
        int64_t other_side = (first + number) % sides, other = moves->items[place * sides + other_side];
        if (other >= 0 && other != item && (bool)(judge->closed[place] >> other_side & 1) != is_closed) {
            choose(judge, other);
            return;
        }
    }
}

/* Return the temperature, which falls exponentially, and stays for some edits. */
static double temperature_of(const mz_design_run *run) {
    int64_t done = run->done / SAME_TEMPERATURE * SAME_TEMPERATURE;
    return run->hot * exp(log(run->cold / run->hot) * (double)done / (double)run->total);
}

/* Draw the logarithm of a number between 0 and 1. */
static double log_chance(uint64_t *rng) {
    return log(((double)(draw(rng) >> 11) + 1.0) * 0x1p-53);
}

static double try_edit(mz_design_run *run, double temperature) {
    mz_judge *judge = run->judge;
    run->limit = run->cost - temperature * log_chance(&run->rng);
    run->done++;
    begin_edit(judge);
    propose(judge, &run->rng);
    apply_edit(judge);
    return cost_of(judge, run->wants, run->limit);
}

static void keep_best(mz_design_run *run) {
    size_t size = (size_t)run->judge->rules.padded;
    run->best_cost = run->cost;
    memcpy(run->best_cells, run->judge->cells, size * sizeof *run->best_cells);
    memcpy(run->best_closed, run->judge->closed, size);
}

void mz_design_begin(mz_design_run *run) {
    begin_edit(run->judge);
    run->cost = cost_of(run->judge, run->wants, INFINITY);
    keep_search(run->judge);
    keep_best(run);
}

void mz_design_anneal(mz_design_run *run, int64_t count) {
    double temperature = temperature_of(run);
    for (; count > 0 && run->best_cost != 0.0 && run->done < run->total; count--) {
        if (run->done % SAME_TEMPERATURE == 0) temperature = temperature_of(run);
        double cost = try_edit(run, temperature);
        if (cost > run->limit) {
            take_back(run->judge);
            continue;
        }
        keep_search(run->judge);
        run->cost = cost;
        if (cost < run->best_cost) keep_best(run);
    }
}

double mz_design_try(mz_design_run *run) {
    return try_edit(run, temperature_of(run));
}
