/* Breadth-first searches of a whole component, as many as are wanted. */

#include <string.h>

#include "structure/passages.h"

static inline int64_t meet(mz_sweep *room, int64_t count, uint8_t number, int64_t cell, int64_t from) {
    if (room->seen[cell] == number) return count;
    room->seen[cell] = number;
    room->order[count] = (int32_t)cell;
    room->before[count] = (int32_t)from;
    return count + 1;
}

/* Meet what is beside a cell of the order; return how many cells have been met. */
static inline int64_t look_around(const mz_passages *passages, mz_sweep *room, int64_t count, uint8_t number,
                                  int64_t index) {
    int64_t cell = room->order[index];
    int byte = passages->cells[cell], open = open_sides(passages, cell);
    for (int side = 0; side < passages->side_count; side++) {
        if (open >> side & 1) count = meet(room, count, number, cell + passages->sides[side], index);
    }
    if (!(byte & LINKS)) return count;
    for (int64_t link = first_end(passages->at, passages->links, cell); is_link_of(passages, link, cell);
         link++) {
        count = meet(room, count, number, passages->to[link], index);
    }
    return count;
}

int64_t mz_sweep_from(mz_job *job, const mz_passages *passages, mz_sweep *room, int64_t number,
                      int64_t start) {
    const mz_passages by = *passages;
    mz_sweep to = *room;
    if (number == 1) memset(to.seen, 0, (size_t)to.size);
    int64_t count = meet(&to, 0, (uint8_t)number, start, 0), looked = 0, far = 0;
    begin_job(job, to.most);
    while (looked < count) {
        to.levels[far++] = (int32_t)looked;
        for (int64_t stop = count; looked < stop; looked++) {
            if (is_canceled(job, looked)) return MZ_CANCELED;
            count = look_around(&by, &to, count, (uint8_t)number, looked);
        }
    }
    to.levels[far] = (int32_t)count;
    room->count = count;
    room->far = far - 1;
    return count;
}

int64_t mz_path_back(const mz_sweep *room, int64_t at, mz_list *path) {
    int64_t steps = 0;
    for (int64_t place = at; place; place = room->before[place]) steps++;
    path->count = 0;
    if (mz_list_reserve(path, steps + 1, 8) != 0) return MZ_NO_MEMORY;
    path->count = steps + 1;
    int64_t *cells = path->items;
    for (int64_t step = steps; step >= 0; step--) {
        cells[step] = room->order[at];
        at = room->before[at];
    }
    return 0;
}

int64_t mz_subtree_sizes(mz_job *job, const mz_sweep *room, int32_t *sizes, int64_t count) {
    for (int64_t index = 0; index < count; index++) sizes[index] = 1;
    for (int64_t index = count - 1; index > 0; index--) {
        if (is_canceled(job, index)) return MZ_CANCELED;
        sizes[room->before[index]] += sizes[index];
    }
    return 0;
}
