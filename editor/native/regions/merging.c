/* Rooms that gain faces, and merge. */

#include "regions/update.h"

/* Find the root of the rooms that a room merged into, halving the path. */
static int64_t winner_of(mz_engine *engine, int64_t row) {
    int32_t(*rows)[ROW_WIDTH] = engine->rows;
    while (rows[row][SCRATCH]) {
        int32_t following = rows[row][SCRATCH];
        if (rows[following][SCRATCH]) rows[row][SCRATCH] = rows[following][SCRATCH];
        row = rows[row][SCRATCH];
    }
    return row;
}

/* Let the smaller of two rooms merge into the larger, as they were before they gained a face. */
static int64_t merge(mz_engine *engine, int64_t label, int64_t other) {
    int64_t first = winner_of(engine, label), second = winner_of(engine, other);
    if (first == second) return 0;
    int64_t more = (int64_t)engine->rows[second][ROOM_FACES] - engine->rows[first][ROOM_FACES];
    if (more > 0 || (more == 0 && wins_tie(engine, second, first))) {
        int64_t swapped = first;
        first = second;
        second = swapped;
    }
    TRY(save_row(engine, second));
    TRY(mz_push64(&engine->work->losers, second));
    engine->rows[second][SCRATCH] = (int32_t)first;
    return 0;
}

/* Return the room of a gained face, a new one if there is none beside it; merge those that it joins. */
static int64_t label_of(mz_engine *engine, int64_t anchor) {
    int64_t label = 0;
    for (int64_t step = 0; step < engine->tables.face_step_count; step++) {
        int64_t other = engine->face[anchor + engine->tables.face_steps[step]];
        if (other <= 0) continue;
        if (label == 0) {
            label = other;
        } else {
            TRY(merge(engine, label, other));
        }
    }
    if (label == 0) {
        label = new_row(engine, ROOM);
        TRY(label);
        engine->rows[label][ROOM_SEED] = (int32_t)anchor;
    }
    return label;
}

/* Give a run to another room, and put it on the stack. */
static int64_t take_run(mz_engine *engine, int64_t start, int64_t stop, int64_t giver, int64_t taker) {
    mz_list *stack = &engine->work->stack;
    TRY(reserve(stack, 2, 8));
    TRY(give_run(engine, start, stop, giver, taker));
    numbers_of(stack)[stack->count++] = start;
    numbers_of(stack)[stack->count++] = stop;
    return 0;
}

/* Move every face of a room to another. */
static int64_t flood(mz_engine *engine, int64_t giver, int64_t taker) {
    const mz_tables *tables = &engine->tables;
    mz_list *stack = &engine->work->stack;
    int64_t start = run_start(engine, engine->rows[giver][ROOM_SEED]);
    stack->count = 0;
    TRY(save_row(engine, taker));
    TRY(take_run(engine, start, run_stop(engine, start), giver, taker));
    while (stack->count > 0) {
        stack->count -= 2;
        start = numbers_of(stack)[stack->count];
        int64_t stop = numbers_of(stack)[stack->count + 1];
        for (int64_t number = 0; number < tables->cross_step_count; number++) {
            int64_t from = start + tables->cross_steps[number], to = stop + tables->cross_steps[number];
            int64_t anchor = next_face(engine, from, to);
            while (anchor >= 0) {
                int64_t last = run_stop(engine, anchor);
                if (engine->face[anchor] == giver) {
                    int64_t first = anchor == from ? run_start(engine, anchor) : anchor;
                    TRY(take_run(engine, first, last, giver, taker));
                }
                anchor = next_face(engine, last, to);
            }
        }
    }
    engine->rows[taker][ROOM_FACES] += engine->rows[giver][ROOM_FACES];
    return note(engine, taker);
}

static int64_t flood_losers(mz_engine *engine) {
    const mz_list *losers = &engine->work->losers;
    for (int64_t index = 0; index < losers->count; index++) {
        int64_t loser = numbers_of(losers)[index];
        if (engine->rows[loser][ROOM_FACES]) TRY(flood(engine, loser, winner_of(engine, loser)));
    }
    return 0;
}

/* The largest of the rooms gives its number; only the others are rewritten. Gained faces are not in the plane
   until the end, so that the runs of a room that merges are its own. */
int64_t gain_faces(mz_engine *engine) {
    mz_work *work = engine->work;
    TRY(reserve(&work->labels, work->gained.count, 8));
    int64_t *labels = numbers_of(&work->labels);
    for (int64_t index = 0; index < work->gained.count; index++) {
        int64_t anchor = numbers_of(&work->gained)[index];
        labels[index] = label_of(engine, anchor);
        TRY(labels[index]);
        engine->face[anchor] = (int32_t)labels[index];
    }
    TRY(flood_losers(engine));
    for (int64_t index = 0; index < work->gained.count; index++) {
        int64_t room = winner_of(engine, labels[index]);
        TRY(note(engine, room));
        set_face(engine, numbers_of(&work->gained)[index], room);
        engine->rows[room][ROOM_FACES]++;
    }
    for (int64_t index = 0; index < work->losers.count; index++) {
        TRY(give_up_row(engine, numbers_of(&work->losers)[index]));
    }
    for (int64_t index = 0; index < work->losers.count; index++) {
        engine->rows[numbers_of(&work->losers)[index]][SCRATCH] = 0;
    }
    return 0;
}
