// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// Why a question was answered as it was: the phrase that fitted it, and where that stands.
public struct ReplyReason: Equatable, Sendable {
    /// The phrase as its author wrote it.
    public let phrase: String
    /// The skill's file.
    public let file: String
    /// The line of the phrase; 0 where it is not known.
    public let line: Int

    /// Reads what a server says of how its answer came about; nil where that names no phrase.
    public init?(_ trace: JSON) {
        if let phrase = trace["phrase"]?.anyText {
            self.phrase = phrase
            file = trace["file"]?.anyText ?? trace["path"]?.anyText ?? ""
            line = Int(clamping: trace["line"]?.anyWhole ?? 0)
            return
        }
        guard let text = trace.string else { return nil }
        // answered by “hello *” in /models/general/…/greetings.txt, line 12
        for line in text.utf8.split(separator: 0x0A) {
            let bytes = Array(line)
            let begin = Array("answered by “".utf8)
            guard let start = Self.last(begin, in: bytes[...], isFirst: true),
                let end = Self.last(Array(", line ".utf8), in: bytes[...]),
                let middle = Self.last(Array("” in ".utf8), in: bytes[..<end]),
                start + begin.count <= middle
            else { continue }
            phrase = String(decoding: bytes[(start + begin.count)..<middle], as: UTF8.self)
            file = String(decoding: bytes[(middle + "” in ".utf8.count)..<end], as: UTF8.self)
            let digits = bytes[(end + 7)...].prefix { $0 &- 0x30 < 10 }.prefix(7)
            self.line = Int(String(decoding: digits, as: UTF8.self)) ?? 0
            return
        }
        return nil
    }

    /// Where a part stands in a line, the first or the last time.
    private static func last(
        _ part: [UInt8],
        in bytes: ArraySlice<UInt8>,
        isFirst: Bool = false
    ) -> Int? {
        guard bytes.count >= part.count else { return nil }
        let places = bytes.startIndex...(bytes.endIndex - part.count)
        return isFirst
            ? places.first { bytes[$0...].starts(with: part) }
            : places.last { bytes[$0...].starts(with: part) }
    }
}
