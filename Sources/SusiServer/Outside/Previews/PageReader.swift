// Susi. SPDX-License-Identifier: Apache-2.0

/// Collects what a page says about itself.
final class PageReader: MarkupReader {
    /// Longer values are no titles and no addresses, but pictures in words.
    private static let longestValue = 4000
    private static let longestData = 256 << 10

    /// The values of `meta` elements by name or property, the first of each.
    private(set) var values: [String: String] = [:]
    /// What is between the tags of the first title.
    private(set) var title: [UInt8] = []
    /// What the page says in the words of JSON-LD.
    private(set) var data: [[UInt8]] = []
    /// What references are relative to, as far as the page says it.
    private(set) var base: String?
    /// The picture that is linked in the old way.
    private(set) var linkedPicture: String?

    private enum Place { case elsewhere, title, data }
    private var place = Place.elsewhere
    private var hasTitle = false

    override func begin(_ name: String, _ attributes: MarkupAttributes) {
        switch name {
        case "title" where !hasTitle: place = .title
        case "meta": readValue(attributes)
        case "base" where base == nil: base = attributes["href"]
        case "link" where linkedPicture == nil:
            if attributes["rel"]?.lowercased() == "image_src" {
                linkedPicture = attributes["href"]
            }
        case "script":
            let type = attributes["type"]?.lowercased() ?? ""
            guard type.hasPrefix("application/ld+json"), data.count < 8 else { return }
            place = .data
            data.append([])
        default: break
        }
    }

    override func end(_ name: String) {
        if name == "title", place == .title { hasTitle = true }
        if name == "title" || name == "script" { place = .elsewhere }
    }

    override func text(_ text: UnsafeBufferPointer<UInt8>) {
        switch place {
        case .elsewhere: break
        case .title where title.count < PageReader.longestValue: title += text
        case .data where (data.last?.count ?? 0) < PageReader.longestData:
            data[data.count - 1] += text
        default: break
        }
    }

    private func readValue(_ attributes: MarkupAttributes) {
        guard let name = attributes["property"] ?? attributes["name"] ?? attributes["itemprop"],
            let value = attributes["content"], !value.isEmpty, values.count < 200,
            name.utf8.count < 60, value.utf8.count <= PageReader.longestValue
        else { return }
        let key = name.lowercased()
        if values[key] == nil { values[key] = value }
    }
}
