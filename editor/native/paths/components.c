/* The connected components of a graph: nodes are joined edge by edge (union-find). */

#include "mazarine.h"

/* Return the node that stands for a component so far, halving the path to it. */
static int64_t root_of(int32_t *up, int64_t node) {
    while (up[node] != node) {
        up[node] = up[up[node]];
        node = up[node];
    }
    return node;
}

int64_t mz_find_components(const int32_t (*edges)[2], int64_t edge_count, int32_t *components,
                           int64_t count) {
    int32_t *up = components;
    int32_t found = 0;
    for (int64_t node = 0; node < count; node++) up[node] = (int32_t)node;
    for (int64_t edge = 0; edge < edge_count; edge++) {
        int64_t first = root_of(up, edges[edge][0]), second = root_of(up, edges[edge][1]);
        /* The lower node stays, so that a root comes before all that it stands for. */
        if (first < second) {
            up[second] = (int32_t)first;
        } else {
            up[first] = (int32_t)second;
        }
    }
    for (int64_t node = 0; node < count; node++) {
        /* What comes before has its number, and is not asked for its root any more. */
        components[node] = up[node] == node ? found++ : components[up[node]];
    }
    return found;
}
