/* Sight where cells of a strip point onward and back in turns: triangles.

   A sixth of the view, a sextant, has its strips one step onward from each other, between straight lines;
   from a line to the next is 3 forward, and from a post of a line to the next is 2 sideways. Cell `i` of a
   strip lies `i` sideways of the eye. A *wide* cell has its far side on the further line, from `i` - 1 to `i`
   + 1, and its tip on the nearer one, at `i`; beside it lie *narrow* cells, the other way round. Inner side
   `i` stands between cells `i` and `i` + 1, from the tip of the one to the tip of the other. Rays of a sixth
   are less steep than inner sides: in each strip a ray crosses one of them, from the narrow cell to the wide
   one, or passes a tip. */

#include "agents/sight.h"

/* The directions of a sixth of the view: steps between places, and bits of sides.

   onward, over_tip: from a wide cell across its far side, and from a narrow one across its tip
   past_narrow, past_wide, before_wide: to the cell beside a narrow and a wide one, and before a wide one
   before_narrow: to the cell before a narrow one
   far, near: the sides of wide and of narrow cells on lines
   narrow_after, wide_after, wide_before, narrow_before: the inner sides of cells */
typedef struct {
    int64_t onward, over_tip, past_narrow, past_wide, before_wide, before_narrow;
    int64_t far, near, narrow_after, wide_after, wide_before, narrow_before;
} sextant;

/* A strip.

   base: the place of cell 0
   parity: 1 if even cells are wide, 0 if odd ones
   near: how far onward the nearer line is
   reach: how far is seen sideways
   square: the largest square of a distance that is seen, in thirds of a strip, which are halves of a unit */
typedef struct {
    int64_t base, parity, near, reach, square;
} strip;

/* Return whether a cell has its far side on the further line. */
static inline bool is_wide(const strip *in, int64_t i) {
    return (i & 1) != in->parity;
}

/* Return the slope at which a cell has its tip. */
static inline double tip(const strip *in, int64_t i) {
    return slope(i, is_wide(in, i) ? in->near : in->near + 3);
}

/* Find the first and the last inner side that light touches. */
static void find_touched(const strip *in, double low, double high, int64_t *first, int64_t *last) {
    double near = (double)in->near, far = (double)(in->near + 3);
    *first = (int64_t)floor(low * (low >= 0 ? near : far)) - 2;
    while (tip(in, *first + 1) < low) ++*first;
    *last = (int64_t)floor(high * (high >= 0 ? far : near)) + 1;
    while (tip(in, *last) > high) --*last;
}

static int64_t place_of(const strip *in, const sextant *ahead, int64_t i) {
    int64_t place = in->base + (i >> 1) * (ahead->past_narrow + ahead->past_wide);
    if (i & 1) place += in->parity ? ahead->past_wide : ahead->past_narrow;
    return place;
}

/* Return whether the middle of a cell lies between two slopes. */
static inline bool is_lit(const strip *in, int64_t i, double low, double high) {
    double middle = slope(i, in->near + 1 + is_wide(in, i));
    return low <= middle && middle <= high;
}

/* Return whether closed sides stand on both hands of the tip of a wide cell, for a ray through it. */
static bool is_pinched(const uint8_t *cells, int64_t wide, const sextant *ahead) {
    int64_t opposite = cells[wide - ahead->over_tip], sides = cells[wide];
    int64_t above = cells[wide + ahead->before_wide], below = cells[wide + ahead->past_wide];
    bool is_open_before =
        (sides & ahead->wide_before) && (opposite & ahead->narrow_before) && (above & ahead->near);
    bool is_open_after =
        (sides & ahead->wide_after) && (opposite & ahead->narrow_after) && (below & ahead->near);
    return !is_open_before && !is_open_after;
}

/* Return whether the middle of a cell is near enough, and light gets there once it is in the strip. */
static inline bool is_seen(const uint8_t *cells, int64_t place, int64_t i, const strip *in,
                           const sextant *ahead) {
    bool wide = is_wide(in, i);
    int64_t onward = in->near + 1 + wide;
    if (onward * onward + 3 * i * i > in->square) return false;
    if (!wide) return true;
    if (i == 0) return !is_pinched(cells, place, ahead);
    return cells[place] & (i > 0 ? ahead->wide_before : ahead->wide_after);
}

/* Follow one interval of light through a strip; return 0, FOUND_SHORT or MZ_NO_MEMORY. */
static int64_t sweep(sight *seen, const strip *in, double low, double high, const sextant *ahead) {
    int64_t first, last, both = ahead->wide_before | ahead->wide_after;
    find_touched(in, low, high, &first, &last);
    if (seen->count + last - first + 2 > seen->room) return FOUND_SHORT;
    if (reserve_light(&seen->beyond, last - first + 2) != 0) return MZ_NO_MEMORY;
    const uint8_t *cells = seen->cells;
    double start = low;
    bool is_tip_open = true;
    int64_t place = place_of(in, ahead, first), count = seen->count;
    for (int64_t i = first;; i++) {
        bool is_inside = first + 2 <= i && i < last;
        if ((is_inside || is_lit(in, i, low, high)) && is_seen(cells, place, i, in, ahead)) {
            seen->found[count++] = place;
        }
        if (i > last) break;
        int64_t sides = cells[place], after;
        bool is_open;
        if (is_wide(in, i)) {
            /* The other sides around its tip were asked in the strip before. */
            if ((sides & both) != both && start == tip(in, i) && is_pinched(cells, place, ahead)) {
                start = INFINITY;
            }
            after = place + ahead->past_wide;
            is_open = (sides & ahead->wide_after) && (sides & ahead->far);
        } else {
            after = place + ahead->past_narrow;
            is_open = (sides & ahead->narrow_after) && (cells[after] & ahead->far);
        }
        if (!is_open) {
            let_pass(&seen->beyond, start, tip(in, i), is_tip_open);
            start = tip(in, i + 1);
        }
        is_tip_open = is_open;
        place = after;
    }
    seen->count = count;
    let_pass(&seen->beyond, start, high, true);
    return 0;
}

/* Add what the light that enters a strip shows there and beyond. */
static int64_t see_sextant(sight *seen, strip in, const sextant *ahead) {
    int64_t fault = 0;
    while (!fault && seen->here.count && (in.near + 1) * (in.near + 1) <= in.square) {
        while ((in.near + 1) * (in.near + 1) + 3 * in.reach * in.reach > in.square) in.reach--;
        double limit = slope(in.reach, in.near);
        seen->beyond.count = 0;
        for (int64_t number = 0; !fault && number < seen->here.count; number++) {
            /* Light beyond the visible range shows nothing more. */
            interval lit = seen->here.items[number];
            double low = lit.first < -limit ? -limit : lit.first, high = lit.last > limit ? limit : lit.last;
            if (low <= high) fault = sweep(seen, &in, low, high, ahead);
        }
        enter_next(seen);
        in.base += in.parity ? ahead->onward : ahead->over_tip;
        in.parity = 1 - in.parity;
        in.near += 3;
    }
    return fault;
}

/* Return the strip after that of an eye in a wide cell; the light that enters it is noted. */
static strip before_side(sight *seen, const sextant *ahead, interval whole) {
    int64_t square = 4 * seen->square;
    seen->here.count = 0;
    if (seen->cells[seen->eye] & ahead->far) seen->here.items[seen->here.count++] = whole;
    return (strip){seen->eye + ahead->onward, 0, 1, largest(square / 3), square};
}

/* Return the strip after that of an eye in a narrow cell; the light that enters it is noted. */
static strip before_tip(sight *seen, const sextant *ahead, interval whole) {
    const uint8_t *cells = seen->cells;
    int64_t square = 4 * seen->square, eye = seen->eye;
    bool is_open_before =
        (cells[eye] & ahead->narrow_before) && (cells[eye + ahead->before_narrow] & ahead->far);
    bool is_open_after = (cells[eye] & ahead->narrow_after) && (cells[eye + ahead->past_narrow] & ahead->far);
    interval lit = {is_open_before ? whole.first : 0.0, is_open_after ? whole.last : 0.0};
    seen->here.count = 0;
    if (is_open_before || is_open_after) seen->here.items[seen->here.count++] = lit;
    return (strip){eye + ahead->over_tip, 1, 2, largest(square / 3), square};
}

int64_t see_triangles(sight *seen, const int64_t (*directions)[18]) {
    /* A sixth begins with a slope, and ends before the opposite one, with which the next sextant begins. */
    const interval whole = {-1.0 / 3.0, nextafter(1.0 / 3.0, 0.0)};
    int64_t fault = 0;
    for (int64_t turn = 0; turn < 6 && !fault; turn++) {
        const int64_t *steps = directions[turn], *bits = steps + 6;
        sextant ahead = {.onward = steps[0],
                         .over_tip = steps[5] + steps[0] + steps[1],
                         .past_narrow = steps[1],
                         .past_wide = steps[2],
                         .before_wide = steps[4],
                         .before_narrow = steps[5],
                         .far = bits[0],
                         .near = bits[3],
                         .narrow_after = bits[1],
                         .wide_after = bits[2],
                         .wide_before = bits[4],
                         .narrow_before = bits[5]};
        strip next = turn & 1 ? before_tip(seen, &ahead, whole) : before_side(seen, &ahead, whole);
        fault = see_sextant(seen, next, &ahead);
    }
    return fault;
}
