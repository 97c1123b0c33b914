// Susi. SPDX-License-Identifier: Apache-2.0

// What Swift cannot say itself: calls with variable arguments and macros of the system's headers.
#pragma once

#include "SusiCurl.h"
#include "SusiDescriptors.h"
#include "SusiHTTP.h"
#include "SusiMarkup.h"
#include "SusiPNG.h"
#include "SusiSodium.h"
