/* The numbers that regions of a fresh segmentation inherit, and the changes.

   What overlaps are the faces of rooms and the cells of corridors: both are numbered things in an array, with
   0 where there is none. */

#include <string.h>

#include "common/job.h"
#include "regions/update.h"
#include "regions/walks.h"

/* Return the room of a face, or the corridor of a cell, whose piece is not 0. */
static int64_t thing_of(const mz_engine *engine, int64_t piece) {
    return piece > 0 ? room_of_patch(engine, piece) : corridor_of(engine, -piece);
}

static void note_partner(int32_t *partner, int64_t other) {
    if (*partner == 0) {
        *partner = (int32_t)other;
    } else if (*partner != other) {
        *partner = -1;
    }
}

/* Two boards, place by place, and what is done where things overlap. */
typedef struct {
    const mz_board_cut *cuts; /* of the old one, of the new one */
    const mz_engine *old, *new;
    mz_overlap *overlap;
    mz_list *pairs;
    mz_job *job;
} overlaps;

/* Append a pair that has a rival, or count one more place of the last one. */
static int64_t note_rival(const overlaps *on, int64_t before, int64_t now) {
    if (on->overlap->heirs[now]) return 0;
    int64_t pair = before << 32 | now, *end = numbers_of(on->pairs) + on->pairs->count;
    if (on->pairs->count && end[-2] == pair) {
        end[-1]++;
        return 0;
    }
    TRY(reserve(on->pairs, 2, 8));
    end = numbers_of(on->pairs) + on->pairs->count;
    end[0] = pair;
    end[1] = 1;
    on->pairs->count += 2;
    return 0;
}

/* Note overlaps in a row of both boards. */
static int64_t overlap_row(const overlaps *on, int64_t old_place, int64_t new_place, int64_t cols) {
    mz_overlap *overlap = on->overlap;
    const int32_t *old_pieces = on->old->piece + anchor_at(on->old, old_place);
    const int32_t *new_pieces = on->new->piece + anchor_at(on->new, new_place);
    for (int64_t at = 0; at < anchor_at(on->old, cols); at++) {
        int64_t old_piece = old_pieces[at], new_piece = new_pieces[at];
        bool are_alike = (old_piece > 0 && new_piece > 0) || (old_piece < 0 && new_piece < 0);
        int64_t before = are_alike ? thing_of(on->old, old_piece) : 0;
        int64_t now = before ? thing_of(on->new, new_piece) : 0;
        if (!now) continue;
        if (on->pairs) {
            TRY(note_rival(on, before, now));
        } else {
            note_partner(overlap->partner_of_old + before, now);
            note_partner(overlap->partner_of_new + now, before);
        }
    }
    return 0;
}

static int64_t place_in(const mz_engine *engine, const mz_board_cut *cut, int64_t level, int64_t row) {
    const mz_tables *tables = &engine->tables;
    return row_start(tables, level * tables->level_rows + cut->row + row) + cut->col;
}

static int64_t overlap_all(const overlaps *on, int64_t levels, int64_t rows, int64_t cols) {
    for (int64_t level = 0; level < levels; level++) {
        for (int64_t row = 0; row < rows; row++) {
            int64_t old_place = place_in(on->old, on->cuts, level, row);
            int64_t new_place = place_in(on->new, on->cuts + 1, level, row);
            if (is_canceled(on->job, 0)) return MZ_CANCELED;
            TRY(overlap_row(on, old_place, new_place, cols));
        }
    }
    return 0;
}

int64_t mz_meet(mz_job *job, const mz_engine *old, const mz_engine *new, mz_overlap *overlap,
                const mz_board_cut *cuts, int64_t levels, int64_t rows, int64_t cols) {
    overlaps on = {cuts, old, new, overlap, NULL, job};
    TRY(overlap_all(&on, levels, rows, cols));
    for (int64_t number = 1; number < overlap->new_count; number++) {
        int32_t partner = overlap->partner_of_new[number];
        if (partner > 0 && overlap->partner_of_old[partner] > 0) overlap->heirs[number] = partner;
    }
    return 0;
}

int64_t mz_rivals(mz_job *job, const mz_engine *old, const mz_engine *new, mz_overlap *overlap,
                  const mz_board_cut *cuts, int64_t levels, int64_t rows, int64_t cols, mz_list *pairs) {
    overlaps on = {cuts, old, new, overlap, pairs, job};
    return overlap_all(&on, levels, rows, cols);
}

int64_t mz_pair_rivals(mz_overlap *overlap, const int64_t *pairs, int64_t count) {
    bool *taken = mz_zeros(overlap->old_count, sizeof(bool));
    if (!taken) return MZ_NO_MEMORY;
    for (int64_t index = 0; index < count; index++) {
        int64_t before = pairs[index] >> 32, now = pairs[index] & UINT32_MAX;
        if (overlap->heirs[now] == 0 && !taken[before]) {
            overlap->heirs[now] = (int32_t)before;
            taken[before] = true;
        }
    }
    mz_free(taken);
    return 0;
}

static int64_t renumber(mz_engine *engine, const int32_t *numbers, int64_t count) {
    int64_t room = 1, *head = engine->head;
    for (int64_t row = 0; row < count; row++) {
        if (numbers[row] >= room) room = numbers[row] + 1;
    }
    mz_row *rows = mz_zeros(room, sizeof(*rows));
    if (!rows) return MZ_NO_MEMORY;
    for (int64_t row = 1; row < count; row++) rows[numbers[row]] = engine->rows[row];
    mz_free(engine->rows);
    engine->rows = rows;
    engine->row_room = room;
    head[NEXT_ROW] = room;
    head[FREE_ROW] = 0;
    for (int64_t row = room - 1; row > 0 && !head[KEEPS_NUMBERS]; row--) {
        if (rows[row].flags != 0) continue;
        rows[row].size = (int32_t)head[FREE_ROW];
        head[FREE_ROW] = row;
    }
    for (int64_t level = 0; level < engine->level_count; level++) {
        for (int64_t number = 1; number < engine->levels[level].nodes.next; number++) {
            mz_node *node = nodes_of(engine, level) + number;
            if (node->up < 0) node->up = -numbers[-node->up];
        }
    }
    for (int64_t part = 1; part < engine->parts.next; part++) {
        mz_row *of = segment_of(engine, PART_BASE + part);
        of->size = numbers[of->size];
    }
    for (int64_t anchor = 0; anchor < anchor_at(engine, engine->size); anchor++) {
        int32_t piece = engine->piece[anchor];
        if (piece < 0 && piece > -PART_BASE) engine->piece[anchor] = -numbers[-piece];
    }
    return 0;
}

int64_t mz_renumber(mz_engine *engine, const int32_t *numbers, int64_t count) {
    RETURN_ALONE(engine, renumber(engine, numbers, count));
}

/* Note the rooms and corridors at a cell and beside it: they may have other entries. */
static void suspect(const mz_engine *engine, bool *suspects, int64_t cell) {
    const mz_tables *tables = &engine->tables;
    for (int64_t number = 0; number < tables->around_count; number++) {
        suspects[room_of_face(engine, anchor_at(engine, cell) + tables->around[number])] = true;
    }
    for (int64_t side = -1; side < tables->side_count; side++) {
        int64_t region = region_of(engine, side < 0 ? cell : cell + tables->sides[side]);
        if (region < CROSSROAD_BASE) suspects[region] = true;
    }
}

/* Where two engines differ: runs of cells as in an answer, and regions. */
typedef struct {
    const mz_engine *old;
    mz_engine *new;
    bool *suspects;
    mz_list gone, fresh, changed;
    mz_job *job;
} comparison;

/* Compare the cells of a row that begins at a place. */
static int64_t compare_row(comparison *on, int64_t place, const int32_t *before, const int32_t *now) {
    mz_list *answer = &on->new->answer;
    for (int64_t col = 0; col < on->new->tables.width; col++) {
        if (before[col] == now[col]) continue;
        suspect(on->old, on->suspects, place + col);
        suspect(on->new, on->suspects, place + col);
        TRY(reserve(answer, 2, 8));
        int64_t entry = packed(flat_place(on->new, place + col), on->new->kind[place + col], now[col]);
        answer->count = add_run(numbers_of(answer), answer->count, entry, 1);
        if (before[col] >= CROSSROAD_BASE) TRY(mz_push64(&on->gone, before[col]));
        if (now[col] >= CROSSROAD_BASE) TRY(mz_push64(&on->fresh, now[col]));
    }
    return 0;
}

static int64_t compare_cells(comparison *on) {
    const mz_tables *tables = &on->new->tables;
    int64_t rows = tables->levels * tables->height, result = 0;
    int32_t *regions = mz_allocate(2 * tables->width, sizeof(int32_t)), *now = regions + tables->width;
    if (!regions) return MZ_NO_MEMORY;
    on->new->answer.count = 0;
    begin_job(on->job, rows * STEPS_BETWEEN_LOOKS);
    for (int64_t row = 0; row < rows && result == 0; row++) {
        int64_t place = cell_row_start(tables, row);
        gather_row(on->old, place, regions, tables->width);
        gather_row(on->new, place, now, tables->width);
        result = is_canceled(on->job, row * STEPS_BETWEEN_LOOKS) ? MZ_CANCELED
                                                                  : compare_row(on, place, regions, now);
    }
    mz_free(regions);
    return result;
}

static bool is_used(const mz_engine *engine, int64_t row) {
    return row < engine->head[NEXT_ROW] && engine->rows[row].flags & KIND_OF_ROW;
}

/* Sort the numbers of rooms and corridors into gone, new and changed. */
static int64_t compare_rows(comparison *on) {
    const mz_engine *old = on->old, *new = on->new;
    int64_t old_next = old->head[NEXT_ROW], new_next = new->head[NEXT_ROW];
    for (int64_t row = 1; row < (old_next > new_next ? old_next : new_next); row++) {
        if (is_canceled(on->job, row)) return MZ_CANCELED;
        bool was = is_used(old, row), is_now = is_used(new, row);
        if (was && !is_now) TRY(mz_push64(&on->gone, row));
        if (is_now && !was) TRY(mz_push64(&on->fresh, row));
        if (!was || !is_now) continue;
        const mz_row *before = old->rows + row, *now = new->rows + row;
        bool is_room = (now->flags & KIND_OF_ROW) == ROOM;
        bool is_other = before->size != now->size || (is_room && before->faces != now->faces);
        if (on->suspects[row] || is_other) TRY(mz_push64(&on->changed, row));
    }
    return 0;
}

static number_list listed(const mz_list *list) {
    return (number_list){numbers_of(list), list->count};
}

static int64_t compare(comparison *on) {
    mz_list *answer = &on->new->answer;
    for (int64_t index = 0; index < on->old->before.count; index++) {
        suspect(on->old, on->suspects, logged_cell(on->old, index));
        suspect(on->new, on->suspects, logged_cell(on->old, index));
    }
    TRY(compare_cells(on));
    TRY(compare_rows(on));
    TRY(reserve(answer, on->gone.count + on->fresh.count + on->changed.count + ANSWER_TAIL, 8));
    on->new->visited = on->new->size;
    on->new->searched = 0;
    region_changes found = {listed(&on->gone), listed(&on->fresh), listed(&on->changed), {NULL, 0}};
    end_answer(on->new, answer->count, &found);
    return answer->count;
}

static int64_t differences(mz_job *job, const mz_engine *old, mz_engine *new) {
    int64_t room = old->row_room > new->row_room ? old->row_room : new->row_room;
    comparison on = {.old = old, .new = new, .suspects = mz_zeros(room, sizeof(bool)), .job = job};
    int64_t result = on.suspects ? compare(&on) : MZ_NO_MEMORY;
    mz_free(on.suspects);
    mz_list_clear(&on.gone);
    mz_list_clear(&on.fresh);
    mz_list_clear(&on.changed);
    return result;
}

int64_t mz_differences(mz_job *job, const mz_engine *old, mz_engine *new) {
    RETURN_ALONE(old, differences(job, old, new));
}
