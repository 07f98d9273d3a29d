/* Mazes that grow from cell to cell: depth first, growing tree, hunt and kill. */

#include "generators/board.h"

FOR_EACH_LATTICE int64_t advance_stack(board on, const mz_generator_grid *grid, int32_t *stack,
                                       int64_t most_steps) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, cell = head[CURRENT], count = head[WAITING], done = 0;
    for (int64_t step = 0; step < most_steps; step++) {
        int64_t open = cell >= 0 ? free_sides(&on, cell) : 0;
        if (open) {
            stack[count] = (int32_t)cell;
            count += (open & (open - 1)) != 0;
            cell = carve(&on, cell, one_of(&on, &rng, open));
            done++;
        } else if (count) {
            cell = stack[--count];
        } else {
            cell = next_root(grid);
            if (cell < 0) {
                head[LEFT] = most_steps - step - 1;
                break;
            }
        }
    }
    head[CURRENT] = cell;
    head[WAITING] = count;
    head[DONE] += done;
    *grid->rng = rng;
    return cell < 0;
}

int64_t mz_advance_stack(const mz_generator_grid *grid, int32_t *stack, int64_t most_steps) {
    return ON_BOARD(advance_stack, grid, stack, most_steps);
}

FOR_EACH_LATTICE int64_t advance_tips(board on, const mz_generator_grid *grid, int32_t *tips, bool oldest,
                                      uint64_t share, int64_t most_steps) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, cell = head[CURRENT];
    int64_t first = head[FIRST], count = head[WAITING], done = 0;
    for (int64_t step = 0; step < most_steps; step++) {
        if (first == count) {
            cell = next_root(grid);
            if (cell < 0) break;
            tips[count++] = (int32_t)cell;
            continue;
        }
        int64_t index = count - 1;
        if (oldest) {
            index = first;
        } else if (share && happens(&rng, share)) {
            index = below(&rng, count);
        }
        cell = tips[index];
        int64_t open = free_sides(&on, cell);
        if (open) {
            cell = carve(&on, cell, one_of(&on, &rng, open));
            done++;
            tips[count++] = (int32_t)cell;
        } else if (oldest) {
            first++;
        } else {
            tips[index] = tips[--count];
        }
    }
    head[CURRENT] = cell;
    head[WAITING] = count;
    head[FIRST] = first;
    head[DONE] += done;
    *grid->rng = rng;
    return cell < 0;
}

int64_t mz_advance_tips(const mz_generator_grid *grid, int32_t *tips, bool oldest, uint64_t share,
                        int64_t most_steps) {
    return ON_BOARD(advance_tips, grid, tips, oldest, share, most_steps);
}

/* Take the first cell that is not in the maze into it: by a passage from there, or as the root of a piece. */
FOR_EACH_LATTICE void join(const mz_generator_grid *grid, const board *on, int64_t cell, uint64_t *rng) {
    int64_t inside = sides_to(on, cell, FLOOR | FREE, FLOOR);
    if (inside) {
        int64_t side = one_of(on, rng, inside);
        carve(on, cell + on->steps[side], opposite_of(on, side));
        grid->head[DONE]++;
    } else {
        next_root(grid);
    }
}

FOR_EACH_LATTICE int64_t advance_hunt(board on, const mz_generator_grid *grid, const int32_t *order,
                                      int64_t most_steps, int64_t count) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, cell = head[CURRENT], first = head[FIRST], done = 0;
    for (int64_t step = 0; step < most_steps; step++) {
        int64_t open = cell >= 0 ? free_sides(&on, cell) : 0;
        if (open) {
            cell = carve(&on, cell, one_of(&on, &rng, open));
            done++;
            continue;
        }
        while (first < count && !(on.cells[order[first]] & FREE)) first++;
        if (first == count) {
            cell = -1;
            break;
        }
        cell = order[first];
        join(grid, &on, cell, &rng);
    }
    head[CURRENT] = cell;
    head[FIRST] = first;
    head[DONE] += done;
    *grid->rng = rng;
    return cell < 0;
}

int64_t mz_advance_hunt(const mz_generator_grid *grid, const int32_t *order, int64_t most_steps,
                        int64_t count) {
    return ON_BOARD(advance_hunt, grid, order, most_steps, count);
}
