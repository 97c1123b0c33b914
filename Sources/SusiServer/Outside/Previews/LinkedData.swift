// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What a page says about itself in JSON-LD.
struct LinkedData {
    private(set) var title: String?
    private(set) var description: String?
    private(set) var picture: String?
    private(set) var site: String?

    /// Whoever publishes a page, or leads to it, is not what the page is about.
    private static let beside: Set<String> = [
        "Organization", "NewsMediaOrganization", "Corporation", "Person", "WebSite",
        "BreadcrumbList", "ListItem", "ImageObject", "SearchAction", "SiteNavigationElement",
    ]

    /// Reads the texts of a page's scripts; what is no JSON says nothing.
    init(_ texts: [[UInt8]]) {
        let things = texts.compactMap { try? JSON(relaxed: $0) }
            .flatMap { LinkedData.things(in: $0, depth: 0) }
        let subject =
            things.first { $0["headline"] != nil }
            ?? things.first { LinkedData.isSubject($0) && $0["name"] != nil }
        guard let subject else { return }
        title = LinkedData.text(subject["headline"]) ?? LinkedData.text(subject["name"])
        description = LinkedData.text(subject["description"])
        picture =
            LinkedData.address(subject["image"]) ?? LinkedData.address(subject["thumbnailUrl"])
        site = LinkedData.text(subject["publisher"]?["name"])
    }

    /// The objects of a document: itself, its elements, or those of its graph.
    private static func things(in json: JSON, depth: Int) -> [JSONObject] {
        guard depth < 4 else { return [] }
        switch json {
        case .array(let elements):
            return elements.prefix(50).flatMap { things(in: $0, depth: depth + 1) }
        case .object(let object):
            let inside = object["@graph"].map { things(in: $0, depth: depth + 1) } ?? []
            return [object] + inside
        default: return []
        }
    }

    private static func isSubject(_ object: JSONObject) -> Bool {
        let types =
            object["@type"]?.array?.compactMap { $0.string } ?? [text(object["@type"]) ?? ""]
        return !types.contains { beside.contains($0) }
    }

    private static func text(_ json: JSON?) -> String? {
        if let text = json?.string, !text.isEmpty { return text }
        return json?.array?.first?.string
    }

    private static func address(_ json: JSON?) -> String? {
        switch json {
        case .string(let text): text
        case .array(let elements): elements.first.flatMap { address($0) }
        case .object(let object): text(object["url"]) ?? text(object["contentUrl"])
        default: nil
        }
    }
}
