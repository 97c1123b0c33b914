// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A text with markup while it is being filled in.
///
/// Characters of values that would be markup are written as control characters until the end.
/// Neither skills nor utterances contain these, so a value can never be mistaken for markup.
struct SpokenText {
    private static let dollar = UInt8(ascii: "$")
    private static let backtick = UInt8(ascii: "`")
    private static let caret = UInt8(ascii: "^")
    private static let arrow = UInt8(ascii: ">")

    /// The most bytes a text may grow to.
    private static let maximumLength = 1 << 20
    /// How many values one text may set.
    private static let maximumAssignments = 1000

    private var bytes: [UInt8]
    private var assignments = 0
    /// Whether the text has grown beyond all bounds.
    private(set) var isTooLong = false
    /// Whether values are encoded for an address: where the text begins as one.
    private let isAddress: Bool

    init(_ template: String) {
        bytes = Array(template.utf8)
        bytes.removeAll { $0.isMark }
        isAddress = bytes.starts(with: "http://".utf8) || bytes.starts(with: "https://".utf8)
    }

    /// Whether there may be anything to fill in.
    static func hasMarkup(_ template: String) -> Bool {
        let isFound = template.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.contains { $0 == dollar || $0 == backtick || $0 == arrow }
        }
        return isFound ?? true
    }

    /// The text with the characters of values restored.
    var finished: String {
        let restored = bytes.map { byte -> UInt8 in
            switch byte {
            case 0x01: SpokenText.dollar
            case 0x02: SpokenText.backtick
            case 0x03: SpokenText.caret
            case 0x04: SpokenText.arrow
            default: byte
            }
        }
        return String(decoding: restored, as: UTF8.self)
    }

    private func inert(_ value: String) -> [UInt8] {
        if isAddress { return SpokenText.formEncoded(value) }
        var inert: [UInt8] = []
        inert.reserveCapacity(value.utf8.count)
        for byte in value.utf8 where !byte.isMark {
            switch byte {
            case SpokenText.dollar: inert.append(0x01)
            case SpokenText.backtick: inert.append(0x02)
            case SpokenText.caret: inert.append(0x03)
            case SpokenText.arrow: inert.append(0x04)
            default: inert.append(byte)
            }
        }
        return inert
    }

    /// A value as it stands in an address: blanks as `+`, all but letters, digits and `.-*_`
    /// in percent.
    private static func formEncoded(_ value: String) -> [UInt8] {
        var encoded: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in value.utf8 {
            switch byte {
            case 0x20:
                encoded.append(UInt8(ascii: "+"))
            case _ where byte.isASCIIAlphanumeric, UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "*"), UInt8(ascii: "_"):
                encoded.append(byte)
            default:
                encoded.append(UInt8(ascii: "%"))
                encoded.append(digits[Int(byte >> 4)])
                encoded.append(digits[Int(byte & 15)])
            }
        }
        return encoded
    }
}

// MARK: - Variables

extension SpokenText {
    /// The variable that begins at a dollar sign: its name, and where it ends.
    private func placeholder(at start: Int) -> (name: String, end: Int)? {
        guard bytes[start] == SpokenText.dollar, start + 1 < bytes.count else { return nil }
        var end = start + 1
        let first = bytes[end]
        if first == UInt8(ascii: "!") {
            end += 1
        } else if first &- UInt8(ascii: "0") < 10 {
            while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end += 1 }
        } else if first.isWordCharacter {
            while end < bytes.count, bytes[end].isNameCharacter { end += 1 }
        }
        guard end > start + 1, end < bytes.count, bytes[end] == SpokenText.dollar else {
            return nil
        }
        return (String(decoding: bytes[(start + 1)..<end], as: UTF8.self), end + 1)
    }

    /// The name of the first variable that is still to be filled in.
    var firstPlaceholder: String? {
        bytes.indices.lazy.compactMap { placeholder(at: $0)?.name }.first
    }

    /// Removes all variables that are still to be filled in.
    mutating func clearPlaceholders() {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let end = placeholder(at: index)?.end {
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        bytes = result
    }

    /// Fills in the variables that have a value; says whether there were any.
    mutating func substitute(_ scope: Scope) -> Bool {
        guard bytes.contains(SpokenText.dollar) else { return false }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            guard let (name, end) = placeholder(at: index), let value = scope.value(of: name) else {
                result.append(bytes[index])
                index += 1
                continue
            }
            hasChanged = true
            index = end
            guard result.count <= SpokenText.maximumLength else {
                isTooLong = true
                return true
            }
            if stands(inNameBehind: result, before: end) {
                result += SpokenText.name(from: value.spoken)
                continue
            }
            result += inert(value.spoken)
            // `$1$>_pet` stores the whole value, not only its last word.
            if end < bytes.count, bytes[end] == SpokenText.arrow,
                let target = target(at: end, scope)
            {
                scope.assigned[target.name] = .string(value.spoken)
                index = target.end
            }
        }
        bytes = result
        return hasChanged
    }

    /// Whether a variable is part of another one's name: `$_$1$$`, or of what is set: `>_$1$`.
    private func stands(inNameBehind result: [UInt8], before end: Int) -> Bool {
        var start = result.count
        let limit = max(0, start - SpokenText.maximumNameLength)
        while start > limit, result[start - 1].isWordCharacter { start -= 1 }
        guard start > 0 else { return false }
        if result[start - 1] == SpokenText.arrow {
            return !SpokenText.closesTag(result[..<(start - 1)])
        }
        guard start < result.count, result[start - 1] == SpokenText.dollar else { return false }
        var next = end
        while next < bytes.count, bytes[next].isNameCharacter { next += 1 }
        return next < bytes.count && bytes[next] == SpokenText.dollar
    }

    /// Longer names are cut off.
    private static let maximumNameLength = 256

    /// A value as part of a name: words joined by underscores.
    private static func name(from value: String) -> [UInt8] {
        var name: [UInt8] = []
        let digits = Array("0123456789abcdef".utf8)
        for byte in value.utf8.prefix(maximumNameLength) {
            if byte.isWordCharacter {
                name.append(byte)
            } else {
                name.append(UInt8(ascii: "_"))
                // Other letters stay apart by their codes.
                if byte != 0x20 {
                    name.append(digits[Int(byte >> 4)])
                    name.append(digits[Int(byte & 15)])
                }
            }
        }
        return name
    }
}

// MARK: - Assignments

extension SpokenText {
    /// The name that is set by the arrow at an index, and where it ends; nil where it sets none.
    private func target(at arrow: Int, _ scope: Scope) -> (name: String, end: Int)? {
        var name: [UInt8] = []
        var index = arrow + 1
        while index < bytes.count {
            if bytes[index].isWordCharacter {
                name.append(bytes[index])
                index += 1
            } else if let (inner, end) = placeholder(at: index) {
                guard let value = scope.value(of: inner) else { return nil }
                name += SpokenText.name(from: value.spoken)
                index = end
            } else {
                break
            }
        }
        return name.isEmpty ? nil : (String(decoding: name, as: UTF8.self), index)
    }

    /// Carries out the assignments whose values are complete; says whether there were any.
    mutating func assign(in scope: Scope) -> Bool {
        guard bytes.contains(SpokenText.arrow) else { return false }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            guard bytes[index] == SpokenText.arrow, let target = target(at: index, scope),
                let (start, value) = assigned(behind: result)
            else {
                result.append(bytes[index])
                index += 1
                continue
            }
            hasChanged = true
            index = target.end
            result.removeLast(result.count - start)
            assignments += 1
            isTooLong = isTooLong || assignments > SpokenText.maximumAssignments
            if isTooLong { return true }
            scope.assigned[target.name] = .string(value)
        }
        bytes = result
        return hasChanged
    }

    /// What an arrow behind these bytes stores, and how many of them stay; nil where it stores
    /// nothing.
    private func assigned(behind bytes: [UInt8]) -> (keeping: Int, value: String)? {
        if bytes.last == SpokenText.caret {
            guard let start = bytes.dropLast().lastIndex(of: SpokenText.caret),
                let value = complete(bytes[(start + 1)...].dropLast())
            else { return nil }
            return (start, value)
        }
        let word = SpokenText.lastWord(of: bytes)
        guard !word.isEmpty, !SpokenText.closesTag(bytes[...]), let value = complete(word) else {
            return nil
        }
        return (bytes.count, value)
    }

    /// The finished text of a part, or nil where something in it is still to be filled in.
    private func complete(_ bytes: ArraySlice<UInt8>) -> String? {
        var part = self
        part.bytes = Array(bytes)
        let isOpen = part.bytes.contains(SpokenText.backtick) || part.firstPlaceholder != nil
        return isOpen ? nil : part.finished
    }

    /// What a visible assignment stores: back to a blank or a punctuation mark.
    private static func lastWord(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        var start = bytes.count
        while start > 0 {
            switch bytes[start - 1] {
            case 0x20, UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ","),
                UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "-"), SpokenText.caret:
                return bytes[start...]
            default:
                start -= 1
            }
        }
        return bytes[start...]
    }

    /// Whether an arrow behind these bytes ends a tag such as `<b>`, `</p>` or `<a href="…">`.
    private static func closesTag(_ bytes: ArraySlice<UInt8>) -> Bool {
        var next: UInt8 = 0
        for byte in bytes.reversed() {
            if byte == SpokenText.arrow || byte == 0x0A { return false }
            if byte == UInt8(ascii: "<") {
                return next == UInt8(ascii: "/") || (next | 0x20) &- UInt8(ascii: "a") < 26
            }
            next = byte
        }
        return false
    }
}

// MARK: - Questions to the mind itself

extension SpokenText {
    /// The first call that has no other in it and is complete, with its backticks.
    ///
    /// The same character opens and closes. Outside a call it opens; inside, it opens another if
    /// it stands where a word begins, and closes otherwise.
    var innermostCall: Range<Int>? {
        var open: [Int] = []
        for index in bytes.indices where bytes[index] == SpokenText.backtick {
            guard let start = open.last, !opensInside(index, behind: start) else {
                open.append(index)
                continue
            }
            if complete(bytes[(start + 1)..<index]) != nil { return start..<index + 1 }
            open.removeLast()
        }
        return nil
    }

    private func opensInside(_ index: Int, behind opener: Int) -> Bool {
        guard index + 1 < bytes.count, bytes[index + 1] > 0x20 else { return false }
        if opener == index - 1 { return true }
        switch bytes[index - 1] {
        case 0x20, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: "\""), UInt8(ascii: "'"):
            return true
        default:
            return false
        }
    }

    /// What a call asks.
    func query(of call: Range<Int>) -> String {
        var part = self
        part.bytes = Array(bytes[(call.lowerBound + 1)..<(call.upperBound - 1)])
        return part.finished
    }

    /// Puts the answer in the place of a call; an arrow behind it stores the whole of it.
    mutating func replace(_ call: Range<Int>, by answer: String, in scope: Scope) {
        var end = call.upperBound
        if end < bytes.count, bytes[end] == SpokenText.arrow, let target = target(at: end, scope) {
            scope.assigned[target.name] = .string(answer)
            end = target.end
        }
        bytes.replaceSubrange(call.lowerBound..<end, with: inert(answer))
    }
}

extension UInt8 {
    /// Letters, digits and the underscore: what names are made of.
    var isWordCharacter: Bool {
        isASCIIAlphanumeric || self == UInt8(ascii: "_")
    }

    /// Whether it stands for a character of a value: see `SpokenText`.
    fileprivate var isMark: Bool {
        self &- 1 < 4
    }

    /// What may also stand in the name of a variable: fields and indices.
    fileprivate var isNameCharacter: Bool {
        isWordCharacter || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: "[") || self == UInt8(ascii: "]")
    }
}
