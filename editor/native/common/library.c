/* What Python asks before it trusts this library. */

#include "mazarine.h"

const char *mz_version(void) {
    return MZ_VERSION;
}

#if defined(__x86_64__)

#include <cpuid.h>

enum { YMM_STATE = 6 }; /* of XCR0: the system keeps the registers of 256 bits */

static uint32_t kept_registers(void) {
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

static bool has_all(uint32_t bits, uint32_t wanted) {
    return (bits & wanted) == wanted;
}

/* Asked of the processor itself: what compilers offer for this needs a library of theirs. */
int32_t mz_cpu_level(void) {
    uint32_t eax, ebx, ecx, edx;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) ||
        !has_all(ecx, bit_OSXSAVE | bit_AVX | bit_FMA | bit_F16C | bit_MOVBE))
        return 2;
    if (!has_all(kept_registers(), YMM_STATE)) return 2;
    if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) || !has_all(ebx, bit_AVX2 | bit_BMI | bit_BMI2))
        return 2;
    return __get_cpuid(0x80000001, &eax, &ebx, &ecx, &edx) && has_all(ecx, bit_LZCNT) ? 3 : 2;
}

#else

int32_t mz_cpu_level(void) {
    return 0;
}

#endif
