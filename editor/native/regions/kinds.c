/* A fresh segmentation, second part: the kinds of cells, as bitwise operations on machine words. */

#include "regions/planes.h"

/* Faces of which a cell may be part at most. */
enum { MOST_FACES = 8 };

/* The surroundings of the cells of a chunk: the open faces around each cell by number, any of them, whether
   one of its sides is open and in no face or the faces fall into groups, and work space. */
typedef struct {
    uint64_t around[MOST_FACES][CHUNK], any_face[CHUNK], entry[CHUNK], work[CHUNK];
    int64_t first, count;
} surroundings;

/* Find the faces around every cell; return whether there are any. Without one, no cell needs an entry. */
static bool look_around(const mz_engine *engine, const mz_fresh_planes *planes, surroundings *looks) {
    uint64_t found = 0;
    memset(looks->any_face, 0, sizeof(looks->any_face));
    for (int64_t number = 0; number < engine->tables.around_count; number++) {
        uint64_t *faces = looks->around[number];
        int64_t around = engine->tables.around[number], plane = face_plane(kind_of_face(engine, around));
        move_bits(faces, planes, plane, looks->first * 64 + (around >> engine->tables.face_shift),
                  looks->count);
        for (int64_t at = 0; at < looks->count; at++) looks->any_face[at] |= faces[at];
    }
    for (int64_t at = 0; at < looks->count; at++) found |= looks->any_face[at];
    return found != 0;
}

/* Find the cells with an open side that is not inner, and the pinches. */
static void find_entries(const mz_engine *engine, const mz_fresh_planes *planes, surroundings *looks) {
    const mz_tables *tables = &engine->tables;
    uint64_t *entry = looks->entry, *work = looks->work;
    int64_t count = looks->count;
    memset(entry, 0, sizeof(looks->entry));
    for (int64_t side = 0; side < tables->side_count; side++) {
        const uint64_t *is_open = plane_of(planes, side_plane(side)) + looks->first;
        memset(work, 0, sizeof(looks->work));
        for (int64_t number = 0; number < tables->around_count; number++) {
            if (!(tables->inner_sides[number] >> side & 1)) continue;
            for (int64_t at = 0; at < count; at++) work[at] |= looks->around[number][at];
        }
        for (int64_t at = 0; at < count; at++) entry[at] |= is_open[at] & ~work[at];
    }
    for (int64_t pinch = 0; pinch < tables->pinch_count; pinch++) {
        memset(work, 0xFF, sizeof(looks->work));
        for (int64_t number = 0; number < tables->around_count; number++) {
            uint64_t inverted = tables->pinches[pinch] >> number & 1 ? 0 : UINT64_MAX;
            for (int64_t at = 0; at < count; at++) work[at] &= looks->around[number][at] ^ inverted;
        }
        for (int64_t at = 0; at < count; at++) entry[at] |= work[at];
    }
}

/* For each place of a chunk, whether one, two, three or more of what was added have it. */
typedef struct {
    uint64_t one[CHUNK], two[CHUNK], three[CHUNK];
} tallies;

static void add(tallies *restrict to, const uint64_t *restrict words, int64_t count) {
    for (int64_t at = 0; at < count; at++) {
        to->three[at] |= to->two[at] & words[at];
        to->two[at] |= to->one[at] & words[at];
        to->one[at] |= words[at];
    }
}

/* Count the passages of each cell: its open sides, then its links. */
static void count_passages(const mz_engine *engine, const mz_fresh_planes *planes, int64_t first,
                           int64_t count, tallies *passages) {
    memset(passages, 0, sizeof(*passages));
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        add(passages, plane_of(planes, side_plane(side)) + first, count);
    }
    add(passages, plane_of(planes, ONE_LINK_PLANE) + first, count);
    for (int twice = 0; twice < 2; twice++) add(passages, plane_of(planes, TWO_LINKS_PLANE) + first, count);
}

static void tell_kinds(const mz_engine *engine, const mz_fresh_planes *planes, const surroundings *looks) {
    int64_t first = looks->first;
    tallies passages;
    count_passages(engine, planes, first, looks->count, &passages);
    const uint64_t *low = plane_of(planes, ONE_LINK_PLANE) + first;
    const uint64_t *high = plane_of(planes, TWO_LINKS_PLANE) + first;
    const uint64_t *floor = plane_of(planes, FLOOR_PLANE) + first;
    uint64_t *restrict room = plane_of(planes, ROOM_PLANE) + first;
    uint64_t *restrict corridor = plane_of(planes, CORRIDOR_PLANE) + first;
    uint64_t *restrict crossroad = plane_of(planes, CROSSROAD_PLANE) + first;
    for (int64_t at = 0; at < looks->count; at++) {
        uint64_t any_face = looks->any_face[at];
        room[at] = any_face & ~(looks->entry[at] | low[at] | high[at]);
        corridor[at] = passages.one[at] & ~passages.three[at] & ~any_face;
        crossroad[at] = floor[at] & ~room[at] & ~corridor[at];
    }
}

/* Let every room cell be counted with the first face around it. */
static void share_rooms(const mz_engine *engine, const mz_fresh_planes *planes, surroundings *looks) {
    uint64_t *left = looks->work;
    memcpy(left, plane_of(planes, ROOM_PLANE) + looks->first, (size_t)looks->count * sizeof(uint64_t));
    for (int64_t number = 0; number < engine->tables.around_count; number++) {
        uint64_t *restrict own = plane_of(planes, FIRST_OWN_PLANE + number) + looks->first;
        for (int64_t at = 0; at < looks->count; at++) {
            own[at] = looks->around[number][at] & left[at];
            left[at] &= ~own[at];
        }
    }
}

/* Write the kinds of a chunk into the cells; return the number of crossroads. */
static int64_t write_kinds(const mz_engine *engine, const mz_fresh_planes *planes, int64_t first,
                           int64_t count) {
    const uint64_t *room = plane_of(planes, ROOM_PLANE) + first;
    const uint64_t *corridor = plane_of(planes, CORRIDOR_PLANE) + first;
    const uint64_t *crossroad = plane_of(planes, CROSSROAD_PLANE) + first;
    int64_t crossroads = 0;
    for (int64_t at = 0; at < count; at++) {
        const uint64_t kinds[2] = {corridor[at] | room[at], crossroad[at] | room[at]};
        write_bits(engine->kind + (first + at) * 64, kinds, 2);
        crossroads += ones(crossroad[at]);
    }
    return crossroads;
}

void mz_find_kinds(const mz_engine *engine, int64_t *head, const mz_fresh_planes *planes, int64_t start,
                   int64_t stop) {
    surroundings looks;
    for (looks.first = start; looks.first < stop; looks.first += CHUNK) {
        looks.count = stop - looks.first < CHUNK ? stop - looks.first : CHUNK;
        if (look_around(engine, planes, &looks)) {
            find_entries(engine, planes, &looks);
            tell_kinds(engine, planes, &looks);
            share_rooms(engine, planes, &looks);
        } else {
            tell_kinds(engine, planes, &looks);
        }
        head[CROSSROAD] += write_kinds(engine, planes, looks.first, looks.count);
    }
}

/* Find by which sides corridors go on from the cells of a chunk. */
static void find_onward(const mz_engine *engine, const mz_fresh_planes *planes,
                        uint64_t onward[MOST_SIDES][CHUNK], int64_t first, int64_t count) {
    const uint64_t *corridor = plane_of(planes, CORRIDOR_PLANE) + first;
    for (int64_t side = 0; side < engine->tables.side_count; side++) {
        const uint64_t *is_open = plane_of(planes, side_plane(side)) + first;
        move_bits(onward[side], planes, CORRIDOR_PLANE, first * 64 + engine->tables.sides[side], count);
        for (int64_t at = 0; at < count; at++) onward[side][at] &= is_open[at] & corridor[at];
    }
}

int64_t mz_find_ends(const mz_engine *engine, const mz_fresh_planes *planes, uint8_t *ways, int64_t start,
                     int64_t stop) {
    uint64_t onward[MOST_SIDES][CHUNK], sides[MOST_SIDES] = {0};
    int64_t cells = 0, side_count = engine->tables.side_count;
    for (int64_t first = start; first < stop; first += CHUNK) {
        int64_t count = stop - first < CHUNK ? stop - first : CHUNK, here = 0;
        const uint64_t *corridor = plane_of(planes, CORRIDOR_PLANE) + first;
        for (int64_t at = 0; at < count; at++) here += ones(corridor[at]);
        if (here == 0) continue;
        cells += here;
        find_onward(engine, planes, onward, first, count);
        tallies ways_on = {0};
        for (int64_t side = 0; side < side_count; side++) add(&ways_on, onward[side], count);
        uint64_t *ends = plane_of(planes, END_PLANE) + first, *alone = plane_of(planes, ALONE_PLANE) + first;
        for (int64_t at = 0; at < count; at++) {
            ends[at] = ways_on.one[at] & ~ways_on.two[at];
            alone[at] = corridor[at] & ~ways_on.one[at];
            for (int64_t side = 0; side < side_count; side++) sides[side] = onward[side][at];
            write_bits(ways + (first + at) * 64, sides, side_count == 4 ? 4 : MOST_SIDES);
        }
    }
    return cells;
}
