// Susi. SPDX-License-Identifier: Apache-2.0

/// Whether a line may end between two scalars, neither of them a blank.
enum BreakPairs {
    /// Between two ASCII characters, as browsers have it: found by trying all pairs in one.
    ///
    /// `before` is what stands before the left one, 0 at the beginning.
    @inline(__always)
    static func allowsBreak(before: UInt8, _ left: UInt8, _ right: UInt8) -> Bool {
        // Between letters and digits, the most common case, never.
        let isWord = isAlphanumeric(left)
        guard !isWord else { return false }
        switch left {
        case UInt8(ascii: "-"):
            if right &- 0x30 < 10 { return isAlphanumeric(before) }
            return !contains("!$),./:;?]}", right)
        case UInt8(ascii: "?"):
            return !contains("!\"'),./:;?]}", right)
        case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "@"),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"):
            return false
        default:
            return contains("(<[{", right)
        }
    }

    @inline(__always)
    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }

    private static func contains(_ characters: StaticString, _ byte: UInt8) -> Bool {
        UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
            .contains(byte)
    }

    /// Between any two classes where one at least is not of ASCII: a subset of UAX #14.
    ///
    /// Combining marks count as what they stand on.
    static func allowsBreak(_ left: BreakClass, _ right: BreakClass) -> Bool {
        switch (left, right) {
        // LB7, LB8: a break is wished for here, and nowhere before it.
        case (_, .zeroWidth): false
        case (.zeroWidth, _): true
        // LB8a, LB9, LB11, LB12: what sticks together.
        case (.joiner, _), (_, .joiner), (_, .combining): false
        case (.wordJoiner, _), (_, .wordJoiner), (.glue, _): false
        case (.hyphen, .glue), (.breakAfter, .glue): true
        case (_, .glue): false
        // LB13, LB14, LB19: brackets, quotes and what ends a sentence stay with their words.
        case (_, .close), (_, .exclamation), (_, .separator), (_, .slash): false
        case (.open, _), (.quotation, _), (_, .quotation): false
        // LB16, LB17, LB20, LB21.
        case (.dash, .dash): false
        case (.contingent, _), (_, .contingent): true
        case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): false
        // LB22: an ellipsis stays with what it follows.
        case (_, .inseparable): false
        // LB23 to LB25: numbers with their units and signs.
        case (.letter, .number), (.number, .letter), (.number, .number): false
        case (.prefix, .ideograph), (.ideograph, .postfix): false
        case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): false
        case (.number, .postfix), (.number, .prefix), (.close, .postfix), (.close, .prefix): false
        case (.prefix, .number), (.postfix, .number), (.prefix, .open), (.postfix, .open): false
        case (.hyphen, .number), (.separator, .number), (.slash, .number): false
        // LB28 to LB30: words.
        case (.letter, .letter), (.separator, .letter): false
        case (.letter, .open), (.number, .open): false
        default: true
        }
    }
}
