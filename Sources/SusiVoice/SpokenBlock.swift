// Susi. SPDX-License-Identifier: Apache-2.0

/// A part of a text that is read in its own way; the bytes are UTF-8 without markup.
enum SpokenBlock: Equatable {
    /// A line, a heading, a numbered step.
    case line([UInt8])
    /// An item of a list of bullets.
    case item([UInt8])
    /// A table: its titles, then its rows.
    case table(titles: [[UInt8]], rows: [[[UInt8]]])
    /// Code, which is not read.
    case code
}
