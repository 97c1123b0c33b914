// Susi. SPDX-License-Identifier: Apache-2.0

/// Divides a text into the words, numbers, dates and times of day of one language.
package struct PlanTokenizer {
    private let bytes: [UInt8]
    private let vocabulary: PlanVocabulary
    private var position = 0
    private var tokens: [PlanToken] = []

    package init(_ text: String, _ vocabulary: PlanVocabulary) {
        var bytes = Array(text.lowercased().utf8)
        // The end of a sentence is no part of a number.
        while let last = bytes.last, last <= 0x20 || last == UInt8(ascii: ".") {
            bytes.removeLast()
        }
        self.bytes = bytes
        self.vocabulary = vocabulary
    }

    package mutating func tokenize() -> [PlanToken] {
        while let byte = current {
            let start = position
            if isDigit(byte) {
                // A sign, or a point without digits before it, is no way to say a time.
                let previous = start > 0 ? bytes[start - 1] : 0x20
                let kind = readNumber()
                append(isStray(previous) ? .unknown : kind, from: start)
                readZone(after: kind)
            } else if isLetter(byte) {
                readWord()
            } else {
                position += 1
                // Commas, brackets, quotes and the like divide and mean nothing.
                if byte == UInt8(ascii: "$") || byte == UInt8(ascii: "%") {
                    append(.unknown, from: start)
                }
            }
        }
        return tokens
    }

    // MARK: Words

    private mutating func readWord() {
        let start = position
        var word: [UInt8] = []
        while let byte = current, isLetter(byte) || byte == UInt8(ascii: "'") || isInnerDot {
            if isLetter(byte) { word.append(byte) }
            position += 1
        }
        let meanings = vocabulary.meanings(of: String(decoding: word, as: UTF8.self))
        for meaning in meanings ?? [] { append(.word(meaning), from: start) }
        if meanings == nil { append(.unknown, from: start) }
    }

    /// Whether a dot stands here; in "p.m." and "dec." it belongs to the word.
    private var isInnerDot: Bool {
        current == UInt8(ascii: ".")
    }

    // MARK: Numbers

    private mutating func readNumber() -> PlanToken.Kind {
        guard let first = readDigits() else { return .unknown }
        let small = first.value <= 9999 ? Int(first.value) : nil
        guard let value = small else { return .number(first.value) }
        if let second = readDigits(after: UInt8(ascii: ":")) {
            let third = readDigits(after: UInt8(ascii: ":"))
            return .clock(value, Int(second.value), third.map { Int($0.value) } ?? 0)
        }
        if first.count == 4, let month = readDigits(after: UInt8(ascii: "-")) {
            guard let day = readDigits(after: UInt8(ascii: "-")) else { return .unknown }
            // The T between a date and a time of day.
            if current == UInt8(ascii: "t"), isDigit(at: position + 1) { position += 1 }
            return .date(Int(day.value), Int(month.value), value)
        }
        if let second = readDigits(after: UInt8(ascii: ".")) {
            guard current == UInt8(ascii: ".") else {
                return .dotted(value, Int(second.value), digits: second.count)
            }
            let year = readDigits(after: UInt8(ascii: "."))
            if year == nil { position += 1 }
            return .date(value, Int(second.value), year.map { century(Int($0.value)) })
        }
        if let second = readDigits(after: UInt8(ascii: ",")) {
            return .dotted(value, Int(second.value), digits: second.count)
        }
        if let second = readDigits(after: UInt8(ascii: "/")) {
            let year = readDigits(after: UInt8(ascii: "/"))
            return .slashed(value, Int(second.value), year.map { century(Int($0.value)) })
        }
        if current == UInt8(ascii: ".") {
            position += 1
            return .ordinal(value)
        }
        return skipOrdinalEnding() ? .ordinal(value) : .number(first.value)
    }

    private func century(_ year: Int) -> Int {
        year < 100 ? 2000 + year : year
    }

    /// Reads a sign and a number of up to four digits behind it, or nothing.
    private mutating func readDigits(after sign: UInt8) -> (value: Int64, count: Int)? {
        let start = position
        guard current == sign, isDigit(at: position + 1) else { return nil }
        position += 1
        if let digits = readDigits(), digits.count <= 4 { return digits }
        position = start
        return nil
    }

    private mutating func readDigits() -> (value: Int64, count: Int)? {
        let start = position
        var value: Int64 = 0
        while let byte = current, isDigit(byte) {
            // Further digits change nothing: the number is too large for any time already.
            if value < 1_000_000_000_000_000 { value = value * 10 + Int64(byte - 0x30) }
            position += 1
        }
        return position > start ? (value, position - start) : nil
    }

    private mutating func skipOrdinalEnding() -> Bool {
        let start = position
        while let byte = current, isLetter(byte) { position += 1 }
        let ending = String(decoding: bytes[start..<position], as: UTF8.self)
        if ["st", "nd", "rd", "th", "te", "ten", "ter"].contains(ending) { return true }
        position = start
        return false
    }

    /// Reads what stands right behind the time of day of a full date: `Z`, `+01:00`, `.000Z`.
    private mutating func readZone(after kind: PlanToken.Kind) {
        guard case .clock = kind, tokens.count > 1,
            case .date(_, _, .some) = tokens[tokens.count - 2].kind
        else { return }
        _ = readDigits(after: UInt8(ascii: "."))
        let start = position
        if current == UInt8(ascii: "z") {
            position += 1
            append(.zone(0), from: start)
            return
        }
        let isEast = current == UInt8(ascii: "+")
        guard isEast || current == UInt8(ascii: "-"), isDigit(at: position + 1) else { return }
        position += 1
        guard let digits = readDigits(), digits.count == 2 || digits.count == 4 else {
            append(.unknown, from: start)
            return
        }
        var minutes =
            digits.count == 4 ? digits.value / 100 * 60 + digits.value % 100 : digits.value * 60
        if digits.count == 2, let rest = readDigits(after: UInt8(ascii: ":")) {
            minutes += rest.value
        }
        append(minutes <= 1440 ? .zone(Int(isEast ? minutes : -minutes)) : .unknown, from: start)
    }

    // MARK: Bytes

    private var current: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    private func isDigit(at index: Int) -> Bool {
        index < bytes.count && isDigit(bytes[index])
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        byte &- 0x61 < 26 || byte >= 0x80
    }

    private func isStray(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/")
    }

    private mutating func append(_ kind: PlanToken.Kind, from start: Int) {
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        tokens.append(PlanToken(kind: kind, text: text))
    }
}
