// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A film or a sound; nothing of it is loaded before somebody wants it.
struct MediaContent: Equatable, Sendable {
    /// Where it plays.
    enum Place: Equatable, Sendable {
        /// Here: a file at this address.
        case file(String)
        /// On a page of its own, which is opened.
        case page(String)
    }

    /// Whether there is something to be seen.
    let isVideo: Bool
    let place: Place
    /// A still of it.
    let still: PictureSource?

    /// The film or sound of an action; nil where it cannot be told what it is.
    init?(_ action: JSON, isVideo: Bool, _ pictures: JSON?) {
        let identifier = action["identifier"]?.anyText ?? ""
        let type = action["identifier_type"]?.anyText ?? ""
        let address = WebAddress(identifier)
        self.isVideo = isVideo
        if let id = Self.youTube(identifier, type, address) {
            place = .page("https://www.youtube.com/watch?v=\(id)")
            still = PictureSource("https://i.ytimg.com/vi/\(id)/hqdefault.jpg", pictures)
            return
        }
        still = nil
        if let address {
            let hasPage = type == "soundcloud" || address.host == "soundcloud.com"
            place = hasPage ? .page(address.text) : .file(address.text)
        } else if PictureSource.isLocal(identifier) {
            place = .file(identifier)
        } else if type == "soundcloud", Self.isName(identifier, "-_/") {
            place = .page("https://soundcloud.com/\(identifier)")
        } else {
            return nil
        }
    }

    /// The name of a film there: by type, or by an address.
    private static func youTube(
        _ identifier: String,
        _ type: String,
        _ address: WebAddress?
    ) -> String? {
        guard let address else {
            let isMeant = type == "youtube" || type.isEmpty
            return isMeant && isName(identifier, "-_") && identifier.utf8.count <= 20
                ? identifier : nil
        }
        let bytes = Array(address.text.utf8)
        let start: Int?
        switch address.host {
        case "youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com":
            start =
                end(of: "v=", in: bytes) ?? end(of: "/embed/", in: bytes)
                ?? end(of: "/shorts/", in: bytes)
        case "youtu.be": start = end(of: "youtu.be/", in: bytes)
        default: start = nil
        }
        guard let start else { return nil }
        let name = bytes[start...].prefix {
            "-_".utf8.contains($0) || $0 < 0x80 && MarkupReader.isWord($0)
        }
        return name.isEmpty ? nil : String(decoding: name.prefix(20), as: UTF8.self)
    }

    private static func end(of part: String, in bytes: [UInt8]) -> Int? {
        let part = Array(part.utf8)
        guard bytes.count >= part.count else { return nil }
        return (0...(bytes.count - part.count)).first { bytes[$0...].starts(with: part) }
            .map { $0 + part.count }
    }

    private static func isName(_ text: String, _ others: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 200
            && text.utf8.allSatisfy {
                $0 < 0x80 && MarkupReader.isWord($0) || others.utf8.contains($0)
            }
    }

    /// The address, wherever it plays.
    var address: String {
        switch place {
        case .file(let address), .page(let address): address
        }
    }
    /// The host that it comes from; empty where that is our server.
    var host: String { WebAddress(address)?.host ?? "" }
}
