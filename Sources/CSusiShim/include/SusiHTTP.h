// Susi. SPDX-License-Identifier: Apache-2.0

// The HTTP library's start, which takes a variable list of options.
#pragma once

#include <microhttpd.h>

/// What the server is started with; each value means what the library's option of that name does.
struct susi_daemon_options {
    int listen_socket;
    unsigned int threads;
    unsigned int connection_limit;
    size_t connection_memory;
    /// A certificate chain and its key as PEM text, or null for plain HTTP.
    const char *certificate;
    const char *key;
};

/// Called with a request's target as it was sent; its answer is that request's own pointer.
typedef void *(*susi_begin_callback)(
    void *context, const char *target, struct MHD_Connection *connection
);

/// What the server calls from its threads, each with the context it was started with.
struct susi_daemon_calls {
    MHD_AcceptPolicyCallback admit;
    MHD_NotifyConnectionCallback notice;
    susi_begin_callback begin;
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback end;
};

/// Starts a server; null where that was not possible.
struct MHD_Daemon *susi_start_daemon(
    const struct susi_daemon_options *options,
    const struct susi_daemon_calls *calls,
    void *context
);

/// The address of a connection's other end; null where it is not known.
const struct sockaddr *susi_client_address(struct MHD_Connection *connection);

/// The socket of a connection; -1 where it is not known.
int susi_connection_socket(struct MHD_Connection *connection);

/// What `notice` has stored for a connection.
void *susi_connection_context(struct MHD_Connection *connection);

/// The library's constants that are written as casts.
static const uint64_t susi_size_unknown = MHD_SIZE_UNKNOWN;
static const ssize_t susi_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
static const ssize_t susi_end_with_error = MHD_CONTENT_READER_END_WITH_ERROR;
