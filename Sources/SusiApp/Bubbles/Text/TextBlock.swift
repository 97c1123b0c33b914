// Susi. SPDX-License-Identifier: Apache-2.0

/// A paragraph, an item of a list, a block of code or a picture.
struct TextBlock: Equatable, Sendable {
    /// What kind of block it is.
    enum Kind: Equatable, Sendable {
        case paragraph
        /// An item of a list, with what stands before it, and how many lists it is within beside.
        case item(marker: String, depth: Int)
        case code
        /// A picture; the text is what it shows.
        case picture(address: String)
    }

    /// A part of the text that looks alike.
    struct Run: Equatable, Sendable {
        /// Behind which byte of the block's text it ends.
        var end: Int
        var look: TextLook
        /// Where it leads; empty where nowhere.
        var link: String
    }

    var kind: Kind
    var text: String
    /// The parts of the text in their order, up to its end.
    var runs: [Run]
    /// At which byte of the whole plain text the block's text begins.
    var start = 0
}
