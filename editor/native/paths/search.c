/* The shortest path between two cells over the region graph.

   Nodes are looked at in the order of the steps to them and the bound for those from there on (A*). Where
   that sum is the same as that of the node before, the node that was met last comes first, from a stack; the
   others wait in a heap. */

#include <stdlib.h>
#include <string.h>

#include "paths/graph.h"

enum { ACTIVE = 4 /* landmarks that a search asks: those that say most about its ends */ };
#define NODE_BITS 32
#define DONE (INT64_C(1) << 31) /* in the mark of a node: its edges have been followed */

/* Data for a lower bound of the distance from a node to the goal.

   is_plane: rows and columns give it, as no link shortens a path
   is_hexagonal: steps lead along three axes
   at: the goal
   active: landmarks that are asked, with their columns, and the steps from each to the goal at most and at
       least */
typedef struct {
    bool is_plane, is_hexagonal;
    plane_place at;
    int64_t active, column[ACTIVE], above[ACTIVE], below[ACTIVE];
} goal_bounds;

static int64_t lower_of(int64_t first, int64_t second) {
    return first < second ? first : second;
}

static int64_t higher_of(int64_t first, int64_t second) {
    return first > second ? first : second;
}

static const int32_t *potential_of(const region_graph *graph, int64_t place) {
    return graph->potential + graph->node_at[place] * graph->landmarks;
}

/* Choose the landmarks of which a list has the highest, above 0, for the bounds. */
static void choose_active(goal_bounds *bounds, int64_t landmarks, int64_t *said, const int64_t *above,
                          const int64_t *below) {
    while (bounds->active < ACTIVE) {
        int64_t most = 0;
        for (int64_t landmark = 1; landmark < landmarks; landmark++) {
            if (said[landmark] > said[most]) most = landmark;
        }
        if (said[most] <= 0) return;
        said[most] = 0;
        bounds->column[bounds->active] = most;
        bounds->above[bounds->active] = above[most];
        bounds->below[bounds->active++] = below[most];
    }
}

/* Choose the landmarks with the best bounds for the path. */
static goal_bounds bounds_for(const mz_searcher *on, int64_t goal) {
    const region_graph *graph = on->graph;
    int64_t count = graph->landmarks;
    int64_t above[MOST_LANDMARKS], below[MOST_LANDMARKS], said[MOST_LANDMARKS] = {0};
    for (int64_t landmark = 0; landmark < count; landmark++) {
        above[landmark] = FAR;
        below[landmark] = -FAR;
    }
    for (int64_t index = 0; index < on->ends.count; index++) {
        exit_step end = on->ends.items[index];
        const int32_t *far = potential_of(graph, end.place);
        for (int64_t landmark = 0; landmark < count; landmark++) {
            above[landmark] = lower_of(above[landmark], far[landmark] + end.steps);
            below[landmark] = higher_of(below[landmark], far[landmark] - end.steps);
        }
    }
    for (int64_t index = 0; index < on->exits.count; index++) {
        const int32_t *far = potential_of(graph, on->exits.items[index].place);
        for (int64_t landmark = 0; landmark < count; landmark++) {
            if (graph->landmark[landmark] <= 0) continue;
            int64_t most = higher_of(above[landmark] - far[landmark], far[landmark] - below[landmark]);
            said[landmark] = higher_of(said[landmark], most);
        }
    }
    goal_bounds bounds = {.is_plane = on->links.count == 0, .is_hexagonal = on->engine->tables.halves};
    bounds.at = plane_of_place(on->engine, goal);
    choose_active(&bounds, count, said, above, below);
    return bounds;
}

/* Return a bound from below for the steps from a node to a goal. */
static inline int64_t steps_ahead(const region_graph *graph, const goal_bounds *bounds, int64_t number) {
    int64_t far = 0;
    if (bounds->is_plane) {
        const graph_node *node = graph->nodes + number;
        far = plane_steps(bounds->is_hexagonal, node->row - bounds->at.row, node->col - bounds->at.col);
    }
    const int32_t *potential = graph->potential + number * graph->landmarks;
    for (int64_t index = 0; index < bounds->active; index++) {
        int64_t steps = potential[bounds->column[index]];
        far = higher_of(far, higher_of(bounds->above[index] - steps, steps - bounds->below[index]));
    }
    return far;
}

/* Put an entry into a heap of this size; return its new size. */
static int64_t push(int64_t *heap, int64_t size, int64_t entry) {
    int64_t at = size;
    while (at > 0) {
        int64_t above = (at - 1) / 2;
        if (heap[above] <= entry) break;
        heap[at] = heap[above];
        at = above;
    }
    heap[at] = entry;
    return size + 1;
}

/* Let the last of a heap take the place of the first. */
static void sift_down(int64_t *heap, int64_t size) {
    int64_t entry = heap[size], at = 0;
    while (true) {
        int64_t below = 2 * at + 1;
        if (below + 1 < size && heap[below + 1] < heap[below]) below++;
        if (below >= size || heap[below] >= entry) break;
        heap[at] = heap[below];
        at = below;
    }
    heap[at] = entry;
}

/* Return whether a search that meets a node after these steps has found no shorter path before. */
static inline bool is_nearer(const search_mark *known, int64_t mark) {
    return known->reached < (mark & ~STEPS) || (known->reached & STEPS) > (mark & STEPS);
}

/* Return the steps from a place to the goal inside the region of the goal, `FAR` if it is not there. */
static inline int64_t steps_to_goal(const exit_list *ends, int64_t place) {
    int64_t steps = FAR;
    for (int64_t index = 0; index < ends->count; index++) {
        if (ends->items[index].place == place) steps = lower_of(steps, ends->items[index].steps);
    }
    return steps;
}

/* Let the nodes wait that the start leads to; return how many are in the heap. */
static int64_t begin(const mz_searcher *on, const goal_bounds *bounds, int64_t mark) {
    region_graph *graph = on->graph;
    int64_t heaped = 0;
    for (int64_t index = 0; index < on->exits.count; index++) {
        exit_step exit = on->exits.items[index];
        int64_t number = graph->node_at[exit.place];
        if (!is_nearer(graph->marks + number, mark | exit.steps)) continue;
        graph->marks[number] = (search_mark){mark | exit.steps, NO_SIDE};
        int64_t ahead = exit.steps + steps_ahead(graph, bounds, number);
        heaped = push(graph->heap, heaped, ahead << NODE_BITS | number);
    }
    return heaped;
}

/* Make room for more nodes that wait; false if memory ran out. */
static bool reserve_waiting(region_graph *graph, int64_t wanted) {
    if (wanted <= graph->waiting_room) return true;
    int64_t room = 2 * wanted;
    int64_t *heap = mz_resized(graph->heap, room, sizeof *heap);
    if (!heap) return false;
    graph->heap = heap;
    int64_t *waiting = mz_resized(graph->waiting, room, sizeof *waiting);
    if (!waiting) return false;
    graph->waiting = waiting;
    graph->waiting_room = room;
    return true;
}

/* A search that runs: how many nodes wait in the heap and in the stack, and the bound of the last one. */
typedef struct {
    int64_t heaped, stacked, bound;
} search_run;

/* Let the ends of the edges of a node wait that no shorter path was found to; false if memory ran out. */
static inline bool follow_edges(const mz_searcher *on, const goal_bounds *bounds, search_run *run,
                                int64_t number, int64_t here) {
    region_graph *graph = on->graph;
    const graph_node *node = graph->nodes + number;
    int64_t count = edge_count(on->engine, node);
    if (!reserve_waiting(graph, higher_of(run->heaped, run->stacked) + count)) return false;
    for (int64_t index = 0; index < count; index++) {
        edge_end end = edge_at(on->engine, graph, node, index);
        if (end.node == 0 || end.steps < 0) continue;
        int64_t there = here + end.steps;
        if (!is_nearer(graph->marks + end.node, there)) continue;
        graph->marks[end.node] = (search_mark){there, packed_steps(number, end.side)};
        int64_t ahead = (there & STEPS) + steps_ahead(graph, bounds, end.node);
        if (ahead > run->bound) {
            run->heaped = push(graph->heap, run->heaped, ahead << NODE_BITS | end.node);
        } else {
            graph->waiting[run->stacked++] = end.node;
        }
    }
    return true;
}

/* Take the next node to look at. */
static inline int64_t take(const region_graph *graph, search_run *run) {
    if (run->stacked > 0) return graph->waiting[--run->stacked];
    int64_t first = graph->heap[0];
    run->bound = first >> NODE_BITS;
    sift_down(graph->heap, --run->heaped);
    return first & STEPS;
}

/* Return the mark of a new search, which is above those of all before. */
static int64_t next_mark(region_graph *graph) {
    if (graph->searches == INT32_MAX) {
        memset(graph->marks, 0, (size_t)graph->capacity * sizeof *graph->marks);
        graph->searches = 0;
    }
    return ++graph->searches << NODE_BITS;
}

int64_t search_graph(mz_searcher *on, int64_t start, int64_t goal) {
    region_graph *graph = on->graph;
    exits_of(on, goal, &on->ends);
    exits_of(on, start, &on->exits);
    int64_t best = steps_inside(on, start, goal), last = 0, looked = 0;
    if (best < 0) best = FAR;
    if (!on->fault && !reserve_waiting(graph, on->exits.count)) on->fault = MZ_NO_MEMORY;
    if (on->fault) return 0;
    goal_bounds bounds = bounds_for(on, goal);
    int64_t mark = next_mark(graph);
    search_run run = {.heaped = begin(on, &bounds, mark)};
    while (run.stacked + run.heaped > 0) {
        int64_t number = take(graph, &run);
        if (run.bound >= best) break;
        int64_t here = graph->marks[number].reached;
        if (here & DONE) continue;
        graph->marks[number].reached = here | DONE;
        if (stops(on, ++looked)) return 0;
        int64_t far = (here & STEPS) + steps_to_goal(&on->ends, graph->nodes[number].place);
        if (far < best) {
            best = far;
            last = number;
        }
        if (!follow_edges(on, &bounds, &run, number, here)) {
            on->fault = MZ_NO_MEMORY;
            return 0;
        }
    }
    graph->credit += looked;
    graph->last = last;
    return best < FAR ? best : MZ_NO_PATH;
}
