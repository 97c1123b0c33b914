// Susi. SPDX-License-Identifier: Apache-2.0

/// How a part of a text looks.
struct TextLook: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    static let bold = TextLook(rawValue: 1)
    static let italic = TextLook(rawValue: 2)
    static let code = TextLook(rawValue: 4)
    static let struck = TextLook(rawValue: 8)
    static let underlined = TextLook(rawValue: 16)

    /// The font that it is measured in.
    var style: TextStyleName {
        if contains(.code) { return .code }
        if contains(.bold) { return contains(.italic) ? .strongEmphasis : .strong }
        return contains(.italic) ? .emphasis : .body
    }
}
