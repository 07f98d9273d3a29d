/* What the parts of an update share: its lists, and the changes that each of them can undo.

   Every function that needs memory returns MZ_NO_MEMORY if there is none, and has not changed then what
   `undo` could not restore. */

#ifndef MZ_REGIONS_UPDATE_H
#define MZ_REGIONS_UPDATE_H

#include "regions/engine.h"

/* The mark in `face` of a face that is not part of a room yet; lower ones mark what a search has reached. */
enum { GAINED = -1 };

/* Entries of a list up to which its memory is kept for the next update. */
enum { SMALL_LIST = 1 << 16 };

/* A row as it was before the update. */
typedef struct {
    int32_t row, columns[ROW_WIDTH];
} saved_row;

/* The lists of an update, of 64-bit numbers if nothing else is said.

   lost, lost_rooms: faces that closed, and their rooms
   gained: faces that opened
   kinds: bytes, the new kinds of the cells of the log
   cuts, segments: of corridors (`corridors.c`)
   joined: corridors that meet
   nodes: faces that still stand around lost ones (`rooms.c`)
   seeds: where a search begins
   losers, labels, stack: of rooms that merge
   sides, runs, live: of a search (`search.h`)
   numbers: of regions, for the answer
   saved_rows, saved_faces, saved_positions: what was there before: rows; runs of faces (first place, place
       after the last, room); places << 32 with positions
   head: as it was before */
struct mz_work {
    mz_list lost, lost_rooms, gained, kinds, cuts, segments, joined, nodes, seeds, losers, labels, stack;
    mz_list sides, runs, live, numbers, saved_rows, saved_faces, saved_positions;
    int64_t head[HEAD_SIZE];
};

/* Return the items of a list of 64-bit numbers. */
static inline int64_t *numbers_of(const mz_list *list) {
    return list->items;
}

/* Make room in a list: 0, or MZ_NO_MEMORY. */
static inline int64_t reserve(mz_list *list, int64_t more, int64_t size) {
    return list->count + more <= list->room ? 0 : mz_list_reserve(list, more, size);
}

/* Log a cell as it is, unless this update did so before. */
static inline int64_t touch(mz_engine *engine, int64_t cell) {
    if (engine->cells[cell] & TOUCHED) return 0;
    TRY(mz_push64(&engine->log, packed(cell, engine->kind[cell], engine->region[cell])));
    engine->cells[cell] |= TOUCHED;
    return 0;
}

/* Save a row before its first change in this update. */
static inline int64_t save_row(mz_engine *engine, int64_t row) {
    int32_t *columns = engine->rows[row];
    if (columns[FLAGS] & SAVED) return 0;
    mz_list *saved = &engine->work->saved_rows;
    TRY(reserve(saved, 1, sizeof(saved_row)));
    saved_row *last = (saved_row *)saved->items + saved->count++;
    last->row = (int32_t)row;
    for (int column = 0; column < ROW_WIDTH; column++) last->columns[column] = columns[column];
    columns[FLAGS] |= SAVED;
    return 0;
}

/* Note for the delta that the region of this row changes. */
static inline int64_t note(mz_engine *engine, int64_t row) {
    if (engine->rows[row][FLAGS] & NOTED) return 0;
    TRY(save_row(engine, row));
    TRY(mz_push64(&engine->noted, row));
    engine->rows[row][FLAGS] |= NOTED;
    return 0;
}

/* Save the position of a cell before it changes. */
static inline int64_t save_position(mz_engine *engine, int64_t cell) {
    return mz_push64(&engine->work->saved_positions, cell << 32 | (uint32_t)engine->position[cell]);
}

/* Make a row of zeros with these flags, the kind among them; return it, or MZ_NO_MEMORY. */
int64_t make_row(mz_engine *engine, int32_t flags);

/* Make a row in an update: as `make_row`. */
static inline int64_t new_row(mz_engine *engine, int32_t kind) {
    TRY(reserve(&engine->noted, 1, 8));
    int64_t row = make_row(engine, kind | NEW | NOTED | SAVED);
    if (row >= 0) numbers_of(&engine->noted)[engine->noted.count++] = row;
    return row;
}

/* End the region of a row; its number is free again only after the update. */
static inline int64_t give_up_row(mz_engine *engine, int64_t row) {
    TRY(note(engine, row));
    engine->head[engine->rows[row][FLAGS] & KIND_OF_ROW]--;
    engine->rows[row][FLAGS] |= GONE;
    return 0;
}

/* Return whether the first of two equal regions passes on its number: the older or the lower one. */
static inline bool wins_tie(const mz_engine *engine, int64_t row, int64_t other) {
    int32_t is_new = engine->rows[row][FLAGS] & NEW, other_is_new = engine->rows[other][FLAGS] & NEW;
    return is_new < other_is_new || (is_new == other_is_new && row < other);
}

/* Put a face into a room. */
static inline void set_face(mz_engine *engine, int64_t anchor, int64_t room) {
    engine->face[anchor] = (int32_t)room;
    engine->plane[anchor >> 6] |= UINT64_C(1) << (anchor & 63);
}

/* Take a face out of its room. */
static inline void clear_face(mz_engine *engine, int64_t anchor) {
    engine->face[anchor] = 0;
    engine->plane[anchor >> 6] &= ~(UINT64_C(1) << (anchor & 63));
}

/* --- undo.c */

/* Empty all lists; give up the memory of those for more than so many entries. */
void clear_work(mz_work *work, int64_t kept);

/* Forget the update before, and the memory that it took if that was much. */
void begin_update(mz_engine *engine);

/* Restore the bytes of the cells that an update has written, and clear its marks. */
void restore_bytes(mz_engine *engine);

/* Restore everything that an update has changed, from its beginning. */
void undo(mz_engine *engine);

/* --- settle.c */

/* Bring everything up to date that follows from the bytes that were written: 0, or MZ_NO_MEMORY and
   everything, those bytes too, as before the update. The log holds the cells that were written and no others.
   The cost follows what changes. */
int64_t settle(mz_engine *engine);

/* --- corridors.c */

/* Note that a cell leaves its corridor. */
int64_t cut_out(mz_engine *engine, int64_t cell);

/* Note that the side between two neighboring cells of a corridor closes. */
int64_t cut_between(mz_engine *engine, int64_t cell, int64_t other);

/* Cut every corridor at all its cuts at once; the largest segment keeps the number. */
int64_t make_cuts(mz_engine *engine);

/* Make a corridor of one cell; `join` then joins it to its neighbors. */
int64_t add_cell(mz_engine *engine, int64_t cell);

/* Note which corridors meet at the open sides of a corridor cell; `extend` then makes them one. */
int64_t join(mz_engine *engine, int64_t cell);

/* Make one corridor of those that meet: from its ends outward the longest takes the others. */
int64_t extend(mz_engine *engine);

/* --- rooms.c */

/* Take lost faces, cleared already, from their rooms and split those that fall apart. */
int64_t lose_faces(mz_engine *engine);

/* Put gained faces, marked `GAINED`, into rooms and merge the rooms that they join. */
int64_t gain_faces(mz_engine *engine);

/* Move a run of faces, and the cells that belong to them, to another room. */
int64_t give_run(mz_engine *engine, int64_t start, int64_t stop, int64_t giver, int64_t taker);

/* --- answer.c */

/* Write down what the update changed, clear its marks and give the rows back that it gave up. */
int64_t make_answer(mz_engine *engine);

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

/* Write the end of an answer that has `count` entries so far: region numbers, then counts; there is room for
   it. */
void end_answer(mz_engine *engine, int64_t count, const int64_t *gone, int64_t gone_count,
                const int64_t *fresh, int64_t fresh_count, const int64_t *changed, int64_t changed_count);

#endif
