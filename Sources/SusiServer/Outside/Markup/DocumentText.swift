// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc
import SusiWire

/// Finds out in which characters a document from elsewhere is written.
enum DocumentText {
    /// How far into a document its own words about that are looked for.
    private static let head = 4096

    /// The document in UTF-8.
    ///
    /// A mark at its beginning counts most. What is UTF-8 without a fault and more than ASCII is
    /// that, whatever it says; then the sender's field counts, then what the document says, and
    /// where nothing is said it was written on Windows.
    static func utf8(_ bytes: [UInt8], type: String?) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) {
            return converted(Array(bytes.dropFirst(2)), from: "UTF-16LE") ?? []
        }
        if bytes.starts(with: [0xFE, 0xFF]) {
            return converted(Array(bytes.dropFirst(2)), from: "UTF-16BE") ?? []
        }
        let isASCII = bytes.allSatisfy { $0 < 0x80 && $0 != 0x1B }
        let named = type.flatMap { set(in: Array($0.utf8)) } ?? set(in: Array(bytes.prefix(head)))
        if isASCII, named?.hasPrefix("utf-16") != true || !bytes.contains(0) { return bytes }
        if !isASCII, isUTF8(bytes) { return bytes }
        guard let named, named != "utf-8", named != "utf8" else {
            // Who says UTF-8 and writes not one character of it, has not written it at all.
            return hasSequences(bytes)
                ? repaired(bytes) : converted(bytes, from: "WINDOWS-1252") ?? repaired(bytes)
        }
        return converted(bytes, from: named) ?? converted(bytes, from: "WINDOWS-1252")
            ?? repaired(bytes)
    }

    /// The name behind `charset=` or `encoding=`, in small letters.
    private static func set(in bytes: [UInt8]) -> String? {
        let text = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        for mark in ["charset=", "encoding="] {
            let mark = Array(mark.utf8)
            guard text.count > mark.count,
                let place = (0..<(text.count - mark.count)).first(where: {
                    text[$0...].starts(with: mark)
                })
            else { continue }
            let rest = text[(place + mark.count)...].drop {
                $0 == 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
            }
            let name = rest.prefix { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
            if (1...40).contains(name.count) { return String(decoding: name, as: UTF8.self) }
        }
        return nil
    }

    private static func converted(_ bytes: [UInt8], from set: String) -> [UInt8]? {
        // In these, what looks harmless can be a tag; nobody has a use for them any more.
        guard !set.hasPrefix("utf-7"), !set.hasPrefix("utf7") else { return nil }
        // Browsers take the larger set for the smaller one, and so do those who write.
        let isLatin = ["iso-8859-1", "iso8859-1", "latin1", "us-ascii", "ascii"].contains(set)
        var length = 0
        let text = bytes.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return susi_to_utf8(isLatin ? "WINDOWS-1252" : set, start, bytes.count, &length)
        }
        guard let text else { return nil }
        defer { free(text) }
        return Array(UnsafeRawBufferPointer(start: text, count: length))
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        String(validating: bytes, as: UTF8.self) != nil
    }

    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        isUTF8(bytes) ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    /// Whether there is a character of two bytes or more.
    private static func hasSequences(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 1 else { return false }
        return (1..<bytes.count).contains {
            (0xC2...0xF4).contains(bytes[$0 - 1]) && (0x80...0xBF).contains(bytes[$0])
        }
    }
}
