/* What is counted along the solution, and a wall follower. */

#include "design/board.h"

/* Return the search of the maze as it is edited. */
static const search *searched(const mz_judge *judge) {
    return &judge->searches[judge->last.is_searched ? 1 - judge->current : judge->current];
}

/* Write the cells of the solution, of the search that is up to date. */
void read_path(mz_judge *judge) {
    const search *found = searched(judge);
    int64_t place = nearest_goal(judge, found);
    for (int64_t step = judge->tally[LENGTH]; step >= 0; step--) {
        judge->path[step] = found->order[place];
        place = found->before[place];
    }
}

/* Return whether a link leads from a cell to others than these two. */
static bool has_link_besides(const mz_design_rules *rules, int64_t cell, int64_t before, int64_t after) {
    for (int64_t link = first_end(rules->at, rules->end_count, cell);
         link < rules->end_count && rules->at[link] == cell; link++) {
        if (rules->onward[link] && rules->to[link] != before && rules->to[link] != after) return true;
    }
    return false;
}

/* Count the turns and the decisions along the solution. */
void measure_path(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    int64_t length = judge->tally[LENGTH], turns = 0, decisions = 0, last = -1, before = -1;
    for (int64_t step = 0; step < length; step++) {
        int64_t cell = judge->path[step], after = judge->path[step + 1], direction = -1;
        int32_t byte = judge->cells[cell];
        bool has_other = false;
        for (int32_t side = 0; side < rules->side_count; side++) {
            int64_t beside = cell + rules->sides[side];
            bool is_open = byte >> side & 1, is_next = is_open && beside == after;
            if (is_next) direction = rules->directions[rules->sorts[cell] * rules->side_count + side];
            has_other |= is_open && !is_next && beside != before;
        }
        if ((byte & judge->links) && has_link_besides(rules, cell, before, after)) has_other = true;
        turns += direction >= 0 && last >= 0 && direction != last;
        decisions += has_other;
        last = direction;
        before = cell;
    }
    judge->tally[TURNS] = turns;
    judge->tally[DECISIONS] = decisions;
}

enum { SIDES = 4 }; /* of the cells that wall followers walk on */

/* Return the first exit from the side of the hand on; straight ahead as long as there is no wall. */
static int64_t exit_of(int64_t cell, int64_t behind, int64_t exits, int64_t turn, bool has_wall) {
    const int64_t without_wall[SIDES] = {2, 1 + 2 * (cell % 2), 1, 3};
    for (int64_t number = 0; number < SIDES; number++) {
        int64_t side = (behind + turn * (has_wall ? number + 1 : without_wall[number])) & (SIDES - 1);
        if (exits >> side & 1) return side;
    }
    return -1;
}

/* Return whether a wall follower finds a goal, moving as `mazarine.agents.explorers.wall_follower` does;
   `turn` is 1 for the left hand, -1 for the right. Cells have four sides. */
bool follows_to_goal(mz_judge *judge, int64_t turn) {
    const mz_design_rules *rules = &judge->rules;
    if (rules->side_count != SIDES) return false;
    int32_t mark = next_mark(judge);
    for (int64_t number = 0; number < rules->goal_count; number++) {
        int64_t goal = rules->goals[number];
        if (judge->cells[goal] & judge->floor) judge->stamps[goal] = mark;
    }
    int64_t cell = rules->start, behind = 2, first_cell = -1, first_exit = -1;
    bool has_wall = false;
    for (int64_t step = 0; step < 5 * judge->tally[FLOOR_CELLS] + 5; step++) {
        if (judge->stamps[cell] == mark) return true;
        int64_t exits = judge->cells[cell] & OPEN_SIDES;
        if (exits == 0) return false;
        int64_t walls = OPEN_SIDES & ~rules->lacking[rules->sorts[cell]] & ~exits;
        if (!has_wall && walls) {
            has_wall = true;
            int64_t side = behind + 2;
            while (!(walls >> side % SIDES & 1)) side++;
            behind = (side - turn) % SIDES;
        }
        int64_t side = exit_of(cell, behind, exits, turn, has_wall);
        if (has_wall) {
            if (cell == first_cell && side == first_exit) return false;
            if (first_cell < 0) {
                first_cell = cell;
                first_exit = side;
            }
        }
        behind = (side + 2) % SIDES;
        cell += rules->sides[side];
    }
    return false;
}
