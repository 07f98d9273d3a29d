/* The regions as nodes of the region graph, as Python has them (`Nodes` in `mazarine.native.paths`). */

#ifndef MZ_NODES_H
#define MZ_NODES_H

#include <stdint.h>

/* Rooms and corridors by number, then crossroads in reading order.

   numbers, kinds, sizes: (count), as in `mazarine.paths.region_graph.RegionGraph`
   places: (count), the padded place of a cell of each
   at: (padded), the node of each cell, -1 for rock
   of_row: (rows), the node of each row of the engine, -1 for none */
typedef struct {
    int32_t *numbers;
    uint8_t *kinds;
    int64_t *sizes, *places;
    int32_t *at, *of_row;
    int64_t count, padded, rows;
} mz_nodes;

#endif
