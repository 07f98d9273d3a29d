/* The segmentation of a board into rooms, corridors and crossroads, and its updates.

   Numbers of regions, answers and flags: `regions/codes.h`. Places are padded, as `regions/engine.h` has
   them. A function that is given an engine returns MZ_BUSY if another thread is at work on it; but for the
   passes of a fresh segmentation, which threads share. */

typedef struct mz_engine mz_engine;
typedef struct mz_engine_arrays mz_engine_arrays;
typedef struct mz_tables mz_tables;

/* The cells and walls of a maze: (levels, height, width), as a maze has them.

   stagger: 0 for cells with four sides; for hexagons 1 if the second row is shifted to the right, 2 if the
       first is */
typedef struct {
    const uint8_t *cells, *walls;
    int64_t levels, height, width, stagger;
} mz_maze_arrays;

/* --- The bytes of a space, but for its links, made of a maze */

/* Write the bytes of some rows into a padded array; rows are counted through all levels.

   cells: the bytes of the space, all of the board
   first, two_rows: the place of the first cell, and the step from a row to the second one below
   level_rows: from a level to the next */
MZ_PUBLIC void mz_compile_rows(const mz_maze_arrays *maze, uint8_t *cells, int64_t first, int64_t two_rows,
                               int64_t level_rows, int64_t start, int64_t stop);

/* Write the bytes of the cells at `count` flat places; return -1, or which of the places is none. */
MZ_PUBLIC int64_t mz_compile_cells(const mz_maze_arrays *maze, const int64_t *places, uint8_t *values,
                                   int64_t count);

/* --- The engine */

/* Make an engine without regions of arrays and tables, which must outlive it; NULL if memory ran out. */
MZ_PUBLIC mz_engine *mz_engine_new(const mz_engine_arrays *arrays, const mz_tables *tables);

/* Write the tables of an engine to an empty list, 64 bits each: 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_engine_save(mz_engine *engine, mz_list *words);

/* Read them into an engine without regions, which has a copy of the arrays: 1; 0 if they are of another
   board, or MZ_NO_MEMORY, and then it must not be used. */
MZ_PUBLIC int64_t mz_engine_load(mz_engine *engine, const int64_t *words, int64_t count);

MZ_PUBLIC void mz_engine_free(mz_engine *engine);

/* Make a mirror of an engine: another one, without regions, that gets copies of what tells the region of a
   cell. It can be asked for kinds and regions, and nothing else: 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_make_mirror(mz_engine *engine, mz_engine *mirror);

/* Append to an empty list what was written since it was taken last: 1; 0 if that is not known, because no
   mirror was made, it was too much, or memory ran out: then make another mirror. */
MZ_PUBLIC int64_t mz_take_written(mz_engine *engine, mz_list *words);

/* Write the same to a mirror: 1; 0 if it is of another board, or MZ_NO_MEMORY, and then nothing changed. */
MZ_PUBLIC int64_t mz_follow(mz_engine *mirror, const int64_t *words, int64_t count);

/* Return how many bytes the tables of regions, pieces and links take. */
MZ_PUBLIC int64_t mz_engine_bytes(const mz_engine *engine);

/* Give an engine without regions room for so many rows, and for the parts of corridors with so many cells;
   row 0 is zeros: 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_engine_make_rows(mz_engine *engine, int64_t count, int64_t corridor_cells);

/* --- Updates */

/* Write new bytes of cells, or nothing at all if they would contradict others.

   places: (count) padded places, each once
   values: (count) their new bytes

   Return -1, the first of these places that is wrong, by number, or MZ_NO_MEMORY. `mz_settle` or `mz_forget`
   must follow. */
MZ_PUBLIC int64_t mz_write_patch(mz_engine *engine, const int64_t *places, const uint8_t *values,
                                 int64_t count);

/* Compile dirty cells of a maze and write their bytes.

   The maze may have moved on since they were dirty: where a neighbor then disagrees about the side between
   them, it is compiled too.

   dirty: (count) flat places; those that are none are left out, and of equal ones all but the first
   links: (count) how many ports of each carry links, up to 3; or NULL, if none ever did
   settles: whether to settle at once

   Return the length of the answer if it settles, any number from 0 on if it does not, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_write_maze(mz_engine *engine, const mz_maze_arrays *maze, const int64_t *dirty,
                                const uint8_t *links, bool settles, int64_t count);

/* Bring everything up to date that follows from the bytes that were written; return the length of the answer,
   or MZ_NO_MEMORY, and everything, those bytes too, as it was before they were written.

   It takes no job: an update runs to its end. Python segments everything again, which can be canceled, where
   an update would take longer than that. */
MZ_PUBLIC int64_t mz_settle(mz_engine *engine);

/* Clear the marks of an update that wrote bytes and is not settled, and maybe restore the bytes; return 0. */
MZ_PUBLIC int64_t mz_forget(mz_engine *engine, bool restores);

/* Write the runs of an answer, which have `count` entries, into flat (levels, height, width) arrays. */
MZ_PUBLIC void mz_write_runs(const int64_t *runs, uint8_t *kind, int32_t *region, int64_t count);

/* --- The content of a region: as `regions/walks.h`; items are appended, 64 bits each */

MZ_PUBLIC int64_t mz_corridor_cells(const mz_engine *engine, int64_t row, mz_list *cells);
MZ_PUBLIC int64_t mz_room_runs(mz_engine *engine, int64_t row, mz_list *runs);
MZ_PUBLIC int64_t mz_entries_in(const mz_engine *engine, const int64_t *runs, mz_list *entries,
                                int64_t count);

/* Append runs of cells, as in an answer: those that the last update gave another number as they were. */
MZ_PUBLIC int64_t mz_renumbered_cells(mz_engine *engine, mz_list *cells);

/* Write the regions of some rows of the board, in columns that follow each other.

   rows: (count) counted through all levels
   regions: (count, width)
   left: the first column

   Return 0, or -1 if some of it is not on the board. */
MZ_PUBLIC int64_t mz_gather_regions(const mz_engine *engine, const int64_t *rows, int32_t *regions,
                                    int64_t left, int64_t count, int64_t width);

/* Look up what is at `count` padded places, each on the board or beside it.

   regions, rooms, positions: (count) the regions of the cells, the rooms of the open faces with these
       anchors (`places` are anchors then), and where corridor cells stand along their corridors; 0 for none;
       or NULL */
MZ_PUBLIC int64_t mz_look_up(const mz_engine *engine, const int64_t *places, int32_t *regions,
                             int32_t *rooms, int32_t *positions, int64_t count);

/* --- A fresh segmentation, in passes over words of 64 places. Threads may share a pass, each with words, or
   runs of faces, of its own (a share), and with a head of its own, which counts and numbers. */

/* (count, words) bits of all places, with `guard` empty words before the first and after the last
   (`regions/planes.h`). */
typedef struct {
    uint64_t *bits;
    int64_t guard, count, words;
} mz_fresh_planes;

/* What a walk along corridors needs to know.

   ways: the sides (one bit each) of the corridor cell at a place that lead to corridor cells
   steps: (SIDE_SETS) the place across a side, by its bit
   onward: (SIDE_SETS) the sides by which one may leave that has entered by crossing this side, by its bit */
typedef struct {
    uint8_t *ways;
    const int64_t *steps;
    const uint8_t *onward;
} mz_fresh_trails;

/* Split the planes from the bytes of these words; return a place with a wrong byte, or -1. */
MZ_PUBLIC int64_t mz_read_bytes(const uint8_t *cells, const mz_fresh_planes *planes, int64_t start,
                                int64_t stop);

/* Find the open faces of these words; return a place that contradicts its neighbors, or -1. */
MZ_PUBLIC int64_t mz_find_faces(const mz_engine *engine, const mz_fresh_planes *planes, int64_t start,
                                int64_t stop);

/* Find the kinds in these words. */
MZ_PUBLIC void mz_find_kinds(const mz_engine *engine, int64_t *head, const mz_fresh_planes *planes,
                             int64_t start, int64_t stop);

/* Find by which sides corridors go on from each cell, and where they end; return the number of their
   cells. */
MZ_PUBLIC int64_t mz_find_ends(const mz_engine *engine, const mz_fresh_planes *planes, uint8_t *ways,
                               int64_t start, int64_t stop);

/* Return how many rows of tiles there are. */
MZ_PUBLIC int64_t mz_tile_rows(const mz_engine *engine);

/* Count how many patches each of these rows of tiles has at most.

   counts: (rows of tiles) */
MZ_PUBLIC void mz_count_patches(const mz_engine *engine, int64_t *counts, int64_t start, int64_t stop);

/* Make room for so many patches: 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_reserve_patches(mz_engine *engine, int64_t count);

/* Find the patches of these rows of tiles.

   firsts: (rows of tiles) the number of the first patch of each row
   counts: (rows of tiles) how many there are, is written here */
MZ_PUBLIC void mz_find_patches(mz_engine *engine, const mz_fresh_planes *planes, const int64_t *firsts,
                               int64_t *counts, int64_t start, int64_t stop);

/* Join all patches into rooms, numbered from 1 on in the order of their first patches; return how many there
   are, or MZ_NO_MEMORY. It is short. */
MZ_PUBLIC int64_t mz_join_patches(mz_engine *engine, const int64_t *firsts, const int64_t *counts,
                                  int64_t row_count);

/* Make the rows of all rooms, which come first. */
MZ_PUBLIC void mz_make_rooms(mz_engine *engine, int64_t count);

/* Return how many ends of corridors these words have; a corridor of one cell has two. */
MZ_PUBLIC int64_t mz_count_ends(const mz_fresh_planes *planes, int64_t start, int64_t stop);

/* Find the corridors, rings left out, that lie in several shares of the board.

   trails: its `ways` are marked where a corridor comes from another share
   cuts: (cut_count) the place where each share starts, and the end
   found: their two ends are written here, in order, by twos
   most_steps: when to give up

   Return how many there are; -1 if they are too long. */
MZ_PUBLIC int64_t mz_find_shared_corridors(const mz_fresh_trails *trails, const int64_t *cuts, int64_t *found,
                                           int64_t most_steps, int64_t cut_count);

/* Walk the corridors that have an end in these words; return the number of their cells. Other threads see to
   the ends from the word `limit` on. */
MZ_PUBLIC int64_t mz_walk_corridors(const mz_engine *engine, int64_t *head, const mz_fresh_planes *planes,
                                    const mz_fresh_trails *trails, int64_t limit, int64_t start,
                                    int64_t stop);

/* Put the corridor cells of these words that were not walked in the place of the ends. */
MZ_PUBLIC void mz_find_rings(const mz_engine *engine, const mz_fresh_planes *planes, int64_t start,
                             int64_t stop);

/* Walk the rings that `mz_find_rings` has found; return the number of their cells, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_walk_rings(mz_engine *engine, const mz_fresh_planes *planes,
                                const mz_fresh_trails *trails, int64_t start, int64_t stop);

/* --- Numbers carried over to a fresh segmentation */

/* A part of a board: its first row and column. */
typedef struct {
    int64_t row, col;
} mz_board_cut;

/* Overlaps: by old and by new number, the first partner, and -1 if there are several; and the outcome, for
   each new number the old number that it takes over, or 0. */
typedef struct {
    int32_t *partner_of_old, *partner_of_new, *heirs;
    int64_t old_count, new_count;
} mz_overlap;

/* Note what overlaps what in two cuts of this size, of the old and of the new board, and pair what has no
   rival: 0, or MZ_CANCELED. */
MZ_PUBLIC int64_t mz_meet(mz_job *job, const mz_engine *old, const mz_engine *new, mz_overlap *overlap,
                          const mz_board_cut *cuts, int64_t levels, int64_t rows, int64_t cols);

/* Append the pairs that have a rival, by twos: old << 32 | new, and how many places follow each other so. A
   pair is given once for every row of such places. Return 0, MZ_NO_MEMORY or MZ_CANCELED. */
MZ_PUBLIC int64_t mz_rivals(mz_job *job, const mz_engine *old, const mz_engine *new, mz_overlap *overlap,
                            const mz_board_cut *cuts, int64_t levels, int64_t rows, int64_t cols,
                            mz_list *pairs);

/* Let each of `count` pairs, the greatest overlap first, come together if both are still free: 0, or
   MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_pair_rivals(mz_overlap *overlap, const int64_t *pairs, int64_t count);

/* Set the number and the row of every room and corridor n below `count` to `numbers[n]`: 0, or MZ_NO_MEMORY.
   Later regions get numbers above these and above `numbers[0]`, or free ones below where they may be given
   again.

   It takes no job: one pass, after which the engine must be whole. */
MZ_PUBLIC int64_t mz_renumber(mz_engine *engine, const int32_t *numbers, int64_t count);

/* Let `count` pairs of rooms, or of corridors, exchange their numbers, one pair after the other; the first of
   a pair may be a number that no region has. Return the length of the answer, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_exchange(mz_engine *engine, const int32_t *pairs, int64_t count);

/* Make the answer of an update that made `new` out of `old`, in the new engine; return its length,
   MZ_NO_MEMORY or MZ_CANCELED. Both share their layout; the log of the old one has the cells that were
   written. */
MZ_PUBLIC int64_t mz_differences(mz_job *job, const mz_engine *old, mz_engine *new);
