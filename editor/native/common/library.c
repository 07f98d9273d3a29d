/* What Python asks before it trusts this library. */

#include "mazarine.h"

const char *mz_version(void) {
    return MZ_VERSION;
}

int32_t mz_cpu_level(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                   __builtin_cpu_supports("fma")
               ? 3
               : 2;
#else
    return 0;
#endif
}
