/* The steps from one cell to all others, nearest first. */

#include "common/job.h"
#include "paths/searcher.h"

/* Cells that wait, each once.

   steps: (padded), those that were found; -1 elsewhere
   places: (padded), in the order in which they were met; `count` of them */
typedef struct {
    int32_t *steps, *places;
    int64_t count;
} wavefront;

static inline void meet(wavefront *front, int64_t place, int32_t steps) {
    if (front->steps[place] >= 0) return;
    front->steps[place] = steps;
    front->places[front->count++] = (int32_t)place;
}

/* Meet what a cell leads to. */
static inline void meet_beside(const mz_engine *engine, const link_steps *links, wavefront *front,
                               int64_t cell) {
    int32_t next = front->steps[cell] + 1;
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        if (is_open(engine, cell, side)) meet(front, cell + engine->tables.sides[side], next);
    }
    if (!(engine->cells[cell] & LINKS)) return;
    for (int64_t at = first_end(links->at, links->count, cell); at < links->count && links->at[at] == cell;
         at++) {
        if (links->to[at] >= 0) meet(front, links->to[at], next);
    }
}

static int64_t spread(mz_job *job, const mz_searcher *on, const mz_engine *engine, int64_t start,
                      int64_t limit, const bool *goals, int32_t *steps, int64_t size) {
    wavefront front = {.steps = steps};
    int64_t goal = MZ_NO_PATH;
    /* Only those pages are made that are written to. */
    front.places = mz_allocate(size, sizeof *front.places);
    if (!front.places) return MZ_NO_MEMORY;
    begin_job(job, size);
    meet(&front, start, 0);
    for (int64_t looked = 0; looked < front.count; looked++) {
        if (is_canceled(job, looked)) {
            goal = MZ_CANCELED;
            break;
        }
        int64_t cell = front.places[looked];
        if (goals && goals[cell]) {
            goal = cell;
            break;
        }
        if (steps[cell] == limit) break;
        meet_beside(engine, &on->links, &front, cell);
    }
    mz_free(front.places);
    return goal;
}

int64_t mz_spread(mz_job *job, const mz_searcher *on, const mz_engine *engine, int64_t start, int64_t limit,
                  const bool *goals, int32_t *steps, int64_t size) {
    RETURN_ALONE(engine, spread(job, on, engine, start, limit, goals, steps, size));
}
