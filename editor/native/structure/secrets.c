/* The fewest secrets on paths: a breadth-first search in which only secrets cost something. */

#include "common/job.h"
#include "common/memory.h"

/* Search with stacks for nodes of this round and of the next, (count): 0, or MZ_CANCELED. */
static int64_t search(mz_job *job, const int64_t *heads, const int64_t *bounds, int64_t pieces, int64_t start,
                      int32_t *costs, int64_t *nodes, int64_t *later) {
    int64_t steps = 0;
    costs[start] = start > pieces;
    nodes[0] = start;
    /* In each round all nodes cost the same, so the first cost of a node is its lowest. */
    for (int64_t left = 1; left;) {
        int64_t found = 0;
        while (left) {
            int64_t node = nodes[--left];
            for (int64_t index = bounds[node]; index < bounds[node + 1]; index++) {
                if (is_canceled(job, ++steps)) return MZ_CANCELED;
                int64_t other = heads[index];
                if (costs[other] >= 0) continue;
                costs[other] = costs[node] + (other > pieces);
                if (other > pieces) {
                    later[found++] = other;
                } else {
                    nodes[left++] = other;
                }
            }
        }
        int64_t *emptied = nodes;
        nodes = later;
        later = emptied;
        left = found;
    }
    return 0;
}

int64_t mz_fewest_secrets(mz_job *job, const int64_t *heads, const int64_t *bounds, int64_t pieces,
                          int64_t start, int32_t *costs, int64_t count) {
    int64_t *stacks = mz_allocate(2 * count, sizeof(int64_t));
    if (!stacks) return MZ_NO_MEMORY;
    for (int64_t node = 0; node < count; node++) costs[node] = -1;
    int64_t fault = search(job, heads, bounds, pieces, start, costs, stacks, stacks + count);
    mz_free(stacks);
    return fault;
}
