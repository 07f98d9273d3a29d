/* Writing padded places as lattice cells. */

#ifndef MZ_CELLS_H
#define MZ_CELLS_H

#include "paths/searcher.h"

/* Where cells are written: level, row and column of each. The array's first place has the row `top` and the
   column `left`. */
typedef struct {
    int64_t (*cells)[3];
    int64_t first, stride, height, top, left;
} cell_writer;

static inline cell_writer cells_from(const mz_engine *engine, int64_t top, int64_t left,
                                     int64_t (*cells)[3]) {
    const mz_tables *tables = &engine->tables;
    return (cell_writer){cells, tables->first, tables->stride, tables->height + 1, top, left};
}

/* Write the lattice cell of a padded place. */
static inline void write_cell(const cell_writer *to, int64_t at, int64_t place) {
    int64_t rows = (place - to->first) / to->stride;
    to->cells[at][0] = rows / to->height;
    to->cells[at][1] = rows % to->height + to->top;
    to->cells[at][2] = (place - to->first) % to->stride + to->left;
}

#endif
