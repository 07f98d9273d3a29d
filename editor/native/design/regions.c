/* Corridors and rooms near some cells, counted before and after an edit. */

#include "design/board.h"

/* Count a corridor or a room of a size (see `edit.sizes`), or one less. */
static void count_size(mz_judge *judge, int32_t code, int32_t by) {
    int32_t *sizes = code & 1 ? judge->room_sizes : judge->corridor_lengths;
    sizes[code >> 1] += by;
    judge->last.sizes[judge->last.size_count++] = by > 0 ? code : ~code;
}

/* Return the largest size of a corridor (0) or a room (1), from the one before some changes. */
static int64_t largest_size(const mz_judge *judge, int32_t which, int64_t before) {
    const int32_t *sizes = which ? judge->room_sizes : judge->corridor_lengths;
    int64_t largest = before;
    for (int64_t place = 0; place < judge->last.size_count; place++) {
        int32_t code = judge->last.sizes[place];
        if (code >= 0 && (code & 1) == which && code >> 1 > largest) largest = code >> 1;
    }
    while (largest > 0 && sizes[largest] == 0) largest--;
    return largest;
}

/* Return the cells of the corridor of a cell, and mark them. */
static int32_t corridor_length(mz_judge *judge, int64_t start, int32_t mark) {
    judge->stamps[start] = mark;
    int32_t length = 1;
    const int32_t sides = (int32_t)judge->rules.side_count;
    for (int32_t direction = 0; direction < sides; direction++) {
        int64_t cell = start;
        int32_t side = direction;
        while (side < sides) {
            int64_t beside = cell + judge->rules.sides[side];
            if ((judge->cells[cell] >> side & 1) && judge->stamps[beside] != mark &&
                kind_of(judge, beside) == CORRIDOR) {
                judge->stamps[beside] = mark;
                length++;
                cell = beside;
                side = 0;
            } else {
                side = cell == start ? sides : side + 1;
            }
        }
    }
    return length;
}

/* Count the corridors through and beside the cells of the window: 1 adds them, -1 takes them away. */
void count_corridors(mz_judge *judge, int32_t by) {
    const int32_t mark = next_mark(judge), sides = (int32_t)judge->rules.side_count;
    for (int64_t place = 0; place < judge->last.window_count; place++) {
        int64_t middle = judge->last.window[place];
        for (int32_t side = 0; side <= sides; side++) {
            int64_t cell = side == sides ? middle : middle + judge->rules.sides[side];
            bool is_joined = side == sides || (judge->cells[middle] >> side & 1);
            if (is_joined && judge->stamps[cell] != mark && kind_of(judge, cell) == CORRIDOR) {
                count_size(judge, 2 * corridor_length(judge, cell, mark), by);
                judge->tally[CORRIDORS] += by;
            }
        }
    }
    judge->tally[LONGEST_CORRIDOR] = largest_size(judge, 0, judge->tally[LONGEST_CORRIDOR]);
}

/* Count a room, whose faces are marked, by its own cells; and its pinches. */
static void count_room(mz_judge *judge, int64_t anchor, int32_t mark, int32_t by) {
    const mz_design_rules *rules = &judge->rules;
    int32_t cell_mark = next_mark(judge), around = (1 << rules->around_count) - 1;
    int32_t *queue = judge->queue, *stamps = judge->stamps;
    int32_t size = 0, pinches = 0;
    int64_t count = 1;
    queue[0] = (int32_t)anchor;
    stamps[anchor] = mark;
    for (int64_t looked = 0; looked < count; looked++) {
        int64_t face = queue[looked], place = place_of(rules, face);
        const int64_t *steps = rules->face_steps + face_kind(rules, face) * rules->face_step_count;
        const int64_t *cells = cells_of_face(rules, face);
        for (int64_t number = 0; number < rules->face_step_count; number++) {
            int64_t beside = face + steps[number];
            if (judge->faces[beside] && stamps[beside] != mark) {
                stamps[beside] = mark;
                queue[count++] = (int32_t)beside;
            }
        }
        for (int64_t number = 0; number < rules->face_cell_count; number++) {
            int64_t cell = place + cells[number];
            if (judge->cell_stamps[cell] != cell_mark) {
                judge->cell_stamps[cell] = cell_mark;
                size += kind_of(judge, cell) == ROOM;
                pinches += rules->pinches[judge->indices[cell] & around];
            }
        }
    }
    count_size(judge, 2 * size + 1, by);
    judge->tally[ROOMS] += by;
    judge->tally[ROOM_PINCHES] += by * pinches;
}

/* Count the rooms with a face around a cell of the window. */
void count_rooms(mz_judge *judge, int32_t by) {
    const mz_design_rules *rules = &judge->rules;
    int32_t mark = next_mark(judge);
    for (int64_t place = 0; place < judge->last.window_count; place++) {
        for (int64_t number = 0; number < rules->around_count; number++) {
            int64_t anchor = anchor_at(rules, judge->last.window[place]) + rules->around[number];
            if (judge->faces[anchor] && judge->stamps[anchor] != mark) count_room(judge, anchor, mark, by);
        }
    }
    judge->tally[LARGEST_ROOM] = largest_size(judge, 1, judge->tally[LARGEST_ROOM]);
}

/* Find the bytes, the faces and the indices of all cells, and what they add to the tally. */
static void fill_cells(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    int64_t *tally = judge->tally;
    for (int64_t place = rules->first; place < rules->last; place++)
        judge->cells[place] = byte_of(judge, place);
    for (int64_t face = anchor_at(rules, rules->first); face < anchor_at(rules, rules->last); face++) {
        judge->faces[face] = is_face_open(judge, face);
        tally[FACES] += judge->faces[face];
    }
    for (int64_t place = rules->first; place < rules->last; place++) {
        int32_t index = judge->indices[place] = index_of(judge, place);
        const int8_t *features = rules->features + (int64_t)index * MZ_DESIGN_COLUMNS;
        for (int32_t column = 0; column < MZ_DESIGN_COLUMNS; column++) tally[column] += features[column];
        if (rules->kinds[index] == CROSSROAD) tally[DEGREES + crossroad_degree(judge, place, index)]++;
        tally[PASSAGE_ENDS] += rules->extra[place];
    }
}

/* Find what the judge keeps of a maze, from floor and walls. */
void fill_board(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    int64_t *tally = judge->tally, *changes = &judge->last.size_count;
    fill_cells(judge);
    int32_t mark = next_mark(judge);
    for (int64_t place = rules->first; place < rules->last; place++) {
        *changes = 0;
        if (kind_of(judge, place) != CORRIDOR || judge->stamps[place] == mark) continue;
        int32_t length = corridor_length(judge, place, mark);
        count_size(judge, 2 * length, 1);
        tally[CORRIDORS]++;
        if (length > tally[LONGEST_CORRIDOR]) tally[LONGEST_CORRIDOR] = length;
    }
    mark = next_mark(judge);
    for (int64_t face = anchor_at(rules, rules->first); face < anchor_at(rules, rules->last); face++) {
        *changes = 0;
        if (!judge->faces[face] || judge->stamps[face] == mark) continue;
        count_room(judge, face, mark, 1);
        tally[LARGEST_ROOM] = largest_size(judge, 1, tally[LARGEST_ROOM]);
    }
    *changes = 0;
}
