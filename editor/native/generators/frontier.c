/* Mazes that grow at their frontier, the walls between them and the rest: Prim, and the list. */

#include "generators/board.h"

/* Add the walls between a new cell and the rest; return how many there are now. */
FOR_EACH_LATTICE int64_t push_walls(const board *on, uint32_t *walls, int64_t count, int64_t cell) {
    int64_t open = free_sides(on, cell);
    for (int64_t side = 0; side < side_count(on); side++) {
        walls[count] = wall_of(on, cell + on->steps[side], side);
        count += open >> side & 1;
    }
    return count;
}

FOR_EACH_LATTICE int64_t advance_prim(board on, const mz_generator_grid *grid, uint32_t *walls,
                                      int64_t most_steps) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, count = head[WAITING], done = 0, cell = head[CURRENT];
    /* Drawn before it is known whether the last wall led anywhere: a wrong guess draws again. */
    uint64_t word = draw(&rng);
    for (int64_t step = 0; step < most_steps; step++) {
        if (count == 0) {
            cell = next_root(grid);
            if (cell < 0) break;
            count = push_walls(&on, walls, count, cell);
            continue;
        }
        int64_t index = below_with(&rng, word, count--), wall = walls[index];
        int64_t beyond = cell_of(&on, wall), side = wall_side(&on, wall);
        walls[index] = walls[count];
        word = draw(&rng);
        /* About where the next wall is: it comes from memory while it is not known yet where this one
           leads. */
        __builtin_prefetch(walls + ((word >> 32) * (uint64_t)count >> 32));
        if (on.cells[beyond] & FREE) {
            cell = carve(&on, beyond - on.steps[side], side);
            done++;
            count = push_walls(&on, walls, count, cell);
        }
    }
    put_back(&rng);
    head[CURRENT] = cell;
    head[WAITING] = count;
    head[DONE] += done;
    *grid->rng = rng;
    return cell < 0;
}

int64_t mz_advance_prim(const mz_generator_grid *grid, uint32_t *walls, int64_t most_steps) {
    return ON_BOARD(advance_prim, grid, walls, most_steps);
}

/* Go to any side; return the cell there if it is new, else -1, and a loop if the wall was broken. */
FOR_EACH_LATTICE int64_t walk(const board *on, uint64_t *rng, int64_t cell, uint64_t loops) {
    int64_t sides = sides_to(on, cell, FLOOR, FLOOR);
    if (!sides) return -1;
    int64_t side = one_of(on, rng, sides);
    if (on->cells[cell + on->steps[side]] & FREE) return carve(on, cell, side);
    if (!(on->cells[cell] >> side & 1) && happens(rng, loops)) carve(on, cell, side);
    return -1;
}

/* Open a wall of the list, in secret or not; return the cell beyond, which is in the maze now. */
FOR_EACH_LATTICE int64_t join(const board *on, int64_t wall, uint8_t *hidden, bool is_secret) {
    int64_t beyond = cell_of(on, wall), side = wall_side(on, wall), here = beyond - on->steps[side];
    if (is_secret) {
        hidden[here] |= (uint8_t)(1 << side);
        hidden[beyond] |= (uint8_t)(1 << (side ^ 2));
    }
    return carve(on, here, side);
}

int64_t mz_advance_list(const mz_generator_grid *grid, uint32_t *walls, uint8_t *hidden, uint64_t loops,
                        uint64_t secrets, int64_t most_steps) {
    board on = board_of(grid, false);
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, cell = head[CURRENT], count = head[WAITING], done = 0;
    for (int64_t step = 0; step < most_steps; step++) {
        if (cell >= 0) {
            cell = walk(&on, &rng, cell, loops);
            done += cell >= 0;
        } else if (count) {
            int64_t wall = take_wall(walls, count--, &rng);
            if (on.cells[cell_of(&on, wall)] & FREE) {
                cell = join(&on, wall, hidden, happens(&rng, secrets));
                head[RESETS]++;
                done++;
            }
        } else {
            cell = next_root(grid);
            if (cell < 0) break;
        }
        if (cell >= 0) count = push_walls(&on, walls, count, cell);
    }
    head[CURRENT] = cell;
    head[WAITING] = count;
    head[DONE] += done;
    *grid->rng = rng;
    return cell < 0 && count == 0 && head[PIECE] == grid->pieces;
}
