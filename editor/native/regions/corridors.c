/* Corridors through an update: cut, joined, opened and closed as rings.

   A corridor is one segment, or a list of parts, each a segment of a bounded number of cells. To turn a part
   round, to move it along or to give it to another corridor writes its record and no cell. Cells are written
   where a segment is cut, or where two that follow each other are so short that they become one: so two that
   follow each other have more than half of what a segment may have. */

#include "regions/update.h"

/* Cells that two segments have together at most if they become one. */
enum { SHORT = MZ_SEGMENT / 2 };
/* Positions beyond this are moved back before they could leave 32 bits. */
enum { FAR = 1 << 30 };
/* A segment that is none, for a while. */
enum { NO_SEGMENT = INT32_MAX };

static int64_t length_of(const mz_row *segment) {
    return segment->highest - segment->lowest + 1;
}

/* List cells of a segment, from one on and in a direction of offsets. */
static void list_cells(mz_engine *engine, int64_t number, int64_t cell, int step, int64_t count,
                       int32_t cells[MZ_SEGMENT]) {
    int64_t offset = engine->offset[cell];
    engine->visited += count;
    for (int64_t index = 0; index < count; index++) {
        cells[index] = (int32_t)cell;
        if (index + 1 == count) break;
        offset += step;
        int64_t side = 0, beside = cell + engine->tables.sides[0];
        while (segment_at(engine, beside) != number || engine->offset[beside] != offset)
            beside = cell + engine->tables.sides[++side];
        cell = beside;
    }
}

/* Write the segment of listed cells, and their offsets. */
static void write_cells(mz_engine *engine, const int32_t *cells, int64_t count, int64_t number,
                        int64_t offset, int step) {
    for (int64_t index = 0; index < count; index++, offset += step) {
        set_piece(engine, anchor_at(engine, cells[index]), -number);
        engine->offset[cells[index]] = (int16_t)offset;
    }
}

/* Let all cells of a segment, which has this record, be of another segment. */
static void rename_segment(mz_engine *engine, const mz_row *segment, int64_t from, int64_t to) {
    int32_t cells[MZ_SEGMENT];
    int64_t count = length_of(segment);
    list_cells(engine, from, segment->low, 1, count, cells);
    write_cells(engine, cells, count, to, segment->lowest, 1);
}

/* Return the first cell of a segment in reading order. */
static int32_t first_of(mz_engine *engine, int64_t number) {
    const mz_row *segment = segment_of(engine, number);
    int32_t cells[MZ_SEGMENT];
    int64_t count = length_of(segment);
    list_cells(engine, number, segment->low, 1, count, cells);
    int32_t first = segment->low;
    for (int64_t index = 0; index < count; index++) {
        if (cells[index] < first) first = cells[index];
    }
    return first;
}

/* Move the offsets of a segment to the middle of what they can be. */
static void center(mz_engine *engine, int64_t number) {
    mz_row *segment = segment_of(engine, number);
    int32_t cells[MZ_SEGMENT];
    int64_t count = length_of(segment), lowest = -count / 2, moved = lowest - segment->lowest;
    list_cells(engine, number, segment->low, 1, count, cells);
    write_cells(engine, cells, count, number, lowest, 1);
    segment->lowest = (int16_t)lowest;
    segment->highest = (int16_t)(lowest + count - 1);
    /* Of a corridor of one segment only the order counts. */
    if (number >= PART_BASE) segment->base += (int32_t)(segment->flags & REVERSED ? moved : -moved);
}

/* Let offsets grow by so many on either side. */
static void make_space(mz_engine *engine, int64_t number, int64_t more) {
    const mz_row *segment = segment_of(engine, number);
    if (segment->highest + more > INT16_MAX || segment->lowest - more < INT16_MIN) center(engine, number);
}

static int64_t new_part(mz_engine *engine) {
    mz_table *parts = &engine->parts;
    int64_t index = parts->free;
    if (index) {
        parts->free = ((const mz_part *)parts->items)[index].after;
    } else {
        index = parts->next++;
    }
    ((mz_part *)parts->items)[index] = (mz_part){0};
    return PART_BASE + index;
}

static void free_part(mz_engine *engine, int64_t number) {
    *part_of(engine, number) = (mz_part){.after = (int32_t)engine->parts.free};
    engine->parts.free = number - PART_BASE;
}

/* Let a part be of a corridor. */
static void give_part(mz_engine *engine, int64_t number, int64_t corridor) {
    segment_of(engine, number)->size = (int32_t)corridor;
    tell(engine, PARTS, number - PART_BASE);
}

/* Move the cells of a segment into one beside it, which it follows or comes before. */
static void absorb(mz_engine *engine, int64_t keeper, int64_t given, bool follows) {
    mz_row *to = segment_of(engine, keeper), *from = segment_of(engine, given);
    int32_t cells[MZ_SEGMENT];
    int64_t count = length_of(from), start = end_of(from, !follows);
    make_space(engine, keeper, count);
    bool is_upward = follows == !(to->flags & REVERSED);
    list_cells(engine, given, start, start == from->low ? 1 : -1, count, cells);
    if (is_upward) {
        write_cells(engine, cells, count, keeper, to->highest + 1, 1);
        to->highest = (int16_t)(to->highest + count);
        to->high = cells[count - 1];
    } else {
        write_cells(engine, cells, count, keeper, to->lowest - 1, -1);
        to->lowest = (int16_t)(to->lowest - count);
        to->low = cells[count - 1];
    }
}

/* Take a part out of the list of its corridor. */
static void take_out(mz_engine *engine, int64_t number) {
    const mz_part *part = part_of(engine, number);
    mz_row *row = engine->rows + part->segment.size;
    if (part->before) {
        part_of(engine, part->before)->after = part->after;
    } else {
        row->first = part->after;
    }
    if (part->after) {
        part_of(engine, part->after)->before = part->before;
    } else {
        row->last = part->before;
    }
    free_part(engine, number);
}

/* Make one of two parts that follow each other if they are short; return it, or 0. */
static int64_t tidy(mz_engine *engine, int64_t one, int64_t other) {
    if (!one || !other) return 0;
    int64_t length = length_of(segment_of(engine, one)), more = length_of(segment_of(engine, other));
    if (length + more > SHORT) return 0;
    bool keeps_first = length >= more;
    int64_t keeper = keeps_first ? one : other, given = keeps_first ? other : one;
    absorb(engine, keeper, given, keeps_first);
    mz_part *part = part_of(engine, keeper);
    if (part_of(engine, given)->first < part->first) part->first = part_of(engine, given)->first;
    take_out(engine, given);
    return keeper;
}

/* Let a corridor of one segment have a list of parts. */
static void put_in_parts(mz_engine *engine, int64_t corridor) {
    mz_row *row = engine->rows + corridor;
    if (row->flags & IN_PARTS) return;
    int64_t number = new_part(engine);
    mz_part *part = part_of(engine, number);
    part->segment = *row;
    part->segment.flags &= REVERSED;
    give_part(engine, number, corridor);
    rename_segment(engine, &part->segment, corridor, number);
    part->first = first_of(engine, number);
    row->flags = (row->flags | IN_PARTS) & ~REVERSED;
    row->first = row->last = (int32_t)number;
}

/* Cut a segment between cells with offsets that follow each other: the shorter part becomes another segment.
   Return whether that comes first along the corridor. */
static bool split_segment(mz_engine *engine, int64_t number, int64_t below, int64_t above, int64_t other) {
    mz_row *old = segment_of(engine, number), *new = segment_of(engine, other);
    int16_t under = engine->offset[below], over = engine->offset[above];
    bool takes_low = under - old->lowest <= old->highest - over;
    new->flags |= old->flags & REVERSED;
    new->base = old->base;
    if (takes_low) {
        new->low = old->low;
        new->lowest = old->lowest;
        old->low = (int32_t)above;
        old->lowest = over;
    } else {
        new->high = old->high;
        new->highest = old->highest;
        old->high = (int32_t)below;
        old->highest = under;
    }
    *(takes_low ? &new->high : &new->low) = (int32_t)(takes_low ? below : above);
    *(takes_low ? &new->highest : &new->lowest) = takes_low ? under : over;
    rename_segment(engine, new, number, other);
    return takes_low == !(old->flags & REVERSED);
}

/* Open a ring of one segment between cells with offsets that follow each other. */
static void open_ring(mz_engine *engine, int64_t corridor, int64_t below, int64_t above) {
    make_space(engine, corridor, engine->rows[corridor].size);
    mz_row *row = engine->rows + corridor;
    int64_t size = row->size, under = engine->offset[below] - row->lowest + 1;
    int32_t cells[MZ_SEGMENT];
    if (2 * under <= size) {
        list_cells(engine, corridor, row->low, 1, under, cells);
        write_cells(engine, cells, under, corridor, row->lowest + size, 1);
    } else {
        list_cells(engine, corridor, above, 1, size - under, cells);
        write_cells(engine, cells, size - under, corridor, engine->offset[above] - size, 1);
    }
    row->low = (int32_t)above;
    row->lowest = engine->offset[above];
    row->high = (int32_t)below;
    row->highest = engine->offset[below];
    row->flags &= ~RING;
}

/* Move parts along their corridor, from one on. */
static void move_parts(mz_engine *engine, int64_t part, bool forward, int64_t distance) {
    while (part) {
        mz_part *moved = part_of(engine, part);
        moved->segment.base += (int32_t)distance;
        part = forward ? moved->after : moved->before;
        engine->visited++;
    }
}

/* Give parts to a corridor, from one on. */
static void give_parts(mz_engine *engine, int64_t part, bool forward, int64_t corridor) {
    while (part) {
        const mz_part *given = part_of(engine, part);
        give_part(engine, part, corridor);
        part = forward ? given->after : given->before;
        engine->visited++;
    }
}

/* Cut a list of parts before one of them; the part with more cells keeps the number. */
static void cut_list(mz_engine *engine, int64_t corridor, int64_t last, int64_t first) {
    mz_row *row = engine->rows + corridor;
    int64_t left = end_position(segment_of(engine, last), true) + 1 -
                   end_position(segment_of(engine, row->first), false);
    int64_t right = row->size - left;
    bool is_left_shorter = left <= right, was_ring = row->flags & RING;
    part_of(engine, last)->after = 0;
    part_of(engine, first)->before = 0;
    if (was_ring) {
        row->flags &= ~RING;
        move_parts(engine, is_left_shorter ? last : first, !is_left_shorter,
                   is_left_shorter ? row->size : -row->size);
        part_of(engine, row->last)->after = row->first;
        part_of(engine, row->first)->before = row->last;
        int64_t before_seam = row->last, after_seam = row->first;
        row->first = (int32_t)first;
        row->last = (int32_t)last;
        tidy(engine, before_seam, after_seam);
        first = row->first;
        last = row->last;
    } else {
        int64_t part = new_row(engine, CORRIDOR | IN_PARTS);
        mz_row *new = engine->rows + part;
        row = engine->rows + corridor;
        new->first = (int32_t)(is_left_shorter ? row->first : first);
        new->last = (int32_t)(is_left_shorter ? last : row->last);
        new->size = (int32_t)(is_left_shorter ? left : right);
        row->size -= new->size;
        *(is_left_shorter ? &row->first : &row->last) = (int32_t)(is_left_shorter ? first : last);
        give_parts(engine, is_left_shorter ? last : first, !is_left_shorter, part);
        note_part(engine, part, corridor);
    }
    tidy(engine, part_of(engine, last)->before, last);
    if (was_ring) first = engine->rows[corridor].first;
    tidy(engine, first, part_of(engine, first)->after);
}

/* Cut a corridor inside a segment, between cells with offsets that follow each other. */
static void cut_segment(mz_engine *engine, int64_t number, int64_t below, int64_t above) {
    int64_t corridor = corridor_of(engine, number);
    mz_row *row = engine->rows + corridor;
    if (row->flags & IN_PARTS) {
        int64_t part = new_part(engine);
        bool is_first = split_segment(engine, number, below, above, part);
        mz_part *old = part_of(engine, number), *new = part_of(engine, part);
        old->first = first_of(engine, number);
        new->first = first_of(engine, part);
        give_part(engine, part, corridor);
        new->before = is_first ? old->before : (int32_t)number;
        new->after = is_first ? (int32_t)number : old->after;
        *(new->before ? &part_of(engine, new->before)->after : &row->first) = (int32_t)part;
        *(new->after ? &part_of(engine, new->after)->before : &row->last) = (int32_t)part;
        cut_list(engine, corridor, is_first ? part : number, is_first ? number : part);
    } else if (row->flags & RING) {
        open_ring(engine, corridor, below, above);
    } else {
        int64_t part = new_row(engine, CORRIDOR);
        split_segment(engine, number, below, above, part);
        int64_t length = length_of(engine->rows + part);
        engine->rows[part].size = (int32_t)length;
        engine->rows[corridor].size -= (int32_t)length;
        note_part(engine, part, corridor);
    }
}

/* Return whether the first cell of one part follows the last one of another. */
static bool follows(const mz_engine *engine, int64_t one, int64_t cell, int64_t other, int64_t next) {
    return one >= PART_BASE && part_of(engine, one)->after == other &&
           end_of(segment_of(engine, one), true) == cell &&
           end_of(segment_of(engine, other), false) == next;
}

void cut_between(mz_engine *engine, int64_t cell, int64_t other) {
    int64_t one = segment_at(engine, cell), two = segment_at(engine, other);
    int64_t corridor = corridor_of(engine, one);
    int64_t step = engine->offset[other] - engine->offset[cell];
    note(engine, corridor);
    if (one == two && (step == 1 || step == -1)) {
        cut_segment(engine, one, step > 0 ? cell : other, step > 0 ? other : cell);
    } else if (follows(engine, one, cell, two, other)) {
        cut_list(engine, corridor, one, two);
    } else if (follows(engine, two, other, one, cell)) {
        cut_list(engine, corridor, two, one);
    } else {
        engine->rows[corridor].flags &= ~RING; /* It was closed there. */
    }
}

/* Return the cell before or after one along its corridor, or -1 at an end. */
static int64_t beside_along(const mz_engine *engine, int64_t cell, bool forward) {
    int64_t number = segment_at(engine, cell), corridor = corridor_of(engine, number);
    const mz_row *segment = segment_of(engine, number);
    if (cell != end_of(segment, forward)) {
        int64_t offset = engine->offset[cell] + (forward == !(segment->flags & REVERSED) ? 1 : -1);
        int64_t side = 0, beside = cell + engine->tables.sides[0];
        while (segment_at(engine, beside) != number || engine->offset[beside] != offset)
            beside = cell + engine->tables.sides[++side];
        return beside;
    }
    const mz_part *part = number < PART_BASE ? NULL : part_of(engine, number);
    int64_t next = !part ? 0 : forward ? part->after : part->before;
    if (!next) {
        if (!is_ring(engine, corridor)) return -1;
        next = end_segment(engine, corridor, !forward);
    }
    return end_of(segment_of(engine, next), !forward);
}

/* Follow the loss of a cell at the end of a part, which is the first or the last one. */
static void shortened(mz_engine *engine, int64_t number, int64_t lost) {
    mz_part *part = part_of(engine, number);
    if (part->first == lost) part->first = first_of(engine, number);
    if (part->before) {
        tidy(engine, part->before, number);
    } else {
        tidy(engine, number, part->after);
    }
}

void remove_cell(mz_engine *engine, int64_t cell) {
    int64_t before = beside_along(engine, cell, false), after = beside_along(engine, cell, true);
    note(engine, corridor_of(engine, segment_at(engine, cell)));
    if (before >= 0 && after >= 0) {
        cut_between(engine, before, cell);
        before = -1;
    }
    /* Now it is an end. */
    int64_t number = segment_at(engine, cell), corridor = corridor_of(engine, number);
    mz_row *row = engine->rows + corridor, *segment = segment_of(engine, number);
    note(engine, corridor);
    row->size--;
    set_piece(engine, anchor_at(engine, cell), 0);
    if (segment->lowest < segment->highest) {
        int64_t next = before >= 0 ? before : after;
        bool is_low = segment->low == cell;
        *(is_low ? &segment->low : &segment->high) = (int32_t)next;
        *(is_low ? &segment->lowest : &segment->highest) = engine->offset[next];
        if (number >= PART_BASE) shortened(engine, number, cell);
    } else if (number >= PART_BASE) {
        take_out(engine, number);
    }
    if (row->size > 0) return;
    give_up_row(engine, corridor);
    row->merged = 0;
}

/* Return an added cell beside one, across an open side, that is in no corridor yet, or -1. */
static int64_t added_beside(const mz_engine *engine, int64_t cell) {
    int64_t sides = sides_at(&engine->tables, engine->cells, cell);
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        int64_t beside = cell + engine->tables.sides[side];
        if (!(sides >> side & 1) || segment_at(engine, beside) != 0) continue;
        if (engine->kind[beside] == CORRIDOR) return beside;
    }
    return -1;
}

void add_corridor(mz_engine *engine, int64_t cell) {
    int64_t row = new_row(engine, CORRIDOR);
    mz_row *made = engine->rows + row;
    made->low = made->high = (int32_t)cell;
    set_piece(engine, anchor_at(engine, cell), -row);
    engine->offset[cell] = 0;
    for (int step = 1; step >= -1; step -= 2) {
        int64_t at = added_beside(engine, cell);
        for (; at >= 0 && length_of(made) < MZ_SEGMENT; at = added_beside(engine, at)) {
            set_piece(engine, anchor_at(engine, at), -row);
            engine->offset[at] = step > 0 ? ++made->highest : --made->lowest;
            *(step > 0 ? &made->high : &made->low) = (int32_t)at;
        }
    }
    made->size = (int32_t)length_of(made);
    engine->visited += made->size;
    note_of(engine, row)->cells = 0;
}

/* Turn a list of parts round: positions become `sum` minus what they were. */
static void turn_parts(mz_engine *engine, mz_row *row, int64_t sum) {
    for (int64_t part = row->first; part;) {
        mz_part *turned = part_of(engine, part);
        int32_t after = turned->after;
        turned->after = turned->before;
        turned->before = after;
        turned->segment.base = (int32_t)(sum - turned->segment.base);
        turned->segment.flags ^= REVERSED;
        part = after;
        engine->visited++;
    }
    int32_t first = row->first;
    row->first = row->last;
    row->last = first;
}

/* Put the parts of a corridor after those of another, or before them. */
static void join_lists(mz_engine *engine, int64_t corridor, int64_t given, bool at_end, bool is_turned) {
    put_in_parts(engine, corridor);
    put_in_parts(engine, given);
    mz_row *row = engine->rows + corridor, *from = engine->rows + given;
    corridor_ends own = ends_of(engine, corridor), other = ends_of(engine, given);
    int64_t edge = at_end ? own.last_position + 1 : own.first_position - 1;
    if (is_turned) {
        turn_parts(engine, from, edge + (at_end ? other.last_position : other.first_position));
    } else {
        move_parts(engine, from->first, true, edge - (at_end ? other.first_position : other.last_position));
    }
    give_parts(engine, from->first, true, corridor);
    int64_t one = at_end ? row->last : from->last, two = at_end ? from->first : row->first;
    part_of(engine, one)->after = (int32_t)two;
    part_of(engine, two)->before = (int32_t)one;
    *(at_end ? &row->last : &row->first) = at_end ? from->last : from->first;
    row->size += from->size;
    tidy(engine, one, two);
    own = ends_of(engine, corridor);
    if (own.first_position < -FAR || own.last_position > FAR)
        move_parts(engine, row->first, true, -own.first_position);
}

void join(mz_engine *engine, int64_t cell, int64_t other) {
    int64_t one = segment_at(engine, cell), two = segment_at(engine, other);
    int64_t corridor = corridor_of(engine, one), given = corridor_of(engine, two);
    int64_t step = engine->offset[other] - engine->offset[cell];
    if (one == two ? step == 1 || step == -1
                   : follows(engine, one, cell, two, other) || follows(engine, two, other, one, cell))
        return;
    note(engine, corridor);
    if (corridor == given) {
        engine->rows[corridor].flags |= RING;
        return;
    }
    if (!passes_on(engine, corridor, given)) {
        join(engine, other, cell);
        return;
    }
    mz_row *row = engine->rows + corridor, *from = engine->rows + given;
    bool at_end = ends_of(engine, corridor).last == cell;
    bool is_turned = (at_end ? ends_of(engine, given).first : ends_of(engine, given).last) != other;
    if ((row->flags | from->flags) & IN_PARTS || row->size + from->size > SHORT) {
        join_lists(engine, corridor, given, at_end, is_turned);
    } else {
        if (is_turned) from->flags ^= REVERSED;
        absorb(engine, corridor, given, at_end);
        row->size += from->size;
    }
    give_up_row(engine, given);
    engine->rows[given].merged = (int32_t)corridor;
}

void swap_corridors(mz_engine *engine, int64_t one, int64_t other) {
    const mz_row *first = engine->rows + one, *second = engine->rows + other;
    bool has_cells = first->size > 0 && !(first->flags & IN_PARTS);
    if (has_cells) rename_segment(engine, first, one, NO_SEGMENT);
    if (second->size > 0 && !(second->flags & IN_PARTS)) rename_segment(engine, second, other, one);
    if (has_cells) rename_segment(engine, first, NO_SEGMENT, other);
    swap_rows(engine, one, other, RING | IN_PARTS | REVERSED);
    if (first->size > 0 && first->flags & IN_PARTS) give_parts(engine, first->first, true, one);
    if (second->size > 0 && second->flags & IN_PARTS) give_parts(engine, second->first, true, other);
}

int64_t first_cell(mz_engine *engine, int64_t corridor) {
    const mz_row *row = engine->rows + corridor;
    if (!(row->flags & IN_PARTS)) return first_of(engine, corridor);
    int64_t first = INT64_MAX;
    for (int64_t part = row->first; part; part = part_of(engine, part)->after) {
        if (part_of(engine, part)->first < first) first = part_of(engine, part)->first;
        engine->visited++;
    }
    return first;
}
