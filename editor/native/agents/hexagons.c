/* Sight where cells have six sides, in rows of which every other one is shifted by half a cell.

   A sixth of the view has its strips, rows of cells, one step onward from each other; it reaches from the
   direction across one side to that across the next. Row `y` has `y` + 1 cells there: the first lies straight
   across the one side, the last across the other. Half a cell is 1 sideways, half a side is 1 forward; cell
   `i` of row `y` has its middle at 2i - y sideways, 3y forward, and its far posts at 1 less, 0 and 1 more
   sideways, 3y + 1, 3y + 2 and 3y + 1 forward. Between these are its far sides, the lesser and the greater;
   between two cells of a row, from 3y - 1 to 3y + 1 forward, stands an inner side. Rays are steeper than far
   sides, so that each crosses one of them in a row, or passes a post; the middle of a cell is reached before
   inner sides are. */

#include "agents/sight.h"

/* Where a side of a cell is kept: how far from the cell the byte is, and the bit there. */
typedef struct {
    int64_t offset, bit;
} side_place;

/* The directions of a sixth of the view: steps to the cell straight across the lesser side and to the next
   cell of a row; the far sides, and the inner one after a cell. */
typedef struct {
    int64_t onward, sideways;
    side_place lesser, greater, inner;
} sixth;

/* A row: the place of its first cell, and how far forward it is. */
typedef struct {
    int64_t base, y;
} row;

static inline bool is_open(const sight *seen, int64_t place, side_place side) {
    return seen->cells[place + side.offset] & side.bit;
}

/* Return whether a ray passes a post that is so far forward: on one hand all sides there must be open.

   above, below: whether the sides are open before and after the post in the line straight forward; there is
   but one of them, the other counts as open. */
static bool passes(bool lesser, bool greater, bool above, bool below, double ray) {
    if (ray > 0) return (lesser && below) || (greater && above);
    return (lesser && above) || (greater && below);
}

/* Set the number of the cell for which a ray meets 2i - y - shift sideways, so far forward; whether there is
   one. */
static bool find_post(const row *in, double ray, int64_t shift, int64_t forward, int64_t *i) {
    int64_t sideways = (int64_t)floor(ray * (double)forward + 0.5);
    if (slope(sideways, forward) != ray || (sideways + in->y + shift) & 1) return false;
    *i = (sideways + in->y + shift) / 2;
    return true;
}

/* Return whether a single ray, with none lit beside it, gets through a row and out of it. */
static bool is_let_through(const sight *seen, const row *in, double ray, const sixth *ahead) {
    int64_t i, y = in->y;
    bool lesser = true, greater = true, inner = true;
    if (y && find_post(in, ray, 1, 3 * y - 1, &i)) {
        /* The post is the far one of the cell before, from which the inner side after cell i - 1 leads on. */
        int64_t place = in->base + (i - 1) * ahead->sideways, before = place - ahead->onward;
        lesser = is_open(seen, before, ahead->lesser);
        greater = is_open(seen, before, ahead->greater);
        inner = is_open(seen, place, ahead->inner);
        if (ray != 0) return passes(lesser, greater, true, inner, ray);
    }
    if (find_post(in, ray, 1, 3 * y + 1, &i)) {
        int64_t place = in->base + (i - 1) * ahead->sideways;
        bool before = is_open(seen, place, ahead->greater);
        bool after = is_open(seen, place + ahead->sideways, ahead->lesser);
        if (ray != 0) return passes(before, after, is_open(seen, place, ahead->inner), true, ray);
        /* Along a closed side it stays on one hand of it. */
        return inner ? (lesser || greater) && (before || after) : (lesser && before) || (greater && after);
    }
    if (!find_post(in, ray, 0, 3 * y + 2, &i)) return true;
    int64_t place = in->base + i * ahead->sideways;
    return is_open(seen, place, ahead->lesser) || is_open(seen, place, ahead->greater);
}

/* Note light that leaves a row. */
static void let_out(sight *seen, const row *in, double first, double last, const sixth *ahead) {
    let_pass(&seen->beyond, first, last, first == last && is_let_through(seen, in, first, ahead));
}

/* Note the cells of a row whose middles are lit. */
static void show(sight *seen, const row *in, interval lit, int64_t sideways) {
    int64_t y = in->y, forward = 3 * y;
    int64_t i = (int64_t)ceil((lit.first * (double)forward + (double)y) / 2 - NEARLY);
    while (slope(2 * i - y, forward) < lit.first) i++;
    for (; slope(2 * i - y, forward) <= lit.last; i++) seen->found[seen->count++] = in->base + i * sideways;
}

/* Follow one interval of light through a row; return 0, FOUND_SHORT or MZ_NO_MEMORY. */
static int64_t sweep(sight *seen, const row *in, interval lit, const sixth *ahead) {
    int64_t y = in->y, far = 3 * y + 1;
    int64_t i = (int64_t)floor((lit.first * (double)far + (double)(y - 1)) / 2 - NEARLY);
    if (i < 0) i = 0;
    while (slope(2 * i - y + 1, far) <= lit.first) i++;
    int64_t most = (int64_t)ceil((lit.last - lit.first) * (double)far / 2) + 3;
    if (seen->count + most > seen->room) return FOUND_SHORT;
    if (reserve_light(&seen->beyond, 2 * most) != 0) return MZ_NO_MEMORY;
    if (y) show(seen, in, lit, ahead->sideways);
    double start = lit.first, high = lit.last;
    for (int64_t place = in->base + i * ahead->sideways;; i++, place += ahead->sideways) {
        int64_t x = 2 * i - y;
        double first = slope(x - 1, far), last = slope(x + 1, far);
        if (first >= high) break;
        bool lesser = is_open(seen, place, ahead->lesser), greater = is_open(seen, place, ahead->greater);
        bool before = x < 2 || is_open(seen, place - ahead->sideways, ahead->inner);
        bool after = x > -2 || is_open(seen, place, ahead->inner);
        if (lesser && greater && before && after) continue;
        double post = slope(x, far + 1);
        /* What is hidden up to the far post, and from there on: each behind a far side or an inner one. */
        interval hidden[2] = {{first, lesser ? before ? first : slope(x - 1, far - 2) : post},
                              {greater ? after ? last : slope(x + 1, far - 2) : post, last}};
        for (int half = 0; half < 2; half++) {
            if (hidden[half].first >= hidden[half].last || hidden[half].last <= start) continue;
            if (hidden[half].first >= high) break;
            let_out(seen, in, start, hidden[half].first, ahead);
            start = hidden[half].last;
        }
        if (start > high) return 0;
    }
    let_out(seen, in, start, high, ahead);
    return 0;
}

/* Add what is seen from the direction across the lesser side to that across the greater, that excluded. */
static int64_t see_sixth(sight *seen, const sixth *ahead) {
    int64_t square = 4 * seen->square, reach = largest(square), fault = 0;
    seen->here.count = 1;
    seen->here.items[0] = (interval){-1.0 / 3.0, nextafter(1.0 / 3.0, 0.0)};
    for (int64_t y = 0; !fault && seen->here.count && 3 * y * y <= square; y++) {
        while (reach * reach + 3 * y * y > square) reach--;
        row next = {seen->eye + y * ahead->onward, y};
        double limit = y ? slope(reach, 3 * y) : 1.0;
        seen->beyond.count = 0;
        for (int64_t number = 0; !fault && number < seen->here.count; number++) {
            /* Light beyond the visible range shows nothing more. */
            interval lit = seen->here.items[number];
            if (lit.first < -limit) lit.first = -limit;
            if (lit.last > limit) lit.last = limit;
            if (lit.first <= lit.last) fault = sweep(seen, &next, lit, ahead);
        }
        enter_next(seen);
    }
    return fault;
}

int64_t see_hexagons(sight *seen, const int64_t (*directions)[18]) {
    int64_t fault = 0;
    for (int64_t turn = 0; turn < 6 && !fault; turn++) {
        const int64_t *steps = directions[turn], *bits = steps + 6, *offsets = steps + 12;
        sixth ahead = {.onward = steps[0],
                       .sideways = steps[2],
                       .lesser = {offsets[0], bits[0]},
                       .greater = {offsets[1], bits[1]},
                       .inner = {offsets[2], bits[2]}};
        fault = see_sixth(seen, &ahead);
    }
    return fault;
}
