/* Overviews: shares of kinds at a part of the size. */

#include "mazarine.h"

enum { KINDS = 4 };

static inline int64_t least(int64_t one, int64_t other) {
    return one < other ? one : other;
}

void mz_big_shrink_kinds(const uint8_t *kinds, int64_t scale, uint8_t *out, int64_t high, int64_t wide,
                         int64_t rows, int64_t cols) {
    for (int64_t row = 0; row < rows; row++) {
        int64_t last = least((row + 1) * scale, high);
        for (int64_t col = 0; col < cols; col++) {
            int64_t end = least((col + 1) * scale, wide), counts[KINDS] = {0};
            for (int64_t line = row * scale; line < last; line++) {
                for (int64_t cell = col * scale; cell < end; cell++) counts[kinds[line * wide + cell] & 3]++;
            }
            int64_t total = (last - row * scale) * (end - col * scale);
            for (int64_t kind = 0; kind < KINDS; kind++) {
                out[(kind * rows + row) * cols + col] = (uint8_t)((510 * counts[kind] + total) / (2 * total));
            }
        }
    }
}

void mz_big_halve_shares(const uint8_t *shares, uint8_t *out, int64_t kinds, int64_t high, int64_t wide,
                         int64_t rows, int64_t cols) {
    for (int64_t kind = 0; kind < kinds; kind++) {
        for (int64_t row = 0; row < rows; row++) {
            int64_t last = least(2 * row + 2, high);
            for (int64_t col = 0; col < cols; col++) {
                int64_t end = least(2 * col + 2, wide), total = 0;
                for (int64_t line = 2 * row; line < last; line++) {
                    for (int64_t place = 2 * col; place < end; place++) {
                        total += shares[(kind * high + line) * wide + place];
                    }
                }
                int64_t count = (last - 2 * row) * (end - 2 * col);
                out[(kind * rows + row) * cols + col] = (uint8_t)((2 * total + count) / (2 * count));
            }
        }
    }
}
