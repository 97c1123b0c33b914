// Susi. SPDX-License-Identifier: Apache-2.0

#include "SusiCurl.h"

#include <sys/socket.h>

CURLMcode susi_curl_set_multi_number(CURLM *transfers, CURLMoption option, long number) {
    return curl_multi_setopt(transfers, option, number);
}

CURLcode susi_curl_set_number(CURL *transfer, CURLoption option, long number) {
    return curl_easy_setopt(transfer, option, number);
}

CURLcode susi_curl_set_text(CURL *transfer, CURLoption option, const char *text) {
    return curl_easy_setopt(transfer, option, text);
}

CURLcode susi_curl_set_pointer(CURL *transfer, CURLoption option, void *pointer) {
    return curl_easy_setopt(transfer, option, pointer);
}

void susi_curl_set_receivers(
    CURL *transfer, curl_write_callback body, curl_write_callback field, void *context
) {
    curl_easy_setopt(transfer, CURLOPT_WRITEFUNCTION, body);
    curl_easy_setopt(transfer, CURLOPT_WRITEDATA, context);
    curl_easy_setopt(transfer, CURLOPT_HEADERFUNCTION, field);
    curl_easy_setopt(transfer, CURLOPT_HEADERDATA, context);
}

static curl_socket_t openGuarded(
    void *context, curlsocktype purpose, struct curl_sockaddr *address
) {
    const struct susi_guard *guard = context;
    if (purpose != CURLSOCKTYPE_IPCXN || guard->guard(guard->context, &address->addr) != 0) {
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

void susi_curl_set_guard(CURL *transfer, struct susi_guard *guard) {
    curl_easy_setopt(transfer, CURLOPT_OPENSOCKETFUNCTION, openGuarded);
    curl_easy_setopt(transfer, CURLOPT_OPENSOCKETDATA, guard);
}

long susi_curl_number(CURL *transfer, CURLINFO information) {
    long number = 0;
    curl_easy_getinfo(transfer, information, &number);
    return number;
}

const char *susi_curl_text(CURL *transfer, CURLINFO information) {
    const char *text = NULL;
    curl_easy_getinfo(transfer, information, &text);
    return text;
}

void *susi_curl_private(CURL *transfer) {
    void *pointer = NULL;
    curl_easy_getinfo(transfer, CURLINFO_PRIVATE, &pointer);
    return pointer;
}

FILE *susi_curl_set_upload(CURL *transfer, const void *bytes, size_t count) {
    // Opened for reading only, so that the bytes stay as they are.
    FILE *file = fmemopen((void *)bytes, count, "r");
    if (file == NULL) return NULL;
    curl_easy_setopt(transfer, CURLOPT_READDATA, file);
    curl_easy_setopt(transfer, CURLOPT_INFILESIZE_LARGE, (curl_off_t)count);
    curl_easy_setopt(transfer, CURLOPT_UPLOAD, 1L);
    return file;
}
