// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// Two local sockets that speak with each other only.
struct SocketPair: ~Copyable {
    let own: Descriptor
    let other: Descriptor

    /// Opens both; nil where the process has too many files open.
    init?(_ kind: susi_socket_kind) {
        var numbers: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(kind.rawValue), 0, &numbers) == 0 else { return nil }
        own = Descriptor(numbers[0])
        other = Descriptor(numbers[1])
    }
}
