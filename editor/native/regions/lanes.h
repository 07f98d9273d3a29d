/* 64 places of an array read or written at once, as words of one bit a place, the lowest first. */

#ifndef MZ_REGIONS_LANES_H
#define MZ_REGIONS_LANES_H

#include <stdint.h>
#include <string.h>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSSE3__)
#include <tmmintrin.h>
#endif

#define EACH_BYTE UINT64_C(0x0101010101010101)

/* Split 64 bytes into a word for each of their bits. */
static inline void split_bytes(const uint8_t *bytes, uint64_t words[8]) {
#if defined(__AVX2__)
    __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)bytes);
    __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(bytes + 32));
    for (int bit = 7; bit >= 0; bit--) {
        words[bit] =
            (uint64_t)(uint32_t)_mm256_movemask_epi8(high) << 32 | (uint32_t)_mm256_movemask_epi8(low);
        low = _mm256_add_epi8(low, low);
        high = _mm256_add_epi8(high, high);
    }
#elif defined(__SSSE3__)
    for (int bit = 0; bit < 8; bit++) words[bit] = 0;
    for (int part = 0; part < 4; part++) {
        __m128i lanes = _mm_loadu_si128((const __m128i *)(const void *)(bytes + 16 * part));
        for (int bit = 7; bit >= 0; bit--) {
            words[bit] |= (uint64_t)(uint32_t)_mm_movemask_epi8(lanes) << 16 * part;
            lanes = _mm_add_epi8(lanes, lanes);
        }
    }
#else
    for (int bit = 0; bit < 8; bit++) words[bit] = 0;
    for (int part = 0; part < 8; part++) {
        uint64_t lanes = 0;
        for (int byte = 0; byte < 8; byte++) lanes |= (uint64_t)bytes[8 * part + byte] << 8 * byte;
        for (int bit = 0; bit < 8; bit++) {
            words[bit] |= ((lanes >> bit & EACH_BYTE) * UINT64_C(0x0102040810204080) >> 56) << 8 * part;
        }
    }
#endif
}

/* Return which of 64 bytes equal one. */
static inline uint64_t equal_bytes(const uint8_t *bytes, uint8_t byte) {
    uint64_t word = 0;
#if defined(__AVX2__)
    __m256i wanted = _mm256_set1_epi8((char)byte);
    for (int part = 0; part < 2; part++) {
        __m256i lanes = _mm256_loadu_si256((const __m256i *)(const void *)(bytes + 32 * part));
        word |= (uint64_t)(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(lanes, wanted)) << 32 * part;
    }
#elif defined(__SSSE3__)
    __m128i wanted = _mm_set1_epi8((char)byte);
    for (int part = 0; part < 4; part++) {
        __m128i lanes = _mm_loadu_si128((const __m128i *)(const void *)(bytes + 16 * part));
        word |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(lanes, wanted)) << 16 * part;
    }
#else
    for (int lane = 0; lane < 64; lane++) word |= (uint64_t)(bytes[lane] == byte) << lane;
#endif
    return word;
}

/* Return which of 64 numbers equal one. */
static inline uint64_t equals_of(const int32_t *numbers, int32_t number) {
    uint64_t word = 0;
#if defined(__AVX2__)
    __m256i wanted = _mm256_set1_epi32(number);
    for (int part = 0; part < 8; part++) {
        __m256i lanes = _mm256_loadu_si256((const __m256i *)(const void *)(numbers + 8 * part));
        __m256 equal = _mm256_castsi256_ps(_mm256_cmpeq_epi32(lanes, wanted));
        word |= (uint64_t)(uint32_t)_mm256_movemask_ps(equal) << 8 * part;
    }
#elif defined(__SSSE3__)
    __m128i wanted = _mm_set1_epi32(number);
    for (int part = 0; part < 16; part++) {
        __m128i lanes = _mm_loadu_si128((const __m128i *)(const void *)(numbers + 4 * part));
        __m128 equal = _mm_castsi128_ps(_mm_cmpeq_epi32(lanes, wanted));
        word |= (uint64_t)(uint32_t)_mm_movemask_ps(equal) << 4 * part;
    }
#else
    for (int lane = 0; lane < 64; lane++) word |= (uint64_t)(numbers[lane] == number) << lane;
#endif
    return word;
}

/* Return eight bytes that are 1 where one of the eight lowest bits of a word is set. */
static inline uint64_t bytes_of(uint64_t word) {
    uint64_t chosen = (word & 0xFF) * EACH_BYTE & UINT64_C(0x8040201008040201);
    return (chosen + 0x7F * EACH_BYTE) >> 7 & EACH_BYTE;
}

/* Write 64 bytes; each gets its lowest bits from the words. */
static inline void write_bits(uint8_t *bytes, const uint64_t *words, int count) {
#if defined(__AVX2__)
    const __m256i which = _mm256_set_epi64x(0x0303030303030303, 0x0202020202020202, 0x0101010101010101, 0);
    const __m256i bits = _mm256_set1_epi64x((long long)UINT64_C(0x8040201008040201));
    for (int part = 0; part < 2; part++) {
        __m256i lanes = _mm256_setzero_si256();
        for (int bit = 0; bit < count; bit++) {
            __m256i word = _mm256_set1_epi32((int)(uint32_t)(words[bit] >> 32 * part));
            __m256i chosen = _mm256_and_si256(_mm256_shuffle_epi8(word, which), bits);
            __m256i is_set = _mm256_cmpeq_epi8(chosen, bits);
            lanes = _mm256_or_si256(lanes, _mm256_and_si256(is_set, _mm256_set1_epi8((char)(1 << bit))));
        }
        _mm256_storeu_si256((__m256i *)(void *)(bytes + 32 * part), lanes);
    }
#else
    for (int part = 0; part < 8; part++) {
        uint64_t lanes = 0;
        for (int bit = 0; bit < count; bit++) lanes |= bytes_of(words[bit] >> 8 * part) << bit;
        for (int byte = 0; byte < 8; byte++) bytes[8 * part + byte] = (uint8_t)(lanes >> 8 * byte);
    }
#endif
}

/* Write a number into some places, often few. */
static inline void fill_numbers(int32_t *numbers, int64_t count, int32_t number) {
    int64_t place = 0;
    for (; place + 8 <= count; place += 8) {
        for (int64_t lane = 0; lane < 8; lane++) numbers[place + lane] = number;
    }
    for (; place < count; place++) numbers[place] = number;
}

#endif
