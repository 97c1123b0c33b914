// Susi. SPDX-License-Identifier: Apache-2.0

// The place where skills' scripts run: a program of its own that the server starts once.
//
// It prepares the engine, waits, and for each call copies itself: the copy receives the script,
// locks itself in, evaluates, answers and ends. So every script finds the same fresh context at
// the cost of one fork, nothing of a call outlives it, and the time limit is a timer of the kernel
// that a script cannot reach. Descriptor 0 is a socket to the server; each message on it carries a
// time limit in milliseconds and the descriptor of one call's channel.

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "Engine.h"
#include "Sandbox.h"

enum {
    HEAP_BYTES = 16 << 20,
    LONGEST_SOURCE = 256 * 1024,
    /// A zone offset that stands for the server's own time zone.
    SERVER_ZONE = INT32_MIN,
};

/// What precedes a script on its channel.
struct Call {
    /// Minutes east of UTC where the person is, or `SERVER_ZONE`.
    int32_t zone;
    uint32_t length;
};

static char source[LONGEST_SOURCE];

/// Waits for a call; returns its channel, or -1 where the message was none, and leaves with the
/// server.
static int receiveCall(uint32_t *milliseconds) {
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr alignment;
    } control;
    struct iovec part = {milliseconds, sizeof *milliseconds};
    struct msghdr message = {
        .msg_iov = &part,
        .msg_iovlen = 1,
        .msg_control = &control,
        .msg_controllen = sizeof control,
    };
    const ssize_t received = recvmsg(CHANNEL, &message, 0);
    if (received <= 0) exit(0);
    const struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header == NULL || header->cmsg_type != SCM_RIGHTS) return -1;
    int channel;
    memcpy(&channel, CMSG_DATA(header), sizeof channel);
    if (received == sizeof *milliseconds) return channel;
    close(channel);
    return -1;
}

static void readAll(void *bytes, size_t length) {
    char *rest = bytes;
    while (length > 0) {
        const ssize_t count = read(CHANNEL, rest, length);
        if (count <= 0) _exit(1);
        rest += count;
        length -= (size_t)count;
    }
}

/// Makes `new Date` speak the time of the person who asked.
static void setZone(int32_t minutesEast) {
    char zone[32];
    const int32_t minutes = minutesEast < 0 ? -minutesEast : minutesEast;
    // The sign of this notation counts westward.
    snprintf(
        zone, sizeof zone, "<local>%c%02d:%02d", minutesEast < 0 ? '+' : '-', minutes / 60 % 25,
        minutes % 60
    );
    setenv("TZ", zone, 1);
    tzset();
}

/// The kernel ends the process when the time is over, whatever the script does.
static void setLimits(uint32_t milliseconds) {
    const struct itimerval alarm = {
        .it_value = {milliseconds / 1000, milliseconds % 1000 * 1000 + 1},
    };
    setitimer(ITIMER_REAL, &alarm, NULL);
    const struct rlimit processor = {milliseconds / 1000 + 1, milliseconds / 1000 + 1};
    setrlimit(RLIMIT_CPU, &processor);
}

static _Noreturn void serve(int channel, uint32_t milliseconds) {
    setLimits(milliseconds);
    if (dup2(channel, CHANNEL) < 0 || close_range(CHANNEL + 1, ~0u, 0) != 0) _exit(1);
    struct Call call;
    readAll(&call, sizeof call);
    if (call.length > sizeof source) fail("the script is longer than 256 KB");
    readAll(source, call.length);
    uint64_t seed[4];
    if (getrandom(seed, sizeof seed, 0) != sizeof seed) _exit(1);
    seedRandom(seed);
    if (call.zone != SERVER_ZONE) setZone(call.zone);
    if (!closeSandbox()) fail("scripts are off: this system offers no sandbox for them");
    runScript(source, call.length);
}

int main(void) {
    signal(SIGALRM, SIG_DFL);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGCHLD, SIG_IGN);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (chdir("/") != 0 || close_range(STDERR_FILENO + 1, ~0u, 0) != 0) return 1;
    // Naming the zone's file spares the C library a look at it whenever a date is made, which the
    // sandbox would not allow.
    setenv("TZ", ":/etc/localtime", 0);
    tzset();
    dropPrivileges();
    if (!prepareEngine() || !reserveHeap(HEAP_BYTES)) return 1;
    for (;;) {
        uint32_t milliseconds;
        const int channel = receiveCall(&milliseconds);
        if (channel < 0) continue;
        if (fork() == 0) serve(channel, milliseconds);
        close(channel);
    }
}
