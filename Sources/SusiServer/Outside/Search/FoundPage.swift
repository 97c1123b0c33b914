// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A page that was found, as plain text.
struct FoundPage: Sendable, Equatable {
    private static let longestTitle = 200
    private static let longestDescription = 500

    let title: String
    let description: String?
    let link: String
    let picture: String?

    /// Takes what others say of a page, in HTML or not; nil where it cannot be shown.
    init?(_ title: String?, _ description: String?, at link: String?, picture: String? = nil) {
        guard let link = link.flatMap({ WebAddress.resolved($0, in: $0) }) else { return nil }
        let description = description.flatMap {
            PlainWords.clean(html: $0, longest: FoundPage.longestDescription)
        }
        let title = title.flatMap { PlainWords.clean(html: $0, longest: FoundPage.longestTitle) }
        guard let title = title ?? description ?? WebAddress.site(of: link) else { return nil }
        self.title = title
        self.description = description == title ? nil : description
        self.link = link
        self.picture = picture.flatMap { WebAddress.resolved($0, in: link) }
    }

    /// What a SearXNG found; nil where the answer is not one of its kind.
    static func list(ofSearXNG json: JSON) -> [FoundPage]? {
        guard let results = json["results"]?.array else { return nil }
        let boxes = (json["infoboxes"]?.array ?? []).compactMap { box in
            FoundPage(
                box["infobox"]?.string,
                box["content"]?.string,
                at: box["urls"]?.array?.first?["url"]?.string,
                picture: box["img_src"]?.string
            )
        }
        return boxes
            + results.compactMap { result in
                let pictures = [result["thumbnail"], result["img_src"], result["thumbnail_src"]]
                return FoundPage(
                    result["title"]?.string,
                    result["content"]?.string,
                    at: result["url"]?.string,
                    picture: pictures.compactMap { $0?.string }.first { !$0.isEmpty }
                )
            }
    }
}
