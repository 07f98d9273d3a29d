/* Random numbers of our own, so that a seed gives the same maze on every machine and version.

   The generator is splitmix64 (Steele, Lea, Flood 2014): a counter and a mixing function, one word of
   state. */

#ifndef MZ_CHANCE_H
#define MZ_CHANCE_H

#include <stdbool.h>
#include <stdint.h>

#define MZ_CHANCE_STEP UINT64_C(0x9E3779B97F4A7C15)

/* Return a word in which every bit depends on every bit of this one. */
static inline uint64_t mixed(uint64_t word) {
    word = (word ^ word >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    word = (word ^ word >> 27) * UINT64_C(0x94D049BB133111EB);
    return word ^ word >> 31;
}

/* Draw 64 random bits. */
static inline uint64_t draw(uint64_t *rng) {
    return mixed(*rng += MZ_CHANCE_STEP);
}

/* Return the last draw, which was not used. */
static inline void put_back(uint64_t *rng) {
    *rng -= MZ_CHANCE_STEP;
}

/* Make a number from 0 to `count` - 1 of a word that was drawn (Lemire 2019), seldom of later ones. */
static inline int64_t below_with(uint64_t *rng, uint64_t word, int64_t count) {
    uint64_t bound = (uint64_t)count, low = UINT32_MAX, product = (word >> 32) * bound;
    if ((product & low) < bound) {
        uint64_t reject = (low + 1 - bound) % bound;
        while ((product & low) < reject) product = (draw(rng) >> 32) * bound;
    }
    return (int64_t)(product >> 32);
}

/* Draw a number from 0 to `count` - 1, each equally likely; `count` is below 2^32. */
static inline int64_t below(uint64_t *rng, int64_t count) {
    return below_with(rng, draw(rng), count);
}

/* Decide with a probability in parts of 2^63. */
static inline bool happens(uint64_t *rng, uint64_t share) {
    return draw(rng) >> 1 < share;
}

#endif
