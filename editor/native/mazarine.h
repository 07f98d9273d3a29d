/* The native core of Mazarine: what Python calls (see `docs/adr/0029-a-native-core.md`).

   Arrays are C-contiguous; the comments give their shapes and units. Nothing is printed, no signal is
   handled, and there is no global state. Python checks types and sizes of arrays; their contents are checked
   where a function says so. */

#ifndef MAZARINE_H
#define MAZARINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define MZ_PUBLIC __declspec(dllexport)
#else
#define MZ_PUBLIC __attribute__((visibility("default")))
#endif

/* What a function returns in place of its result. State is then as before the call, but for what a function
   that was canceled was to write. */
enum {
    MZ_NO_MEMORY = -1001, /* memory ran out */
    MZ_CANCELED = -1002,  /* the job was canceled */
    MZ_BUSY = -1003       /* another thread is at work on the same state */
};

/* A list that grows, owned by Python: `count` items of 4 or 8 bytes, with room for `room`. */
typedef struct {
    void *items;
    int64_t count, room;
} mz_list;

/* A long call, for those who wait for it; NULL where nobody does.

   cancel: not 0 once the call is to stop: it soon returns MZ_CANCELED, and what it was to write is of no use
   done, total: how much is done, and to be done in all; written. Some functions leave the total 0. */
typedef struct {
    int32_t cancel;
    int64_t done, total;
} mz_job;

/* Return the version that this library was built for, as "0.2.0". */
MZ_PUBLIC const char *mz_version(void);

/* Return the level of x86-64 that this processor has, 2 or 3; 0 on other processors. */
MZ_PUBLIC int32_t mz_cpu_level(void);

/* Make room for `more` items of `size` bytes; return 0, or MZ_NO_MEMORY and the list as it was. */
MZ_PUBLIC int64_t mz_list_reserve(mz_list *list, int64_t more, int64_t size);

/* Free the items of a list, which is empty then. */
MZ_PUBLIC void mz_list_clear(mz_list *list);

#include "agents/agents.h"
#include "big/big.h"
#include "design/design.h"
#include "flood_fill/flood_fill.h"
#include "generators/generators.h"
#include "paths/paths.h"
#include "picture/picture.h"
#include "regions/regions.h"
#include "structure/structure.h"

#endif
