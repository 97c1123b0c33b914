// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What a page says about itself.
struct PreviewContent: Equatable, Sendable {
    let title: String
    let description: String
    /// What its site calls itself.
    let site: String
    /// A path on our server; empty where there is no picture.
    let picture: String

    /// Reads what our server found out; nil where that is nothing worth showing.
    init?(reading body: [UInt8]) {
        guard body.count <= 200_000, let json = try? JSON(parsing: body) else { return nil }
        title = Clipped.text(json["title"]?.string ?? "", 300)
        description = Clipped.text(json["descriptionShort"]?.string ?? "", 600)
        site = Clipped.text(json["site"]?.string ?? "", 100)
        let picture = json["picture"]?.string ?? ""
        self.picture = PictureSource.isLocal(picture) ? picture : ""
        guard !title.isEmpty else { return nil }
    }
}

extension CardContent {
    /// Reads what our server's search found; nil where that is no list.
    static func found(reading body: [UInt8]) -> [CardContent]? {
        guard body.count <= 2_000_000, let json = try? JSON(parsing: body),
            let rows = json["results"]?.array
        else { return nil }
        return rows.prefix(50).compactMap { CardContent(found: $0) }
    }
}
