// Susi. SPDX-License-Identifier: Apache-2.0
#ifndef SUSI_CALLOCATIONS_H
#define SUSI_CALLOCATIONS_H

#include <stdint.h>

// How often this thread has asked for memory since it began.
int64_t allocations_of_thread(void);

#endif
