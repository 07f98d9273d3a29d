/* Planes of one bit a place, for a fresh segmentation: 64 places are done at a time. */

#ifndef MZ_REGIONS_PLANES_H
#define MZ_REGIONS_PLANES_H

#include "regions/engine.h"
#include "regions/lanes.h"

/* Planes in the order of the bits of a byte, the spare one is empty; anchors of open faces; kinds; corridor
   cells beside one other corridor cell, and beside none; more sides; anchors of faces of the second kind; and
   the first of the planes that tell with which of the faces around it a room cell is counted. */
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
    FIFTH_SIDE_PLANE,
    SIXTH_SIDE_PLANE,
    SECOND_FACE_PLANE,
    FIRST_OWN_PLANE
};

/* Words done at once: all that they need stays in the fastest memory. */
enum { CHUNK = 256 };

/* Return the words of a plane, from that of place 0 on. */
static inline uint64_t *plane_of(const mz_fresh_planes *planes, int64_t number) {
    return planes->bits + number * planes->words + planes->guard;
}

/* Return the number of the plane of a side, which has its open sides. */
static inline int64_t side_plane(int64_t side) {
    return side < FLOOR_PLANE ? side : FIFTH_SIDE_PLANE + side - FLOOR_PLANE;
}

/* Return the number of the plane of the faces of a kind. */
static inline int64_t face_plane(int64_t kind) {
    return kind ? SECOND_FACE_PLANE : FACE_PLANE;
}

/* Return 64 bits of a plane from any place on. */
static inline uint64_t bits_at(const mz_fresh_planes *planes, int64_t number, int64_t place) {
    const uint64_t *words = plane_of(planes, number) + (place >> 6);
    int shift = (int)(place & 63);
    return words[0] >> shift | words[1] << 1 << (63 - shift);
}

/* Return 32 bits with a gap after each. */
static inline uint64_t spread_bits(uint64_t bits) {
    bits &= UINT32_MAX;
    bits = (bits | bits << 16) & UINT64_C(0x0000FFFF0000FFFF);
    bits = (bits | bits << 8) & UINT64_C(0x00FF00FF00FF00FF);
    bits = (bits | bits << 4) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    bits = (bits | bits << 2) & UINT64_C(0x3333333333333333);
    return (bits | bits << 1) & UINT64_C(0x5555555555555555);
}

/* Fill words with the bits of a plane from any place on. */
static inline void move_bits(uint64_t *restrict out, const mz_fresh_planes *planes, int64_t number,
                             int64_t place, int64_t count) {
    const uint64_t *restrict words = plane_of(planes, number) + (place >> 6);
    int shift = (int)(place & 63);
    for (int64_t at = 0; at < count; at++) out[at] = words[at] >> shift | words[at + 1] << 1 << (63 - shift);
}

#endif
