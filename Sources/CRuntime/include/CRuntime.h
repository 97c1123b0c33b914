// Susi. SPDX-License-Identifier: Apache-2.0
#ifndef SUSI_CRUNTIME_H
#define SUSI_CRUNTIME_H

// The part of a C library that Swift needs in the browser. Nothing here is called by name from Swift:
// the compiler and the standard library do that. On other systems this target is empty.
//
// What the host has to lend, as imports of the module "env":
//   log(byte)             one byte of what Swift prints
//   rnd(address, count)   fills memory with random bytes; Swift seeds its hashes with them
//   strtod(address, count) the nearest double to a decimal number in ASCII

#endif
