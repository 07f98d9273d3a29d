/* Components: cells that are connected.

   Two passes in reading order: the first gives every cell a label from one before it, or a new one,
   and notes which labels mean the same; the second resolves them. */

#include "common/sets.h"
#include "structure/passages.h"

enum { FIRST_LABELS = 1024 };

/* Labels, each with a lower one that means the same component, or itself: (room); 0 is that of rock. */
typedef struct {
    int32_t *lower;
    int64_t count, room;
} label_list;

/* Return a new label, or MZ_NO_MEMORY. */
static int64_t new_label(label_list *labels) {
    int64_t label = ++labels->count;
    if (label >= labels->room) {
        int64_t room = 2 * labels->room;
        int32_t *lower = mz_resized(labels->lower, room, sizeof(int32_t));
        if (!lower) return MZ_NO_MEMORY;
        labels->lower = lower;
        labels->room = room;
    }
    labels->lower[label] = (int32_t)label;
    return label;
}

/* Give every cell a label: 0, MZ_NO_MEMORY or MZ_CANCELED. */
static int64_t label_all(mz_job *job, const mz_passages *passages, int32_t *labels, label_list *all) {
    const uint8_t *cells = passages->cells;
    int before = 0; /* The sides across which cells have labels already. */
    for (int side = 0; side < passages->side_count; side++) before |= (passages->sides[side] < 0) << side;
    for (int64_t cell = passages->first; cell < passages->last; cell++) {
        if (is_canceled(job, cell)) return MZ_CANCELED;
        int open = open_sides(passages, cell) & before;
        if (open) {
            labels[cell] = labels[cell + passages->sides[__builtin_ctz((unsigned)open)]];
            for (int left = open & (open - 1); left; left &= left - 1) {
                int32_t other = labels[cell + passages->sides[__builtin_ctz((unsigned)left)]];
                if (other != labels[cell]) unite_lower(all->lower, labels[cell], other);
            }
        } else if (cells[cell] & FLOOR) {
            int64_t label = new_label(all);
            if (label < 0) return label;
            labels[cell] = (int32_t)label;
        }
    }
    for (int64_t link = 0; link < passages->links; link++) {
        unite_lower(all->lower, labels[passages->at[link]], labels[passages->to[link]]);
    }
    return 0;
}

/* Assign numbers without gaps to the lowest labels; return how many there are. */
static int64_t number_all(label_list *all) {
    int32_t *lower = all->lower, count = 0;
    for (int64_t label = 1; label <= all->count; label++) {
        /* A lower label has its number already. */
        lower[label] = lower[label] == label ? ++count : lower[lower[label]];
    }
    return count;
}

static void resolve(const mz_passages *passages, int32_t *labels, const int32_t *numbers, int64_t *firsts,
                    int64_t *sizes) {
    for (int64_t cell = passages->first; cell < passages->last; cell++) {
        if (!labels[cell]) continue;
        int32_t number = numbers[labels[cell]];
        labels[cell] = number;
        if (sizes[number - 1]++ == 0) firsts[number - 1] = cell;
    }
}

int64_t mz_label_components(mz_job *job, const mz_passages *passages, int32_t *labels, mz_list *firsts,
                            mz_list *sizes) {
    label_list all = {mz_zeros(FIRST_LABELS, sizeof(int32_t)), 0, FIRST_LABELS};
    if (!all.lower) return MZ_NO_MEMORY;
    begin_job(job, passages->last);
    int64_t fault = label_all(job, passages, labels, &all), count = fault ? 0 : number_all(&all);
    firsts->count = sizes->count = 0;
    if (!fault) fault = mz_list_reserve(firsts, count, 8);
    if (!fault) fault = mz_list_reserve(sizes, count, 8);
    if (fault) {
        mz_free(all.lower);
        return fault;
    }
    int64_t *items = sizes->items;
    for (int64_t index = 0; index < count; index++) items[index] = 0;
    resolve(passages, labels, all.lower, firsts->items, items);
    firsts->count = sizes->count = count;
    mz_free(all.lower);
    return 0;
}
