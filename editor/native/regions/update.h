/* What the parts of an update share: its lists, and small changes to rows.

   An update first finds what it has to do, and reserves all memory that this can take (`reserve_all`); then
   nothing can fail any more, and nothing need be undone. */

#ifndef MZ_REGIONS_UPDATE_H
#define MZ_REGIONS_UPDATE_H

#include "regions/engine.h"

/* A bit of the kind at an anchor, and the next for a second one, while an update looks around: the face there
   is lost or gained. */
enum { FLIPS = 64 };

/* Entries of a list up to which its memory is kept for the next update. */
enum { SMALL_LIST = 1 << 16 };

/* What an update must remember of a row until its end.

   row: the row
   from: its number before the update, if it comes from a region of then; else the row itself
   claim: how large it was before anything was added, by faces or cells; 0 for one that was made then
   cells: those that change their number with it: neither lost nor among the cells of the log
   place, other: a face of the room then; the two ends of the corridor */
typedef struct {
    int32_t row, from, claim, cells, place, other;
} row_note;

/* The lists of an update, of 64-bit numbers if nothing else is said.

   lost, gained: anchors of faces that close and open
   kinds: bytes, the new kinds of the cells of the log
   notes: (row_note)
   found: (search_item) nodes that a search has found (`divide.c`)
   numbers: of regions, for the answer
   corridors_before, corridors_after: how many cells of the log were, and become, corridor cells */
struct mz_work {
    mz_list lost, gained, kinds, notes, found, numbers;
    int64_t corridors_before, corridors_after;
};

/* Return the items of a list of 64-bit numbers. */
static inline int64_t *numbers_of(const mz_list *list) {
    return list->items;
}

/* Make room in a list: 0, or MZ_NO_MEMORY. */
static inline int64_t reserve(mz_list *list, int64_t more, int64_t size) {
    return list->count + more <= list->room ? 0 : mz_list_reserve(list, more, size);
}

/* Append to a list of 64-bit numbers that has room. */
static inline void put(mz_list *list, int64_t number) {
    numbers_of(list)[list->count++] = number;
}

/* Make room for so many more items in a table: 0, or MZ_NO_MEMORY. */
int64_t reserve_table(mz_table *table, int64_t more, int64_t size);

/* Log a cell as it is, unless this update did so before. */
static inline int64_t touch(mz_engine *engine, int64_t cell) {
    if (engine->cells[cell] & TOUCHED) return 0;
    TRY(mz_push64(&engine->log, packed(cell, engine->kind[cell] & KIND_OF_ROW, region_of(engine, cell))));
    engine->cells[cell] |= TOUCHED;
    return 0;
}

/* Note for the delta that the region of this row changes. */
static inline void note(mz_engine *engine, int64_t row) {
    if (engine->rows[row].flags & NOTED) return;
    put(&engine->noted, row);
    engine->rows[row].flags |= NOTED;
}

/* Make room for so many more rows: 0, or MZ_NO_MEMORY. */
int64_t reserve_rows(mz_engine *engine, int64_t more);

/* Make a row of zeros with these flags, the kind among them; there is room for it. */
int64_t make_row(mz_engine *engine, int32_t flags);

/* Make a row in an update. */
static inline int64_t new_row(mz_engine *engine, int32_t kind) {
    int64_t row = make_row(engine, kind | NEW | NOTED);
    put(&engine->noted, row);
    return row;
}

/* End the region of a row; its number is free again only after the update. */
static inline void give_up_row(mz_engine *engine, int64_t row) {
    note(engine, row);
    engine->head[engine->rows[row].flags & KIND_OF_ROW]--;
    engine->rows[row].flags |= GONE;
}

/* Let two rows change all that they hold but their flags, of which they change these. */
static inline void swap_rows(mz_engine *engine, int64_t one, int64_t other, int32_t changed) {
    mz_row *first = engine->rows + one, *second = engine->rows + other, row = *first;
    int32_t difference = (first->flags ^ second->flags) & changed;
    int32_t flags = first->flags ^ difference, other_flags = second->flags ^ difference;
    *first = *second;
    *second = row;
    first->flags = flags;
    second->flags = other_flags;
}

/* --- copying.c */

/* What a mirror has: kinds and pieces of places, the corridors of parts, and from `NODES` on what is above
   the nodes of each level. */
enum { KINDS = 0, PIECES = 2, PARTS = 4, NODES };

/* Note for the mirror that something is another now. */
void tell_mirror(mz_engine *engine, int64_t table, int64_t index);

static inline void tell(mz_engine *engine, int64_t table, int64_t index) {
    if (engine->is_mirrored) tell_mirror(engine, table, index);
}

/* Write the piece of a place. */
static inline void set_piece(mz_engine *engine, int64_t place, int64_t piece) {
    engine->piece[place] = (int32_t)piece;
    tell(engine, PIECES, place);
}

/* Put a face into a patch. */
static inline void set_face(mz_engine *engine, int64_t anchor, int64_t patch) {
    set_piece(engine, anchor, patch);
    engine->plane[anchor >> 6] |= UINT64_C(1) << (anchor & 63);
}

/* Take a face out of its patch. */
static inline void clear_face(mz_engine *engine, int64_t anchor) {
    set_piece(engine, anchor, 0);
    engine->plane[anchor >> 6] &= ~(UINT64_C(1) << (anchor & 63));
}

/* --- write.c */

/* Empty all lists; give up the memory of those for more than so many entries. */
void clear_work(mz_work *work, int64_t kept);

/* Forget the update before, and the memory that it took if that was much. */
void begin_update(mz_engine *engine);

/* Restore the bytes of the cells that an update has written, and clear its marks. */
void restore_bytes(mz_engine *engine);

/* --- settle.c */

/* Bring everything up to date that follows from the bytes that were written: 0, or MZ_NO_MEMORY and
   everything, those bytes too, as before the update. The log holds the cells that were written and no others.
   The cost follows what changes. */
int64_t settle(mz_engine *engine);

/* --- faces.c: one face at a time, with its room */

void lose_face(mz_engine *engine, int64_t anchor);

/* Return whether what is above a face may fall apart without it, so that it takes a search to know. */
bool needs_search(const mz_engine *engine, int64_t anchor);

void gain_face(mz_engine *engine, int64_t anchor);

/* --- corridors.c */

/* Take a cell out of its corridor. */
void remove_cell(mz_engine *engine, int64_t cell);

/* Cut a corridor between two neighboring cells of it, if they follow each other there. */
void cut_between(mz_engine *engine, int64_t cell, int64_t other);

/* Make a corridor of an added cell and of those that follow it on both sides and are in no corridor yet, as
   many as a segment may have; `join` then joins it to its neighbors. */
void add_corridor(mz_engine *engine, int64_t cell);

/* Make one corridor of those of two neighboring cells, or a ring, if they do not follow each other yet. */
void join(mz_engine *engine, int64_t cell, int64_t other);

/* Let two corridors, one of which may have no cells left, change their numbers. */
void swap_corridors(mz_engine *engine, int64_t one, int64_t other);

/* Return the first cell of a corridor in reading order. */
int64_t first_cell(mz_engine *engine, int64_t corridor);

/* --- numbering.c */

/* Return the note of a row; it is made if there is none. There is room for it. */
row_note *note_of(mz_engine *engine, int64_t row);

/* Note that a new row has a part of a region. */
void note_part(mz_engine *engine, int64_t part, int64_t region);

/* Let the largest part of each region that fell apart have its number, and note what every row is before
   anything is added to it. */
void settle_parts(mz_engine *engine);

/* Return whether the first of two regions passes on its number when they become one: the larger, of equals
   the older, of those the lower one. */
bool passes_on(mz_engine *engine, int64_t row, int64_t other);

/* --- answer.c */

/* Numbers for an answer; there is room for more. */
typedef struct {
    int64_t *items, count;
} number_list;

/* The regions that an answer is about. */
typedef struct {
    number_list gone, fresh, changed, before;
} region_changes;

/* Write down what the update changed, clear its marks and give the rows back that it gave up; there is room
   for it. */
void make_answer(mz_engine *engine);

/* Append a packed place, kind and region and a number of cells to runs; go on with the run before if it fits.
   Return the number of entries. */
static inline int64_t add_run(int64_t *runs, int64_t count, int64_t entry, int64_t length) {
    if (count && runs[count - 2] + (runs[count - 1] << PLACE_SHIFT) == entry) {
        runs[count - 1] += length;
        return count;
    }
    runs[count] = entry;
    runs[count + 1] = length;
    return count + 2;
}

/* Write the end of an answer that has `count` entries so far; there is room for it. */
void end_answer(mz_engine *engine, int64_t count, const region_changes *found);

#endif
