#include "regions/search.h"

/* Looks that a search has from one side before the next side has its turn. */
enum { TURN = 4 };

static int64_t root_of(search_side *sides, int64_t side) {
    while (sides[side].up != side) {
        sides[side].up = sides[sides[side].up].up;
        side = sides[side].up;
    }
    return side;
}

/* Append a run to both lists of a side. */
static int64_t find(mz_engine *engine, int64_t number, int64_t start, int64_t stop) {
    mz_list *list = &engine->work->runs;
    TRY(reserve(list, 1, sizeof(search_run)));
    int64_t new = list->count++;
    search_run *runs = list->items;
    search_side *side = sides_of(engine) + number;
    engine->face[start] = (int32_t)mark_of(number);
    runs[new] = (search_run){start, stop, 0, 0, -1, -1};
    if (side->all_first < 0) {
        side->all_first = new;
    } else {
        runs[side->all_last].then = new;
    }
    side->all_last = new;
    if (side->do_first < 0) {
        side->do_first = new;
    } else {
        runs[side->do_last].to_do = new;
    }
    side->do_last = new;
    side->size += stop - start;
    return 0;
}

/* Append both lists of another side, which is the same part. */
static void meet(mz_engine *engine, int64_t number, int64_t other_number) {
    search_side *side = sides_of(engine) + number, *other = sides_of(engine) + other_number;
    search_run *runs = runs_of(engine);
    other->up = number;
    side->size += other->size;
    runs[side->all_last].then = other->all_first;
    side->all_last = other->all_last;
    if (other->do_first < 0) return;
    if (side->do_first < 0) {
        side->do_first = other->do_first;
    } else {
        runs[side->do_last].to_do = other->do_first;
    }
    side->do_last = other->do_last;
}

/* What a look has found. */
enum { FOUND_END, FOUND_MORE, FOUND_SIDE };

/* Look at the next run beside those of a side: FOUND_END if there was none left, FOUND_SIDE if it was another
   side's, FOUND_MORE, or MZ_NO_MEMORY.

   One at a time: beside a long run there may be more than there are in all of another side. */
static int64_t visit(mz_engine *engine, int64_t number) {
    const mz_tables *tables = &engine->tables;
    search_side *side = sides_of(engine) + number;
    if (side->do_first < 0) {
        side->done = true;
        return FOUND_END;
    }
    search_run *run = runs_of(engine) + side->do_first;
    int64_t step = tables->cross_steps[run->step], from = run->start + step;
    int64_t anchor = next_face(engine, from > run->place ? from : run->place, run->stop + step);
    if (anchor < 0) {
        run->step++;
        run->place = 0;
        if (run->step == tables->cross_step_count) side->do_first = run->to_do;
        return FOUND_MORE;
    }
    int64_t first = anchor == from ? run_start(engine, anchor) : anchor, last = run_stop(engine, anchor);
    run->place = last;
    int64_t value = engine->face[first];
    if (value > 0) {
        TRY(find(engine, number, first, last));
        return FOUND_MORE;
    }
    int64_t other = root_of(sides_of(engine), mark_of(value));
    if (other == number) return FOUND_MORE;
    meet(engine, number, other);
    return FOUND_SIDE;
}

/* Begin a search; return how many sides have not met, or MZ_NO_MEMORY. */
static int64_t begin_search(mz_engine *engine) {
    mz_work *work = engine->work;
    int64_t count = work->seeds.count, open = count;
    work->sides.count = work->runs.count = 0;
    TRY(reserve(&work->sides, count, sizeof(search_side)));
    for (int64_t number = 0; number < count; number++) {
        int64_t seed = numbers_of(&work->seeds)[number], start = run_start(engine, seed);
        search_side *side = sides_of(engine) + work->sides.count++;
        *side = (search_side){number, -1, -1, -1, -1, 0, false};
        if (engine->face[start] > 0) {
            TRY(find(engine, number, start, run_stop(engine, seed)));
        } else {
            side->up = root_of(sides_of(engine), mark_of(engine->face[start]));
            open--;
        }
    }
    return open;
}

int64_t search_in_turns(mz_engine *engine) {
    mz_list *list = &engine->work->live;
    int64_t open = begin_search(engine), count = engine->work->seeds.count;
    TRY(open);
    list->count = 0;
    TRY(reserve(list, count, 8));
    int64_t *live = list->items;
    for (int64_t number = 0; number < count; number++) live[number] = number;
    while (open > 1) {
        int64_t kept = 0;
        for (int64_t index = 0; index < count; index++) {
            int64_t number = live[index];
            if (sides_of(engine)[number].up != number || sides_of(engine)[number].done) continue;
            live[kept++] = number;
            for (int turn = 0; turn < TURN && open > 1; turn++) {
                int64_t found = visit(engine, number);
                TRY(found);
                if (found != FOUND_MORE) open--;
                if (found == FOUND_END) break;
            }
        }
        count = kept;
    }
    return 0;
}

/* Return the first face of a side. */
static int64_t first_face(const mz_engine *engine, int64_t number) {
    const search_run *runs = runs_of(engine);
    int64_t at = sides_of(engine)[number].all_first, first = runs[at].start;
    for (; at >= 0; at = runs[at].then) {
        if (runs[at].start < first) first = runs[at].start;
    }
    return first;
}

/* The part that was not searched to its end is the rest of the room. Only where that is no larger than
   another must its first face, or all of it, be known: then it is searched to its end. */
int64_t part_that_keeps(mz_engine *engine, int64_t room) {
    const search_side *sides = sides_of(engine);
    int64_t rest = engine->rows[room][ROOM_FACES], left_over = -1, largest = 0,
            count = engine->work->sides.count;
    for (int64_t number = 0; number < count; number++) {
        if (sides[number].up != number) continue;
        if (sides[number].done) {
            rest -= sides[number].size;
            if (sides[number].size > largest) largest = sides[number].size;
        } else {
            left_over = number;
        }
    }
    if (left_over >= 0) {
        if (rest > largest) return left_over;
        int64_t found;
        do {
            found = visit(engine, left_over);
            TRY(found);
        } while (found != FOUND_END);
    }
    int64_t keeper = -1, keeper_first = 0;
    for (int64_t number = 0; number < count; number++) {
        if (sides[number].up != number || (keeper >= 0 && sides[number].size < sides[keeper].size)) continue;
        int64_t first = first_face(engine, number);
        if (keeper < 0 || sides[number].size > sides[keeper].size || first < keeper_first) {
            keeper = number;
            keeper_first = first;
        }
    }
    return keeper;
}
