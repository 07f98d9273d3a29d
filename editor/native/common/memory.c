#include "common/memory.h"

#include <stdatomic.h>
#include <stdlib.h>

#ifdef MZ_FAILING_MEMORY
/* For tests: allocations until one fails; 0 means that none does. */
static _Atomic int64_t until_failure;

/* Let the allocation with this number fail, counted from 1; return how many were still to come until then. */
MZ_PUBLIC int64_t mz_fail_allocation(int64_t number);

int64_t mz_fail_allocation(int64_t number) {
    return atomic_exchange(&until_failure, number);
}

static bool fails(void) {
    return until_failure > 0 && atomic_fetch_sub(&until_failure, 1) == 1;
}
#else
static bool fails(void) {
    return false;
}
#endif

static bool is_too_large(int64_t count, int64_t size) {
    return count < 0 || (size > 0 && count > INT64_MAX / 2 / size);
}

void *mz_allocate(int64_t count, int64_t size) {
    if (is_too_large(count, size) || fails()) return NULL;
    return malloc(count && size ? (size_t)(count * size) : 1);
}

void *mz_zeros(int64_t count, int64_t size) {
    if (is_too_large(count, size) || fails()) return NULL;
    return calloc(count ? (size_t)count : 1, size ? (size_t)size : 1);
}

void *mz_resized(void *block, int64_t count, int64_t size) {
    if (is_too_large(count, size) || fails()) return NULL;
    return realloc(block, count && size ? (size_t)(count * size) : 1);
}

void mz_free(void *block) {
    free(block);
}

int64_t mz_list_reserve(mz_list *list, int64_t more, int64_t size) {
    int64_t wanted = list->count + more;
    if (wanted <= list->room) return 0;
    int64_t room = list->room + list->room / 2 + 16;
    if (room < wanted) room = wanted;
    void *items = mz_resized(list->items, room, size);
    if (!items) return MZ_NO_MEMORY;
    list->items = items;
    list->room = room;
    return 0;
}

void mz_list_clear(mz_list *list) {
    mz_free(list->items);
    *list = (mz_list){0};
}
