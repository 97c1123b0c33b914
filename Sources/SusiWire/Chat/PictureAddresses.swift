// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds the addresses of pictures in what an answer says.
public struct PictureAddresses: Sendable {
    private static let endings = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".svg"]
    /// Longer addresses are none that anybody would write.
    private static let longest = 2000

    private let limit: Int
    /// What was found, in order, each once.
    public private(set) var all: [String] = []

    /// Finds so many at most.
    public init(limit: Int) {
        self.limit = limit
    }

    /// Takes an address, whatever it looks like, as long as it is one of the web.
    public mutating func add(_ address: String) {
        guard all.count < limit, Self.isOfTheWeb(address),
            !all.contains(where: { ASCII.equal($0, address) })
        else { return }
        all.append(address)
    }

    /// Takes a text that is the address of a picture by its ending, and nothing else.
    public mutating func addPicture(_ text: String) {
        guard Self.hasColon(text) else { return }
        let address = ASCII.trimmed(text)
        if Self.endsAsPicture(address) { add(address) }
    }

    /// Takes what a text shows: itself where it is an address, `![…](address)`, `<img src>`.
    public mutating func read(_ text: String) {
        guard Self.hasColon(text) else { return }
        addPicture(text)
        let bytes = Array(text.utf8)
        var place = 0
        // The next closing bracket, so that it is looked for once.
        var close = 0
        while place + 4 < bytes.count, all.count < limit {
            if bytes[place] == UInt8(ascii: "!"), bytes[place + 1] == UInt8(ascii: "[") {
                readMark(bytes, &place, &close)
            } else if bytes[place] == UInt8(ascii: "<"), Self.begins(bytes, place, "<img") {
                readTag(bytes, &place)
            } else {
                place += 1
            }
        }
    }
}

extension PictureAddresses {
    /// Reads `![…](address)`, maybe with a title behind the address.
    private mutating func readMark(_ bytes: [UInt8], _ place: inout Int, _ close: inout Int) {
        place += 2
        if close < place {
            close = bytes[place...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
        }
        guard close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "(") else { return }
        place = close + 2
        var depth = 0
        let start = place
        while place < bytes.count, !ASCII.isBlank(bytes[place]) {
            if bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if bytes[place] == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            place += 1
        }
        add(String(decoding: bytes[start..<place], as: UTF8.self))
    }

    /// Reads the `src` of a tag, with quotes or without.
    private mutating func readTag(_ bytes: [UInt8], _ place: inout Int) {
        place += 4
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
            let isName = ASCII.isBlank(bytes[place - 1]) && Self.begins(bytes, place, "src=")
            guard isName else {
                place += 1
                continue
            }
            place += 4
            guard place < bytes.count else { return }
            let quote = bytes[place]
            let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
            if isQuoted { place += 1 }
            let start = place
            while place < bytes.count {
                let byte = bytes[place]
                let isEnd =
                    isQuoted ? byte == quote : ASCII.isBlank(byte) || byte == UInt8(ascii: ">")
                if isEnd { break }
                place += 1
            }
            add(String(decoding: bytes[start..<place], as: UTF8.self))
            return
        }
    }

    private static func begins(_ bytes: [UInt8], _ place: Int, _ name: String) -> Bool {
        guard place + name.utf8.count <= bytes.count else { return false }
        return zip(bytes[place...], name.utf8).allSatisfy { ASCII.lower($0) == $1 }
    }

    /// Nearly all texts are no address, and have no colon with two slashes.
    private static func hasColon(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: ":"))
    }

    private static func isOfTheWeb(_ address: String) -> Bool {
        guard address.utf8.count <= longest else { return false }
        let bytes = Array(address.utf8)
        guard begins(bytes, 0, "http://") || begins(bytes, 0, "https://") else { return false }
        return !bytes.contains { $0 <= 0x20 || $0 == 0x7F }
    }

    /// Whether an address of the web ends as names of pictures do.
    public static func endsAsPicture(_ address: String) -> Bool {
        guard isOfTheWeb(address) else { return false }
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let end = Array(path.suffix(5))
        return endings.contains { ending in
            end.count >= ending.utf8.count
                && begins(end, end.count - ending.utf8.count, ending)
        }
    }
}
