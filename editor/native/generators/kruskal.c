/* Kruskal: take the walls in any order, and open those between different trees. */

#include "common/job.h"
#include "common/sets.h"
#include "generators/board.h"

/* Draw a group for each wall that may be opened, and count its members; write them too if `walls` is given:
   0, or MZ_CANCELED. */
FOR_EACH_LATTICE int64_t group_walls(board on, const mz_generator_grid *grid, mz_job *job, uint32_t *walls,
                                     int64_t *ends, int64_t groups, uint64_t *rng) {
    for (int64_t cell = 0; cell < grid->places; cell++) {
        if (is_canceled(job, cell)) return MZ_CANCELED;
        if (!(on.cells[cell] & FLOOR)) continue;
        for (int64_t side = on.six ? 0 : EAST; side < OWN; side++) {
            if (!is_passable(&on, cell, side)) continue;
            int64_t *end = ends + (draw(rng) & (uint64_t)(groups - 1));
            if (walls) walls[*end] = wall_of(&on, cell, side);
            ++*end;
        }
    }
    return 0;
}

int64_t mz_find_walls(mz_job *job, const mz_generator_grid *grid, uint32_t *walls, int64_t *ends,
                      int64_t groups) {
    uint64_t rng = *grid->rng;
    if (ON_BOARD(group_walls, grid, job, NULL, ends, groups, &rng) != 0) return MZ_CANCELED;
    int64_t start = 0;
    for (int64_t group = 0; group < groups; group++) {
        int64_t count = ends[group];
        ends[group] = start;
        start += count;
    }
    return ON_BOARD(group_walls, grid, job, walls, ends, groups, grid->rng);
}

FOR_EACH_LATTICE int64_t advance_forest(board on, const mz_generator_grid *grid, uint32_t *walls,
                                        const int64_t *ends, int32_t *parents, int64_t joints,
                                        int64_t most_steps) {
    uint64_t rng = *grid->rng;
    int64_t *head = grid->head, first = head[FIRST], done = head[DONE], group = head[GROUP], cell = -1;
    for (int64_t step = 0; step < most_steps && done < joints; step++) {
        while (first == ends[group]) group++;
        int64_t index = first + below(&rng, ends[group] - first), wall = walls[index];
        walls[index] = walls[first++];
        int64_t side = wall_side(&on, wall);
        cell = cell_of(&on, wall);
        int64_t here = leader(parents, cell), there = leader(parents, cell + on.steps[side]);
        if (here != there) {
            parents[here > there ? here : there] = (int32_t)least(here, there);
            on.cells[cell] &= (uint8_t)~FREE;
            carve(&on, cell, side);
            done++;
        }
    }
    head[FIRST] = first;
    head[DONE] = done;
    head[GROUP] = group;
    head[CURRENT] = cell;
    *grid->rng = rng;
    return done == joints;
}

int64_t mz_advance_forest(const mz_generator_grid *grid, uint32_t *walls, const int64_t *ends,
                          int32_t *parents, int64_t joints, int64_t most_steps) {
    return ON_BOARD(advance_forest, grid, walls, ends, parents, joints, most_steps);
}
