// Susi. SPDX-License-Identifier: Apache-2.0

// Pictures as files; the library's jumps out of trouble all end within these functions.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Reads how large a picture is; 0 where it is none.
int susi_png_size(const void *file, size_t count, uint32_t *width, uint32_t *height);

/// Reads a picture of exactly that size: three bytes a dot, rows from above, white behind whatever
/// can be seen through. 0 where it is broken or of another size.
int susi_read_png(const void *file, size_t count, uint8_t *dots, uint32_t width, uint32_t height);

/// How many bytes a file of a picture may need at most; 0 where that cannot be said.
size_t susi_png_room(uint32_t width, uint32_t height);

/// Writes a picture, three bytes a dot; how long the file is, 0 where it has no room.
size_t susi_write_png(
    const uint8_t *dots, uint32_t width, uint32_t height, void *file, size_t room
);
