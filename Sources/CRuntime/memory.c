// Susi. SPDX-License-Identifier: Apache-2.0
//
// A heap for the browser build. Requests are rounded up to size classes, four to each doubling, so
// at most a fifth of a block is wasted; freed blocks wait in one list a class. Blocks are never
// split or joined: allocating and freeing take a few instructions, always, and what a page has once
// needed it keeps. Single-threaded, as a wasm instance is.

#if __wasm__

#include <stddef.h>
#include <stdint.h>

typedef struct Block {
    uint32_t class;          // which list the block returns to
    uint32_t shift;          // how far the payload was moved to be aligned
    struct Block *next_free; // meaningful only while the block is free
    uint32_t padding;        // keeps the payload on a multiple of 16
} Block;

_Static_assert(sizeof(Block) == 16, "payloads must stay aligned to 16 bytes");

enum { smallest = 16, class_count = 4 * 27, page = 65536 };

extern unsigned char __heap_base;

static Block *free_blocks[class_count];
static uintptr_t unused; // the first byte never handed out
static uintptr_t end;    // the first byte beyond memory

// The class of blocks that hold `size` bytes, and in `*rounded` how many they hold.
static uint32_t class_of(uint32_t size, uint32_t *rounded) {
    if (size <= 4 * smallest) {
        uint32_t quarters = size == 0 ? 1 : (size + smallest - 1) / smallest;
        *rounded = quarters * smallest;
        return quarters - 1;
    }
    uint32_t doubling = 31 - (uint32_t)__builtin_clz(size - 1);
    uint32_t step = 1u << (doubling - 2);
    uint32_t steps = (size - 1 - (1u << doubling)) / step + 1; // 1...4
    *rounded = (1u << doubling) + steps * step;
    return (doubling - 5) * 4 + steps - 1;
}

static Block *take_new(uint32_t payload) {
    if (unused == 0) {
        unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
        end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
    }
    uintptr_t needed = sizeof(Block) + payload;
    if (needed > end - unused) {
        uintptr_t missing = needed - (end - unused);
        uintptr_t pages = (missing + page - 1) / page;
        // Grow by an eighth at least, so that growing stays rare; settle for less if refused.
        uintptr_t wished = end / page / 8;
        if (wished < pages || __builtin_wasm_memory_grow(0, wished) == (size_t)-1) {
            if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
            wished = pages;
        }
        end += wished * page;
    }
    Block *block = (Block *)unused;
    unused += needed;
    return block;
}

void *malloc(size_t size) {
    if (size > (1u << 30)) return NULL;
    uint32_t payload;
    uint32_t class = class_of((uint32_t)size, &payload);
    Block *block = free_blocks[class];
    if (block) {
        free_blocks[class] = block->next_free;
    } else {
        block = take_new(payload);
        if (!block) return NULL;
        block->class = class;
    }
    block->shift = 0;
    return block + 1;
}

// The block whose payload, perhaps moved for alignment, begins at `pointer`.
static Block *block_of(void *pointer) {
    Block *header = (Block *)pointer - 1;
    return (Block *)((uintptr_t)header - header->shift);
}

void free(void *pointer) {
    if (!pointer) return;
    Block *block = block_of(pointer);
    block->next_free = free_blocks[block->class];
    free_blocks[block->class] = block;
}

void *calloc(size_t count, size_t size) {
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) return NULL;
    void *pointer = malloc(total);
    if (pointer) __builtin_memset(pointer, 0, total);
    return pointer;
}

// How many bytes a block of `class` holds: the inverse of `class_of`.
static uint32_t payload_of(uint32_t class) {
    if (class < 4) return (class + 1) * smallest;
    uint32_t doubling = class / 4 + 5;
    return (1u << doubling) + (class % 4 + 1) * (1u << (doubling - 2));
}

void *realloc(void *pointer, size_t size) {
    if (!pointer) return malloc(size);
    Block *block = block_of(pointer);
    size_t held = payload_of(block->class) - ((uintptr_t)pointer - (uintptr_t)(block + 1));
    if (size <= held) return pointer;
    void *moved = malloc(size);
    if (!moved) return NULL;
    __builtin_memcpy(moved, pointer, held);
    free(pointer);
    return moved;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment <= 16) {
        *result = malloc(size);
        return *result ? 0 : 12;
    }
    if (size > (1u << 30) || alignment > (1u << 30)) return 12;
    unsigned char *payload = malloc(size + alignment);
    if (!payload) return 12;
    uintptr_t aligned = ((uintptr_t)payload + alignment - 1) & ~(uintptr_t)(alignment - 1);
    uint32_t shift = (uint32_t)(aligned - (uintptr_t)payload);
    if (shift) ((Block *)aligned - 1)->shift = shift;
    *result = (void *)aligned;
    return 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
    void *result;
    return posix_memalign(&result, alignment, size) == 0 ? result : NULL;
}

// These become one instruction each (memory.copy, memory.fill), not calls of themselves.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (; count >= 8; count -= 8, a += 8, b += 8) {
        uint64_t x, y;
        __builtin_memcpy(&x, a, 8);
        __builtin_memcpy(&y, b, 8);
        if (x != y) break;
    }
    for (; count; count--, a++, b++) {
        if (*a != *b) return *a < *b ? -1 : 1;
    }
    return 0;
}

size_t strlen(const char *text) {
    const char *at = text;
    while (*at) at++;
    return (size_t)(at - text);
}

#endif
