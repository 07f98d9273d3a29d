/* The connected components of a graph: nodes are joined edge by edge (union-find). */

#include "common/job.h"
#include "common/sets.h"

int64_t mz_find_components(mz_job *job, const int32_t (*edges)[2], int64_t edge_count, int32_t *components,
                           int64_t count) {
    int32_t *up = components;
    int32_t found = 0;
    begin_job(job, edge_count);
    for (int64_t node = 0; node < count; node++) up[node] = (int32_t)node;
    for (int64_t edge = 0; edge < edge_count; edge++) {
        if (is_canceled(job, edge)) return MZ_CANCELED;
        /* The lower node stays, so that a leader comes before all that it stands for. */
        unite_lower(up, edges[edge][0], edges[edge][1]);
    }
    for (int64_t node = 0; node < count; node++) {
        /* What comes before has its number, and is not asked for its leader any more. */
        components[node] = up[node] == node ? found++ : components[up[node]];
    }
    return found;
}
