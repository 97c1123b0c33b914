// Susi. SPDX-License-Identifier: Apache-2.0

#ifdef __wasm__

// The page compares texts byte by byte (`sameBytes`), so the tables by which `==` finds out that two
// spellings of a letter are the same are left out of it: 20 KB of what travels at the first visit.
// In their place everything is as it is written: no scalar has parts, none belongs before another.

#include <stdint.h>

const uint8_t _swift_stdlib_nfd_decompositions[1] = {0};

uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
    (void)scalar;
    return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
    (void)first;
    (void)second;
    return UINT32_MAX;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
    (void)scalar;
    return 0;
}

#endif
