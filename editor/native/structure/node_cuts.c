/* Chokepoints and loops of the region graph.

   R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972), without
   recursion, on the nodes of the region graph, with the number of cells that each node cuts off. */

#include "common/job.h"
#include "common/memory.h"

/* An edge at a node: where it leads, and its number. */
typedef struct {
    int32_t to, edge;
} node_edge;

/* A node between the start of a search and where it is.

   left: the next edge to follow
   edge: the edge that led to the node
   low: the lowest number across the edges of the node and of those found from it
   cut: the cells that only the node joins to the rest */
typedef struct {
    int32_t left, edge, low, cut;
} step;

/* first: (count + 1) where the edges of each node begin
   edges: those of each node, one from a node to itself twice
   number: (count) in which order nodes were found, from 1; 0 for those that were not
   stack: (count)
   job, steps: what looks whether it is canceled, and how far it is */
typedef struct {
    mz_cuts *found;
    const int64_t *sizes;
    int32_t *first, *number;
    node_edge *edges;
    step *stack;
    int32_t numbered;
    mz_job *job;
    int64_t steps;
} search;

/* Return whether the search is to stop. */
static inline bool stops(search *on) {
    return is_canceled(on->job, ++on->steps);
}

/* Sort the edges by their nodes; `used` are counts, (count): 0, or MZ_CANCELED. */
static int64_t find_incidence(search *on, const int32_t (*edges)[2], int64_t edge_count, int32_t *used) {
    int64_t count = on->found->count;
    for (int64_t edge = 0; edge < edge_count; edge++) {
        if (stops(on)) return MZ_CANCELED;
        on->first[edges[edge][0] + 1]++;
        on->first[edges[edge][1] + 1]++;
    }
    for (int64_t node = 0; node < count; node++) {
        on->first[node + 1] += on->first[node];
        used[node] = on->first[node];
    }
    for (int64_t edge = 0; edge < edge_count; edge++) {
        if (stops(on)) return MZ_CANCELED;
        for (int end = 0; end < 2; end++) {
            on->edges[used[edges[edge][end]]++] = (node_edge){edges[edge][1 - end], (int32_t)edge};
        }
    }
    return 0;
}

static inline int32_t lesser(int32_t first, int32_t second) {
    return first < second ? first : second;
}

/* Go on to a node that was not found before. */
static void enter(search *on, int64_t depth, int64_t node, int32_t edge) {
    on->number[node] = ++on->numbered;
    on->stack[depth] = (step){on->first[node], edge, on->numbered, 0};
}

/* Add up what closing a node leaves, once its edges are followed; return the cells found from it. */
static int32_t leave(search *on, int64_t depth, int64_t node) {
    mz_cuts *found = on->found;
    int32_t size = (int32_t)(found->subtree[node] + on->sizes[node]);
    int32_t rest = (int32_t)(found->total[node] - on->sizes[node] - on->stack[depth].cut);
    found->subtree[node] = size;
    if (rest > found->largest[node]) found->largest[node] = rest;
    return size;
}

/* Return to a node from a child, from which so many cells were found. */
static void come_back(search *on, int64_t depth, int64_t node, int64_t child, int32_t size) {
    mz_cuts *found = on->found;
    int32_t low = on->stack[depth + 1].low, own = on->number[node];
    step *here = &on->stack[depth];
    found->subtree[node] += size;
    here->low = lesser(here->low, low);
    if (low >= own) {
        here->cut += size;
        if (size > found->largest[node]) found->largest[node] = size;
    }
    if (low <= own) found->on_loop[child] = found->on_loop[node] = true;
}

/* Search a component: 0, or MZ_CANCELED. */
static int64_t search_from(search *on, int64_t start) {
    mz_cuts *found = on->found;
    int64_t node = start, depth = 0;
    enter(on, 0, start, -1);
    while (true) {
        if (stops(on)) return MZ_CANCELED;
        step *here = &on->stack[depth];
        if (here->left < on->first[node + 1]) {
            node_edge next = on->edges[here->left++];
            int32_t met = on->number[next.to];
            if (!met) {
                found->parent[next.to] = (int32_t)node;
                node = next.to;
                enter(on, ++depth, node, next.edge);
            } else if (met <= on->number[node] && next.edge != here->edge) {
                here->low = lesser(here->low, met);
                found->on_loop[node] = found->on_loop[next.to] = true;
            }
            continue;
        }
        int32_t size = leave(on, depth, node);
        if (depth-- == 0) return 0;
        int64_t child = node;
        node = found->parent[child];
        come_back(on, depth, node, child, size);
    }
}

/* Search all components: 0, or MZ_CANCELED. */
static int64_t search_all(search *on, const int32_t (*edges)[2], int64_t edge_count) {
    mz_cuts *found = on->found;
    begin_job(on->job, 4 * edge_count);
    int64_t fault = find_incidence(on, edges, edge_count, found->parent);
    for (int64_t node = 0; node < found->count; node++) {
        found->parent[node] = -1;
        found->subtree[node] = found->largest[node] = 0;
        found->on_loop[node] = false;
    }
    for (int64_t node = 0; node < found->count && !fault; node++) {
        if (!on->number[node]) fault = search_from(on, node);
    }
    return fault;
}

int64_t mz_find_node_cuts(mz_job *job, const int32_t (*edges)[2], const int64_t *sizes, mz_cuts *found,
                          int64_t edge_count) {
    int64_t count = found->count;
    search on = {.found = found,
                 .sizes = sizes,
                 .job = job,
                 .first = mz_zeros(count + 1, sizeof(int32_t)),
                 .number = mz_zeros(count, sizeof(int32_t)),
                 .edges = mz_allocate(2 * edge_count, sizeof(node_edge)),
                 .stack = mz_allocate(count, sizeof(step))};
    bool is_there = on.first && on.number && on.edges && on.stack;
    int64_t fault = is_there ? search_all(&on, edges, edge_count) : MZ_NO_MEMORY;
    mz_free(on.first);
    mz_free(on.number);
    mz_free(on.edges);
    mz_free(on.stack);
    return fault;
}
