// Susi. SPDX-License-Identifier: Apache-2.0

#include "Sandbox.h"

#include <errno.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "The sandbox has to be told the audit name of this architecture."
#endif

static int limit(int resource, rlim_t amount) {
    const struct rlimit both = {amount, amount};
    return setrlimit(resource, &both) == 0;
}

void dropPrivileges(void) {
    enum { NOBODY = 65534 };
    // Where we may not change the user we are none that matters, or hold no rights to do so;
    // the empty capability sets and the filter below do not depend on it.
    if (geteuid() == 0 && setgroups(0, NULL) == 0 && setresgid(NOBODY, NOBODY, NOBODY) == 0) {
        (void)!setresuid(NOBODY, NOBODY, NOBODY);
    }
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
    syscall(SYS_capset, &header, none);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_STACK, 8ul << 20);
    // A script that computes for its whole second must not slow down those who only ask the time.
    setpriority(PRIO_PROCESS, 0, 5);
}

int reserveHeap(unsigned long bytes) {
    // One contiguous heap that never shrinks: what is reserved now is all there will be.
    mallopt(M_MMAP_MAX, 0);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    void *reserved = malloc(bytes);
    free(reserved);
    return reserved != NULL;
}

/// Goes on after skipping as many rules as are given for equal and for different values.
#define MATCH(value, equal, different) \
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (value), (equal), (different))
#define ANSWER(verdict) BPF_STMT(BPF_RET | BPF_K, (verdict))
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ALLOW(number) MATCH((number), 0, 1), ANSWER(SECCOMP_RET_ALLOW)
#define REFUSE(number, error) MATCH((number), 0, 1), ANSWER(SECCOMP_RET_ERRNO | (error))

int closeSandbox(void) {
    // The heap is full when it is full: the C library may ask for more and is told that there is
    // none, which the engine reports as an error of the script.
    if (!limit(RLIMIT_DATA, 0) || !limit(RLIMIT_NOFILE, 0)) return 0;
    const struct sock_filter rules[] = {
        LOAD(arch),
        MATCH(OWN_ARCHITECTURE, 1, 0),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        // Numbers of the x32 variant carry a high bit, match nothing below and end the process.
        LOAD(nr),
        MATCH(__NR_write, 0, 4),
        LOAD(args[0]),
        MATCH(CHANNEL, 0, 1),
        ANSWER(SECCOMP_RET_ALLOW),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
        ALLOW(__NR_exit_group),
        // Usually answered without the kernel; not on every machine's clock.
        ALLOW(__NR_clock_gettime),
        ALLOW(__NR_gettimeofday),
        ALLOW(__NR_brk),
        REFUSE(__NR_mmap, ENOMEM),
        REFUSE(__NR_openat, EACCES),
        ANSWER(SECCOMP_RET_KILL_PROCESS),
    };
    const struct sock_fprog program = {
        sizeof rules / sizeof *rules,
        (struct sock_filter *)rules,
    };
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}
