// Susi. SPDX-License-Identifier: Apache-2.0

/// Percent-encoding, as addresses and forms use it.
public enum PercentCoding {
    /// What stays as it is beside letters, digits and `-._~`.
    public enum Place: UInt8, Sendable {
        /// A name or value of a query or a form: everything else is encoded, a blank as `%20`.
        case field
        /// A path, whose slashes stay.
        case path
    }

    /// The text with everything encoded that the place does not allow.
    public static func encoded(_ text: String, for place: Place = .field) -> String {
        var bytes: [UInt8] = []
        encode(text, for: place, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the encoded text to a buffer, in ASCII.
    public static func encode(_ text: String, for place: Place, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            if isPlain(byte) || byte == UInt8(ascii: "/") && place == .path {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digit(byte >> 4))
                bytes.append(digit(byte & 15))
            }
        }
    }

    /// The text without encoding; what is no complete `%` sequence stays as it is.
    ///
    /// Bytes that are no UTF-8 become U+FFFD.
    public static func decoded(_ text: String, plusIsBlank: Bool = false) -> String {
        decoded(Array(text.utf8)[...], plusIsBlank: plusIsBlank)
    }

    /// The text without encoding, from the bytes that arrived.
    public static func decoded(_ bytes: ArraySlice<UInt8>, plusIsBlank: Bool) -> String {
        let isCoded = bytes.contains {
            $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") && plusIsBlank
        }
        guard isCoded else { return String(decoding: bytes, as: UTF8.self) }
        var plain: [UInt8] = []
        plain.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: "%"), bytes.endIndex - index > 2,
                let high = value(of: bytes[index + 1]), let low = value(of: bytes[index + 2])
            {
                plain.append(high << 4 | low)
                index += 3
            } else {
                plain.append(byte == UInt8(ascii: "+") && plusIsBlank ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// The characters that mean themselves everywhere (RFC 3986, section 2.3).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default:
            false
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
