// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// A skill's text as it was for a while.
public struct StoredVersion: Sendable, Equatable {
    /// Counted from 1.
    public var number: Int64 = 0
    /// The text; empty where only the history was asked for.
    public var text = ""
    /// Why it was changed, in its author's words.
    public var note = ""
    /// The account that wrote it; nil where that is gone or there never was one.
    public var author: Int64?
    /// Whom the text named as its author.
    public var authorName = ""
    /// The address of the account; empty where there is none.
    public var email = ""
    /// When it was written.
    public var written = Instant.earliest

    /// A version of nothing.
    public init() {}
}
