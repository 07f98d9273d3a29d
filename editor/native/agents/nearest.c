/* The path to the nearest place of some sort, over what an agent knows, one cell after the other. */

#include "common/links.h"
#include "common/memory.h"
#include "common/space.h"

typedef struct {
    const mz_trail *trail;
    int32_t search;
    mz_list *queue;
} searching;

/* Put a place into the queue if it is new; there is room for it. */
static void meet(searching *on, int64_t to, int64_t from) {
    if (on->trail->visits[to] == on->search) return;
    on->trail->visits[to] = on->search;
    on->trail->before[to] = (int32_t)from;
    ((int64_t *)on->queue->items)[on->queue->count++] = to;
}

/* Write the places from the start to a place over the queue, in which each of them is. */
static void trace(const int32_t *before, int64_t place, mz_list *path) {
    int64_t length = 0, *places = path->items;
    for (int64_t at = place; at >= 0; at = before[at]) length++;
    path->count = length;
    for (; place >= 0; place = before[place]) places[--length] = place;
}

int64_t mz_path_to_nearest(const mz_trail *trail, const uint8_t *flags, int64_t wanted, const int64_t *ports,
                           const int64_t *ends, int64_t search, int64_t start, mz_list *path, int64_t links) {
    searching on = {trail, (int32_t)search, path};
    path->count = 0;
    if (mz_list_reserve(path, 1, 8) != 0) return MZ_NO_MEMORY;
    meet(&on, start, -1);
    for (int64_t looked = 0; looked < path->count; looked++) {
        int64_t place = ((int64_t *)path->items)[looked];
        if (flags[place] & wanted) {
            trace(trail->before, place, path);
            return 0;
        }
        if (mz_list_reserve(path, MOST_SIDES, 8) != 0) return MZ_NO_MEMORY;
        int open = open_sides_at(trail->cells + place, trail->steps, trail->sides);
        for (; open; open &= open - 1) meet(&on, place + trail->steps[__builtin_ctz((unsigned)open)], place);
        if (!(trail->cells[place] & LINKS)) continue;
        for (int64_t index = first_end(ports, links, place); index < links && ports[index] == place;
             index++) {
            if (mz_list_reserve(path, 1, 8) != 0) return MZ_NO_MEMORY;
            meet(&on, ends[index], place);
        }
    }
    path->count = 0;
    return 0;
}
