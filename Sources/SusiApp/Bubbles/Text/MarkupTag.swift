// Susi. SPDX-License-Identifier: Apache-2.0

/// The tags of HTML that mean something in answers.
enum MarkupTag: Equatable {
    case look(TextLook)
    case lineBreak, paragraph, heading, link, picture, bullets, numbers, item, code

    /// The tag of a name in small letters.
    init?(_ name: [UInt8]) {
        guard (1...6).contains(name.count) else { return nil }
        switch String(decoding: name, as: UTF8.self) {
        case "b", "strong": self = .look(.bold)
        case "i", "em": self = .look(.italic)
        case "u": self = .look(.underlined)
        case "s", "del", "strike": self = .look(.struck)
        case "code", "tt", "kbd": self = .look(.code)
        case "br": self = .lineBreak
        case "p", "div": self = .paragraph
        case "h1", "h2", "h3", "h4", "h5", "h6": self = .heading
        case "a": self = .link
        case "img": self = .picture
        case "ul": self = .bullets
        case "ol": self = .numbers
        case "li": self = .item
        case "pre": self = .code
        default: return nil
        }
    }
}
