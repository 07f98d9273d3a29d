/* Updates of an agent's knowledge for cells gained and lost. */

#include "common/space.h"
#include "mazarine.h"

/* As `mazarine.agents.knowledge` has them; MARK is set only here. */
enum { KNOWN = 1, FRONTIER = 2, PORT = 4, MARK = 8 };

static int64_t touch(mz_known *known, int64_t count, int64_t place) {
    if (known->flags[place] & MARK) return count;
    known->flags[place] |= MARK;
    known->places[count] = place;
    return count + 1;
}

FOR_SIDES int64_t touch_around(mz_known *known, int64_t count, const int64_t *places, int64_t number,
                               int sides) {
    for (int64_t index = 0; index < number; index++) {
        count = touch(known, count, places[index]);
        for (int side = 0; side < sides; side++) {
            count = touch(known, count, places[index] + known->steps[side]);
        }
    }
    return count;
}

/* Return which open sides of a cell lead to cells that are known. */
FOR_SIDES int known_sides(const mz_known *known, int64_t place, int open, int sides) {
    int found = 0;
    for (int side = 0; side < sides; side++) {
        if (open >> side & 1 && known->flags[place + known->steps[side]] & KNOWN) found |= 1 << side;
    }
    return found;
}

/* As `mz_learn`, for cells with so many sides. */
FOR_SIDES void learn(mz_known *known, const int64_t *lost, const int64_t *gained, const int64_t *turned,
                     int64_t lost_count, int64_t gained_count, int64_t turned_count, int sides) {
    uint8_t *flags = known->flags;
    for (int64_t index = 0; index < lost_count; index++) flags[lost[index]] &= (uint8_t)~KNOWN;
    for (int64_t index = 0; index < gained_count; index++) flags[gained[index]] |= KNOWN;
    int64_t count = touch_around(known, 0, lost, lost_count, sides);
    count = touch_around(known, count, gained, gained_count, sides);
    count = touch_around(known, count, turned, turned_count, sides);
    int64_t changed = 0, turns = 0;
    for (int64_t index = 0; index < count; index++) {
        int64_t place = known->places[index];
        int byte = flags[place] & KNOWN ? known->terrain[place] : 0;
        int open = byte ? open_sides_at(known->terrain + place, known->steps, sides) : 0;
        int passed = known_sides(known, place, open, sides);
        int value = (byte & (FLOOR | LINKS)) | (passed & byte & OPEN_SIDES);
        bool is_ahead = open & ~passed;
        if (is_ahead != !!(flags[place] & FRONTIER)) known->turns[turns++] = is_ahead ? place : ~place;
        flags[place] = (uint8_t)((flags[place] & (KNOWN | PORT)) | (is_ahead ? FRONTIER : 0));
        if (value != known->cells[place]) {
            known->places[changed] = place;
            known->values[changed++] = (uint8_t)value;
        }
    }
    known->changed = changed;
    known->turned = turns;
}

int64_t mz_learn(mz_known *known, const int64_t *lost, const int64_t *gained, const int64_t *turned,
                 int64_t lost_count, int64_t gained_count, int64_t turned_count) {
    if (known->sides == 4) {
        learn(known, lost, gained, turned, lost_count, gained_count, turned_count, 4);
    } else {
        learn(known, lost, gained, turned, lost_count, gained_count, turned_count, MOST_SIDES);
    }
    return 0;
}
