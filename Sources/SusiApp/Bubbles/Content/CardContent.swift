// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A card that leads somewhere: a piece of news, something that a search found.
struct CardContent: Equatable, Sendable {
    let title: String
    let description: String
    /// Where it leads; empty where nowhere.
    let link: String
    let picture: PictureSource?

    /// The host that it leads to.
    var host: String { WebAddress(link)?.host ?? "" }

    private static let pictureKeys = ["image", "picture", "thumbnail", "icon"]

    /// The card of a row, whose keys an action names; nil where nothing is in it.
    init?(_ row: JSON, _ action: JSON, _ pictures: JSON?) {
        func text(_ name: String) -> String {
            // Old servers also put the values into rows of the usual names.
            let key = action[name]?.anyText ?? name
            return Self.plain(row[key]?.anyText ?? row[name]?.anyText ?? "")
        }
        let link = WebAddress(row[action["link"]?.anyText ?? "link"]?.anyText ?? "")?.text ?? ""
        let picture = Self.pictureKeys.lazy.compactMap { row[$0]?.anyText }
            .first { PictureSource.isAddress($0) }
        self.init(
            title: text("title"),
            description: text("description"),
            link: link,
            picture: picture.map { PictureSource($0, pictures) }
        )
    }

    /// The card of a result of our server's search; nil where nothing is in it.
    init?(found row: JSON) {
        let picture = row["picture"]?.string ?? ""
        self.init(
            title: Self.plain(row["title"]?.anyText ?? ""),
            description: Self.plain(row["description"]?.anyText ?? ""),
            link: WebAddress(row["link"]?.anyText ?? "")?.text ?? "",
            picture: PictureSource.isLocal(picture) ? PictureSource(picture, nil) : nil
        )
    }

    private init?(title: String, description: String, link: String, picture: PictureSource?) {
        let name = title.isEmpty ? WebAddress(link)?.host ?? "" : title
        guard !name.isEmpty || !description.isEmpty else { return nil }
        self.title = name
        self.description = description
        self.link = link
        self.picture = picture
    }

    /// What is left of a text without its HTML.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) else {
            return Clipped.text(text, 600)
        }
        return Clipped.text(RichText(markup: text).plain, 600)
    }

    /// The card as text.
    var text: String {
        [title, description, link].filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
