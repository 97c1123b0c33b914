// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Tells texts of links that name another place than the link leads to.
enum HostNames {
    /// Whether a text names a host other than this one, or is too long to see.
    static func misleads(_ text: String, _ host: String) -> Bool {
        guard text.utf8.count <= 300 else { return true }
        return text.utf8.split(whereSeparator: { MarkupReader.isBlank($0) }).contains { word in
            guard let named = named(String(decoding: word, as: UTF8.self)) else { return false }
            return !sameBytes(named, host)
                && !named.utf8.reversed().starts(with: ".\(host)".utf8.reversed())
                && !host.utf8.reversed().starts(with: ".\(named)".utf8.reversed())
        }
    }

    /// The host that a word names, as `example.org` does.
    private static func named(_ word: String) -> String? {
        guard word.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let hasScheme = WebAddress.endOfScheme(Array(word.utf8)) != nil
        guard let host = WebAddress(hasScheme ? word : "https://" + word)?.host else { return nil }
        let parts = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count > 1, let last = parts.last, last.count > 1,
            last.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 })
        else { return nil }
        return host
    }
}
