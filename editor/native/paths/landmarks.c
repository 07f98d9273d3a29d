/* Landmarks: nodes with known steps to all others, for a lower bound of the distance of two nodes.

   Along an edge these steps never differ by more than the steps of the edge; so their difference between two
   nodes is at most what lies between them (the bound of Goldberg and Harrelson, "Computing the shortest path:
   A* search meets graph theory", 2005). Links count in both directions here, which keeps that true. Walls
   that are added leave it true, too. Where one is opened, the steps that are too many now are lowered; where
   that goes far, the landmark is given up until searches have paid for finding its steps again. */

#include <stdlib.h>

#include "paths/graph.h"

enum {
    TRIES = 8,
    PATIENCE = 2048,
    /* Nodes whose neighbors are checked after an update before landmarks are discarded: `PATIENCE`, or one of
       2 to the power of this. Measuring a landmark again looks at all. */
    SHARE = 6
};

static int32_t *distances_of(const region_graph *graph, int64_t number) {
    return graph->potential + number * graph->landmarks;
}

/* Write the steps from a node to all others into a column; return how many it reaches, 0 at a fault. */
static int64_t spread_from(mz_searcher *on, int64_t column, int64_t start) {
    region_graph *graph = on->graph;
    /* Found in an array of its own: a row of `potential` fills a cache line. */
    int32_t *found = mz_allocate(graph->used, sizeof *found);
    int64_t reached = found ? node_distances(on, start, found) : MZ_NO_MEMORY;
    if (reached > 0) {
        for (int64_t number = 0; number < graph->used; number++)
            distances_of(graph, number)[column] = found[number];
    } else {
        on->fault = reached;
    }
    mz_free(found);
    return reached > 0 ? reached : 0;
}

/* Find the steps from a node of a part that holds most nodes, or more than others that were tried, and write
   them to `nearest` too; false if there is none. */
static bool spread_from_most(mz_searcher *on, int32_t *nearest) {
    region_graph *graph = on->graph;
    int64_t most = 0, best = 0, tried = 0, count = graph->used;
    for (int64_t attempt = 0; attempt < TRIES && !on->fault; attempt++) {
        /* Numbers that are spread over all nodes, with a step that shares no factor with most counts. */
        int64_t number = 1 + (attempt * 7919 + count / 2) % (count > 2 ? count - 1 : 1);
        if (number >= count || graph->nodes[number].place == 0) continue;
        if (most && distances_of(graph, number)[0] < UNREACHED) continue;
        int64_t reached = spread_from(on, 0, number);
        tried = number;
        if (reached > most) {
            most = reached;
            best = number;
        }
        if (2 * most > graph->alive) break;
    }
    if (most == 0) return false;
    if (best != tried) spread_from(on, 0, best);
    for (int64_t number = 0; number < count; number++) nearest[number] = distances_of(graph, number)[0];
    return true;
}

/* Return the node that is farthest from all landmarks so far, of those that they reach. */
static int64_t farthest_node(const region_graph *graph, const int32_t *nearest) {
    int64_t best = 1, farthest = -1;
    for (int64_t number = 1; number < graph->used; number++) {
        if (farthest < nearest[number] && nearest[number] < UNREACHED && graph->nodes[number].place) {
            best = number;
            farthest = nearest[number];
        }
    }
    return best;
}

/* Find the steps from a landmark. */
static void measure(mz_searcher *on, int64_t landmark, int64_t node) {
    spread_from(on, landmark, node);
    on->graph->landmark[landmark] = node;
    on->graph->made[landmark] = on->graph->changes;
}

void choose_landmarks(mz_searcher *on) {
    region_graph *graph = on->graph;
    int32_t *nearest = mz_allocate(graph->used, sizeof *nearest);
    if (!nearest) {
        on->fault = MZ_NO_MEMORY;
        return;
    }
    if (spread_from_most(on, nearest)) {
        for (int64_t landmark = 0; landmark < graph->landmarks && !on->fault; landmark++) {
            measure(on, landmark, farthest_node(graph, nearest));
            for (int64_t number = 1; number < graph->used; number++) {
                int32_t steps = distances_of(graph, number)[landmark];
                if (steps < nearest[number]) nearest[number] = steps;
            }
        }
    }
    mz_free(nearest);
}

/* Lower the steps to a node to those over another; return whether it matters to any landmark. */
static bool lower(region_graph *graph, int64_t number, int64_t other, int64_t steps) {
    int32_t *here = distances_of(graph, number);
    const int32_t *there = distances_of(graph, other);
    bool matters = false;
    for (int64_t landmark = 0; landmark < graph->landmarks; landmark++) {
        int32_t far = there[landmark] + (int32_t)steps;
        if (far < here[landmark]) {
            here[landmark] = far;
            matters = matters || graph->landmark[landmark] > 0;
        }
    }
    return matters;
}

/* Discard the landmarks whose steps differ too much along an edge. */
static void give_up(region_graph *graph, int64_t number, int64_t other, int64_t steps) {
    const int32_t *here = distances_of(graph, number), *there = distances_of(graph, other);
    for (int64_t landmark = 0; landmark < graph->landmarks; landmark++) {
        if (llabs((int64_t)here[landmark] - there[landmark]) > steps) {
            graph->landmark[landmark] = -llabs(graph->landmark[landmark]);
        }
    }
}

/* Lower the steps along the edges of a node, and let the nodes wait to which it matters.

   With `both_ways` the edges may have changed what is true of the node itself. With `is_late` too much was
   looked at: landmarks are discarded. */
static void repair_node(mz_searcher *on, int64_t number, bool both_ways, bool is_late) {
    region_graph *graph = on->graph;
    mz_list *queue = &graph->found;
    const graph_node *node = graph->nodes + number;
    int64_t count = edge_count(on->engine, node), fault = 0;
    for (int64_t index = 0; index < count; index++) {
        edge_end end = edge_at(on->engine, graph, node, index);
        int64_t steps = llabs(end.steps);
        if (end.node == 0) continue;
        if (is_late) {
            give_up(graph, number, end.node, steps);
            continue;
        }
        if (lower(graph, end.node, number, steps)) fault |= mz_push64(queue, end.node);
        if (both_ways && lower(graph, number, end.node, steps)) fault |= mz_push64(queue, number);
    }
    if (fault) on->fault = MZ_NO_MEMORY;
}

void repair_landmarks(mz_searcher *on) {
    region_graph *graph = on->graph;
    int64_t share = graph->alive >> SHARE, changed = graph->found.count;
    int64_t most = changed + (share > PATIENCE ? share : PATIENCE);
    for (int64_t looked = 0; looked < graph->found.count && !on->fault; looked++) {
        int64_t number = ((const int64_t *)graph->found.items)[looked];
        repair_node(on, number, looked < changed, most <= looked);
    }
    graph->found.count = 0;
}

/* Return the first landmark that is bad, or else the one whose steps are the oldest. */
static int64_t oldest_landmark(const region_graph *graph) {
    int64_t oldest = 0;
    for (int64_t landmark = 0; landmark < graph->landmarks; landmark++) {
        if (graph->landmark[landmark] <= 0) return landmark;
        if (graph->made[landmark] < graph->made[oldest]) oldest = landmark;
    }
    return oldest;
}

/* Write the steps to each node from the nearest of the good landmarks but one; return whether any is good. */
static bool nearest_landmarks(const region_graph *graph, int64_t but, int32_t *nearest) {
    bool any = false;
    for (int64_t landmark = 0; landmark < graph->landmarks; landmark++) any |= graph->landmark[landmark] > 0;
    for (int64_t number = 0; number < graph->used; number++) {
        nearest[number] = UNREACHED;
        const int32_t *steps = distances_of(graph, number);
        for (int64_t landmark = 0; landmark < graph->landmarks && number > 0; landmark++) {
            if (landmark != but && graph->landmark[landmark] > 0 && steps[landmark] < nearest[number]) {
                nearest[number] = steps[landmark];
            }
        }
    }
    return any;
}

void refresh_landmark(mz_searcher *on) {
    region_graph *graph = on->graph;
    if (graph->credit <= graph->alive) return;
    int64_t oldest = oldest_landmark(graph);
    bool is_bad = graph->landmark[oldest] <= 0;
    if (graph->made[oldest] == graph->changes || !(is_bad || graph->credit > 4 * graph->alive)) return;
    graph->credit = 0;
    int64_t node = llabs(graph->landmark[oldest]);
    if (node && graph->nodes[node].place) {
        /* It stays where it is: another choice was measured to make searches five times longer. */
        measure(on, oldest, node);
        return;
    }
    int32_t *nearest = mz_allocate(graph->used, sizeof *nearest);
    if (!nearest) {
        on->fault = MZ_NO_MEMORY;
        return;
    }
    if (nearest_landmarks(graph, oldest, nearest) || spread_from_most(on, nearest)) {
        measure(on, oldest, farthest_node(graph, nearest));
    }
    mz_free(nearest);
}
