/* What chokepoints and loops of the region graph mean for the cells of its regions. */

#include "regions/engine.h"
#include "structure/passages.h"

/* Return a node that a cell of another node leads to; -1 if there is none. */
static int64_t node_beyond(const mz_nodes *nodes, const mz_passages *passages, int64_t node, int64_t cell) {
    int open = open_sides(passages, cell);
    for (int side = 0; side < passages->side_count; side++) {
        if (!(open >> side & 1)) continue;
        int64_t beside = nodes->at[cell + passages->sides[side]];
        if (beside != node) return beside;
    }
    if (!(passages->cells[cell] & LINKS)) return -1;
    for (int64_t link = first_end(passages->at, passages->links, cell); is_link_of(passages, link, cell);
         link++) {
        int64_t beside = nodes->at[passages->to[link]];
        if (beside != node) return beside;
    }
    return -1;
}

/* Return how many cells lie beyond the end cell of a corridor that is a bridge; 0 at a dead end. */
static int64_t cells_beyond(const mz_nodes *nodes, const mz_passages *passages, const mz_cuts *found,
                            int64_t node, int64_t end) {
    int64_t beyond = node_beyond(nodes, passages, node, end);
    if (beyond < 0) return 0;
    if (found->parent[node] == beyond) return found->total[node] - found->subtree[node];
    return found->subtree[beyond];
}

static bool is_in_face(const mz_engine *engine, int64_t cell) {
    for (int64_t index = 0; index < engine->tables.around_count; index++) {
        if (is_face(engine, anchor_at(engine, cell) + engine->tables.around[index])) return true;
    }
    return false;
}

/* Write what a cell means; `before_first` are the cells beyond the first end of each corridor. */
static void fill_cell(const mz_engine *engine, const mz_nodes *nodes, const mz_cuts *found,
                      const int64_t *before_first, int64_t cell, int32_t *cut_off, bool *on_loop) {
    int64_t node = nodes->at[cell];
    switch (engine->kind[cell]) {
    case ROOM:
        *on_loop = true;
        break;
    case CROSSROAD:
        *cut_off = found->total[node] - 1 - found->largest[node];
        *on_loop = found->on_loop[node] || is_in_face(engine, cell);
        break;
    case CORRIDOR:
        *on_loop = found->on_loop[node];
        if (*on_loop) break;
        int64_t place = position_of(engine, cell) - ends_of(engine, nodes->numbers[node]).first_position;
        int64_t pieces = before_first[node] + place, others = found->total[node] - 1 - pieces;
        *cut_off = (int32_t)(pieces < others ? pieces : others);
        break;
    default:
        break;
    }
}

static int64_t fill_cuts(mz_job *job, const mz_engine *engine, const mz_nodes *nodes,
                         const mz_passages *passages, const mz_cuts *found, int32_t *cut_off, bool *on_loop) {
    int64_t *before_first = mz_zeros(nodes->count, sizeof(int64_t));
    if (!before_first) return MZ_NO_MEMORY;
    int64_t fault = 0;
    begin_job(job, passages->last);
    for (int64_t node = 0; node < nodes->count && !fault; node++) {
        if (is_canceled(job, node)) fault = MZ_CANCELED;
        if (nodes->kinds[node] != CORRIDOR || found->on_loop[node]) continue;
        int64_t end = ends_of(engine, nodes->numbers[node]).first;
        before_first[node] = cells_beyond(nodes, passages, found, node, end);
    }
    for (int64_t cell = passages->first; cell < passages->last && !fault; cell++) {
        if (is_canceled(job, cell)) fault = MZ_CANCELED;
        fill_cell(engine, nodes, found, before_first, cell, cut_off + cell, on_loop + cell);
    }
    mz_free(before_first);
    return fault;
}

int64_t mz_fill_cuts(mz_job *job, const mz_engine *engine, const mz_nodes *nodes, const mz_passages *passages,
                     const mz_cuts *found, int32_t *cut_off, bool *on_loop) {
    RETURN_ALONE(engine, fill_cuts(job, engine, nodes, passages, found, cut_off, on_loop));
}
