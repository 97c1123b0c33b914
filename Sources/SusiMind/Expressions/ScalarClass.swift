// Susi. SPDX-License-Identifier: Apache-2.0

/// The classes that an expression names by one letter.
enum ScalarClass: UInt8, Sendable {
    case digit
    case word
    case space

    /// Whether a scalar belongs to the class.
    ///
    /// Digits are the ASCII ones, because what is captured is calculated with; words and blanks are
    /// those of all scripts.
    func contains(_ value: UInt32) -> Bool {
        switch self {
        case .digit: value &- 0x30 < 10
        case .word: ScalarClass.isWord(value)
        case .space: ScalarClass.isSpace(value)
        }
    }

    private static func isWord(_ value: UInt32) -> Bool {
        if value < 0x80 {
            return value &- 0x30 < 10 || (value | 0x20) &- 0x61 < 26 || value == 0x5F
        }
        guard let properties = Unicode.Scalar(value)?.properties else { return false }
        if properties.isAlphabetic { return true }
        return switch properties.generalCategory {
        case .decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark,
            .connectorPunctuation:
            true
        default: false
        }
    }

    private static func isSpace(_ value: UInt32) -> Bool {
        if value < 0x80 { return value == 0x20 || value &- 0x09 < 5 }
        return Unicode.Scalar(value)?.properties.isWhitespace ?? false
    }
}
