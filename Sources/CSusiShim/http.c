// Susi. SPDX-License-Identifier: Apache-2.0

#include "SusiHTTP.h"

struct MHD_Daemon *susi_start_daemon(
    const struct susi_daemon_options *options,
    const struct susi_daemon_calls *calls,
    void *context
) {
    const int encrypts = options->certificate != NULL;
    // A pool of one thread is refused; without a pool there is one thread.
    struct MHD_OptionItem pool[] = {
        {MHD_OPTION_THREAD_POOL_SIZE, (intptr_t)options->threads, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    struct MHD_OptionItem encryption[] = {
        {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)options->certificate},
        {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)options->key},
        {MHD_OPTION_HTTPS_PRIORITIES, 0, "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2"},
        {MHD_OPTION_END, 0, NULL},
    };
    struct MHD_OptionItem none[] = {{MHD_OPTION_END, 0, NULL}};
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_TURBO |
            (encrypts ? MHD_USE_TLS : 0),
        0, calls->admit, context, calls->handle, context,
        MHD_OPTION_LISTEN_SOCKET, options->listen_socket,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_URI_LOG_CALLBACK, calls->begin, context,
        MHD_OPTION_NOTIFY_COMPLETED, calls->end, context,
        MHD_OPTION_NOTIFY_CONNECTION, calls->notice, context,
        MHD_OPTION_ARRAY, options->threads > 1 ? pool : none,
        MHD_OPTION_ARRAY, encrypts ? encryption : none,
        MHD_OPTION_END
    );
}

const struct sockaddr *susi_client_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return information == NULL ? NULL : information->client_addr;
}

int susi_connection_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return information == NULL ? -1 : information->connect_fd;
}

void *susi_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *information =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return information == NULL ? NULL : information->socket_context;
}
