// Susi. SPDX-License-Identifier: Apache-2.0

// Descriptors as messages, which the system offers as macros.
#pragma once

#include <stdint.h>
#include <sys/socket.h>

/// Kinds of sockets that no program started later inherits.
enum susi_socket_kind {
    SUSI_SOCKET_STREAM = SOCK_STREAM | SOCK_CLOEXEC,
    SUSI_SOCKET_DATAGRAMS = SOCK_DGRAM | SOCK_CLOEXEC,
    SUSI_SOCKET_PACKETS = SOCK_SEQPACKET | SOCK_CLOEXEC,
};

/// Sends a number together with a copy of a descriptor over a local socket.
///
/// Returns 0, or the error's number.
int susi_send_descriptor(int socket, uint32_t number, int descriptor);
