/* Light in strips: closed intervals of slopes, in order, from strip to strip.

   A slope is a quotient of two whole numbers, sideways steps by forward steps, whose product is far below
   2^53. Division rounds correctly, by less than two slopes of one maze differ. So equal slopes are equal
   floats, others keep their order, and every comparison is exact. */

#ifndef MZ_SIGHT_H
#define MZ_SIGHT_H

#include <math.h>

#include "common/memory.h"

/* More than products of slopes are off by; what is guessed with it is put right by exact comparisons. */
#define NEARLY 1e-5

enum { FOUND_SHORT = -1 };

typedef struct {
    double first, last;
} interval;

typedef struct {
    interval *items;
    int64_t count, room;
} light;

/* What a view needs while it is made: places that are seen, and the light that enters a strip and leaves
   it. */
typedef struct {
    const uint8_t *cells;
    int64_t eye, square;
    int64_t *found;
    int64_t count, room;
    light here, beyond;
} sight;

/* Add what is seen in the direction of each turn; return 0, FOUND_SHORT or MZ_NO_MEMORY. */
int64_t see_squares(sight *seen, const int64_t (*directions)[12]);
int64_t see_triangles(sight *seen, const int64_t (*directions)[18]);
int64_t see_hexagons(sight *seen, const int64_t (*directions)[18]);

/* Return the largest whole number whose square is no larger. */
static inline int64_t largest(int64_t square) {
    int64_t root = (int64_t)sqrt((double)square);
    while (root * root > square) root--;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/* Return one whole number by another. */
static inline double slope(int64_t sideways, int64_t forward) {
    return (double)sideways / (double)forward;
}

/* Make room for more intervals; return 0, or MZ_NO_MEMORY. */
static inline int64_t reserve_light(light *lit, int64_t more) {
    if (lit->count + more <= lit->room) return 0;
    int64_t room = 2 * (lit->count + more);
    interval *items = mz_resized(lit->items, room, sizeof(interval));
    if (!items) return MZ_NO_MEMORY;
    lit->items = items;
    lit->room = room;
    return 0;
}

/* Note an interval that leaves a strip, if there is any of it.

   What is but one ray, which touches a post on either hand, passes only where that is open. */
static inline void let_pass(light *beyond, double first, double last, bool is_point_open) {
    if (first < last || (first == last && is_point_open)) {
        beyond->items[beyond->count++] = (interval){first, last};
    }
}

/* Go on to the next strip: what left the last one enters it. */
static inline void enter_next(sight *seen) {
    light entered = seen->here;
    seen->here = seen->beyond;
    seen->beyond = entered;
    seen->beyond.count = 0;
}

#endif
