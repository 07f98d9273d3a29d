/* The steps from a node of the region graph to all others. */

#include <stdlib.h>
#include <string.h>

#include "paths/graph.h"

/* A node that waits, and the entry behind it in its bucket, or of those that are free; -1 for none. */
typedef struct {
    int32_t node, behind;
} waiting_node;

/* Nodes wait in a ring of buckets, one for each number of steps (Dial, "Algorithm 360", 1969).

   heads: (mask + 1), the first entry of each bucket, -1 for none
   entries: 64 bits each
   free_entry: the first that is free
   left: nodes that wait */
typedef struct {
    int32_t *heads;
    mz_list entries;
    int64_t mask, free_entry, left;
} bucket_ring;

/* Make a ring with more buckets, a power of 2, than any edge has steps; false if memory ran out. */
static bool make_ring(const region_graph *graph, bucket_ring *ring) {
    const graph_edge *edges = graph->edges.items;
    int64_t longest = 1, buckets = 1;
    for (int64_t index = 0; index < graph->edges.count; index++) {
        int64_t steps = edges[index].steps_by >> SIDE_BITS;
        if (steps > longest) longest = steps;
    }
    while (buckets <= longest) buckets *= 2;
    *ring = (bucket_ring){.mask = buckets - 1, .free_entry = -1};
    ring->heads = mz_allocate(buckets, sizeof *ring->heads);
    if (ring->heads) memset(ring->heads, -1, (size_t)buckets * sizeof *ring->heads);
    return ring->heads;
}

/* Let a node wait for its steps; false if memory ran out. */
static bool put(bucket_ring *ring, int64_t node, int64_t steps) {
    int64_t entry = ring->free_entry;
    if (entry < 0) {
        mz_list *entries = &ring->entries;
        bool is_full = entries->count == entries->room;
        if (is_full && mz_list_reserve(entries, 1, sizeof(waiting_node)) != 0) return false;
        entry = entries->count++;
    }
    waiting_node *at = (waiting_node *)ring->entries.items + entry;
    int32_t *head = ring->heads + (steps & ring->mask);
    if (ring->free_entry >= 0) ring->free_entry = at->behind;
    *at = (waiting_node){(int32_t)node, *head};
    *head = (int32_t)entry;
    ring->left++;
    return true;
}

/* Take a node that waits with the fewest steps, from these on; the steps then are its own. */
static int64_t take(bucket_ring *ring, int64_t *steps) {
    while (ring->heads[*steps & ring->mask] < 0) ++*steps;
    int32_t *head = ring->heads + (*steps & ring->mask);
    int64_t entry = *head;
    waiting_node *at = (waiting_node *)ring->entries.items + entry;
    *head = at->behind;
    at->behind = (int32_t)ring->free_entry;
    ring->free_entry = entry;
    ring->left--;
    return at->node;
}

int64_t node_distances(mz_searcher *on, int64_t start, int32_t *found) {
    const region_graph *graph = on->graph;
    bucket_ring ring;
    if (!make_ring(graph, &ring)) return MZ_NO_MEMORY;
    for (int64_t number = 0; number < graph->used; number++) found[number] = UNREACHED;
    found[start] = 0;
    bool has_room = put(&ring, start, 0);
    int64_t steps = 0, reached = 0;
    while (ring.left > 0 && has_room && !stops(on, reached)) {
        int64_t number = take(&ring, &steps);
        if (found[number] != steps) continue;
        reached++;
        const graph_node *node = graph->nodes + number;
        int64_t count = edge_count(on->engine, node);
        for (int64_t index = 0; index < count && has_room; index++) {
            edge_end end = edge_at(on->engine, graph, node, index);
            int64_t far = steps + llabs(end.steps);
            if (end.node == 0 || found[end.node] <= far) continue;
            found[end.node] = (int32_t)far;
            has_room = put(&ring, end.node, far);
        }
    }
    mz_free(ring.heads);
    mz_list_clear(&ring.entries);
    if (!has_room) return MZ_NO_MEMORY;
    return on->fault ? on->fault : reached;
}
