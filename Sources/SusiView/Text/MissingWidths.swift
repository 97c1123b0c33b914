// Susi. SPDX-License-Identifier: Apache-2.0

/// Pieces of text whose widths in a style are not known, each once: what to ask the page.
public struct MissingWidths: Sendable {
    /// The style.
    public let style: TextStyle
    /// The pieces.
    public private(set) var texts: [String] = []
    private var known: Set<UInt64> = []

    /// Nothing is missing yet.
    public init(_ style: TextStyle) {
        self.style = style
    }

    /// Whether nothing is missing.
    public var isEmpty: Bool { texts.isEmpty }

    /// Asks the page; its answer is for `TextMeasures.learn`.
    public func effect(_ ticket: UInt32) -> Effect {
        .measure(ticket, font: style.font, texts)
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ key: UInt64) {
        guard known.insert(key).inserted else { return }
        texts.append(String(decoding: bytes, as: UTF8.self))
    }
}
