// Susi. SPDX-License-Identifier: Apache-2.0

/// Reads the text of a path step by step.
struct ResultPathReader {
    let text: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
        let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
        self.bytes = Array(bytes[start..<end])
        self.text = String(decoding: self.bytes, as: UTF8.self)
    }

    mutating func read() throws(ResultError) -> [ResultPath.Step] {
        guard current == UInt8(ascii: "$") else { throw fault("‘$’ at the beginning") }
        position += 1
        var steps: [ResultPath.Step] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "["):
                steps.append(.element(try readIndex()))
            case UInt8(ascii: "."):
                position += 1
                // A dot at the end says nothing, and one before a bracket neither.
                guard let next = current, next != UInt8(ascii: "[") else { continue }
                steps.append(.member(try readName()))
            default:
                throw fault("‘.’ or ‘[’")
            }
        }
        return steps
    }

    private mutating func readName() throws(ResultError) -> String {
        let start = position
        while let byte = current, byte != UInt8(ascii: "."), byte != UInt8(ascii: "[") {
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "]"):
                throw fault("a plain name")
            default: position += 1
            }
        }
        guard position > start else { throw fault("a name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readIndex() throws(ResultError) -> Int {
        position += 1
        let start = position
        var index = 0
        // Nine digits fit an Int everywhere, and no list is longer.
        while let byte = current, byte &- 0x30 < 10, position - start < 9 {
            index = index * 10 + Int(byte - 0x30)
            position += 1
        }
        guard position > start, current == UInt8(ascii: "]") else {
            throw fault(position > start ? "‘]’" : "the number of an element")
        }
        position += 1
        return index
    }

    private var current: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private func fault(_ expected: String) -> ResultError {
        ResultError(
            kind: .invalidPath,
            place: "path ‘\(text)’, column \(column)",
            expected: expected,
            found: found
        )
    }

    private var column: Int {
        bytes[..<position].count { $0 & 0xC0 != 0x80 } + 1
    }

    private var found: String {
        guard position < bytes.count else { return "the end" }
        let rest = String(decoding: bytes[position...], as: UTF8.self)
        return rest.unicodeScalars.first.map { "‘\(Character($0))’" } ?? "the end"
    }
}
