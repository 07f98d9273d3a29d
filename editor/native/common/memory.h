/* Memory, which may run out, and lists that grow. */

#ifndef MZ_MEMORY_H
#define MZ_MEMORY_H

#include "mazarine.h"

/* Return what a call returns, if that is an error. */
#define TRY(call)                                                                                            \
    do {                                                                                                     \
        int64_t fault = (call);                                                                              \
        if (fault < 0) return fault;                                                                         \
    } while (0)

/* Return `count` items of `size` bytes, NULL where there are none to be had. */
void *mz_allocate(int64_t count, int64_t size);

/* Return the same, all bytes 0; pages that nobody writes to cost nothing. */
void *mz_zeros(int64_t count, int64_t size);

/* Return a block with the same contents and another size; NULL, and the block as it was, if memory ran
   out. */
void *mz_resized(void *block, int64_t count, int64_t size);

void mz_free(void *block);

/* Append a number of 64 bits: 0, or MZ_NO_MEMORY. */
static inline int64_t mz_push64(mz_list *list, int64_t value) {
    if (list->count == list->room && mz_list_reserve(list, 1, 8) != 0) return MZ_NO_MEMORY;
    ((int64_t *)list->items)[list->count++] = value;
    return 0;
}

/* Append a number of 32 bits: 0, or MZ_NO_MEMORY. */
static inline int64_t mz_push32(mz_list *list, int32_t value) {
    if (list->count == list->room && mz_list_reserve(list, 1, 4) != 0) return MZ_NO_MEMORY;
    ((int32_t *)list->items)[list->count++] = value;
    return 0;
}

#endif
