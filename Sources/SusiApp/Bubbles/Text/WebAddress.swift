// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// An address on the web: http or https, with a host.
struct WebAddress: Equatable, Sendable {
    /// The whole address.
    let text: String
    /// The host in small letters, without name, password, port or `www.`.
    let host: String

    /// Reads an address; nil where it is none that people can be sent to.
    init?(_ text: String) {
        var bytes = Array(text.utf8)
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        guard bytes.count <= 2048, !bytes.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else {
            return nil
        }
        guard let start = Self.endOfScheme(bytes) else { return nil }
        let rest = bytes[start...]
        let isEnd: (UInt8) -> Bool = { byte in
            byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
                || byte == UInt8(ascii: "\\")
        }
        var place = rest.prefix { !isEnd($0) }
        // A name before the host would make people believe in another one.
        if let at = place.lastIndex(of: UInt8(ascii: "@")) { place = place[(at + 1)...] }
        // A port; the address of a machine may have colons of its own, in brackets.
        let end = place.lastIndex(of: UInt8(ascii: "]")) ?? place.startIndex
        if let colon = place[end...].firstIndex(of: UInt8(ascii: ":")) { place = place[..<colon] }
        let small = place.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        let name = small.starts(with: "www.".utf8) ? small.dropFirst(4) : small[...]
        guard !name.isEmpty else { return nil }
        self.text = String(decoding: bytes, as: UTF8.self)
        host = String(decoding: name, as: UTF8.self)
    }

    /// Where the part behind `http://` or `https://` begins.
    static func endOfScheme(_ bytes: [UInt8], from start: Int = 0) -> Int? {
        for scheme in ["http://", "https://"] as [StaticString] {
            let count = scheme.utf8CodeUnitCount
            guard bytes.count - start > count else { continue }
            var isSame = true
            for index in 0..<count {
                let byte = bytes[start + index]
                let small = byte &- 0x41 < 26 ? byte | 0x20 : byte
                if small != scheme.utf8Start[index] { isSame = false }
            }
            if isSame { return start + count }
        }
        return nil
    }

    /// Whether the path ends as names of pictures do.
    var namesPicture: Bool {
        let bytes = Array(text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        guard let start = Self.endOfScheme(bytes), bytes[start...].contains(UInt8(ascii: "/"))
        else { return false }
        return PictureAddresses.endsAsPicture(text)
    }
}
