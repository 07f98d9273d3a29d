/* Looking at a job: every long loop does so once in some thousand steps, which take less than a
   millisecond. */

#ifndef MZ_JOB_H
#define MZ_JOB_H

#include "mazarine.h"

enum { STEPS_BETWEEN_LOOKS = 1 << 12 };

/* Note how much is to be done in all. */
static inline void begin_job(mz_job *job, int64_t total) {
    if (job) __atomic_store_n(&job->total, total, __ATOMIC_RELAXED);
}

/* Return whether a job is canceled, which is asked, and noted as done, where `step` is a multiple of
   STEPS_BETWEEN_LOOKS. */
static inline bool is_canceled(mz_job *job, int64_t step) {
    if (step & (STEPS_BETWEEN_LOOKS - 1) || !job) return false;
    __atomic_store_n(&job->done, step, __ATOMIC_RELAXED);
    return __atomic_load_n(&job->cancel, __ATOMIC_RELAXED) != 0;
}

#endif
