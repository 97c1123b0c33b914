// Susi. SPDX-License-Identifier: Apache-2.0

// Hashes for passwords and tokens; the library's calls need no help from here.
#pragma once

#include <sodium.h>
