// Susi. SPDX-License-Identifier: Apache-2.0
//
// What Swift asks of the world around it, handed on to the JavaScript that started the module.

#if __wasm__

#include <stddef.h>
#include <stdint.h>

#define HOST(name) __attribute__((import_module("env"), import_name(name)))

HOST("log") void host_log(int32_t byte);
HOST("rnd") void host_random(void *to, size_t count);
HOST("strtod") double host_strtod(const char *text, size_t count);

int putchar(int byte) {
    host_log(byte);
    return byte;
}

void arc4random_buf(void *to, size_t count) { host_random(to, count); }

// Reads a word of letters in any case; tells how many bytes it took, 0 for none.
static size_t word(const char *text, const char *lower) {
    size_t at = 0;
    for (; lower[at]; at++) {
        if ((text[at] | 0x20) != lower[at]) return 0;
    }
    return at;
}

static const char *digits(const char *at, size_t *count) {
    for (; *at >= '0' && *at <= '9'; at++) ++*count;
    return at;
}

// Swift's Double(String) in the browser: checks the spelling here, so that natively and in the
// browser the same strings are numbers, and lets the host round, which it does correctly. Hexadecimal
// spellings are the exception: nothing in Susi writes them, and here they are refused.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    const char *at = text;
    int negative = *at == '-';
    if (*at == '-' || *at == '+') at++;

    size_t letters = word(at, "infinity");
    if (!letters) letters = word(at, "inf");
    if (letters) {
        *result = negative ? -__builtin_inf() : __builtin_inf();
        return at + letters;
    }
    letters = word(at, "nan");
    if (letters) {
        *result = __builtin_nan("");
        return at + letters;
    }

    size_t count = 0;
    at = digits(at, &count);
    if (*at == '.') at = digits(at + 1, &count);
    if (count == 0) return NULL;
    if ((*at | 0x20) == 'e') {
        const char *exponent = at + 1;
        if (*exponent == '-' || *exponent == '+') exponent++;
        size_t exponent_digits = 0;
        exponent = digits(exponent, &exponent_digits);
        if (exponent_digits) at = exponent;
    }
    *result = host_strtod(text, (size_t)(at - text));
    return at;
}

#endif
