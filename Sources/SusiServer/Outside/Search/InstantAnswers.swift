// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads the instant answers of DuckDuckGo.
enum InstantAnswers {
    /// What addresses without a host are relative to.
    private static let site = "https://duckduckgo.com/"

    /// What is found in an answer, the subject itself first; nil where it is none.
    static func results(in json: JSON) -> [FoundPage]? {
        guard let topics = json["RelatedTopics"]?.array else { return nil }
        var found: [FoundPage] = []
        let text = words(json["AbstractText"]) ?? words(json["Abstract"])
        let definition = words(json["Definition"])
        if let text, let url = words(json["AbstractURL"]) {
            found += [page(words(json["Heading"]), text, url, json["Image"])].compactMap { $0 }
        } else if let definition, let url = words(json["DefinitionURL"]) {
            found += [page(words(json["Heading"]), definition, url, json["Image"])]
                .compactMap { $0 }
        }
        for topic in json["Results"]?.array ?? [] { found += pages(topic, depth: 0) }
        for topic in topics { found += pages(topic, depth: 0) }
        var links: Set<String> = []
        return found.filter { links.insert($0.link).inserted }
    }

    /// A topic, or all of a group of topics.
    private static func pages(_ topic: JSON, depth: Int) -> [FoundPage] {
        if let group = topic["Topics"]?.array {
            return depth < 3 ? group.flatMap { pages($0, depth: depth + 1) } : []
        }
        guard let url = words(topic["FirstURL"]), let text = words(topic["Text"]) else { return [] }
        // The title is the text of the link; the description goes on behind it.
        let title = words(topic["Result"]).flatMap { LinkText.of($0) }
        var description = text
        if let title, text.hasPrefix(title) {
            let signs: Set<Character> = [" ", "-", "–", "—", ",", ":"]
            description = String(text.dropFirst(title.count).drop { signs.contains($0) })
        }
        return [page(title ?? text, description, url, topic["Icon"]?["URL"])].compactMap { $0 }
    }

    private static func page(
        _ title: String?,
        _ text: String,
        _ url: String,
        _ picture: JSON?
    ) -> FoundPage? {
        let picture = words(picture).flatMap { WebAddress.resolved($0, in: site) }
        let link = WebAddress.resolved(url, in: site)
        return FoundPage(title, text.isEmpty ? nil : text, at: link, picture: picture)
    }

    private static func words(_ json: JSON?) -> String? {
        json?.string.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// Collects the text of the first link.
private final class LinkText: MarkupReader {
    private var bytes: [UInt8] = []
    private var isInside = false

    static func of(_ html: String) -> String? {
        let reader = LinkText()
        reader.read(html: Array(html.utf8.prefix(64 << 10)))
        return PlainWords.clean(String(decoding: reader.bytes, as: UTF8.self), longest: 200)
    }

    override func begin(_ name: String, _ attributes: MarkupAttributes) {
        if name == "a" { isInside = true }
    }

    override func end(_ name: String) {
        if name == "a" { isDone = true }
    }

    override func text(_ text: UnsafeBufferPointer<UInt8>) {
        if isInside { bytes += text }
    }
}
