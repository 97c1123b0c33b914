// Susi. SPDX-License-Identifier: Apache-2.0

/// How a file is compressed on its way.
enum ContentCoding: CaseIterable {
    case brotli, gzip

    /// What it is called in header fields.
    var name: String {
        switch self {
        case .brotli: "br"
        case .gzip: "gzip"
        }
    }

    /// What names of files compressed so end with.
    var ending: String {
        switch self {
        case .brotli: ".br"
        case .gzip: ".gz"
        }
    }

    /// Those that a field `Accept-Encoding` prefers to no compression, the dearest first.
    static func preferred(by field: String?) -> [ContentCoding] {
        guard let field else { return [] }
        var qualities: [Substring: Int] = [:]
        for part in field.lowercased().split(separator: ",") {
            let words = part.split(separator: ";").map { trimmed($0) }
            guard let name = words.first else { continue }
            let quality = words.dropFirst().first { $0.hasPrefix("q=") }
            qualities[name] = quality.map { thousandths($0.dropFirst(2)) } ?? 1000
        }
        let others = qualities["*"] ?? 0
        let plain = qualities["identity"] ?? 0
        return allCases.map { (coding: $0, quality: qualities[$0.name[...]] ?? others) }
            .filter { $0.quality > 0 && $0.quality >= plain }
            .enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .map { $0.element.coding }
    }

    /// A quality such as `0.5`; none where it is no number.
    private static func thousandths(_ text: Substring) -> Int {
        guard let quality = Double(text), (0...1).contains(quality) else { return 0 }
        return Int(quality * 1000)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
