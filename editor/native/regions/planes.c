/* A fresh segmentation, first part: the bytes of the cells are taken apart, compared with those beside them,
   and the open faces found. */

#include "regions/planes.h"

enum { NEEDS_FLOOR = OPEN_SIDES | LINKS };

static int64_t smaller(int64_t one, int64_t other) {
    return one < other ? one : other;
}

int64_t mz_read_bytes(const uint8_t *cells, const mz_fresh_planes *planes, int64_t start, int64_t stop) {
    for (int64_t word = start; word < stop; word++) {
        uint64_t words[8], wrong = 0;
        split_bytes(cells + word * 64, words);
        for (int bit = 0; bit < 8; bit++) {
            plane_of(planes, bit)[word] = words[bit];
            if (NEEDS_FLOOR >> bit & 1) wrong |= words[bit];
        }
        wrong = (wrong & ~words[FLOOR_PLANE]) | words[SPARE_PLANE];
        if (wrong != 0) return word * 64 + lowest_bit(wrong);
    }
    return -1;
}

/* Return the first place where two planes differ, or -1. */
static int64_t difference(const uint64_t *first, const uint64_t *second, int64_t count) {
    uint64_t differs = 0;
    for (int64_t at = 0; at < count; at++) differs |= first[at] ^ second[at];
    for (int64_t at = 0; differs != 0 && at < count; at++) {
        if (first[at] != second[at]) return at * 64 + lowest_bit(first[at] ^ second[at]);
    }
    return -1;
}

/* Compare the open sides of a chunk with those of the cells across; return a contradicting place, or -1. */
static int64_t compare_sides(const mz_tables *tables, const mz_fresh_planes *planes, int64_t first,
                             int64_t count) {
    uint64_t moved[CHUNK];
    for (int64_t side = 0; side < tables->side_count; side++) {
        if (tables->sides[side] < 0) continue; /* Its opposite is asked. */
        move_bits(moved, planes, opposite(tables, side), first * 64 + tables->sides[side], count);
        int64_t bad = difference(plane_of(planes, side) + first, moved, count);
        if (bad >= 0) return first * 64 + bad;
    }
    return -1;
}

/* Fill the planes of those open sides that bytes do not have; return a place beside one with an open side
   that is no floor, or -1. */
static int64_t find_other_sides(const mz_tables *tables, const mz_fresh_planes *planes, int64_t first,
                                int64_t count) {
    uint64_t moved[CHUNK];
    const uint64_t *floor = plane_of(planes, FLOOR_PLANE) + first;
    for (int64_t side = tables->side_count / 2; side < tables->side_count; side++) {
        move_bits(moved, planes, opposite(tables, side), first * 64 + tables->sides[side], count);
        for (int64_t at = 0; at < count; at++) {
            if (moved[at] & ~floor[at]) return (first + at) * 64 + lowest_bit(moved[at] & ~floor[at]);
        }
        memcpy(plane_of(planes, side_plane(side)) + first, moved, (size_t)count * sizeof(uint64_t));
    }
    return -1;
}

/* Find the faces of a kind that are open. */
static void find_open(const mz_tables *tables, const mz_fresh_planes *planes, int64_t kind, int64_t first,
                      int64_t count) {
    uint64_t moved[CHUNK], *faces = plane_of(planes, face_plane(kind)) + first;
    for (int64_t at = 0; at < count; at++) faces[at] = UINT64_MAX;
    for (int64_t check = kind * tables->check_count; check < (kind + 1) * tables->check_count; check++) {
        for (int64_t side = 0; side < tables->side_count; side++) {
            if (!(tables->check_bits[check] >> side & 1)) continue;
            move_bits(moved, planes, side, first * 64 + tables->check_places[check], count);
            for (int64_t at = 0; at < count; at++) faces[at] &= moved[at];
        }
    }
}

/* Write the planes of two kinds of faces as one, anchor by anchor. */
static void merge_planes(const mz_engine *engine, const mz_fresh_planes *planes, int64_t first,
                         int64_t count) {
    const uint64_t *one = plane_of(planes, face_plane(0)) + first;
    const uint64_t *other = plane_of(planes, face_plane(1)) + first;
    uint64_t *merged = engine->plane + 2 * first;
    for (int64_t at = 0; at < count; at++) {
        merged[2 * at] = spread_bits(one[at]) | spread_bits(other[at]) << 1;
        merged[2 * at + 1] = spread_bits(one[at] >> 32) | spread_bits(other[at] >> 32) << 1;
    }
}

int64_t mz_find_faces(const mz_engine *engine, const mz_fresh_planes *planes, int64_t start, int64_t stop) {
    const mz_tables *tables = &engine->tables;
    for (int64_t first = start; first < stop; first += CHUNK) {
        int64_t count = smaller(CHUNK, stop - first);
        int64_t bad = tables->halves ? find_other_sides(tables, planes, first, count)
                                     : compare_sides(tables, planes, first, count);
        if (bad >= 0) return bad;
        for (int64_t kind = 0; kind <= tables->face_shift; kind++) {
            find_open(tables, planes, kind, first, count);
        }
        if (tables->face_shift) {
            merge_planes(engine, planes, first, count);
        } else {
            const uint64_t *faces = plane_of(planes, FACE_PLANE) + first;
            memcpy(engine->plane + first, faces, (size_t)count * sizeof(uint64_t));
        }
    }
    return -1;
}
