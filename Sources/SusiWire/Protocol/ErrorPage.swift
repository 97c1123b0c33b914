// Susi. SPDX-License-Identifier: Apache-2.0

/// The page that old servers send in place of an answer.
///
/// The status says what happened (C2); the text is for people alone.
public struct ErrorPage: Sendable, Equatable {
    /// The status the page names.
    public let status: Int
    /// What went wrong, in the server's words.
    public let message: String

    /// Finds status and message in a page's title; nil where the text is no such page.
    public init?(_ page: String) {
        let bytes = Array(page.utf8)
        let opening = Array("<title>Error ".utf8)
        let last = bytes.count - opening.count
        guard last >= 0,
            let start = (0...last).first(where: { bytes[$0...].starts(with: opening) })
        else { return nil }
        let title = bytes[(start + opening.count)...].prefix { $0 != UInt8(ascii: "<") }
        let digits = title.prefix { ASCII.isDigit($0) }
        guard digits.count == 3, let status = Int(String(decoding: digits, as: UTF8.self)) else {
            return nil
        }
        self.status = status
        message = Self.unescaped(ASCII.trimmed(title.dropFirst(3)))
    }

    private static let entities: [(name: String, character: String)] = [
        ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("#39", "'"),
    ]

    private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        var plain: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "&"),
                let end = rest.prefix(8).firstIndex(of: UInt8(ascii: ";")),
                let entity = entities.first(where: { $0.name.utf8.elementsEqual(rest[..<end]) })
            {
                plain += entity.character.utf8
                rest = rest[(end + 1)...]
            } else {
                plain.append(byte)
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }
}
