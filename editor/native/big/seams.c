/* What is united along seams: sets of regions, and chains of corridors. */

#include "common/sets.h"
#include "mazarine.h"

void mz_big_unite(int64_t *up, const int64_t *first, const int64_t *second, int64_t count, int64_t pairs) {
    for (int64_t index = 0; index < pairs; index++) {
        int64_t one = leader64(up, first[index]), other = leader64(up, second[index]);
        up[one > other ? one : other] = one < other ? one : other;
    }
    for (int64_t index = 0; index < count; index++) up[index] = up[up[index]];
}

void mz_big_chain(const int64_t *partner, const int64_t *sizes, int64_t *head, int64_t *offset, int64_t *flip,
                  int64_t *last, int64_t count) {
    for (int64_t piece = 0; piece < count; piece++) head[piece] = -1;
    /* Chains with ends first; what is left are rings. */
    for (int rings = 0; rings < 2; rings++) {
        for (int64_t start = 0; start < 2 * count; start++) {
            int64_t piece = start >> 1, before = 0, end = start;
            if (head[piece] >= 0 || (!rings && partner[start] >= 0)) continue;
            while (true) {
                int64_t here = end >> 1;
                head[here] = piece;
                offset[here] = before;
                flip[here] = end & 1;
                before += sizes[here];
                end ^= 1;
                if (partner[end] < 0 || partner[end] == start) break;
                end = partner[end];
            }
            last[piece] = rings ? -1 : end;
        }
    }
}
