// Susi. SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stddef.h>
#include <stdint.h>

/// What a script came to; the numbers are what travels to the server.
enum Verdict { VALUE = 0, FAILURE = 1, PRINTED = 2 };

/// The longest text that a script may print, have as its value or be refused with.
enum { LONGEST_RESULT = 256 * 1024 };

/// Builds the context that every script finds, once.
///
/// Returns 0 where there was no memory for it.
int prepareEngine(void);

/// Seeds `Math.random`; without it every call would draw the same numbers.
void seedRandom(const uint64_t seed[4]);

/// Evaluates a script and hands its result to the channel; the process has no other use after it.
_Noreturn void runScript(const char *source, size_t length);

/// Hands a result to the channel and leaves.
_Noreturn void answer(enum Verdict verdict, const char *text, size_t length);

/// Reports a failure of our own in words.
_Noreturn void fail(const char *reason);
