/* Flood fill from a cell over the cells connected with it, one run of a row at a time. */

/* The conditions by which cells are connected.

   takes: bits by the code of a cell: it is of the sort that is looked for
   opens: bits by the code of a wall: it does not part cells
   lacks_east: two bits by whether row and column of a cell are together even or odd: it has no side E
   shifted: of hexagons, whether even (0) or odd (1) rows are shifted to the right; -1 for other cells */
typedef struct {
    int64_t takes, opens, lacks_east, shifted;
} mz_flood_rule;

/* Find at most `most` runs of cells; return how many cells are left to go on from, or MZ_NO_MEMORY.

   cells, walls: (rows, cols), as a maze has them; they must not change until no cell is left
   rule: which of them are connected
   marks: (rows, cols), 1 for the cells that are found; written
   box: (4), the first row and column that have one, and the last ones; written
   stack: places of cells to go on from, each of the sort that is looked for, 64 bits each; written */
MZ_PUBLIC int64_t mz_flood_spread(const uint8_t *cells, const uint8_t *walls, const mz_flood_rule *rule,
                                  uint8_t *marks, int64_t *box, mz_list *stack, int64_t most, int64_t rows,
                                  int64_t cols);
