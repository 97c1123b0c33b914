// Susi. SPDX-License-Identifier: Apache-2.0

/// Turns the bytes of a terminal into keys.
///
/// Letters come as UTF-8, the others as control characters or as sequences that begin with an
/// escape; a sequence that means nothing here is swallowed whole.
struct KeyReader {
    private enum State {
        case plain
        /// Inside a letter of several bytes.
        case letter([UInt8], missing: Int)
        case escape
        /// Behind `ESC [` or `ESC O`.
        case sequence([UInt8])
    }

    private var state = State.plain

    /// Takes a byte; gives a key when one is complete.
    mutating func take(_ byte: UInt8) -> Key? {
        switch state {
        case .plain:
            return plain(byte)
        case .letter(let bytes, let missing):
            guard byte & 0xC0 == 0x80 else {
                // The letter was cut off; what follows stands for itself.
                state = .plain
                return plain(byte)
            }
            if missing > 1 {
                state = .letter(bytes + [byte], missing: missing - 1)
                return nil
            }
            state = .plain
            let text = String(decoding: bytes + [byte], as: UTF8.self)
            return text.unicodeScalars.first.flatMap { $0 == "\u{FFFD}" ? nil : .letter($0) }
        case .escape:
            return escaped(byte)
        case .sequence(let bytes):
            guard (0x40...0x7E).contains(byte) else {
                // No sequence is so long; whatever this is, it must not go on for ever.
                state = bytes.count < 16 ? .sequence(bytes + [byte]) : .plain
                return nil
            }
            state = .plain
            return KeyReader.key(bytes, byte)
        }
    }

    private mutating func plain(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x1B:
            state = .escape
            return nil
        case 0xC2...0xDF, 0xE0...0xEF, 0xF0...0xF4:
            state = .letter([byte], missing: byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1)
            return nil
        case 0x20...0x7E:
            return .letter(Unicode.Scalar(byte))
        case 0x09:
            return .letter(" ")
        default:
            return KeyReader.control(byte)
        }
    }

    private static func control(_ byte: UInt8) -> Key? {
        switch byte {
        case 0x01: .home
        case 0x02: .left
        case 0x03: .interrupt
        case 0x04: .endOfInput
        case 0x05: .end
        case 0x06: .right
        case 0x08, 0x7F: .backspace
        case 0x0A, 0x0D: .enter
        case 0x0B: .killToEnd
        case 0x0C: .clearScreen
        case 0x0E: .down
        case 0x10: .up
        case 0x15: .killToStart
        case 0x17: .killWord
        case 0x19: .yank
        default: nil
        }
    }

    private mutating func escaped(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            state = .sequence([])
            return nil
        case 0x1B:
            return nil
        default:
            state = .plain
        }
        return switch byte {
        case UInt8(ascii: "b"): .wordLeft
        case UInt8(ascii: "f"): .wordRight
        case 0x7F, 0x08: .killWord
        default: plain(byte)
        }
    }

    /// The key of a sequence: its parameters and the byte that ends it.
    private static func key(_ parameters: [UInt8], _ last: UInt8) -> Key? {
        let hasModifier = parameters.contains(UInt8(ascii: ";"))
        switch last {
        case UInt8(ascii: "A"): return .up
        case UInt8(ascii: "B"): return .down
        case UInt8(ascii: "C"): return hasModifier ? .wordRight : .right
        case UInt8(ascii: "D"): return hasModifier ? .wordLeft : .left
        case UInt8(ascii: "H"): return .home
        case UInt8(ascii: "F"): return .end
        case UInt8(ascii: "~"): break
        default: return nil
        }
        switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
        case "1", "7": return .home
        case "3": return .delete
        case "4", "8": return .end
        default: return nil
        }
    }
}
