// Susi. SPDX-License-Identifier: Apache-2.0
// Every call is checked by our own shim, where the compiler sees the real types.
#define CURL_DISABLE_TYPECHECK 1
#include <curl/curl.h>
