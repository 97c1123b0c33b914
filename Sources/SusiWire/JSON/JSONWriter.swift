// Susi. SPDX-License-Identifier: Apache-2.0

/// Writes JSON into a byte buffer that can be used again and again.
public struct JSONWriter: Sendable {
    /// Where blanks and line breaks go.
    public enum Layout: UInt8, Sendable {
        /// Everything on one line, without a blank.
        case compact
        /// Two blanks a level, one member a line.
        case pretty
    }

    /// Where the text is going to stand.
    public enum Place: UInt8, Sendable {
        /// A body of its own.
        case document
        /// Inside a script or a page: nothing in it can end a tag, a string or a statement.
        case page
    }

    /// What has been written so far.
    public internal(set) var bytes: [UInt8] = []
    private let layout: Layout
    private let place: Place
    private var level = 0

    /// Begins with an empty buffer.
    public init(layout: Layout = .compact, place: Place = .document) {
        self.layout = layout
        self.place = place
    }

    /// Whether there are line breaks.
    var isLaidOut: Bool { layout == .pretty }

    /// Whether it is inside of nothing.
    var isAtTop: Bool { level == 0 }

    /// Empties the buffer and keeps its memory.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Makes room for so many bytes.
    public mutating func reserveCapacity(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    /// Appends text as it is, for what stands around a value: `callback(` and `);`.
    public mutating func write(raw text: StaticString) {
        bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        )
    }

    /// Appends a value.
    public mutating func write(_ json: JSON) {
        switch json {
        case .null: write(raw: "null")
        case .bool(true): write(raw: "true")
        case .bool(false): write(raw: "false")
        case .number(let number): append(number.text)
        case .string(let text): write(text)
        case .array(let elements): writeList(elements) { $0.write($1) }
        case .object(let object): write(members: object)
        }
    }

    /// Appends a whole number.
    mutating func write(number: Int64) {
        if (0..<10).contains(number) {
            bytes.append(UInt8(ascii: "0") + UInt8(number))
        } else {
            append(String(number))
        }
    }

    /// Appends a text in quotes.
    public mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.withContiguousStorageIfAvailable({ appendEscaped($0) }) == nil {
            Array(text.utf8).withUnsafeBufferPointer { appendEscaped($0) }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension JSONWriter {
    /// Appends an array of anything.
    mutating func writeList<Element>(
        _ elements: [Element],
        _ write: (inout JSONWriter, Element) -> Void
    ) {
        open(UInt8(ascii: "["))
        var isFirst = true
        for element in elements {
            separate(&isFirst)
            write(&self, element)
        }
        close(UInt8(ascii: "]"), isEmpty: isFirst)
    }

    /// Appends an object.
    public mutating func write(members object: JSONObject) {
        open(UInt8(ascii: "{"))
        var isFirst = true
        for member in object.members {
            beginMember(member.name, isFirst: &isFirst)
            write(member.value)
        }
        close(UInt8(ascii: "}"), isEmpty: isFirst)
    }

    /// Appends an object without making the tree of it first.
    public mutating func write<Object: WireObject>(_ object: Object) {
        guard object.extra.isEmpty else {
            write(members: object.object)
            return
        }
        open(UInt8(ascii: "{"))
        var copy = object
        var members = Members()
        swap(&members.writer, &self)
        copy.visit(&members)
        swap(&members.writer, &self)
        close(UInt8(ascii: "}"), isEmpty: members.isBlank)
    }

    /// Appends objects under names of their own.
    mutating func write<Object: WireObject>(_ named: Named<Object>) {
        open(UInt8(ascii: "{"))
        var isFirst = true
        for entry in named.entries {
            beginMember(entry.name, isFirst: &isFirst)
            write(entry.value)
        }
        close(UInt8(ascii: "}"), isEmpty: isFirst)
    }

    /// Appends what stands before a member's value.
    mutating func beginMember(_ name: String, isFirst: inout Bool) {
        separate(&isFirst)
        write(name)
        if layout == .pretty { write(raw: ": ") } else { bytes.append(UInt8(ascii: ":")) }
    }

    private mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        level += 1
    }

    private mutating func separate(_ isFirst: inout Bool) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        if layout == .pretty { breakLine() }
    }

    private mutating func close(_ bracket: UInt8, isEmpty: Bool) {
        level -= 1
        if layout == .pretty, !isEmpty { breakLine() }
        bytes.append(bracket)
    }

    private mutating func breakLine() {
        // One append where a line begins as deep as lines usually do.
        let line: StaticString = "\n                                "
        let count = 1 + 2 * level
        bytes.append(
            contentsOf: UnsafeBufferPointer(
                start: line.utf8Start,
                count: min(count, line.utf8CodeUnitCount)
            )
        )
        for _ in 0..<max(0, count - line.utf8CodeUnitCount) { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Copies runs that need no escape as a whole.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var copied = 0
        var index = 0
        while index < text.count {
            if index + 8 <= text.count {
                let word = UInt64(
                    littleEndian: UnsafeRawBufferPointer(text)
                        .loadUnaligned(fromByteOffset: index, as: UInt64.self)
                )
                var found = JSONText.special(word)
                if place == .page { found |= JSONText.dangerousInPages(word) }
                if found == 0 {
                    index += 8
                    continue
                }
                index += found.trailingZeroBitCount >> 3
            }
            let length = escapedLength(in: text, at: index)
            if length > 0 {
                bytes.append(contentsOf: text[copied..<index])
                appendEscape(of: text, at: index, length: length)
                copied = index + length
            }
            index += max(1, length)
        }
        bytes.append(contentsOf: text[copied...])
    }

    /// How many bytes at that index have to be written as an escape; 0 where it stays as it is.
    private func escapedLength(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch text[index] {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"):
            1
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "'"):
            place == .page ? 1 : 0
        // U+2028 and U+2029 end a line in older JavaScript, inside strings too.
        case 0xE2 where place == .page && index + 2 < text.count && text[index + 1] == 0x80:
            text[index + 2] & 0xFE == 0xA8 ? 3 : 0
        default:
            0
        }
    }

    private mutating func appendEscape(
        of text: UnsafeBufferPointer<UInt8>,
        at index: Int,
        length: Int
    ) {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "\""): write(raw: "\\\"")
        case UInt8(ascii: "\\"): write(raw: "\\\\")
        case 0x0A: write(raw: "\\n")
        case 0x0D: write(raw: "\\r")
        case 0x09: write(raw: "\\t")
        case _ where length == 3:
            write(raw: "\\u202")
            bytes.append(hexCharacter(text[index + 2] & 0x0F))
        default:
            write(raw: "\\u00")
            bytes.append(hexCharacter(byte >> 4))
            bytes.append(hexCharacter(byte & 0x0F))
        }
    }

    private func hexCharacter(_ nibble: UInt8) -> UInt8 {
        nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
    }
}

extension JSON {
    /// The value as JSON text.
    public func text(_ layout: JSONWriter.Layout = .compact) -> String {
        var writer = JSONWriter(layout: layout)
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
