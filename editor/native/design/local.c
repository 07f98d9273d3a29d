/* One edit of a maze: what depends on cells and regions near it is updated, and can be undone. */

#include <string.h>

#include "design/board.h"

enum { LAST_MARK = 1 << 30 };

/* Forget the last edit: from here on, `take_back` returns to this state. */
void begin_edit(mz_judge *judge) {
    edit *last = &judge->last;
    last->is_searched = last->is_stale = false;
    last->flipped_count = last->dirty_count = last->window_count = last->face_count = last->size_count = 0;
    memcpy(last->tally, judge->tally, sizeof last->tally);
    if (judge->mark > LAST_MARK) { /* An edit has fewer marks than there are places. */
        int64_t anchors = anchor_at(&judge->rules, judge->rules.padded);
        memset(judge->stamps, 0, (size_t)anchors * sizeof *judge->stamps);
        memset(judge->cell_stamps, 0, (size_t)judge->rules.padded * sizeof *judge->cell_stamps);
        judge->mark = 0;
    }
}

/* Add an item, and its images, to the edit. */
void choose(mz_judge *judge, int64_t item) {
    int64_t count = judge->moves.image_count;
    const int32_t *images = judge->moves.images + item * count;
    for (int64_t number = 0; number < count; number++) {
        if (images[number] >= 0) judge->last.flipped[judge->last.flipped_count++] = images[number];
    }
}

/* Flip walls and floor, but not the bytes that follow from them. */
static void flip(mz_judge *judge) {
    for (int64_t number = 0; number < judge->last.flipped_count; number++) {
        int64_t item = judge->last.flipped[number];
        int64_t place = judge->moves.places[item], side = judge->moves.sides[item];
        if (side == CELL) {
            judge->cells[place] ^= (uint16_t)judge->floor;
        } else {
            judge->closed[place] ^= (uint8_t)(1 << side);
            judge->closed[place + judge->rules.sides[side]] ^= (uint8_t)(1 << opposite_of(judge, side));
        }
    }
}

/* Note a cell whose byte may change. */
static void note(mz_judge *judge, int64_t cell, int32_t mark) {
    edit *last = &judge->last;
    if (judge->cell_stamps[cell] == mark) return;
    judge->cell_stamps[cell] = mark;
    last->old_bytes[last->dirty_count] = judge->cells[cell];
    last->dirty[last->dirty_count++] = (int32_t)cell;
}

/* Note the cells whose bytes depend on the items that are flipped. */
static void note_cells(mz_judge *judge) {
    int32_t mark = next_mark(judge);
    for (int64_t number = 0; number < judge->last.flipped_count; number++) {
        int64_t item = judge->last.flipped[number];
        int64_t place = judge->moves.places[item], side = judge->moves.sides[item];
        note(judge, place, mark);
        for (int32_t other = 0; other < judge->rules.side_count; other++) {
            if (side == CELL || side == other) note(judge, place + judge->rules.sides[other], mark);
        }
    }
}

/* Exchange the bytes of dirty cells and those noted. */
static void exchange_bytes(mz_judge *judge) {
    for (int64_t number = 0; number < judge->last.dirty_count; number++) {
        uint16_t *byte = judge->cells + judge->last.dirty[number], before = *byte;
        *byte = judge->last.old_bytes[number];
        judge->last.old_bytes[number] = before;
    }
}

/* List the faces that are open by the new bytes and were not, or the other way around. */
static void find_faces(mz_judge *judge) {
    const mz_design_rules *rules = &judge->rules;
    edit *last = &judge->last;
    int32_t mark = next_mark(judge);
    for (int64_t number = 0; number < last->dirty_count; number++) {
        for (int64_t check = 0; check < rules->kind_count * rules->check_count; check++) {
            int64_t anchor = anchor_at(rules, last->dirty[number] - rules->checks[check]);
            anchor += check >= rules->check_count;
            if (judge->stamps[anchor] == mark) continue;
            judge->stamps[anchor] = mark;
            if (is_face_open(judge, anchor) != judge->faces[anchor]) {
                last->faces[last->face_count++] = (int32_t)anchor;
            }
        }
    }
}

static void watch(mz_judge *judge, int64_t cell, int32_t mark) {
    edit *last = &judge->last;
    if (judge->cell_stamps[cell] == mark) return;
    judge->cell_stamps[cell] = mark;
    last->old_indices[last->window_count] = judge->indices[cell];
    last->window[last->window_count++] = (int32_t)cell;
}

/* List the cells that are dirty or in a face that changed. */
static void make_window(mz_judge *judge) {
    const edit *last = &judge->last;
    int32_t mark = next_mark(judge);
    for (int64_t number = 0; number < last->dirty_count; number++) watch(judge, last->dirty[number], mark);
    for (int64_t number = 0; number < last->face_count; number++) {
        int64_t anchor = last->faces[number], place = place_of(&judge->rules, anchor);
        const int64_t *cells = cells_of_face(&judge->rules, anchor);
        for (int64_t corner = 0; corner < judge->rules.face_cell_count; corner++) {
            watch(judge, place + cells[corner], mark);
        }
    }
}

/* Return whether a face changed, or a cell of the window is in one. */
static bool touches_rooms(const mz_judge *judge) {
    int32_t around = (1 << judge->rules.around_count) - 1, touched = 0;
    if (judge->last.face_count) return true;
    for (int64_t number = 0; number < judge->last.window_count; number++) {
        touched |= judge->last.old_indices[number] & around;
    }
    return touched != 0;
}

/* Exchange what a cell adds to the tally. */
static void exchange_features(mz_judge *judge, int64_t cell, int32_t old, int32_t new) {
    const mz_design_rules *rules = &judge->rules;
    int64_t *tally = judge->tally;
    const int8_t *added = rules->features + (int64_t)new * MZ_DESIGN_COLUMNS;
    const int8_t *removed = rules->features + (int64_t)old * MZ_DESIGN_COLUMNS;
    for (int32_t column = 0; column < MZ_DESIGN_COLUMNS; column++) {
        tally[column] += added[column] - removed[column];
    }
    if (rules->kinds[old] == CROSSROAD) tally[DEGREES + crossroad_degree(judge, cell, old)]--;
    if (rules->kinds[new] == CROSSROAD) tally[DEGREES + crossroad_degree(judge, cell, new)]++;
}

/* Write faces and indices, and what cells of the window add to the tally. */
static void write_window(mz_judge *judge) {
    const edit *last = &judge->last;
    for (int64_t number = 0; number < last->face_count; number++) {
        bool *face = judge->faces + last->faces[number];
        *face = !*face;
        judge->tally[FACES] += *face ? 1 : -1;
    }
    for (int64_t number = 0; number < last->window_count; number++) {
        int64_t cell = last->window[number];
        int32_t old = last->old_indices[number], new = index_of(judge, cell);
        if (new == old) continue;
        judge->indices[cell] = new;
        exchange_features(judge, cell, old, new);
    }
}

/* Flip the items that were chosen, and update the tally. */
void apply_edit(mz_judge *judge) {
    const edit *last = &judge->last;
    note_cells(judge);
    flip(judge);
    for (int64_t number = 0; number < last->dirty_count; number++) {
        int64_t cell = last->dirty[number];
        judge->cells[cell] = byte_of(judge, cell);
    }
    find_faces(judge);
    make_window(judge);
    bool with_corridors = judge->groups & WITH_CORRIDORS;
    bool with_rooms = (judge->groups & WITH_ROOMS) && touches_rooms(judge);
    if (with_corridors) {
        exchange_bytes(judge);
        count_corridors(judge, -1);
        exchange_bytes(judge);
    }
    if (with_rooms) count_rooms(judge, -1);
    write_window(judge);
    if (with_corridors) count_corridors(judge, 1);
    if (with_rooms) count_rooms(judge, 1);
}

/* Return to the state before the edit. */
void take_back(mz_judge *judge) {
    edit *last = &judge->last;
    flip(judge);
    for (int64_t number = 0; number < last->dirty_count; number++) {
        judge->cells[last->dirty[number]] = last->old_bytes[number];
    }
    for (int64_t number = 0; number < last->face_count; number++) {
        bool *face = judge->faces + last->faces[number];
        *face = !*face;
    }
    for (int64_t number = 0; number < last->window_count; number++) {
        judge->indices[last->window[number]] = last->old_indices[number];
    }
    for (int64_t number = 0; number < last->size_count; number++) {
        bool was_added = last->sizes[number] >= 0;
        int32_t code = was_added ? last->sizes[number] : ~last->sizes[number];
        int32_t *sizes = code & 1 ? judge->room_sizes : judge->corridor_lengths;
        sizes[code >> 1] += was_added ? -1 : 1;
    }
    memcpy(judge->tally, last->tally, sizeof last->tally);
    last->is_searched = last->is_stale = false;
    last->flipped_count = last->dirty_count = last->window_count = last->face_count = last->size_count = 0;
}
