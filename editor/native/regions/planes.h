/* Planes of one bit a place, for a fresh segmentation: 64 places are done at a time. */

#ifndef MZ_REGIONS_PLANES_H
#define MZ_REGIONS_PLANES_H

#include "regions/engine.h"
#include "regions/lanes.h"

/* Planes in the order of the bits of a byte, the spare one is empty; anchors of open faces; kinds; corridor
   cells beside one other corridor cell, and beside none; and the first of the planes that tell with which
   of the faces around it a room cell is counted. */
enum {
    NORTH_PLANE,
    EAST_PLANE,
    SOUTH_PLANE,
    WEST_PLANE,
    FLOOR_PLANE,
    ONE_LINK_PLANE,
    TWO_LINKS_PLANE,
    SPARE_PLANE,
    FACE_PLANE,
    ROOM_PLANE,
    CORRIDOR_PLANE,
    CROSSROAD_PLANE,
    END_PLANE,
    ALONE_PLANE,
    FIRST_OWN_PLANE
};

/* Words done at once: all that they need stays in the fastest memory. */
enum { CHUNK = 256 };

/* Return the words of a plane, from that of place 0 on. */
static inline uint64_t *plane_of(const mz_fresh_planes *planes, int64_t number) {
    return planes->bits + number * planes->words + planes->guard;
}

/* Fill words with the bits of a plane from any place on. */
static inline void move_bits(uint64_t *restrict out, const mz_fresh_planes *planes, int64_t number,
                             int64_t place, int64_t count) {
    const uint64_t *restrict words = plane_of(planes, number) + (place >> 6);
    int shift = (int)(place & 63);
    for (int64_t at = 0; at < count; at++) out[at] = words[at] >> shift | words[at + 1] << 1 << (63 - shift);
}

#endif
