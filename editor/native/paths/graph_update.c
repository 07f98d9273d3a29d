/* Keeping the region graph up with the segmentation: what updates touch is noted, and settled later. */

#include <string.h>

#include "paths/graph.h"
#include "regions/update.h"
#include "regions/walks.h"

enum {
    MANY_NOTES = 1 << 20, /* from so many on a new graph is cheaper */
    MANY_WASTED = 1 << 12, /* edges that no node has any more, up to which they are left where they are */
    MOST_WASTED = 1 << 24  /* numbers of changed rooms, as long as they are no more than those of others */
};

static int64_t item(const mz_list *list, int64_t index) {
    return ((const int64_t *)list->items)[index];
}

/* Note the entries of a room that distances are known between, and forget these: nothing else tells that the
   entries of a room that became part of a large one were joined. */
static int64_t note_room(mz_searcher *on, int64_t room) {
    known_rooms *rooms = on->rooms;
    int64_t at = room < rooms->table_size ? rooms->table[room] : 0;
    if (room < rooms->table_size) rooms->table[room] = 0;
    if (at <= 0) return 0;
    const int32_t *pool = (const int32_t *)rooms->pool.items + at;
    rooms->waste += 1 + (int64_t)pool[0] * (1 + pool[0]);
    for (int64_t entry = 1; entry <= pool[0]; entry++) {
        if (mz_push64(&on->graph->cells, pool[entry]) != 0) return MZ_NO_MEMORY;
    }
    return 0;
}

/* Make `large` as long as the rows of the engine; false if memory ran out. */
static bool lengthen_large(region_graph *graph, int64_t rows) {
    if (graph->large_size >= rows) return true;
    int64_t size = rows + rows / 8;
    uint8_t *large = mz_resized(graph->large, size, sizeof *large);
    if (!large) return false;
    memset(large + graph->large_size, 0, (size_t)(size - graph->large_size));
    graph->large = large;
    graph->large_size = size;
    return true;
}

/* Note the cells that went with a part from room to room. Between large rooms that changes nothing, so those
   of no large part are ever looked at. */
static int64_t note_part_of_room(mz_searcher *on, const row_note *part) {
    region_graph *graph = on->graph;
    if (part->cells <= 0 || kind_of_region(on->engine, part->row) != ROOM) return 0;
    if (!lengthen_large(graph, on->engine->row_room)) return MZ_NO_MEMORY;
    if (graph->large[part->from] && faces_of_room(on->engine, part->row) > MANY_FACES) {
        graph->large[part->row] = 1;
        return 0;
    }
    mz_list runs = {0};
    int64_t fault = part_runs(on->engine, part->place, &runs);
    for (int64_t at = 0; at < runs.count && !fault; at += 2) {
        for (int64_t span = 0; span < on->engine->tables.span_count && !fault; span++) {
            cell_run cells = cells_of_run(&on->engine->tables, span, item(&runs, at), item(&runs, at + 1));
            fault = mz_push64(&graph->moved, cells.start);
            if (!fault) fault = mz_push64(&graph->moved, cells.stop);
        }
    }
    mz_list_clear(&runs);
    return fault;
}

bool note_update(mz_searcher *on) {
    const mz_engine *engine = on->engine;
    region_graph *graph = on->graph;
    const mz_list *noted = &engine->noted, *notes = &engine->work->notes;
    int64_t fault = 0;
    if (engine->log.count + notes->count + noted->count >= MANY_NOTES) return false;
    for (int64_t index = 0; index < noted->count && !fault; index++) {
        fault = note_room(on, item(noted, index));
        if (!fault) fault = mz_push64(&graph->rows, item(noted, index));
    }
    for (int64_t index = 0; index < engine->log.count && !fault; index++) {
        fault = mz_push64(&graph->cells, logged_cell(engine, index));
    }
    for (int64_t index = 0; index < notes->count && !fault; index++) {
        fault = note_part_of_room(on, (const row_note *)notes->items + index);
    }
    graph->is_settled = false;
    int64_t waste = on->rooms->waste;
    if (waste > MOST_WASTED && 2 * waste > on->rooms->pool.count) return false;
    return !fault && graph->cells.count + graph->moved.count + graph->rows.count < MANY_NOTES;
}

static void look_at(mz_searcher *on, int64_t number) {
    region_graph *graph = on->graph;
    if (number == 0 || graph->seen[number] == graph->settlings) return;
    graph->seen[number] = (int32_t)graph->settlings;
    if (mz_push64(&graph->found, number) != 0) on->fault = MZ_NO_MEMORY;
}

/* Note the nodes at a place and beside it. */
static void look_around(mz_searcher *on, int64_t place) {
    const mz_tables *tables = &on->engine->tables;
    look_at(on, on->graph->node_at[place]);
    for (int64_t side = 0; side < tables->side_count; side++) {
        look_at(on, on->graph->node_at[place + tables->sides[side]]);
    }
}

/* Make room for more nodes; false if memory ran out. */
static bool make_longer(region_graph *graph) {
    int64_t used = graph->capacity, capacity = used + used / 4 + 64;
    graph_node *nodes = mz_resized(graph->nodes, capacity, sizeof *nodes);
    if (!nodes) return false;
    graph->nodes = nodes;
    int32_t *potential = mz_resized(graph->potential, capacity * graph->landmarks, sizeof *potential);
    if (!potential) return false;
    graph->potential = potential;
    int32_t *seen = mz_resized(graph->seen, capacity, sizeof *seen);
    if (!seen) return false;
    graph->seen = seen;
    search_mark *marks = mz_resized(graph->marks, capacity, sizeof *marks);
    if (!marks) return false;
    graph->marks = marks;
    graph->capacity = capacity;
    return true;
}

/* Return a node that is free, for now farther than anything from every landmark; 0 if memory ran out. */
static int64_t new_node(region_graph *graph) {
    int64_t number = graph->free_node;
    if (number) {
        graph->free_node = graph->nodes[number].first;
    } else {
        if (graph->used == graph->capacity && !make_longer(graph)) return 0;
        number = graph->used++;
    }
    graph->alive++;
    graph->nodes[number] = (graph_node){0};
    int32_t *potential = graph->potential + number * graph->landmarks;
    for (int64_t landmark = 0; landmark < graph->landmarks; landmark++) potential[landmark] = UNREACHED;
    /* The earlier node of this number may have been looked at, and a search may have met it. */
    graph->seen[number] = 0;
    graph->marks[number] = (search_mark){0};
    return number;
}

static void add_node(mz_searcher *on, int64_t place) {
    region_graph *graph = on->graph;
    int64_t number = new_node(graph);
    if (!number) {
        on->fault = MZ_NO_MEMORY;
        return;
    }
    graph->node_at[place] = (int32_t)number;
    set_place(on->engine, graph->nodes + number, place);
    look_around(on, place);
}

static void remove_node(mz_searcher *on, int64_t number, int64_t place) {
    region_graph *graph = on->graph;
    graph_node *node = graph->nodes + number;
    for (int64_t index = 0; index < node->count; index++) {
        look_at(on, ((const graph_edge *)graph->edges.items)[node->first + index].to);
    }
    look_around(on, place);
    if (node->first >= 0) graph->waste += node->space;
    graph->node_at[place] = 0;
    *node = (graph_node){.first = (int32_t)graph->free_node};
    graph->free_node = number;
    graph->alive--;
}

/* Make the node at a place, or take it away, as the segmentation has it now. */
static void fix(mz_searcher *on, int64_t place) {
    const region_graph *graph = on->graph;
    int64_t number = graph->node_at[place];
    if (!is_node(on, place)) {
        if (number) remove_node(on, number, place);
    } else if (!number) {
        add_node(on, place);
    } else if ((on->engine->kind[place] == ROOM) != (graph->nodes[number].first < 0)) {
        look_around(on, place);
    }
}

/* Look at the node at a place, if that is an entry. */
static void look_at_entry(mz_searcher *on, int64_t place) {
    if (on->engine->kind[place] != ROOM) look_at(on, on->graph->node_at[place]);
}

/* Visit all cells of runs of faces. */
static void visit_runs(mz_searcher *on, const mz_list *runs, void (*visit)(mz_searcher *, int64_t)) {
    const mz_tables *tables = &on->engine->tables;
    for (int64_t run = 0; run < runs->count; run += 2) {
        for (int64_t span = 0; span < tables->span_count; span++) {
            cell_run cells = cells_of_run(tables, span, item(runs, run), item(runs, run + 1));
            for (int64_t place = cells.start; place < cells.stop; place++) visit(on, place);
        }
    }
}

static void settle_room(mz_searcher *on, int64_t room) {
    region_graph *graph = on->graph;
    bool is_large = entry_distances(on, room) < 0, was_large = graph->large[room];
    graph->large[room] = is_large;
    if (is_large && was_large) return;
    mz_list runs = {0};
    if (room_runs(on->engine, room, &runs) != 0) {
        on->fault = MZ_NO_MEMORY;
        return;
    }
    if (is_large != was_large) visit_runs(on, &runs, fix);
    visit_runs(on, &runs, look_at_entry);
    mz_list_clear(&runs);
}

static void settle_row(mz_searcher *on, int64_t row) {
    int64_t kind = kind_of_region(on->engine, row);
    if (kind == CORRIDOR) {
        corridor_ends ends = ends_of(on->engine, row);
        look_around(on, ends.first);
        look_around(on, ends.last);
    } else if (kind == ROOM) {
        settle_room(on, row);
    } else {
        on->graph->large[row] = 0;
    }
}

/* Write the lists of edges again, without edges of removed nodes; false if memory ran out. */
static bool put_together(region_graph *graph) {
    mz_list edges = {0};
    if (mz_list_reserve(&edges, 2 * (graph->edges.count - graph->waste) + 64, sizeof(graph_edge)) != 0)
        return false;
    const graph_edge *old = graph->edges.items;
    graph_edge *to = edges.items;
    for (int64_t number = 1; number < graph->used; number++) {
        graph_node *node = graph->nodes + number;
        if (!node->place || node->first < 0) continue;
        memcpy(to + edges.count, old + node->first, (size_t)node->count * sizeof *to);
        node->first = (int32_t)edges.count;
        node->space = node->count;
        edges.count += node->count;
    }
    mz_list_clear(&graph->edges);
    graph->edges = edges;
    graph->waste = 0;
    return true;
}

/* Find the edges of the nodes in `found` again; nodes that were removed are left out. */
static void find_edges_again(mz_searcher *on) {
    region_graph *graph = on->graph;
    int64_t *found = graph->found.items, kept = 0;
    for (int64_t index = 0; index < graph->found.count && !stops(on, index); index++) {
        if (!graph->nodes[found[index]].place) continue;
        find_edges(on, found[index]);
        found[kept++] = found[index];
    }
    graph->found.count = kept;
}

void update_graph(mz_searcher *on) {
    region_graph *graph = on->graph;
    graph->settlings++;
    graph->changes++;
    graph->found.count = 0;
    for (int64_t index = 0; index < graph->cells.count && !stops(on, index); index++) {
        fix(on, item(&graph->cells, index));
        look_around(on, item(&graph->cells, index));
    }
    for (int64_t index = 0; index < graph->moved.count; index += 2) {
        int64_t stop = item(&graph->moved, index + 1);
        for (int64_t place = item(&graph->moved, index); place < stop; place++) fix(on, place);
    }
    if (!on->fault && !lengthen_large(graph, on->engine->row_room)) {
        on->fault = MZ_NO_MEMORY;
        return;
    }
    for (int64_t index = 0; index < graph->rows.count && !stops(on, index); index++)
        settle_row(on, item(&graph->rows, index));
    graph->cells.count = graph->moved.count = graph->rows.count = 0;
    find_edges_again(on);
    if (graph->waste > MANY_WASTED && 2 * graph->waste > graph->edges.count && !put_together(graph)) {
        on->fault = MZ_NO_MEMORY;
    }
}
