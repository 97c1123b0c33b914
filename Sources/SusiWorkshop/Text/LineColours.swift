// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads a line into pieces that are drawn in different colours.
///
/// It only helps to see what the parser will make of a line; what is wrong is said by the parser.
struct LineColours {
    /// What a piece is.
    enum Colour: UInt8, Sendable {
        case plain, comment, field, value, keyword, question, wildcard, capture, bar, condition
        case code, call

        /// What style sheets know it by.
        var name: StaticString {
            switch self {
            case .plain: ""
            case .comment: "c-comment"
            case .field: "c-field"
            case .value: "c-value"
            case .keyword: "c-keyword"
            case .question: "c-question"
            case .wildcard: "c-wildcard"
            case .capture: "c-capture"
            case .bar: "c-bar"
            case .condition: "c-condition"
            case .code: "c-code"
            case .call: "c-call"
            }
        }
    }

    /// A piece of a line.
    struct Piece: Equatable, Sendable {
        let range: Range<Int>
        let colour: Colour
    }

    private let line: ArraySlice<UInt8>
    private var pieces: [Piece] = []

    /// The pieces of a line, which together are the line.
    static func pieces(of line: ArraySlice<UInt8>, _ setting: LineSetting) -> [Piece] {
        var colours = LineColours(line: line)
        colours.read(setting)
        return colours.pieces
    }

    private init(line: ArraySlice<UInt8>) { self.line = line }

    private mutating func read(_ setting: LineSetting) {
        let text = line.withoutBlanks
        guard let first = text.first else { return all(.plain) }
        let isComment = first == UInt8(ascii: "#") || text.begins("//")
        switch setting {
        case .console, .script:
            if first == UInt8(ascii: "#") { return all(.comment) }
            if text.isWord("eol") { return all(.keyword) }
            return inline(line.startIndex, .code)
        case .outside, .inside:
            if isComment { return all(.comment) }
            if text.begins("::") { return field(text) }
            if first == UInt8(ascii: "!"), let colon = text.firstIndex(of: UInt8(ascii: ":")) {
                add(line.startIndex..<(colon + 1), .keyword)
                return inline(colon + 1, .plain)
            }
            if setting == .inside, first == UInt8(ascii: "?"),
                let colon = text.dropFirst().firstIndex(of: UInt8(ascii: ":"))
            {
                add(line.startIndex..<(colon + 1), .condition)
                return inline(colon + 1, .plain)
            }
            if setting == .inside { return inline(line.startIndex, .plain) }
            question()
        }
    }

    /// `::name value`.
    private mutating func field(_ text: ArraySlice<UInt8>) {
        let end = text.firstIndex(of: 0x20) ?? text.endIndex
        add(line.startIndex..<end, .field)
        add(end..<line.endIndex, .value)
    }

    /// What people may say.
    private mutating func question() {
        var start = line.startIndex
        for index in line.indices {
            let byte = line[index]
            guard byte == UInt8(ascii: "|") || byte == UInt8(ascii: "*") else { continue }
            add(start..<index, .question)
            add(index..<(index + 1), byte == UInt8(ascii: "|") ? .bar : .wildcard)
            start = index + 1
        }
        add(start..<line.endIndex, .question)
    }

    /// What is answered, or code, with what is filled in.
    private mutating func inline(_ from: Int, _ colour: Colour) {
        var start = from
        var index = from
        while index < line.endIndex {
            let byte = line[index]
            var end = index + 1
            var found: Colour?
            switch byte {
            case UInt8(ascii: "$"):
                if let close = line[end...].firstIndex(where: { !LineColours.isName($0) }),
                    line[close] == byte, close > end
                {
                    end = close + 1
                    found = .capture
                }
            case UInt8(ascii: "`"):
                if let close = line[end...].firstIndex(of: byte) {
                    end = close + 1
                    found = .call
                }
            case UInt8(ascii: "|"): if colour == .plain { found = .bar }
            case UInt8(ascii: ">"):
                if colour == .plain {
                    while end < line.endIndex, LineColours.isName(line[end]) { end += 1 }
                    if end > index + 1 { found = .capture }
                }
            default: break
            }
            guard let found else {
                index += 1
                continue
            }
            add(start..<index, colour)
            add(index..<end, found)
            start = end
            index = end
        }
        add(start..<line.endIndex, colour)
    }

    private mutating func all(_ colour: Colour) {
        add(line.startIndex..<line.endIndex, colour)
    }

    private mutating func add(_ range: Range<Int>, _ colour: Colour) {
        if !range.isEmpty { pieces.append(Piece(range: range, colour: colour)) }
    }

    /// Whether a byte may stand in the name of something that is filled in.
    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "!"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
