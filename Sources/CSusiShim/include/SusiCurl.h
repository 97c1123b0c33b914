// Susi. SPDX-License-Identifier: Apache-2.0

// The settings of the transfer library, whose one setter takes arguments of every type.
#pragma once

#define CURL_DISABLE_TYPECHECK 1
#include <curl/curl.h>
#include <stdio.h>

/// Called before a connection is opened; 0 lets it be opened.
typedef int (*susi_guard_callback)(void *context, const struct sockaddr *address);

/// The context a guard is called with, and the guard.
struct susi_guard {
    susi_guard_callback guard;
    void *context;
};

CURLMcode susi_curl_set_multi_number(CURLM *transfers, CURLMoption option, long number);
CURLcode susi_curl_set_number(CURL *transfer, CURLoption option, long number);
CURLcode susi_curl_set_text(CURL *transfer, CURLoption option, const char *text);
CURLcode susi_curl_set_pointer(CURL *transfer, CURLoption option, void *pointer);

/// Hands body and header fields to these functions, with that context.
void susi_curl_set_receivers(
    CURL *transfer, curl_write_callback body, curl_write_callback field, void *context
);

/// Has every address looked at before it is connected to; the guard has to outlive the transfer.
void susi_curl_set_guard(CURL *transfer, struct susi_guard *guard);

long susi_curl_number(CURL *transfer, CURLINFO information);
const char *susi_curl_text(CURL *transfer, CURLINFO information);

/// The pointer that a transfer was given as `CURLOPT_PRIVATE`.
void *susi_curl_private(CURL *transfer);

/// Has these bytes sent; they have to outlive the transfer. Null where there is no memory.
///
/// What is returned has to be closed after the transfer.
FILE *susi_curl_set_upload(CURL *transfer, const void *bytes, size_t count);
