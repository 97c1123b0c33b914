// Susi. SPDX-License-Identifier: Apache-2.0

// Documents with tags, read from beginning to end without anything being built or loaded.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// What is told of a document; whatever returns something else than 0 ends the reading.
struct susi_markup_calls {
    /// An element begins; attributes are names and values in turn, a null after the last. A value
    /// may be null too, and so may be the whole list.
    int (*begin)(void *context, const char *name, const char *const *attributes);
    int (*end)(void *context, const char *name);
    /// A part of a text.
    int (*text)(void *context, const char *bytes, size_t count);
};

/// Reads HTML in UTF-8, however broken it is, unless its elements are a thousand deep.
void susi_read_html(
    const char *bytes, size_t count, const struct susi_markup_calls *calls, void *context
);

/// Reads XML in UTF-8; goes on behind errors where it can. Names have their prefixes.
///
/// Nothing is loaded, and entities that the document declares itself are left out.
void susi_read_xml(
    const char *bytes, size_t count, const struct susi_markup_calls *calls, void *context
);

/// The character that an entity of HTML stands for; 0 where there is none of that name.
uint32_t susi_html_entity(const char *name);

/// The text in UTF-8, to be freed; null where the character set is not known.
///
/// What is no character of the set becomes U+FFFD.
char *susi_to_utf8(const char *set, const char *bytes, size_t count, size_t *length);
