/* Blocks of large mazes: bytes of a window, what regions have in it, chains of corridors, and overviews.

   A window is a block with its halo, in a padded array: `start` is the place of the first cell of the block,
   `stride` the distance of two rows. An engine is that of a window, and gives every region of it a label; a
   function that is given one returns MZ_BUSY if another thread is at work on it. */

typedef struct mz_engine mz_engine;

/* Write the bytes of a space for a window (rows, cols); sides that lead out of it are closed.

   Floor of the halo gets links, which make crossroads of it: so corridors end at the block, while open faces
   do not mind.

   space: padded, written; `first` is the place of the first cell of the window
   halo_rows, halo_cols: those on each side of the block
   Returns -1, or the place in the window of a code that does not exist. */
MZ_PUBLIC int64_t mz_big_write_bytes(const uint8_t *cells, const uint8_t *walls, uint8_t *space,
                                     int64_t first, int64_t stride, int64_t halo_rows, int64_t halo_cols,
                                     int64_t rows, int64_t cols);

/* Copy kinds and labels (rows, cols) of a block; crossroads get label 0.

   counts: (4), gets the number of cells of each kind
   Returns 0. */
MZ_PUBLIC int64_t mz_big_copy_labels(const mz_engine *engine, int64_t start, int64_t stride, uint8_t *kinds,
                                     uint32_t *labels, int64_t *counts, int64_t rows, int64_t cols);

/* What regions have in a block: counts of each, and places in its window.

   first: the place of the first face or cell; size: the number of cells
   top, left, bottom, right: the box, from the first cell of the block on
   door, last_door: the cells that the ends of a corridor lead to, -1 for none in the block */
typedef struct {
    int32_t first, size, faces, entries, top, left, bottom, right, door, last_door;
} mz_big_entry;

/* Write what the regions of a block have in it into its table: (labels), filled with zeros.

   Faces are counted where their anchor lies. The box of a room holds the cells of its faces.

   is_open: (labels), the region goes on outside the block
   face_rows, face_cols: how far a face reaches down and right of its anchor
   pinches: 64 bits each; for each cell that is an entry of two open rooms by being a pinch, the two are
       appended
   Returns 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_big_count_regions(const mz_engine *engine, mz_big_entry *table, const bool *is_open,
                                       mz_list *pinches, int64_t start, int64_t stride, int64_t rows,
                                       int64_t cols, int64_t face_rows, int64_t face_cols);

/* Write what the engine knows of its regions into the table of a block, and their kinds into `flags`.

   Doors are the cells inside the block that the ends of a corridor lead to. The passages of a corridor of one
   cell are its ends in the order N, E, S, W.

   table, flags, is_open: (labels)
   counts: (2), gets the number of corridors and rooms of the block that do not go on outside it
   Returns 0. */
MZ_PUBLIC int64_t mz_big_describe(const mz_engine *engine, mz_big_entry *table, uint8_t *flags,
                                  const bool *is_open, int64_t *counts, int64_t start, int64_t stride,
                                  int64_t rows, int64_t cols, int64_t labels);

/* Write the least member of the set of each of `count` members, where pairs (first, second) are of one set.

   up: (count), each its own number; written */
MZ_PUBLIC void mz_big_unite(int64_t *up, const int64_t *first, const int64_t *second, int64_t count,
                            int64_t pairs);

/* Put pieces of corridors that are joined at their ends in order.

   partner: (2 count) for end 0 and 1 of each piece (2 * piece + end), the end that it is joined to, or -1
   sizes: (count) the cells of each piece
   head, offset, flip: (count), get the piece at which the chain begins, how many cells come before, and
       whether the piece is walked from its end 1 to its end 0
   last: (count), gets for the first piece of a chain its other end, or -1 for a ring */
MZ_PUBLIC void mz_big_chain(const int64_t *partner, const int64_t *sizes, int64_t *head, int64_t *offset,
                            int64_t *flip, int64_t *last, int64_t count);

/* Write the number of the region of each cell (rows, cols) by the numbers of labels.

   first: the place of the first cell in the maze, which has `maze_cols` columns */
MZ_PUBLIC void mz_big_write_numbers(const uint8_t *kinds, const uint32_t *labels, const int64_t *numbers,
                                    int64_t first, int64_t maze_cols, int64_t *out, int64_t rows,
                                    int64_t cols);

/* Write the share of each kind among `scale` by `scale` kinds (high, wide): (4, rows, cols) in parts of
   255. */
MZ_PUBLIC void mz_big_shrink_kinds(const uint8_t *kinds, int64_t scale, uint8_t *out, int64_t high,
                                   int64_t wide, int64_t rows, int64_t cols);

/* Write the mean of each 2 by 2 of shares (kinds, high, wide); at the border of those that are there. */
MZ_PUBLIC void mz_big_halve_shares(const uint8_t *shares, uint8_t *out, int64_t kinds, int64_t high,
                                   int64_t wide, int64_t rows, int64_t cols);
