/* What needs a search of the whole maze: components, and the path from the start to the nearest goal.

   The search meets cells in the same order as that of statistics, so that of several shortest paths both take
   the same one. */

#include <string.h>

#include "design/board.h"

enum { APART = -2 }; /* the position of cells that are met, but not from the start */

/* What an edit can do to the order in which a search meets the cells. */
typedef enum { KEPT, BRANCHES_CUT, OTHER } reach;

static int64_t larger(int64_t first, int64_t second) {
    return first > second ? first : second;
}

/* Search from the cells that wait in the order; return how many it has then.

   Apart from the start, only that a cell was met is written, and one-way links lead both ways. */
static inline int64_t spread_over(const mz_judge *judge, const search *found, int64_t looked, int64_t count,
                                  bool is_apart, const int32_t sides) {
    const mz_design_rules *rules = &judge->rules;
    const uint16_t *cells = judge->cells;
    int32_t *restrict order = found->order, *restrict before = found->before,
                      *restrict position = found->position;
    int32_t steps[MOST_SIDES];
    for (int32_t side = 0; side < sides; side++) steps[side] = (int32_t)rules->sides[side];
    for (; looked < count; looked++) {
        int32_t cell = order[looked], byte = cells[cell];
        for (int32_t side = 0; side < sides; side++) {
            /* Without branches, which a processor could not predict; what is written beyond the end is
               void. */
            int32_t beside = cell + steps[side], met = position[beside];
            int32_t is_new = (byte >> side & 1) & (met == -1);
            order[count] = beside;
            before[count] = (int32_t)looked;
            position[beside] = is_new ? (is_apart ? APART : (int32_t)count) : met;
            count += is_new;
        }
        if (!(byte & judge->links)) continue;
        for (int64_t link = first_end(rules->at, rules->end_count, cell);
             link < rules->end_count && rules->at[link] == cell; link++) {
            int64_t beside = rules->to[link];
            if (position[beside] == -1 && (is_apart || rules->onward[link])) {
                order[count] = (int32_t)beside;
                before[count] = (int32_t)looked;
                position[beside] = is_apart ? APART : (int32_t)count;
                count++;
            }
        }
    }
    return count;
}

static inline int64_t spread(const mz_judge *judge, const search *found, int64_t looked, int64_t count,
                             bool is_apart) {
    if (judge->rules.side_count == 4) return spread_over(judge, found, looked, count, is_apart, 4);
    return spread_over(judge, found, looked, count, is_apart, MOST_SIDES);
}

/* Queue the cells that are connected with one, and stamp them; return their number. */
static int64_t flood(mz_judge *judge, int64_t start, int32_t mark) {
    const mz_design_rules *rules = &judge->rules;
    int32_t *queue = judge->queue, *stamps = judge->stamps;
    int64_t count = 1;
    queue[0] = (int32_t)start;
    stamps[start] = mark;
    for (int64_t looked = 0; looked < count; looked++) {
        int64_t cell = queue[looked];
        int32_t byte = judge->cells[cell];
        for (int32_t side = 0; side < judge->rules.side_count; side++) {
            int64_t beside = cell + rules->sides[side];
            if (!(byte >> side & 1) || stamps[beside] == mark) continue;
            stamps[beside] = mark;
            queue[count++] = (int32_t)beside;
        }
        if (!(byte & judge->links)) continue;
        for (int64_t link = first_end(rules->at, rules->end_count, cell);
             link < rules->end_count && rules->at[link] == cell; link++) {
            int64_t beside = rules->to[link];
            if (stamps[beside] == mark) continue;
            stamps[beside] = mark;
            queue[count++] = (int32_t)beside;
        }
    }
    return count;
}

/* Count the components where a search from the start does not tell, whichever way links lead. */
static void count_components(mz_judge *judge) {
    int32_t mark = next_mark(judge);
    int64_t parts = 0, largest = 0;
    for (int64_t place = judge->rules.first; place < judge->rules.last; place++) {
        if (!(judge->cells[place] & judge->floor) || judge->stamps[place] == mark) continue;
        parts++;
        largest = larger(largest, flood(judge, place, mark));
    }
    judge->tally[COMPONENTS] = parts;
    judge->tally[LARGEST_COMPONENT] = largest;
}

/* Return the steps to the nearest goal; -1 if none is reached. */
static int64_t path_length(const mz_judge *judge, const search *found) {
    int64_t place = nearest_goal(judge, found), length = place < 0 ? -1 : 0;
    for (; place > 0; place = found->before[place]) length++;
    return length;
}

/* Search from the start, then the rest of the floor; write the components and the length. */
static void search_maze(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    search *found = &judge->searches[1 - judge->current];
    int64_t reached = 0, parts = 0, largest = 0, start = rules->start;
    memset(found->position + rules->first, -1,
           (size_t)(rules->last - rules->first) * sizeof *found->position);
    judge->last.is_searched = true;
    if (start >= 0 && (judge->cells[start] & judge->floor)) {
        found->order[0] = (int32_t)start;
        found->before[0] = -1;
        found->position[start] = 0;
        reached = largest = spread(judge, found, 0, 1, false);
        parts = 1;
    }
    judge->tally[LENGTH] = path_length(judge, found);
    if (judge->has_one_way || start < 0) {
        count_components(judge);
        return;
    }
    int64_t count = reached;
    for (int64_t place = rules->first; count < judge->tally[FLOOR_CELLS] && place < rules->last; place++) {
        if (!(judge->cells[place] & judge->floor) || found->position[place] != -1) continue;
        int64_t before = count;
        found->order[count] = (int32_t)place;
        found->position[place] = APART;
        count = spread(judge, found, before, before + 1, true);
        parts++;
        largest = larger(largest, count - before);
    }
    for (int64_t number = reached; number < count; number++) found->position[found->order[number]] = -1;
    judge->tally[COMPONENTS] = parts;
    judge->tally[LARGEST_COMPONENT] = largest;
}

/* Return what an edit can do to the order in which a search meets the cells.

   It stays if no wall closes a passage by which a cell was met, and no passage opens to a cell that was met
   later from one that comes before the cell it was met from. If only passages close by which cells were met,
   those beyond them are met later, or not at all, and the others in the same order. */
static reach reach_of(const mz_judge *judge) {
    const search *found = &judge->searches[judge->current];
    reach state = KEPT;
    for (int64_t number = 0; number < judge->last.flipped_count; number++) {
        int64_t item = judge->last.flipped[number], side = judge->moves.sides[item];
        if (side == CELL) return OTHER;
        int64_t cell = judge->moves.places[item];
        int32_t first = found->position[cell], second = found->position[cell + judge->rules.sides[side]];
        if (first > second) {
            int32_t later = first;
            first = second;
            second = later;
        }
        if (first < 0) return OTHER; /* Components may change. */
        int32_t met_from = found->before[second];
        bool is_open = judge->cells[cell] >> side & 1;
        if (is_open && first <= met_from) return OTHER;
        if (!is_open && first == met_from) state = BRANCHES_CUT;
    }
    return state;
}

/* Queue and stamp the cells at which an edit cuts branches off; return their number. */
static int64_t mark_cuts(mz_judge *judge, const search *found, int32_t mark) {
    int64_t count = 0;
    for (int64_t number = 0; number < judge->last.flipped_count; number++) {
        int64_t item = judge->last.flipped[number];
        int64_t cell = judge->moves.places[item],
                beside = cell + judge->rules.sides[judge->moves.sides[item]];
        if (found->position[cell] > found->position[beside]) {
            int64_t later = cell;
            cell = beside;
            beside = later;
        }
        bool is_cut = found->before[found->position[beside]] == found->position[cell];
        if (is_cut && judge->stamps[beside] != mark) {
            judge->stamps[beside] = mark;
            judge->queue[count++] = (int32_t)beside;
        }
    }
    return count;
}

/* Mark and queue the cells of the branches that an edit cuts; return their number, -1 for too many. */
static int64_t mark_branches(mz_judge *judge, int32_t mark) {
    const mz_design_rules *rules = &judge->rules;
    const search *found = &judge->searches[judge->current];
    int32_t *queue = judge->queue, *stamps = judge->stamps;
    int64_t most = judge->tally[FLOOR_CELLS] / 2;
    if (judge->has_one_way) return -1;
    int64_t count = mark_cuts(judge, found, mark);
    for (int64_t looked = 0; looked < count; looked++) {
        int64_t cell = queue[looked];
        int32_t byte = judge->cells[cell];
        if ((byte & judge->links) || count > most) return -1;
        int32_t here = found->position[cell];
        for (int32_t side = 0; side < judge->rules.side_count; side++) {
            if (!(byte >> side & 1)) continue;
            int64_t beside = cell + rules->sides[side];
            int32_t after = found->position[beside];
            if (after > here && found->before[after] == here && stamps[beside] != mark) {
                stamps[beside] = mark;
                queue[count++] = (int32_t)beside;
            }
        }
    }
    for (int64_t number = 0; number < rules->goal_count; number++) {
        if (stamps[rules->goals[number]] == mark) return -1;
    }
    return count;
}

/* Queue the piece of marked cells that a cell is in from `first` on, and stamp them as done; return the end
   of the queue, and whether the piece is joined to others. */
static int64_t gather_piece(mz_judge *judge, int64_t start, int64_t first, int32_t mark, int32_t done,
                            bool *is_joined) {
    int32_t *queue = judge->queue, *stamps = judge->stamps;
    int64_t end = first + 1;
    *is_joined = false;
    queue[first] = (int32_t)start;
    stamps[start] = done;
    for (int64_t looked = first; looked < end; looked++) {
        int64_t cell = queue[looked];
        for (int32_t side = 0; side < judge->rules.side_count; side++) {
            if (!(judge->cells[cell] >> side & 1)) continue;
            int64_t beside = cell + judge->rules.sides[side];
            if (stamps[beside] == mark) {
                stamps[beside] = done;
                queue[end++] = (int32_t)beside;
            } else if (stamps[beside] != done) {
                *is_joined = true;
            }
        }
    }
    return end;
}

/* Count the components where an edit cuts branches off; return whether that can be told.

   A branch is what the search met by way of a cell. The branches that hold the nearest goal, a link or too
   many cells need a search. */
static bool count_cut(mz_judge *judge) {
    int32_t mark = next_mark(judge), done = next_mark(judge);
    int64_t count = mark_branches(judge, mark), lost = 0, parts = 0, largest = 0;
    if (count < 0) return false;
    for (int64_t number = 0; number < count; number++) {
        int64_t start = judge->queue[number];
        if (judge->stamps[start] == done) continue;
        bool is_joined;
        int64_t size = gather_piece(judge, start, count, mark, done, &is_joined) - count;
        if (is_joined) continue;
        parts++;
        lost += size;
        largest = larger(largest, size);
    }
    int64_t *tally = judge->tally;
    if (!parts) return true;
    if (tally[COMPONENTS] > 1) return false;
    tally[LARGEST_COMPONENT] = larger(largest, tally[LARGEST_COMPONENT] - lost);
    tally[COMPONENTS] += parts;
    return true;
}

/* Search again, unless the result follows from the search of the maze. */
void update_search(mz_judge *judge) {
    if (judge->has_search) {
        reach state = reach_of(judge);
        if (state == KEPT) return;
        if (state == BRANCHES_CUT && count_cut(judge)) {
            judge->last.is_stale = true;
            return;
        }
    }
    search_maze(judge);
}

/* Accept the edit: the search that it made is that of the maze, or one is made now. */
void keep_search(mz_judge *judge) {
    edit *last = &judge->last;
    if (last->is_stale) search_maze(judge);
    if (!last->is_searched) return;
    judge->current = 1 - judge->current;
    judge->has_search = true;
    last->is_searched = last->is_stale = false;
}
