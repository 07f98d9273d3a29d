/* Across side E lies the next column and across side S the next row; cells may lack sides E and W. Hexagons
   have sides SE and SW in place of S. */

#include <string.h>

#include "common/codes.h"
#include "common/memory.h"

enum { SOUTH_WEST_SHIFT = SOUTH_SHIFT + 2 };

typedef struct {
    const uint8_t *cells, *walls;
    mz_flood_rule rule;
    int64_t rows, cols;
} board;

static bool takes(const board *on, int64_t place) {
    return on->rule.takes >> on->cells[place] & 1;
}

/* Return whether the cells at a place and east of it, in a row, are not parted. */
static bool leads_east(const board *on, int64_t row, int64_t col) {
    uint8_t wall = on->walls[row * on->cols + col] >> EAST_SHIFT & SIDE_CODE;
    return (on->rule.opens >> wall & 1) && !(on->rule.lacks_east >> ((row + col) & 1) & 1);
}

/* Put the cells so many columns beside those of a run, in the row above or below, on the stack, one for each
   run that is met; what parts them is at this place of the walls of the upper ones. */
static void note_across(const board *on, const uint8_t *marks, mz_list *stack, int64_t row, int64_t beside,
                        int64_t first, int64_t last, int64_t right, int shift) {
    int64_t *places = stack->items, upper = row < beside ? row : beside, back = row < beside ? right : 0;
    bool was_met = false;
    first = first + right < 0 ? 0 : first + right;
    last = last + right >= on->cols ? on->cols - 1 : last + right;
    for (int64_t col = first; col <= last; col++) {
        int64_t place = beside * on->cols + col;
        uint8_t wall = on->walls[upper * on->cols + col - back] >> shift & SIDE_CODE;
        bool is_met = !marks[place] && takes(on, place) && (on->rule.opens >> wall & 1);
        if (is_met && !(was_met && leads_east(on, beside, col - 1))) places[stack->count++] = place;
        was_met = is_met;
    }
}

/* Put the cells of the row beside a run on the stack, one for each run that is met. */
static void note(const board *on, const uint8_t *marks, mz_list *stack, int64_t row, int64_t beside,
                 int64_t first, int64_t last) {
    if (on->rule.shifted < 0) {
        note_across(on, marks, stack, row, beside, first, last, 0, SOUTH_SHIFT);
        return;
    }
    int64_t right = (row & 1) == on->rule.shifted;
    bool is_below = row < beside;
    note_across(on, marks, stack, row, beside, first, last, right, is_below ? SOUTH_SHIFT : SOUTH_WEST_SHIFT);
    note_across(on, marks, stack, row, beside, first, last, right - 1,
                is_below ? SOUTH_WEST_SHIFT : SOUTH_SHIFT);
}

int64_t mz_flood_spread(const uint8_t *cells, const uint8_t *walls, const mz_flood_rule *rule, uint8_t *marks,
                        int64_t *box, mz_list *stack, int64_t most, int64_t rows, int64_t cols) {
    board on = {cells, walls, *rule, rows, cols};
    while (stack->count && most) {
        int64_t place = ((int64_t *)stack->items)[stack->count - 1];
        int64_t row = place / cols, first = place % cols, last = first;
        if (marks[place]) {
            stack->count--;
            continue;
        }
        while (first > 0 && takes(&on, row * cols + first - 1) && leads_east(&on, row, first - 1)) first--;
        while (last + 1 < cols && takes(&on, row * cols + last + 1) && leads_east(&on, row, last)) last++;
        if (mz_list_reserve(stack, 4 * (last - first + 1), 8) != 0) return MZ_NO_MEMORY;
        stack->count--;
        most--;
        memset(marks + row * cols + first, 1, (size_t)(last - first + 1));
        if (row < box[0]) box[0] = row;
        if (first < box[1]) box[1] = first;
        if (row > box[2]) box[2] = row;
        if (last > box[3]) box[3] = last;
        if (row > 0) note(&on, marks, stack, row, row - 1, first, last);
        if (row + 1 < rows) note(&on, marks, stack, row, row + 1, first, last);
    }
    return stack->count;
}
