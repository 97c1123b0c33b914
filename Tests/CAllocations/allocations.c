// Susi. SPDX-License-Identifier: Apache-2.0
//
// Stands before the C library's allocator in the program of tests, and counts. Where that library is
// another one than glibc, nothing is counted.

#include "CAllocations.h"

#include <stddef.h>

static _Thread_local int64_t count;

int64_t allocations_of_thread(void) { return count; }

#if defined(__GLIBC__)

#include <errno.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *pointer, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
    count++;
    return __libc_realloc(pointer, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
    count++;
    *pointer = __libc_memalign(alignment, size);
    return *pointer ? 0 : ENOMEM;
}

#endif
