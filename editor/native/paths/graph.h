/* The region graph, and how a search reads it. */

#ifndef MZ_GRAPH_H
#define MZ_GRAPH_H

#include "paths/searcher.h"

/* A node: its padded place, row and column; where its edges begin in the pool, how many there are, and how
   many may be. `first` is -1 for a cell of a large room, and the next free node for a free one. */
typedef struct {
    int32_t place, row, col, first, count, space;
} graph_node;

/* An edge: its other end; its steps and the side that they begin at (`packed_steps`). */
typedef struct {
    int32_t to, steps_by;
} graph_edge;

/* What a search knows of a node: the number of the search with the steps from the start; and the node that
   they come from, with the side there (`packed_steps`). */
typedef struct {
    int64_t reached, before;
} search_mark;

/* The region graph, what is kept to search it fast, and room to work in.

   node_at: (padded), the node at a place, 0 for none
   nodes: (capacity); node 0 is none
   edges: the pool, 64 bits each
   large: (large_size), by room, 1 where its cells are nodes
   used, free_node, alive: nodes ever used, the first free one, those that are alive
   waste: edges in the pool that no node has any more
   settlings, searches, changes: how many there were so far
   credit: nodes that searches have looked at since a landmark was measured
   last: the node that the last search has reached the goal from
   landmark: their nodes; less than 0 where the steps from it are not good any more
   made: how many changes there were when the steps from a landmark were found
   potential: (capacity, landmarks), the steps from each; along an edge they never differ by more than its
       steps
   seen: (capacity), the last settling that looked at a node
   marks: (capacity), what the last search knows of each node
   heap, waiting: (waiting_room), nodes that a search will look at
   cells, moved, rows: what updates touched since the last settling, 64 bits each
   found: nodes that a settling looks at, 64 bits each */
struct region_graph {
    int32_t *node_at;
    graph_node *nodes;
    mz_list edges;
    uint8_t *large;
    int64_t large_size, capacity, used, free_node, alive, waste, settlings, searches, changes, credit, last;
    int64_t landmarks, landmark[MOST_LANDMARKS], made[MOST_LANDMARKS];
    int32_t *potential;
    int32_t *seen;
    search_mark *marks;
    int64_t *heap, *waiting, waiting_room;
    mz_list cells, moved, rows, found;
    bool is_settled;
};

#define STEPS INT64_C(0x7FFFFFFF) /* in the mark of a node: the steps from the start */

/* Steps, or another number, with the side of the corridor that they begin along, or `NO_SIDE`. */
enum { SIDE_BITS = 3, SIDE_MASK = 7 };

static inline int64_t packed_steps(int64_t steps, int64_t side) {
    return steps * (1 << SIDE_BITS) + side;
}

/* What an edge leads to: `node` is 0 where there is none, `steps` are -1 where the edge only comes
   from there. */
typedef struct {
    int64_t node, steps, side;
} edge_end;

/* Return how many edges to ask a node for. */
static inline int64_t edge_count(const mz_engine *engine, const graph_node *node) {
    return node->first >= 0 ? node->count : engine->tables.side_count;
}

/* Return an edge of a node: one of its list, or what lies across a side of a cell of a large room. */
static inline edge_end edge_at(const mz_engine *engine, const region_graph *graph, const graph_node *node,
                               int64_t index) {
    if (node->first >= 0) {
        graph_edge edge = ((const graph_edge *)graph->edges.items)[node->first + index];
        return (edge_end){edge.to, edge.steps_by >> SIDE_BITS, edge.steps_by & SIDE_MASK};
    }
    if (!is_open(engine, node->place, index)) return (edge_end){0, 1, NO_SIDE};
    return (edge_end){graph->node_at[node->place + engine->tables.sides[index]], 1, NO_SIDE};
}

/* graph.c */

/* Build the region graph of a segmentation; its landmarks are still to be chosen. NULL if memory ran out. */
region_graph *make_graph(mz_searcher *on);
void free_graph(region_graph *graph);

/* Let a node, whose fields are 0, stand for a place. */
void set_place(const mz_engine *engine, graph_node *node, int64_t place);

/* Read the edges of a node off the segmentation. */
void find_edges(mz_searcher *on, int64_t number);

/* graph_update.c */

/* Note what the update that was just made has touched; false if a new graph is cheaper, or memory ran out. */
bool note_update(mz_searcher *on);

/* Bring the graph up to date with what was noted; `found` has the nodes whose edges were found again. */
void update_graph(mz_searcher *on);

/* distances.c */

/* Write the steps from a node to all others, (used), links in both directions; return how many nodes it
   reaches, MZ_NO_MEMORY or MZ_CANCELED. */
int64_t node_distances(mz_searcher *on, int64_t start, int32_t *found);

/* landmarks.c */

/* Choose all landmarks: each the node that is farthest from those before it. */
void choose_landmarks(mz_searcher *on);

/* Lower the steps from landmarks that edges of the nodes in `found` have made too many. */
void repair_landmarks(mz_searcher *on);

/* Find the steps from one landmark again, if searches have paid for it and one is bad or old. */
void refresh_landmark(mz_searcher *on);

/* search.c */

/* Return the steps between two cells of floor, or MZ_NO_PATH; `graph` then knows the node before each. */
int64_t search_graph(mz_searcher *on, int64_t start, int64_t goal);

#endif
