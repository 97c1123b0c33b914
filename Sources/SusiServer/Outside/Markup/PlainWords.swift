// Susi. SPDX-License-Identifier: Apache-2.0

/// Texts of others, made fit to be shown in one line.
enum PlainWords {
    /// The text with one blank between words and nothing that cannot be seen, cut where it is long.
    static func clean(_ text: String, longest: Int) -> String? {
        var clean = String.UnicodeScalarView()
        var needsBlank = false
        var count = 0
        for scalar in text.unicodeScalars {
            if isBlank(scalar) {
                needsBlank = count > 0
                continue
            }
            guard isVisible(scalar) else { continue }
            if needsBlank {
                clean.append(" ")
                count += 1
                needsBlank = false
            }
            guard count < longest else {
                clean.append("…")
                break
            }
            clean.append(scalar)
            count += 1
        }
        return clean.isEmpty ? nil : String(clean)
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value > 0x7F else {
            return scalar == " " || (0x09...0x0D).contains(scalar.value)
        }
        return scalar.properties.isWhitespace || scalar.value == 0xFEFF || scalar.value == 0x200B
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value > 0x7E else { return scalar.value > 0x20 }
        return switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned: false
        case .format: scalar.value == 0x200D
        default: true
        }
    }

    /// The text of a piece of HTML, without its tags.
    static func clean(html: String, longest: Int) -> String? {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
        else { return clean(html, longest: longest) }
        let reader = PlainReader()
        // Twice what is shown, with all its tags, is as much as anybody needs.
        reader.limit = longest * 8
        reader.read(html: html.bytes(atMost: 256 << 10))
        return clean(String(decoding: reader.bytes, as: UTF8.self), longest: longest)
    }
}

/// Collects the text of a document.
final class PlainReader: MarkupReader {
    private static let silent: Set<String> = ["script", "style", "template", "noscript"]
    private static let inline: Set<String> = [
        "a", "abbr", "b", "em", "font", "i", "span", "strong", "sub", "sup", "u", "wbr", "code",
    ]

    var limit = Int.max
    private(set) var bytes: [UInt8] = []
    private var silence = 0

    override func begin(_ name: String, _ attributes: MarkupAttributes) {
        if PlainReader.silent.contains(name) { silence += 1 }
        if !PlainReader.inline.contains(name) { bytes.append(0x20) }
    }

    override func end(_ name: String) {
        if PlainReader.silent.contains(name) { silence = max(0, silence - 1) }
        if !PlainReader.inline.contains(name) { bytes.append(0x20) }
    }

    override func text(_ text: UnsafeBufferPointer<UInt8>) {
        guard silence == 0 else { return }
        bytes += text
        if bytes.count > limit { isDone = true }
    }
}

extension String {
    /// Its first bytes; copied at once, where a prefix of them would be copied one by one.
    func bytes(atMost limit: Int) -> [UInt8] {
        var text = self
        return text.withUTF8 { Array($0.prefix(limit)) }
    }
}
