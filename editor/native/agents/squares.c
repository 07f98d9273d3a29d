/* Sight where cells lie side by side in strips: squares, whose strips are rows or columns.

   A quarter of the view has its strips one step onward from each other; cells of a strip are counted from 0
   sideways. In halves of a cell, cell `i` of strip `y` reaches from 2i - 1 to 2i + 1 sideways and from 2y - 1
   to 2y + 1 forward. A ray leaves it through its far side, through its inner side, or at the post between; so
   those that the inner side stops lie between the slopes of its further and of its nearer post. */

#include "agents/sight.h"

/* The directions of a quarter of the view: the steps to the same cell of the next strip and to the next cell
   of the same strip, and the bits of the sides there. */
typedef struct {
    int64_t onward, sideways, far, inner;
} quarter;

/* A strip: the place of its cell 0, how far forward it is, and how far is seen sideways. */
typedef struct {
    int64_t base, y, reach;
} strip;

/* Let the light out of the strip of the eye, as far as it is open sideways; return 0, or MZ_NO_MEMORY. */
static int64_t leave_first_strip(sight *seen, int64_t reach, const quarter *ahead) {
    int64_t place = seen->eye;
    double end = 1.0, start = 0.0;
    seen->here.count = 0;
    for (int64_t i = 0;; i++) {
        if (i > reach) {
            end -= 2;
            break;
        }
        if (reserve_light(&seen->here, 2) != 0) return MZ_NO_MEMORY;
        int64_t sides = seen->cells[place];
        if (!(sides & ahead->far)) {
            let_pass(&seen->here, start, end - 2, false);
            start = end;
        }
        if (!(sides & ahead->inner)) break;
        place += ahead->sideways;
        end += 2;
    }
    let_pass(&seen->here, start, end, false);
    return 0;
}

/* Find the first and the last cell that light touches, as far as is seen. */
static void find_touched(const strip *in, interval lit, int64_t *first, int64_t *last) {
    int64_t near = 2 * in->y - 1, far = 2 * in->y + 1;
    *first = (int64_t)ceil((lit.first * (double)near - 1) / 2 - NEARLY);
    if (*first < 0) *first = 0;
    while (slope(2 * *first + 1, near) < lit.first) ++*first;
    *last = (int64_t)((lit.last * (double)far + 1) / 2 + NEARLY);
    if (*last > in->reach) *last = in->reach;
    while (slope(2 * *last - 1, far) > lit.last) --*last;
    if (*last < *first - 1) *last = *first - 1;
}

/* Return where light goes on behind the closed sides of a cell, and note what passes before them.

   A post is passed only where both sides on one hand are open. On the one hand are the far side before it and
   the inner side of the next strip; on the other the inner side of this strip and the far side after it. */
static double shaded(sight *seen, int64_t place, int64_t i, int64_t y, double start, double high,
                     const quarter *ahead) {
    const uint8_t *cells = seen->cells;
    int64_t sides = cells[place];
    double end = slope(2 * i + 1, 2 * y + 1);
    if (!(sides & ahead->far)) {
        bool is_open = cells[place - ahead->sideways] & ahead->far;
        let_pass(&seen->beyond, start, slope(2 * i - 1, 2 * y + 1), is_open);
        if (end > start) start = end;
    }
    if (!(sides & ahead->inner) && end <= high) {
        let_pass(&seen->beyond, start, end, sides & ahead->far);
        int64_t before = place - ahead->onward;
        bool is_open = (cells[before] & ahead->inner) && (cells[before + ahead->sideways] & ahead->far);
        start = is_open ? slope(2 * i + 1, 2 * y - 1) : INFINITY;
    }
    return start;
}

/* Follow one interval of light through a strip; return 0, FOUND_SHORT or MZ_NO_MEMORY. */
static int64_t sweep(sight *seen, const strip *in, interval lit, const quarter *ahead) {
    int64_t first, last, y = in->y, both = ahead->far | ahead->inner;
    double low = lit.first, high = lit.last;
    find_touched(in, lit, &first, &last);
    if (seen->count + last - first + 1 > seen->room) return FOUND_SHORT;
    if (reserve_light(&seen->beyond, last - first + 2) != 0) return MZ_NO_MEMORY;
    int64_t shown = (int64_t)ceil(low * (double)y - NEARLY), hidden = (int64_t)(high * (double)y + NEARLY);
    if (shown < first) shown = first;
    if (hidden > last) hidden = last;
    while (slope(shown, y) < low) shown++;
    while (slope(hidden, y) > high) hidden--;
    const uint8_t *cells = seen->cells;
    int64_t place = in->base + first * ahead->sideways, sideways = ahead->sideways, count = seen->count;
    int64_t *found = seen->found;
    double start = low;
    for (int64_t i = first; i <= last; i++, place += sideways) {
        if (shown <= i && i <= hidden) found[count++] = place;
        if ((cells[place] & both) == both) continue;
        start = shaded(seen, place, i, y, start, high, ahead);
        if (start > high) {
            seen->count = count;
            return 0;
        }
        while (slope(shown, y) < start) shown++;
    }
    seen->count = count;
    /* A ray that leaves beyond the visible range shows nothing more. */
    double limit = slope(2 * last + 1, 2 * y + 1);
    let_pass(&seen->beyond, start, limit < high ? limit : high, true);
    return 0;
}

/* Add what is seen from a quarter's forward direction to its sideways one, the latter excluded. */
static int64_t see_quarter(sight *seen, const quarter *ahead) {
    int64_t reach = largest(seen->square), square = seen->square, fault;
    fault = leave_first_strip(seen, reach, ahead);
    for (int64_t y = 1; !fault && seen->here.count && y * y <= square; y++) {
        while (reach * reach + y * y > square) reach--;
        strip next = {seen->eye + y * ahead->onward, y, reach};
        seen->beyond.count = 0;
        for (int64_t number = 0; !fault && number < seen->here.count; number++) {
            fault = sweep(seen, &next, seen->here.items[number], ahead);
        }
        enter_next(seen);
    }
    return fault;
}

int64_t see_squares(sight *seen, const int64_t (*directions)[12]) {
    int64_t fault = 0;
    for (int64_t turn = 0; turn < 4 && !fault; turn++) {
        const int64_t *steps = directions[turn], *bits = steps + 4;
        quarter ahead = {steps[0], steps[1], bits[0], bits[1]};
        fault = see_quarter(seen, &ahead);
    }
    return fault;
}
