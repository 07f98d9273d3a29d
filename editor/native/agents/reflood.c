/* Distances from goals over sides that may be open, kept up to date as walls are found.

   First each cell becomes far whose distance no neighbor explains any more, and with it the cells that have
   their distance from it. Then the distances flow back in from around, nearest first. */

#include <stdlib.h>

#include "common/job.h"
#include "common/memory.h"
#include "common/space.h"

/* Places whose distances were changed, with what they were: of 32 bits each, one after the other. */
typedef struct {
    int32_t place, distance;
} change;

typedef struct {
    mz_distances to;
    mz_list touched, stack;  /* places, 64 bits each */
    mz_list raised, lowered; /* changes */
    mz_list seeds;           /* what flows in from around: distances in the upper half, places in the lower */
    mz_job *job;
} flow;

FOR_SIDES bool is_open(const mz_distances *to, int64_t place, int side, int sides) {
    int opposite = (side + sides / 2) % sides;
    return to->sides[place] >> side & 1 && to->sides[place + to->steps[side]] >> opposite & 1;
}

/* Note a change and make it: 0, MZ_NO_MEMORY or MZ_CANCELED. */
static int64_t set(flow *on, mz_list *changes, int64_t place, int64_t distance) {
    if (is_canceled(on->job, changes->count)) return MZ_CANCELED;
    if (mz_list_reserve(changes, 1, sizeof(change)) != 0) return MZ_NO_MEMORY;
    ((change *)changes->items)[changes->count++] = (change){(int32_t)place, on->to.distances[place]};
    on->to.distances[place] = (int32_t)distance;
    return 0;
}

static void take_back(flow *on, mz_list *changes) {
    while (changes->count) {
        change last = ((change *)changes->items)[--changes->count];
        on->to.distances[last.place] = last.distance;
    }
}

/* Return the least distance of the neighbors across sides that may be open. */
FOR_SIDES int64_t nearest(const mz_distances *to, int64_t place, int sides) {
    int64_t found = to->far;
    for (int side = 0; side < sides; side++) {
        if (!is_open(to, place, side, sides)) continue;
        int64_t distance = to->distances[place + to->steps[side]];
        if (distance < found) found = distance;
    }
    return found;
}

/* Return whether a neighbor has this distance; a lesser one may be another that is about to be raised. */
FOR_SIDES bool is_next_to(const mz_distances *to, int64_t place, int64_t distance, int sides) {
    for (int side = 0; side < sides; side++) {
        if (to->distances[place + to->steps[side]] != distance) continue;
        if (is_open(to, place, side, sides)) return true;
    }
    return false;
}

FOR_SIDES int64_t touch(flow *on, const int64_t *changed, int64_t count, int sides) {
    for (int64_t index = 0; index < count; index++) {
        if (is_canceled(on->job, index)) return MZ_CANCELED;
        if (mz_list_reserve(&on->touched, 1 + sides, 8) != 0) return MZ_NO_MEMORY;
        int64_t *end = (int64_t *)on->touched.items + on->touched.count;
        *end++ = changed[index];
        for (int side = 0; side < sides; side++) *end++ = changed[index] + on->to.steps[side];
        on->touched.count += 1 + sides;
    }
    return 0;
}

/* Set a place to far if it has lost the neighbor that it had its distance from; those that have theirs from
   it are looked at next. */
FOR_SIDES int64_t raise(flow *on, int64_t place, int sides) {
    const mz_distances *to = &on->to;
    int64_t distance = to->distances[place];
    if (distance == 0 || distance == to->far || is_next_to(to, place, distance - 1, sides)) return 0;
    if (mz_list_reserve(&on->stack, sides, 8) != 0) return MZ_NO_MEMORY;
    TRY(set(on, &on->raised, place, to->far));
    for (int side = 0; side < sides; side++) {
        int64_t beside = place + to->steps[side];
        if (to->distances[beside] == distance + 1) ((int64_t *)on->stack.items)[on->stack.count++] = beside;
    }
    return 0;
}

FOR_SIDES int64_t raise_all(flow *on, int sides) {
    for (int64_t index = on->touched.count - 1; index >= 0; index--) {
        if (is_canceled(on->job, index)) return MZ_CANCELED;
        TRY(raise(on, ((int64_t *)on->touched.items)[index], sides));
        while (on->stack.count) {
            int64_t place = ((int64_t *)on->stack.items)[--on->stack.count];
            TRY(raise(on, place, sides));
        }
    }
    return 0;
}

/* Note a place into which a lesser distance flows from a neighbor. */
FOR_SIDES int64_t seed(flow *on, int64_t place, int sides) {
    int64_t distance = nearest(&on->to, place, sides) + 1;
    return distance < on->to.distances[place] ? mz_push64(&on->seeds, distance << 32 | place) : 0;
}

static int compare(const void *first, const void *second) {
    int64_t one = *(const int64_t *)first, other = *(const int64_t *)second;
    return (one > other) - (one < other);
}

FOR_SIDES int64_t seed_all(flow *on, int sides) {
    for (int64_t index = 0; index < on->touched.count; index++) {
        if (is_canceled(on->job, index)) return MZ_CANCELED;
        TRY(seed(on, ((int64_t *)on->touched.items)[index], sides));
    }
    for (int64_t index = 0; index < on->raised.count; index++) {
        if (is_canceled(on->job, index)) return MZ_CANCELED;
        TRY(seed(on, ((change *)on->raised.items)[index].place, sides));
    }
    if (on->seeds.count > 1) qsort(on->seeds.items, (size_t)on->seeds.count, 8, compare);
    return 0;
}

/* Give a place a distance if that is less than the one that it has. */
static inline int64_t lower(flow *on, int64_t place, int64_t distance) {
    return distance < on->to.distances[place] ? set(on, &on->lowered, place, distance) : 0;
}

/* Let distances flow on from those that were lowered, all of one distance after those of a lesser one. */
FOR_SIDES int64_t lower_all(flow *on, int sides) {
    const mz_distances *to = &on->to;
    int64_t next = 0, looked = 0;
    while (next < on->seeds.count || looked < on->lowered.count) {
        const int64_t *seeds = on->seeds.items;
        int64_t distance = looked < on->lowered.count
                               ? to->distances[((change *)on->lowered.items)[looked].place]
                               : seeds[next] >> 32;
        for (; next < on->seeds.count && seeds[next] >> 32 <= distance; next++) {
            TRY(lower(on, seeds[next] & UINT32_MAX, seeds[next] >> 32));
        }
        for (int64_t stop = on->lowered.count; looked < stop; looked++) {
            int64_t place = ((change *)on->lowered.items)[looked].place;
            for (int side = 0; side < sides; side++) {
                if (!is_open(to, place, side, sides)) continue;
                TRY(lower(on, place + to->steps[side], distance + 1));
            }
        }
    }
    return 0;
}

FOR_SIDES int64_t correct(flow *on, const int64_t *changed, int64_t count, int sides) {
    TRY(touch(on, changed, count, sides));
    TRY(raise_all(on, sides));
    TRY(seed_all(on, sides));
    return lower_all(on, sides);
}

int64_t mz_reflood(mz_job *job, const mz_distances *to, const int64_t *changed, int64_t count) {
    flow on = {.to = *to, .job = job};
    int64_t fault =
        to->side_count == 4 ? correct(&on, changed, count, 4) : correct(&on, changed, count, MOST_SIDES);
    if (fault) {
        take_back(&on, &on.lowered);
        take_back(&on, &on.raised);
    }
    mz_list *lists[] = {&on.touched, &on.stack, &on.raised, &on.lowered, &on.seeds};
    for (int index = 0; index < 5; index++) mz_list_clear(lists[index]);
    return fault;
}
