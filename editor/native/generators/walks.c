/* Random walks: Wilson's, which erases its loops, and that of Aldous and Broder. */

#include "generators/board.h"

/* Random numbers, and bits of a word of them that are left, two a side. */
typedef struct {
    uint64_t rng, bits;
    int64_t left;
} coin;

static coin coin_of(const mz_generator_grid *grid) {
    return (coin){*grid->rng, (uint64_t)grid->head[BITS], grid->head[BITS_LEFT]};
}

static void put_away(const coin *from, const mz_generator_grid *grid) {
    *grid->rng = from->rng;
    grid->head[BITS] = (int64_t)from->bits;
    grid->head[BITS_LEFT] = from->left;
}

/* Draw one of the sides. */
FOR_EACH_LATTICE int64_t any_side(const board *on, coin *from) {
    while (on->six) {
        if (!from->left) {
            from->bits = draw(&from->rng);
            from->left = 21;
        }
        int64_t side = from->bits & 7;
        from->bits >>= 3;
        from->left--;
        if (side < HEXAGON_SIDES) return side;
    }
    if (!from->left) {
        from->bits = draw(&from->rng);
        from->left = 32;
    }
    int64_t side = from->bits & 3;
    from->bits >>= 2;
    from->left--;
    return side;
}

/* Note by which side the walk leaves a cell that is not in the maze. */
FOR_EACH_LATTICE void leave_by(const board *on, int64_t cell, int64_t side) {
    uint8_t *at = on->cells + cell;
    *at = (uint8_t)(on->six ? (*at & ~OWN_SIDES) | (side + 1) : (*at & ~SIDES) | 1 << side);
}

/* Return the side by which the walk left a cell. */
FOR_EACH_LATTICE int64_t left_by(const board *on, int64_t cell) {
    return on->six ? (on->cells[cell] & OWN_SIDES) - 1 : side_of(on->cells[cell] & SIDES);
}

/* Take a cell of the walk into the maze; return the wall that the walk went through, with its side. */
FOR_EACH_LATTICE int64_t enter(const board *on, int64_t cell) {
    int64_t side = left_by(on, cell);
    on->cells[cell] &= (uint8_t) ~(FREE | (on->six ? OWN_SIDES : SIDES));
    return wall_of(on, cell, side);
}

/* Open a wall of the walk; return its next one, or -1 if the walk is open to its end. */
FOR_EACH_LATTICE int64_t open_next(const board *on, int64_t wall) {
    int64_t cell = cell_of(on, wall), side = wall_side(on, wall), beside = cell + on->steps[side];
    int64_t following = on->cells[beside] & FREE ? enter(on, beside) : -1;
    carve(on, cell, side);
    return following;
}

FOR_EACH_LATTICE int64_t advance_wilson(board on, const mz_generator_grid *grid, int64_t most_steps) {
    coin from = coin_of(grid);
    int64_t *head = grid->head, cell = head[CURRENT], first = head[FIRST], opened = head[OPENED], done = 0;
    for (int64_t step = 0; step < most_steps; step++) {
        if (opened >= 0) {
            opened = open_next(&on, opened);
            cell = opened < 0 ? -1 : cell_of(&on, opened);
            done += opened >= 0;
            continue;
        }
        if (cell < 0) {
            while (first < grid->places && !(on.cells[first] & FREE)) first++;
            if (first == grid->places) break;
            cell = first;
        }
        int64_t side = any_side(&on, &from);
        if (is_passable(&on, cell, side)) {
            leave_by(&on, cell, side);
            cell += on.steps[side];
            if (!(on.cells[cell] & FREE)) {
                opened = enter(&on, first);
                cell = first;
                done++;
            }
        }
    }
    head[CURRENT] = cell;
    head[FIRST] = first;
    head[OPENED] = opened;
    head[DONE] += done;
    put_away(&from, grid);
    return cell < 0 && first == grid->places;
}

int64_t mz_advance_wilson(const mz_generator_grid *grid, int64_t most_steps) {
    return ON_BOARD(advance_wilson, grid, most_steps);
}

FOR_EACH_LATTICE int64_t wilson_trail(board on, const mz_generator_grid *grid, int32_t *trail, int64_t room) {
    int64_t count = 0;
    for (int64_t cell = grid->head[FIRST]; cell != grid->head[CURRENT] && count < room;) {
        trail[count++] = (int32_t)cell;
        cell += on.steps[left_by(&on, cell)];
    }
    return count;
}

int64_t mz_wilson_trail(const mz_generator_grid *grid, int32_t *trail, int64_t room) {
    return ON_BOARD(wilson_trail, grid, trail, room);
}

FOR_EACH_LATTICE int64_t advance_aldous_broder(board on, const mz_generator_grid *grid, int64_t most_steps) {
    coin from = coin_of(grid);
    int64_t *head = grid->head, cell = head[CURRENT], missing = head[FIRST], done = 0;
    for (int64_t step = 0; step < most_steps; step++) {
        if (missing == 0) {
            cell = next_root(grid);
            if (cell < 0) break;
            missing = grid->sizes[head[PIECE] - 1] - 1;
            continue;
        }
        int64_t side = any_side(&on, &from);
        if (is_passable(&on, cell, side)) {
            int64_t beside = cell + on.steps[side];
            if (on.cells[beside] & FREE) {
                carve(&on, cell, side);
                done++;
                missing--;
            }
            cell = beside;
        }
    }
    head[CURRENT] = cell;
    head[FIRST] = missing;
    head[DONE] += done;
    put_away(&from, grid);
    return cell < 0;
}

int64_t mz_advance_aldous_broder(const mz_generator_grid *grid, int64_t most_steps) {
    return ON_BOARD(advance_aldous_broder, grid, most_steps);
}
