// Susi. SPDX-License-Identifier: Apache-2.0

/// Something in a notebook: an item of a list, or something that will ring.
public struct NotebookEntry: Sendable, Equatable {
    /// What it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// Stands on a list.
        case item
        /// Rings when a while is over.
        case timer
        /// Rings at a time of day.
        case alarm
        /// Says something at a time.
        case reminder
    }

    /// Its number; 0 until it is kept.
    public var id: Int64 = 0
    /// What it is.
    public let kind: Kind
    /// The list it stands on; empty for what rings.
    public var list = ""
    /// What stands there, in the person's spelling; the name of a timer, if it has one.
    public let text: String
    /// When it rings, in milliseconds since 1970; 0 for items.
    public var due: Int64 = 0
    /// How it is repeated; nil where it rings once.
    public var repetition: Repetition?
    /// When it was written, in milliseconds since 1970.
    public var made: Int64 = 0

    /// Whether it rings.
    public var rings: Bool { kind != .item }

    /// Writes an entry.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }
}
