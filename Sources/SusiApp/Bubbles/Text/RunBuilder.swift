// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// Makes the pieces of a block its text and runs.
struct RunBuilder {
    private var text: [UInt8] = []
    private var runs: [TextBlock.Run] = []
    private var link = ""
    /// Where the text of the link begins.
    private var linkStart = 0

    /// The block, nil where it is blank; the depths of looks outlast it.
    static func block(
        _ kind: TextBlock.Kind,
        isHeading: Bool,
        _ source: BlockBuilder,
        _ depths: inout [Int]
    ) -> TextBlock? {
        var builder = RunBuilder()
        for piece in source.pieces {
            switch piece.role {
            case .text:
                builder.add(source.characters[piece.bytes], look(depths, isHeading))
            case .on(let look): change(&depths, look, by: 1)
            case .off(let look): change(&depths, look, by: -1)
            case .link(let number) where builder.link.isEmpty:
                builder.link = source.links[number]
                builder.linkStart = builder.text.count
            case .link: break
            case .endLink(let isNamed): builder.endLink(isNamed, look(depths, isHeading))
            }
        }
        builder.endLink(true, look(depths, isHeading))
        return builder.trimmed(kind)
    }

    private static func change(_ depths: inout [Int], _ look: TextLook, by step: Int) {
        for index in depths.indices where look.rawValue & 1 << UInt8(index) != 0 {
            depths[index] = min(max(depths[index] + step, 0), 1000)
        }
    }

    private static func look(_ depths: [Int], _ isHeading: Bool) -> TextLook {
        var look: TextLook = isHeading ? .bold : []
        for index in depths.indices where depths[index] > 0 {
            look.insert(TextLook(rawValue: 1 << UInt8(index)))
        }
        return look
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, _ look: TextLook) {
        guard !bytes.isEmpty else { return }
        text.append(contentsOf: bytes)
        if let last = runs.last, last.look == look, sameBytes(last.link, link) {
            runs[runs.count - 1].end = text.count
        } else {
            runs.append(TextBlock.Run(end: text.count, look: look, link: link))
        }
    }

    /// Ends a link; where its text names another host than it leads to, it says so.
    private mutating func endLink(_ isNamed: Bool, _ look: TextLook) {
        guard !link.isEmpty else { return }
        if isNamed, let host = WebAddress(link)?.host {
            let shown = String(decoding: text[linkStart...], as: UTF8.self)
            if text.count == linkStart {
                add(Array(link.utf8)[...], look)
            } else if HostNames.misleads(shown, host) {
                add(Array(" (\(host))".utf8)[...], look)
            }
        }
        link = ""
    }

    /// The block without blanks around its text.
    private func trimmed(_ kind: TextBlock.Kind) -> TextBlock? {
        var start = 0
        var end = text.count
        while start < end, MarkupReader.isBlank(text[start]) { start += 1 }
        while end > start, MarkupReader.isBlank(text[end - 1]) { end -= 1 }
        guard start < end else { return nil }
        var kept: [TextBlock.Run] = []
        var before = 0
        for var run in runs {
            let runStart = before
            before = run.end
            guard run.end > start, runStart < end else { continue }
            run.end = min(run.end, end) - start
            kept.append(run)
        }
        let shown = String(decoding: text[start..<end], as: UTF8.self)
        guard shown.utf8.count == end - start else {
            // Bytes that are no text were replaced, so places have moved.
            let run = TextBlock.Run(end: shown.utf8.count, look: [], link: "")
            return TextBlock(kind: kind, text: shown, runs: [run])
        }
        return TextBlock(kind: kind, text: shown, runs: kept)
    }
}
