/* Writing padded places as lattice cells. */

#ifndef MZ_CELLS_H
#define MZ_CELLS_H

#include "paths/searcher.h"

/* Where cells are written: level, row and column of each. The array's first place has the row `top` and the
   column `left`. */
typedef struct {
    int64_t (*cells)[3];
    const mz_tables *tables;
    int64_t top, left;
} cell_writer;

static inline cell_writer writer_of(const mz_engine *engine, int64_t top, int64_t left,
                                    int64_t (*cells)[3]) {
    return (cell_writer){cells, &engine->tables, top, left};
}

/* Write the lattice cell of a padded place. */
static inline void write_cell(const cell_writer *to, int64_t at, int64_t place) {
    const mz_tables *tables = to->tables;
    int64_t rows = row_of(tables, place);
    to->cells[at][0] = rows / tables->level_rows;
    to->cells[at][1] = rows % tables->level_rows + to->top;
    to->cells[at][2] = place - row_start(tables, rows) + to->left;
}

#endif
