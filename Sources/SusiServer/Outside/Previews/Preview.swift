// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What people are shown of a page before they go there.
struct Preview: Sendable, Equatable {
    private static let longestTitle = 200
    private static let longestDescription = 400
    private static let longestSite = 80
    /// How much of a page is read: what it says about itself stands at its beginning.
    private static let longestPage = 1 << 20

    var title: String?
    var description: String?
    var picture: String?
    var site: String?

    /// Looks at what came from elsewhere.
    init(_ response: FetchResponse) {
        site = WebAddress.site(of: response.url)
        let name = WebAddress.fileName(of: response.url)
        if PictureKind(of: response.body) != nil {
            title = name.flatMap { PlainWords.clean($0, longest: Preview.longestTitle) }
            picture = response.url
        } else if Preview.isPage(response) {
            read(response)
        } else {
            title = name.flatMap { PlainWords.clean($0, longest: Preview.longestTitle) }
        }
        title = title ?? site
    }

    private static func isPage(_ response: FetchResponse) -> Bool {
        let type = response.fields["Content-Type"].map { ContentType($0).essence } ?? ""
        if type.isEmpty || type == "text/plain" {
            let start = response.body.prefix(1000).drop { $0 <= 0x20 }
            return start.first == UInt8(ascii: "<")
        }
        return type == "text/html" || type == "application/xhtml+xml"
            || type == "application/xml" || type == "text/xml"
    }

    private mutating func read(_ response: FetchResponse) {
        let start = Array(response.body.prefix(Preview.longestPage))
        let page = PageReader()
        page.read(html: DocumentText.utf8(start, type: response.fields["Content-Type"]))
        let data = LinkedData(page.data)
        let values = page.values

        func first(_ names: [String], _ other: String?, _ longest: Int) -> String? {
            for name in names {
                if let text = values[name].flatMap({ PlainWords.clean($0, longest: longest) }) {
                    return text
                }
            }
            // Others put HTML into their data, and entities.
            return other.flatMap { PlainWords.clean(html: $0, longest: longest) }
        }
        title =
            first(["og:title", "twitter:title"], data.title, Preview.longestTitle)
            ?? PlainWords.clean(
                String(decoding: page.title, as: UTF8.self),
                longest: Preview.longestTitle
            )
        description =
            first(
                ["og:description", "twitter:description"],
                data.description,
                Preview.longestDescription
            ) ?? first(["description"], nil, Preview.longestDescription)
        site =
            first(["og:site_name", "application-name"], data.site, Preview.longestSite) ?? site
        let base = page.base.flatMap { WebAddress.resolved($0, in: response.url) } ?? response.url
        let pictures = [
            values["og:image:secure_url"], values["og:image"], values["og:image:url"],
            values["twitter:image"], values["twitter:image:src"], data.picture,
            page.linkedPicture, values["image"],
        ]
        picture =
            pictures.lazy.compactMap { $0 }.compactMap { WebAddress.resolved($0, in: base) }
            .first
    }
}
