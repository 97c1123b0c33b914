// Susi. SPDX-License-Identifier: Apache-2.0
#include <png.h>
