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

int64_t mz_find_faces(const mz_engine *engine, const mz_fresh_planes *planes, int64_t start, int64_t stop) {
    const mz_tables *tables = &engine->tables;
    uint64_t moved[CHUNK];
    for (int64_t first = start; first < stop; first += CHUNK) {
        int64_t count = smaller(CHUNK, stop - first), place = first * 64;
        for (int64_t side = 0; side < tables->side_count; side++) {
            if (tables->sides[side] < 0) continue; /* Its opposite is asked. */
            move_bits(moved, planes, opposite(tables, side), place + tables->sides[side], count);
            int64_t bad = difference(plane_of(planes, side) + first, moved, count);
            if (bad >= 0) return place + bad;
        }
        uint64_t *faces = plane_of(planes, FACE_PLANE) + first;
        for (int64_t at = 0; at < count; at++) faces[at] = UINT64_MAX;
        for (int64_t check = 0; check < tables->check_count; check++) {
            for (int64_t side = 0; side < tables->side_count; side++) {
                if (!(tables->check_bits[check] >> side & 1)) continue;
                move_bits(moved, planes, side, place + tables->check_places[check], count);
                for (int64_t at = 0; at < count; at++) faces[at] &= moved[at];
            }
        }
        memcpy(engine->plane + first, faces, (size_t)count * sizeof(uint64_t));
    }
    return -1;
}
