/* Distances and shortest paths in the maze of a segmentation, and the graph of its regions.

   Places are padded ones, of cells of floor. One passage is one step. A function that is given an engine
   returns MZ_BUSY if another thread is at work on it, or on a searcher of it. */

#ifndef MZ_PATHS_H
#define MZ_PATHS_H

#include "paths/nodes.h"

typedef struct mz_engine mz_engine;
typedef struct mz_searcher mz_searcher;

/* What stands for the steps where there are none. */
enum {
    MZ_NO_PATH = -1,
    MZ_PATH_UNKNOWN = -2 /* the search has given up */
};

/* Return a searcher, for now of a space without links; NULL if memory ran out.

   Each call is given the engine: always the same, but after `mz_forget_graph`. A search over near cells gives
   up after `patience` cells, less than 2048. */
MZ_PUBLIC mz_searcher *mz_make_searcher(int64_t patience);

MZ_PUBLIC void mz_free_searcher(mz_searcher *searcher);

/* Take the links: 0, or MZ_NO_MEMORY.

   at, to: (count), padded places, sorted by `at`: a step from `at` to `to`; `~place` in `to` where a one-way
   link leads only from that place to `at` */
MZ_PUBLIC int64_t mz_set_links(mz_searcher *searcher, const int64_t *at, const int64_t *to, int64_t count);

/* Note what the last update of the engine has touched; return how much waits for the next question that needs
   the region graph, -1 if that question must make the graph. */
MZ_PUBLIC int64_t mz_note_update(mz_searcher *searcher, mz_engine *engine);

/* Forget the region graph; the next question that needs it makes it again. */
MZ_PUBLIC void mz_forget_graph(mz_searcher *searcher);

/* Return the steps between two cells if few cells need to be looked at, else MZ_PATH_UNKNOWN; MZ_NO_PATH.

   Cells on straight paths to the goal come first. Without links, the bound of a path rises by 0 or 2 from
   cell to cell: two stacks do for a heap. Where there are links, rows and columns tell nothing: cells are
   looked at by their steps, one stack for each, and the first with a link ends the search. */
MZ_PUBLIC int64_t mz_near_distance(mz_searcher *searcher, const mz_engine *engine, int64_t start,
                                   int64_t goal);

/* Write the cells of the path that `mz_near_distance` found last.

   top, left: row and column of the first place of the array
   cells: (count, 3), by level, row and column; one more than the path has steps; written */
MZ_PUBLIC int64_t mz_near_path(const mz_searcher *searcher, const mz_engine *engine, int64_t goal,
                               int64_t top, int64_t left, int64_t (*cells)[3], int64_t count);

/* Return the steps between two cells, found over the region graph, which is made or brought up to date first;
   MZ_NO_PATH; or MZ_NO_MEMORY or MZ_CANCELED, and a graph that was not up to date is forgotten. */
MZ_PUBLIC int64_t mz_far_distance(mz_job *job, mz_searcher *searcher, mz_engine *engine, int64_t start,
                                  int64_t goal);

/* Write the cells of the path that `mz_far_distance` found last, as `mz_near_path`: 0, or MZ_NO_MEMORY. */
MZ_PUBLIC int64_t mz_far_path(mz_searcher *searcher, mz_engine *engine, int64_t start, int64_t goal,
                              int64_t top, int64_t left, int64_t (*cells)[3], int64_t count);

/* Write the steps from a cell to all others, nearest first; return the first goal that was met, MZ_NO_PATH
   for none, MZ_NO_MEMORY or MZ_CANCELED.

   limit: cells farther than this are left out
   goals: (size), where to stop: all that is as far as the first of them is still reached; NULL for none
   steps: (size), -1 everywhere; written */
MZ_PUBLIC int64_t mz_spread(mz_job *job, const mz_searcher *searcher, const mz_engine *engine, int64_t start,
                            int64_t limit, const bool *goals, int32_t *steps, int64_t size);

/* Write the nodes of the region graph, one for each region; 0, MZ_NO_MEMORY or MZ_CANCELED. */
MZ_PUBLIC int64_t mz_find_nodes(mz_job *job, const mz_engine *engine, mz_nodes *nodes);

/* Append the pairs of adjacent nodes, two numbers of 32 bits for each contact
   (`mazarine.paths.region_graph`): 0, MZ_NO_MEMORY or MZ_CANCELED. */
MZ_PUBLIC int64_t mz_find_contacts(mz_job *job, const mz_engine *engine, const mz_nodes *nodes,
                                   mz_list *pairs);

/* Write for each node the number of its connected component, whichever way edges run; return how many there
   are, or MZ_CANCELED.

   edges: (edge_count, 2), nodes
   components: (count), written */
MZ_PUBLIC int64_t mz_find_components(mz_job *job, const int32_t (*edges)[2], int64_t edge_count,
                                     int32_t *components, int64_t count);

#endif
