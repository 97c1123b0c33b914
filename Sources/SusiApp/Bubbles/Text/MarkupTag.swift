// Susi. SPDX-License-Identifier: Apache-2.0

/// The tags of HTML that mean something in answers.
enum MarkupTag: Equatable {
    case look(TextLook)
    case lineBreak, paragraph, heading, link, picture, bullets, numbers, item, code

    /// What names stand for what, with blanks between them.
    private static let names: [(StaticString, MarkupTag)] = [
        ("b strong", .look(.bold)), ("i em", .look(.italic)), ("u", .look(.underlined)),
        ("s del strike", .look(.struck)), ("code tt kbd", .look(.code)), ("br", .lineBreak),
        ("p div", .paragraph), ("h1 h2 h3 h4 h5 h6", .heading), ("a", .link), ("img", .picture),
        ("ul", .bullets), ("ol", .numbers), ("li", .item), ("pre", .code),
    ]

    /// The tag of a name in small letters.
    init?(_ name: [UInt8]) {
        for (names, tag) in MarkupTag.names where WordList(names).place(of: name[...]) != nil {
            self = tag
            return
        }
        return nil
    }
}
