// Susi. SPDX-License-Identifier: Apache-2.0
//
// Arithmetic that wasm has no instruction for and the compiler therefore calls by name.

#if __wasm__

#include <stdint.h>

// The product of two 128-bit integers, from four products of 32-bit halves and two of 64 bits.
__int128 __multi3(__int128 left, __int128 right) {
    uint64_t a = (uint64_t)left, b = (uint64_t)right;
    uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
    uint64_t low = a0 * b0;
    uint64_t middle = a1 * b0 + (low >> 32);
    uint64_t carried = a0 * b1 + (uint32_t)middle;
    uint64_t high = a1 * b1 + (middle >> 32) + (carried >> 32);
    high += a * (uint64_t)(right >> 64) + (uint64_t)(left >> 64) * b;
    low = (carried << 32) | (uint32_t)low;
    return (__int128)(((unsigned __int128)high << 64) | low);
}

// Halfway cases go away from zero, unlike the instruction f64.nearest.
double round(double value) {
    double whole = __builtin_trunc(value);
    double rest = __builtin_fabs(value - whole);
    return rest >= 0.5 ? whole + __builtin_copysign(1, value) : __builtin_copysign(whole, value);
}

float roundf(float value) {
    float whole = __builtin_truncf(value);
    float rest = __builtin_fabsf(value - whole);
    return rest >= 0.5f ? whole + __builtin_copysignf(1, value) : __builtin_copysignf(whole, value);
}

#endif
