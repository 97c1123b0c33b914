// Susi. SPDX-License-Identifier: Apache-2.0

#include "Engine.h"

#include <duktape.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "Sandbox.h"

static duk_context *context;
static char printed[LONGEST_RESULT];
static size_t printedLength;
static uint64_t randomState[4];

static void send(const void *bytes, size_t length) {
    const char *rest = bytes;
    while (length > 0) {
        const ssize_t sent = write(CHANNEL, rest, length);
        if (sent <= 0) _exit(1);
        rest += sent;
        length -= (size_t)sent;
    }
}

void answer(enum Verdict verdict, const char *text, size_t length) {
    const uint32_t header[2] = {(uint32_t)verdict, (uint32_t)length};
    send(header, sizeof header);
    send(text, length);
    _exit(0);
}

void fail(const char *reason) {
    answer(FAILURE, reason, strnlen(reason, LONGEST_RESULT));
}

/// Called where the engine cannot go on, not even with an exception.
static void giveUp(void *unused, const char *message) {
    (void)unused;
    fail(message != NULL ? message : "the script engine gave up");
}

static void appendPrinted(duk_context *script, const char *text, size_t length) {
    if (length > sizeof printed - printedLength) {
        (void)duk_range_error(script, "printed more than %d KB", LONGEST_RESULT / 1024);
    }
    memcpy(printed + printedLength, text, length);
    printedLength += length;
}

static duk_ret_t scriptPrint(duk_context *script) {
    const duk_idx_t count = duk_get_top(script);
    for (duk_idx_t index = 0; index < count; index += 1) {
        size_t length;
        const char *text = duk_to_lstring(script, index, &length);
        if (index > 0) appendPrinted(script, " ", 1);
        appendPrinted(script, text, length);
    }
    appendPrinted(script, "\n", 1);
    return 0;
}

static uint64_t rotated(uint64_t bits, int distance) {
    return bits << distance | bits >> (64 - distance);
}

/// The engine's own generator is seeded with its context, which all calls are copies of; this one
/// is xoshiro256++ and seeded for each call.
static duk_ret_t scriptRandom(duk_context *script) {
    uint64_t *state = randomState;
    const uint64_t drawn = rotated(state[0] + state[3], 23) + state[0];
    const uint64_t shifted = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= shifted;
    state[3] = rotated(state[3], 45);
    duk_push_number(script, (double)(drawn >> 11) * 0x1.0p-53);
    return 1;
}

void seedRandom(const uint64_t seed[4]) {
    memcpy(randomState, seed, sizeof randomState);
}

typedef double (*Function)(double);

/// What newer JavaScript has in `Math` and the engine has not.
static const struct {
    const char *name;
    Function function;
} additions[] = {
    {"acosh", acosh}, {"asinh", asinh}, {"atanh", atanh}, {"cosh", cosh},
    {"expm1", expm1}, {"log1p", log1p}, {"sinh", sinh},   {"tanh", tanh},
};

static duk_ret_t scriptAddition(duk_context *script) {
    const Function function = additions[duk_get_current_magic(script)].function;
    duk_push_number(script, function(duk_to_number(script, 0)));
    return 1;
}

static void extendMath(void) {
    duk_get_global_string(context, "Math");
    duk_push_c_function(context, scriptRandom, 0);
    duk_put_prop_string(context, -2, "random");
    for (size_t index = 0; index < sizeof additions / sizeof *additions; index += 1) {
        if (duk_has_prop_string(context, -1, additions[index].name)) continue;
        duk_push_c_function(context, scriptAddition, 1);
        duk_set_magic(context, -1, (duk_int_t)index);
        duk_put_prop_string(context, -2, additions[index].name);
    }
    duk_pop(context);
}

/// Takes away what no script needs and an attacker might.
static void forget(const char *name) {
    duk_push_global_object(context);
    duk_del_prop_string(context, -1, name);
    duk_pop(context);
}

int prepareEngine(void) {
    context = duk_create_heap(NULL, NULL, NULL, NULL, giveUp);
    if (context == NULL) return 0;
    duk_push_c_function(context, scriptPrint, DUK_VARARGS);
    duk_put_global_string(context, "print");
    extendMath();
    forget("Duktape");
    forget("CBOR");
    return 1;
}

/// The message of the error on the stack's top, with the line where it has one.
static duk_ret_t describeError(duk_context *script, void *unused) {
    (void)unused;
    const int line =
        duk_is_error(script, -1) && duk_get_prop_string(script, -1, "lineNumber")
            ? duk_get_int(script, -1)
            : 0;
    if (duk_is_error(script, 0)) duk_pop(script);
    const char *message = duk_to_string(script, 0);
    // The engine's syntax errors name the line themselves.
    if (line > 0 && strstr(message, "(line ") == NULL) {
        duk_push_sprintf(script, "%s (line %d)", message, line);
    }
    return 1;
}

static duk_ret_t describeValue(duk_context *script, void *unused) {
    (void)unused;
    if (duk_is_null_or_undefined(script, 0)) {
        duk_push_string(script, "");
    } else {
        duk_to_string(script, 0);
    }
    return 1;
}

void runScript(const char *source, size_t length) {
    enum Verdict verdict = VALUE;
    if (duk_peval_lstring(context, source, length) != DUK_EXEC_SUCCESS) {
        verdict = FAILURE;
        duk_safe_call(context, describeError, NULL, 1, 1);
    } else if (duk_safe_call(context, describeValue, NULL, 1, 1) != DUK_EXEC_SUCCESS) {
        verdict = FAILURE;
        duk_safe_call(context, describeError, NULL, 1, 1);
    }
    size_t size;
    const char *text = duk_safe_to_lstring(context, -1, &size);
    if (size > LONGEST_RESULT) {
        fail("the script's value is longer than 256 KB");
    }
    if (verdict == VALUE && size == 0) {
        answer(PRINTED, printed, printedLength);
    }
    answer(verdict, text, size);
}
