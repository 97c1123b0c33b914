// Susi. SPDX-License-Identifier: Apache-2.0

// The HTTP library's start, which takes a variable list of options.
#pragma once

#include <microhttpd.h>

/// What the server is started with; each value means what the library's option of that name does.
struct susi_daemon_options {
    int listen_socket;
    unsigned int threads;
    unsigned int connection_limit;
    unsigned int connection_limit_per_address;
    unsigned int idle_seconds;
    size_t connection_memory;
    /// A certificate chain and its key as PEM text, or null for plain HTTP.
    const char *certificate;
    const char *key;
};

/// Called with a request's target as it was sent; its answer is that request's own pointer.
typedef void *(*susi_begin_callback)(
    void *context, const char *target, struct MHD_Connection *connection
);

/// Starts a server; null where that was not possible.
struct MHD_Daemon *susi_start_daemon(
    const struct susi_daemon_options *options,
    susi_begin_callback begin,
    MHD_AccessHandlerCallback handle,
    MHD_RequestCompletedCallback end,
    void *context
);

/// The address of a connection's other end; null where it is not known.
const struct sockaddr *susi_client_address(struct MHD_Connection *connection);
