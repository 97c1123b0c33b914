// Susi. SPDX-License-Identifier: Apache-2.0

// What Swift cannot say itself: calls with variable arguments and macros of the system's headers.
#pragma once

#include <stdint.h>

/// Sends a number together with a copy of a descriptor over a local socket.
///
/// Returns 0, or the error's number.
int susi_send_descriptor(int socket, uint32_t number, int descriptor);
