/* Dead ends: how long they are, and what falls when they are taken away again and again. */

#include "structure/passages.h"

/* Return the first cell across a passage that is not the one before; -1 if there is none. */
static int64_t onward(const mz_passages *passages, int64_t cell, int64_t before) {
    int open = open_sides(passages, cell);
    for (int side = 0; side < passages->side_count; side++) {
        int64_t beside = cell + passages->sides[side];
        if (open >> side & 1 && beside != before) return beside;
    }
    for (int64_t link = first_end(passages->at, passages->links, cell); is_link_of(passages, link, cell);
         link++) {
        if (passages->to[link] != before) return passages->to[link];
    }
    return -1;
}

int64_t mz_dead_end_lengths(mz_job *job, const mz_passages *passages, const uint8_t *degree,
                            const int64_t *ends, int64_t *lengths, int64_t count) {
    int64_t steps = 0;
    for (int64_t number = 0; number < count; number++) {
        int64_t before = -1, cell = ends[number], length = 0;
        while (length == 0 || degree[cell] == 2) {
            /* Along such a chain no two passages lead to one cell: looking for another cell is enough. */
            int64_t next = onward(passages, cell, before);
            if (next < 0) break;
            before = cell;
            cell = next;
            length++;
            if (is_canceled(job, ++steps)) return MZ_CANCELED;
        }
        lengths[number] = length;
    }
    return 0;
}

/* Return the first cell across a passage that is, or is not, removed; -1 if there is none. */
static inline int64_t neighbor(const mz_passages *passages, const bool *removed, int64_t cell, bool wanted) {
    int byte = passages->cells[cell], open = open_sides(passages, cell);
    for (int side = 0; side < passages->side_count; side++) {
        int64_t beside = cell + passages->sides[side];
        if (open >> side & 1 && removed[beside] == wanted) return beside;
    }
    if (!(byte & LINKS)) return -1;
    for (int64_t link = first_end(passages->at, passages->links, cell); is_link_of(passages, link, cell);
         link++) {
        if (removed[passages->to[link]] == wanted) return passages->to[link];
    }
    return -1;
}

int64_t mz_peel(mz_job *job, const mz_passages *passages, uint8_t *degree, bool *removed) {
    int64_t steps = 0;
    begin_job(job, 2 * (passages->last - passages->first));
    for (int64_t start = passages->first; start < passages->last; start++) {
        int64_t cell = start;
        if (is_canceled(job, ++steps)) return MZ_CANCELED;
        while (cell >= 0 && passages->cells[cell] & FLOOR && degree[cell] < 2 && !removed[cell]) {
            if (is_canceled(job, ++steps)) return MZ_CANCELED;
            removed[cell] = true;
            cell = neighbor(passages, removed, cell, false);
            if (cell >= 0) degree[cell]--;
        }
    }
    return 0;
}

int64_t mz_hanging(mz_job *job, const mz_passages *passages, bool *removed, const int64_t *path,
                   mz_list *found, int64_t count) {
    int64_t steps = 0;
    for (int64_t index = 0; index < count; index++) {
        int64_t cell = path[index], looked = found->count;
        while (true) {
            if (is_canceled(job, ++steps)) return MZ_CANCELED;
            int64_t beside = neighbor(passages, removed, cell, true);
            if (beside >= 0) {
                removed[beside] = false;
                if (mz_push64(found, beside) != 0) return MZ_NO_MEMORY;
            } else if (looked < found->count) {
                cell = ((int64_t *)found->items)[looked++];
            } else {
                break;
            }
        }
    }
    return 0;
}
