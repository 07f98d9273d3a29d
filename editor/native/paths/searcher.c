/* Searchers: made, told of links and updates, and asked over the region graph, which is made if need be. */

#include <string.h>

#include "paths/graph.h"

mz_searcher *mz_make_searcher(int64_t patience) {
    mz_searcher *on = mz_zeros(1, sizeof *on);
    if (!on) return NULL;
    int64_t most = NEAR_SLOTS / 4 - 1;
    on->near.patience = patience < 0 ? 0 : patience < most ? patience : most;
    if (!reserve_exits(&on->exits, 0) || !reserve_exits(&on->ends, 0)) {
        mz_free_searcher(on);
        return NULL;
    }
    return on;
}

void mz_free_searcher(mz_searcher *on) {
    if (!on) return;
    mz_forget_graph(on);
    mz_free(on->links.at);
    mz_free(on->links.to);
    mz_free(on->exits.items);
    mz_free(on->ends.items);
    mz_free(on);
}

/* Return the most links that a place has. */
static int64_t most_links(const int64_t *at, int64_t count) {
    int64_t most = 0, first = 0;
    for (int64_t index = 0; index < count; index++) {
        if (at[index] != at[first]) first = index;
        if (index - first + 1 > most) most = index - first + 1;
    }
    return most;
}

int64_t mz_set_links(mz_searcher *on, const int64_t *at, const int64_t *to, int64_t count) {
    int64_t most = most_links(at, count);
    if (!reserve_exits(&on->exits, most) || !reserve_exits(&on->ends, most)) return MZ_NO_MEMORY;
    link_steps links = {mz_allocate(count, sizeof *at), mz_allocate(count, sizeof *to), count};
    if (!links.at || !links.to) {
        mz_free(links.at);
        mz_free(links.to);
        return MZ_NO_MEMORY;
    }
    memcpy(links.at, at, (size_t)count * sizeof *at);
    memcpy(links.to, to, (size_t)count * sizeof *to);
    mz_free(on->links.at);
    mz_free(on->links.to);
    on->links = links;
    return 0;
}

static int64_t note(mz_searcher *on, mz_engine *engine) {
    on->engine = engine;
    if (on->graph && !note_update(on)) mz_forget_graph(on);
    const region_graph *graph = on->graph;
    return graph ? graph->cells.count + graph->moved.count + graph->rows.count : -1;
}

int64_t mz_note_update(mz_searcher *on, mz_engine *engine) {
    RETURN_ALONE(engine, note(on, engine));
}

void mz_forget_graph(mz_searcher *on) {
    free_graph(on->graph);
    free_rooms(on->rooms);
    on->graph = NULL;
    on->rooms = NULL;
    on->fault = 0;
}

/* Make the region graph, or bring it up to date. */
static void settle(mz_searcher *on) {
    if (!on->graph) {
        on->rooms = make_rooms(on->engine->size);
        if (!on->rooms || !make_graph(on)) {
            if (!on->fault) on->fault = MZ_NO_MEMORY;
            return;
        }
        choose_landmarks(on);
    } else if (!on->graph->is_settled) {
        update_graph(on);
        repair_landmarks(on);
    }
    on->graph->is_settled = true;
    refresh_landmark(on);
}

static int64_t far_distance(mz_job *job, mz_searcher *on, mz_engine *engine, int64_t start, int64_t goal) {
    on->engine = engine;
    on->job = job;
    settle(on);
    bool is_settled = !on->fault;
    int64_t steps = is_settled ? search_graph(on, start, goal) : 0, fault = on->fault;
    on->fault = 0;
    on->job = NULL; /* It lasts no longer than this call. */
    if (!fault) return steps;
    /* A search that was canceled leaves the graph as it was. */
    if (!is_settled || fault == MZ_NO_MEMORY) mz_forget_graph(on);
    return fault;
}

int64_t mz_far_distance(mz_job *job, mz_searcher *on, mz_engine *engine, int64_t start, int64_t goal) {
    RETURN_ALONE(engine, far_distance(job, on, engine, start, goal));
}
