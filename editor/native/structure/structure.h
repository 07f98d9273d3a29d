/* Measures of the structure of a maze: components, dead ends, searches of whole components, cuts. */

#ifndef MZ_STRUCTURE_H
#define MZ_STRUCTURE_H

#include "paths/nodes.h"

typedef struct mz_engine mz_engine;

/* The exits of every cell.

   cells: (size) the bytes of the space
   sides: (side_count) the step across each side
   at, to: (links) for every end of a link its padded place, sorted, and where it leads
   first, last: the first place that may be a cell, and the one after the last */
typedef struct {
    const uint8_t *cells;
    const int64_t *sides, *at, *to;
    int64_t first, last, size, links, side_count;
} mz_passages;

/* Room for the searches of one part, and what the last one found.

   seen: (size) the number of the last search (1 to 255) that met a cell
   order: (most) the cells that the last search met, nearest first
   before: (most) for each of them where in the order the cell is that it was met from
   levels: (most) where in the order the cells of each number of steps begin, and their number after the last
   most: one more than a search meets
   count: how many cells were met
   far: how far the last one is */
typedef struct {
    uint8_t *seen;
    int32_t *order, *before, *levels;
    int64_t size, most, count, far;
} mz_sweep;

/* The effect of closing each node of the region graph, all (count).

   parent: the node that the search came from, -1 for the first of a component
   subtree: the cells of a node and of all that were found from it
   total: the cells of its component, which are given
   largest: the cells of the largest piece that remains of its component
   on_loop: some edge of the node is no bridge */
typedef struct {
    int32_t *parent, *subtree, *total, *largest;
    bool *on_loop;
    int64_t count;
} mz_cuts;

/* Assign numbers from 1 to the components, in the reading order of their first cells: 0, MZ_NO_MEMORY or
   MZ_CANCELED.

   passages: all of them, whichever way they lead
   labels: (size) zeros; written
   firsts, sizes: 64 bits each, the first cell of each component, and how many cells it has; written */
MZ_PUBLIC int64_t mz_label_components(mz_job *job, const mz_passages *passages, int32_t *labels,
                                      mz_list *firsts, mz_list *sizes);

/* Write the steps from each dead end to the first cell of degree 3 or more, or along its whole chain: 0, or
   MZ_CANCELED.

   degree: (size)
   ends, lengths: (count) cells of degree 1; written */
MZ_PUBLIC int64_t mz_dead_end_lengths(mz_job *job, const mz_passages *passages, const uint8_t *degree,
                                      const int64_t *ends, int64_t *lengths, int64_t count);

/* Take away all cells of degree 1 or 0, and those that become so, until none is left: 0, or MZ_CANCELED.

   passages: all of them, whichever way they lead
   degree: (size) of every cell; changed. One that is never to go has a high degree.
   removed: (size) false; written */
MZ_PUBLIC int64_t mz_peel(mz_job *job, const mz_passages *passages, uint8_t *degree, bool *removed);

/* Find the removed cells that are connected with the cells of a path: 0, MZ_NO_MEMORY or MZ_CANCELED.

   removed: (size) they are no longer marked
   path: (count)
   found: 64 bits each; written */
MZ_PUBLIC int64_t mz_hanging(mz_job *job, const mz_passages *passages, bool *removed, const int64_t *path,
                             mz_list *found, int64_t count);

/* Search from a cell of floor; `number` is the number of this search, after 255 comes 1. Return the number of
   cells that are met, or MZ_CANCELED.

   passages: those that may be taken */
MZ_PUBLIC int64_t mz_sweep_from(mz_job *job, const mz_passages *passages, mz_sweep *room, int64_t number,
                                int64_t start);

/* Find a shortest path from where the last search began to a place of its order: 0, or MZ_NO_MEMORY.

   path: its cells, 64 bits each; written */
MZ_PUBLIC int64_t mz_path_back(const mz_sweep *room, int64_t at, mz_list *path);

/* Write how many cells the last search met by way of each cell, itself included, in its order: 0,
   or MZ_CANCELED.

   sizes: (count) */
MZ_PUBLIC int64_t mz_subtree_sizes(mz_job *job, const mz_sweep *room, int32_t *sizes, int64_t count);

/* Write the fewest secrets on a path to each node, both ends included; -1 where no path leads: 0,
   MZ_NO_MEMORY or MZ_CANCELED.

   heads: (edges) where the edges of each node lead
   bounds: (count + 1) where those of each node begin
   pieces: nodes above this number are secrets
   start: the first node
   costs: (count) */
MZ_PUBLIC int64_t mz_fewest_secrets(mz_job *job, const int64_t *heads, const int64_t *bounds, int64_t pieces,
                                    int64_t start, int32_t *costs, int64_t count);

/* Find what closing each node of the region graph does: 0, MZ_NO_MEMORY or MZ_CANCELED.

   edges: (edge_count, 2) nodes
   sizes: (count) cells of each node
   found: written */
MZ_PUBLIC int64_t mz_find_node_cuts(mz_job *job, const int32_t (*edges)[2], const int64_t *sizes,
                                    mz_cuts *found, int64_t edge_count);

/* Write for each cell how many cells closing it cuts off, and whether it lies on a cycle: 0, MZ_NO_MEMORY or
   MZ_CANCELED.

   Closing a cell of a room cuts nothing off, for its faces are joined by whole sides. A cell of a corridor
   that is a bridge cuts the corridor in two.

   cut_off, on_loop: (size) zeros; written */
MZ_PUBLIC int64_t mz_fill_cuts(mz_job *job, const mz_engine *engine, const mz_nodes *nodes,
                               const mz_passages *passages, const mz_cuts *found, int32_t *cut_off,
                               bool *on_loop);

#endif
