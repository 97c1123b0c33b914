// Susi. SPDX-License-Identifier: Apache-2.0

#include <errno.h>
#include <string.h>
#include <sys/socket.h>

#include "SusiDescriptors.h"

int susi_send_descriptor(int socket, uint32_t number, int descriptor) {
    union {
        char bytes[CMSG_SPACE(sizeof descriptor)];
        struct cmsghdr alignment;
    } control;
    memset(&control, 0, sizeof control);
    struct iovec part = {&number, sizeof number};
    struct msghdr message = {
        .msg_iov = &part,
        .msg_iovlen = 1,
        .msg_control = &control,
        .msg_controllen = sizeof control,
    };
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    for (;;) {
        if (sendmsg(socket, &message, MSG_NOSIGNAL) >= 0) return 0;
        if (errno != EINTR) return errno;
    }
}
