// Susi. SPDX-License-Identifier: Apache-2.0

/// A value that travels between Swift and the page and says itself what it is.
public enum PageValue: Equatable, Sendable {
    case nothing
    case flag(Bool)
    case number(Double)
    case text(String)
    case bytes([UInt8])
    case list([PageValue])

    /// What the first byte of a written value says.
    enum Form: UInt8, CaseIterable {
        case nothing, no, yes, whole, double, text, bytes, list

        var name: StaticString {
            switch self {
            case .nothing: "nothing"
            case .no: "no"
            case .yes: "yes"
            case .whole: "whole"
            case .double: "double"
            case .text: "text"
            case .bytes: "bytes"
            case .list: "list"
            }
        }
    }
}

extension PageValue {
    /// The text, or nil where it is none.
    public var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The number, or nil where it is none.
    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// Whether it is the flag that is set.
    public var isSet: Bool {
        self == .flag(true)
    }

    /// The bytes, or nil where they are none.
    public var bytes: [UInt8]? {
        if case .bytes(let bytes) = self { bytes } else { nil }
    }

    /// The values of a list, none where it is no list.
    public var values: [PageValue] {
        if case .list(let values) = self { values } else { [] }
    }

    /// A value of a list, nothing where there are not so many.
    public subscript(index: Int) -> PageValue {
        guard case .list(let values) = self, values.indices.contains(index) else { return .nothing }
        return values[index]
    }

    /// A list of texts.
    static func texts(_ texts: [String]) -> PageValue {
        .list(texts.map { .text($0) })
    }
}
