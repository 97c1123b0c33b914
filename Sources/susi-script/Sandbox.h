// Susi. SPDX-License-Identifier: Apache-2.0
#pragma once

/// The one descriptor that this program keeps: first the server's socket, then a call's channel.
enum { CHANNEL = 0 };

/// Gives up every right that no later step needs; done once, before the first script is seen.
void dropPrivileges(void);

/// Reserves what scripts may use as memory, so that nothing has to be asked of the kernel later.
///
/// Returns 0 where there was not that much.
int reserveHeap(unsigned long bytes);

/// From here on the kernel ends this process for any call but writing to the channel, reading the
/// clock and leaving.
///
/// Returns 0 where the kernel could not be told so; no script may run then.
int closeSandbox(void);
