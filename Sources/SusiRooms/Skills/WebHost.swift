// Susi. SPDX-License-Identifier: Apache-2.0

/// Where an address leads, so that somebody knows before going there.
enum WebHost {
    /// The name of the server in an address; the address where it has none.
    static func of(_ address: String) -> String {
        let parts = address.utf8.split(
            separator: UInt8(ascii: "/"),
            maxSplits: 3,
            omittingEmptySubsequences: false
        )
        guard parts.count > 2 else { return address }
        // What stands before an @ only pretends to be the server.
        let host = parts[2].split(separator: UInt8(ascii: "@")).last ?? parts[2]
        let end = host.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        return String(Substring(host[..<(end ?? host.endIndex)]))
    }
}
