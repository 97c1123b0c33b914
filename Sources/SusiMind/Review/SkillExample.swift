// Susi. SPDX-License-Identifier: Apache-2.0

/// Something to ask a skill, with what its author expects as the answer.
public struct SkillExample: Sendable {
    /// What is asked.
    public let query: String
    /// The expectation as it was written; nil where any answer will do.
    public let expected: String?
    /// The line of the intent it belongs to.
    public let line: Int
    /// Whether its intent cannot answer without a web call.
    public let needsServices: Bool
    /// Whether asking costs nothing but thinking.
    public let isFree: Bool

    /// Something to ask, and what has to be answered.
    public init(_ query: String, expecting expected: String) {
        self.query = query
        self.expected = expected
        line = 0
        needsServices = false
        isFree = false
    }

    init(query: String, expected: String?, line: Int, needsServices: Bool, isFree: Bool) {
        self.query = query
        self.expected = expected
        self.line = line
        self.needsServices = needsServices
        self.isFree = isFree
    }

    /// Whether both are the same example of the same block.
    func isSame(as other: SkillExample) -> Bool {
        line == other.line && query.utf8.elementsEqual(other.query.utf8)
            && (expected ?? "").utf8.elementsEqual((other.expected ?? "").utf8)
            && (expected == nil) == (other.expected == nil)
    }

    /// Whether one of the texts that an answer came as is what is expected.
    public func isMet(by answers: [String]) -> Bool {
        guard let expected else { return true }
        let answers = answers.map { SkillExample.plain($0.utf8) }
        let whole = SkillExample.plain(expected.utf8)
        if answers.contains(whole) { return true }
        return whole.split(separator: UInt8(ascii: "|")).contains { alternative in
            let pattern = Array(alternative.trimmed)
            return answers.contains { SkillExample.fits($0, pattern) }
        }
    }

    /// The text with one blank between words and none at its ends.
    private static func plain(_ text: String.UTF8View) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text {
            if byte == 0xA0, bytes.last == 0xC2 {
                // A no-break blank.
                bytes.removeLast()
            } else if byte > 0x20 {
                bytes.append(byte)
                continue
            }
            if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
        }
        if bytes.last == 0x20 { bytes.removeLast() }
        return bytes
    }

    /// Whether a text is the pattern's, where each star of the pattern stands for any text.
    private static func fits(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
        let parts = pattern.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            return text == pattern
        }
        guard text.count >= first.count + last.count, text.starts(with: first),
            text.suffix(last.count).elementsEqual(last)
        else { return false }
        var rest = text[first.count..<(text.count - last.count)]
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let place = SkillExample.place(of: part, in: rest) else { return false }
            rest = rest[(place + part.count)...]
        }
        return true
    }

    private static func place(of part: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Int? {
        guard text.count >= part.count else { return nil }
        return (text.startIndex...(text.endIndex - part.count)).first {
            text[$0...].starts(with: part)
        }
    }
}

extension Skill {
    /// Its examples with what is expected of them, in the order of the file.
    ///
    /// Conditions make several intents of one block; its examples count once.
    public var examples: [SkillExample] {
        var examples: [SkillExample] = []
        for intent in intents {
            for (place, query) in intent.examples.enumerated() where !Skill.isPlaceholder(query) {
                let expectations = intent.expectations
                // One expectation below several examples is meant for all of them.
                let expected =
                    expectations.indices.contains(place)
                    ? expectations[place] : expectations.count == 1 ? expectations[0] : nil
                let example = SkillExample(
                    query: query,
                    expected: expected.flatMap { Skill.isPlaceholder($0) ? nil : $0 },
                    line: intent.line,
                    needsServices: intent.asksServices,
                    isFree: !intent.asksServices && !intent.runsScripts
                )
                if !examples.contains(where: { $0.isSame(as: example) }) {
                    examples.append(example)
                }
            }
        }
        return examples
    }

    /// Whether it is empty, or still the hint in brackets that an editor put there.
    private static func isPlaceholder(_ text: String) -> Bool {
        text.utf8.isEmpty
            || text.utf8.first == UInt8(ascii: "<") && text.utf8.last == UInt8(ascii: ">")
    }
}
