// Susi. SPDX-License-Identifier: Apache-2.0

/// What a service sent, before it is read.
enum ResponseBody {
    /// The JSON inside `name( … );`, as services send it to pages; other bodies as they are.
    static func unwrapped(_ body: [UInt8]) -> [UInt8] {
        var start = body.firstIndex { $0 > 0x20 } ?? body.endIndex
        // Some services put an empty comment first, against pages that take the body for a movie.
        if body[start...].starts(with: "/**/".utf8) {
            start = body[(start + 4)...].firstIndex { $0 > 0x20 } ?? body.endIndex
        }
        guard let opening = body[start...].firstIndex(where: { !isNameByte($0) }),
            opening > start, body[start] &- 0x30 >= 10, body[opening] == UInt8(ascii: "("),
            var end = body.lastIndex(where: { $0 > 0x20 })
        else { return body }
        if body[end] == UInt8(ascii: ";") {
            end = body[..<end].lastIndex { $0 > 0x20 } ?? opening
        }
        guard end > opening, body[end] == UInt8(ascii: ")") else { return body }
        return Array(body[(opening + 1)..<end])
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
