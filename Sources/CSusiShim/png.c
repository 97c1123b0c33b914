// Susi. SPDX-License-Identifier: Apache-2.0

#include "SusiPNG.h"

#include <png.h>
#include <string.h>

// Only the library's simple interface is used: it catches its own jumps, and needs no callbacks.

static png_image image_of(uint32_t width, uint32_t height) {
    png_image image;
    memset(&image, 0, sizeof image);
    image.version = PNG_IMAGE_VERSION;
    image.width = width;
    image.height = height;
    image.format = PNG_FORMAT_RGB;
    return image;
}

int susi_png_size(const void *file, size_t count, uint32_t *width, uint32_t *height) {
    png_image image = image_of(0, 0);
    if (!png_image_begin_read_from_memory(&image, file, count)) return 0;
    *width = image.width;
    *height = image.height;
    png_image_free(&image);
    return 1;
}

int susi_read_png(const void *file, size_t count, uint8_t *dots, uint32_t width, uint32_t height) {
    png_image image = image_of(0, 0);
    if (!png_image_begin_read_from_memory(&image, file, count)) return 0;
    if (image.width != width || image.height != height) {
        png_image_free(&image);
        return 0;
    }
    image.format = PNG_FORMAT_RGB;
    const png_color white = {255, 255, 255};
    const int is_read = png_image_finish_read(&image, &white, dots, 0, NULL);
    png_image_free(&image);
    return is_read;
}

size_t susi_png_room(uint32_t width, uint32_t height) {
    // The library reckons in 32 bits here.
    if (width == 0 || height == 0 || width > 8192 || height > 8192) return 0;
    const png_image image = image_of(width, height);
    return PNG_IMAGE_PNG_SIZE_MAX(image);
}

size_t susi_write_png(
    const uint8_t *dots, uint32_t width, uint32_t height, void *file, size_t room
) {
    png_image image = image_of(width, height);
    png_alloc_size_t count = room;
    const int is_written = png_image_write_to_memory(&image, file, &count, 0, dots, 0, NULL);
    png_image_free(&image);
    return is_written ? count : 0;
}
