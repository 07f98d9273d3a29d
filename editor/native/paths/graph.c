/* The region graph: nodes with edges between them, kept up with the segmentation.

   Nodes are crossroads, corridor cells that carry links and the cells of large rooms. The edges of the last
   are read off the bytes of the cells; those of the others are stored. What an update changes is noted, and
   settled before the next question: the edges of the nodes there are found again, nothing else is touched. */

#include "paths/graph.h"

enum {
    /* Nodes are numbered by tiles of so many rows and columns: close ones are close in memory. */
    TILE = 32,
    /* More have half as many landmarks: finding and fixing them would cost more than they spare. */
    FEW_NODES = 1 << 18,
    LANDMARK_BYTES = 1 << 27,
    FIRST_WAITING = 1024
};

/* Number the nodes of a row of a tile; return the next number. */
static int64_t number_row(mz_searcher *on, int32_t *node_at, int64_t start, int64_t stop, int64_t number) {
    for (int64_t place = start; place < stop; place++) {
        if (is_node(on, place)) node_at[place] = (int32_t)number++;
    }
    return number;
}

/* Number all nodes, tile by tile, from 1 on; return the number after the last. */
static int64_t number_nodes(mz_searcher *on, int32_t *node_at) {
    int64_t number = 1, stride = on->engine->tables.two_rows / 2, rows = on->engine->size / stride;
    for (int64_t tile = 0; tile < rows; tile += TILE) {
        for (int64_t begin = 0; begin < stride; begin += TILE) {
            int64_t stop = begin + TILE < stride ? begin + TILE : stride;
            if (stops(on, 0)) return number;
            for (int64_t row = tile; row < tile + TILE && row < rows; row++) {
                number = number_row(on, node_at, row * stride + begin, row * stride + stop, number);
            }
        }
    }
    return number;
}

static int64_t landmarks_for(int64_t nodes, int64_t capacity) {
    int64_t landmarks = nodes <= FEW_NODES ? MOST_LANDMARKS : MOST_LANDMARKS / 2;
    while (landmarks > 1 && 4 * landmarks * capacity > LANDMARK_BYTES) landmarks /= 2;
    return landmarks;
}

/* Make room for the nodes; false if memory ran out. */
static bool make_room(mz_searcher *on, region_graph *graph) {
    graph->capacity = graph->used + graph->used / 8 + 16;
    graph->landmarks = landmarks_for(graph->used, graph->capacity);
    graph->large_size = on->engine->row_room;
    graph->waiting_room = FIRST_WAITING;
    int64_t distances = graph->capacity * graph->landmarks;
    graph->nodes = mz_zeros(graph->capacity, sizeof *graph->nodes);
    graph->large = mz_zeros(graph->large_size, sizeof *graph->large);
    graph->potential = mz_allocate(distances, sizeof *graph->potential);
    graph->seen = mz_zeros(graph->capacity, sizeof *graph->seen);
    graph->marks = mz_zeros(graph->capacity, sizeof *graph->marks);
    graph->heap = mz_allocate(graph->waiting_room, sizeof *graph->heap);
    graph->waiting = mz_allocate(graph->waiting_room, sizeof *graph->waiting);
    if (!graph->nodes || !graph->large || !graph->potential || !graph->seen || !graph->marks ||
        !graph->heap || !graph->waiting ||
        mz_list_reserve(&graph->edges, 4 * graph->capacity, sizeof(graph_edge)) != 0) {
        return false;
    }
    for (int64_t index = 0; index < distances; index++) graph->potential[index] = UNREACHED;
    return true;
}

region_graph *make_graph(mz_searcher *on) {
    const mz_engine *engine = on->engine;
    region_graph *graph = mz_zeros(1, sizeof *graph);
    if (!graph) return NULL;
    graph->node_at = mz_zeros(engine->size, sizeof *graph->node_at);
    graph->used = graph->node_at ? number_nodes(on, graph->node_at) : 0;
    graph->alive = graph->used - 1;
    if (!graph->node_at || on->fault || !make_room(on, graph)) {
        free_graph(graph);
        return NULL;
    }
    on->graph = graph;
    for (int64_t place = engine->tables.first; place < engine->size && !stops(on, place); place++) {
        int64_t number = graph->node_at[place];
        if (!number) continue;
        set_place(engine, graph->nodes + number, place);
        if (engine->kind[place] == ROOM) graph->large[region_of(engine, place)] = 1;
    }
    for (int64_t number = 1; number < graph->used && !stops(on, number); number++) find_edges(on, number);
    return graph;
}

void free_graph(region_graph *graph) {
    if (!graph) return;
    mz_free(graph->node_at);
    mz_free(graph->nodes);
    mz_free(graph->large);
    mz_free(graph->potential);
    mz_free(graph->seen);
    mz_free(graph->marks);
    mz_free(graph->heap);
    mz_free(graph->waiting);
    mz_list *lists[] = {&graph->edges, &graph->cells, &graph->moved, &graph->rows, &graph->found};
    for (size_t list = 0; list < sizeof lists / sizeof *lists; list++) mz_list_clear(lists[list]);
    mz_free(graph);
}

void set_place(const mz_engine *engine, graph_node *node, int64_t place) {
    node->place = (int32_t)place;
    plane_place at = plane_of_place(engine, place);
    node->row = (int32_t)at.row;
    node->col = (int32_t)at.col;
    node->first = -1;
}

/* Make room for the edges of a node in the pool; false if memory ran out. */
static bool reserve_edges(region_graph *graph, graph_node *node, int64_t count) {
    if (node->first >= 0 && node->space >= count) return true;
    if (mz_list_reserve(&graph->edges, count, sizeof(graph_edge)) != 0) return false;
    if (node->first >= 0) graph->waste += node->space;
    node->first = (int32_t)graph->edges.count;
    node->space = (int32_t)count;
    graph->edges.count += count;
    return true;
}

void find_edges(mz_searcher *on, int64_t number) {
    region_graph *graph = on->graph;
    graph_node *node = graph->nodes + number;
    if (on->engine->kind[node->place] == ROOM) {
        if (node->first >= 0) graph->waste += node->space;
        node->first = -1;
        node->count = node->space = 0;
        return;
    }
    exits_of_node(on, node->place, &on->exits);
    int64_t count = on->exits.count;
    if (!reserve_edges(graph, node, count)) {
        on->fault = MZ_NO_MEMORY;
        return;
    }
    node->count = (int32_t)count;
    graph_edge *edges = (graph_edge *)graph->edges.items + node->first;
    for (int64_t index = 0; index < count; index++) {
        exit_step found = on->exits.items[index];
        edges[index] =
            (graph_edge){graph->node_at[found.place], (int32_t)packed_steps(found.steps, found.side)};
    }
}
