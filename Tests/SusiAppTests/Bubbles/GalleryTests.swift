// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiView
import SusiWire
import Testing

@testable import SusiApp

/// Writes all bubbles as a page to be looked at, where `SUSI_GALLERY` names a folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SUSI_GALLERY"] != nil)) struct GalleryTests
{
    @Test(arguments: [360, 390, 1280]) func galleryIsWritten(width: Int) throws {
        let folder = try #require(ProcessInfo.processInfo.environment["SUSI_GALLERY"])
        var space = BubbleSpace(width: Double(min(width, 1000) - 24), now: Examples.now)
        space.minutesFromUTC = 60
        for scheme in ["light", "dark"] {
            let root = URL(fileURLWithPath: #filePath).appending(path: "../../../../Web")
                .standardized
            let rules = try String(contentsOf: root.appending(path: "bubbles.css"), encoding: .utf8)
            var page =
                "<!doctype html><html class=\(scheme) lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\"><title>Bubbles</title><style>\(Self.app)\(rules)</style><body><main>"
            let question = QuestionText(
                "What can you do? See https://example.org, please tell me everything that you know about yourself."
            )
            page +=
                "<h6>question</h6><article class=q>\(Sheet.html(question.node(space, highlights: [5..<8])))</article>"
            for (number, example) in Examples.all.enumerated() {
                for state in Self.states(example.name) {
                    let part = TurnPart.bubble(number, of: 1)
                    let node = example.bubble.node(part, state, space)
                    var missing = MissingTexts()
                    let height = example.bubble.height(in: space, state, TextMeasures(), &missing)
                    page +=
                        "<h6>\(example.name)</h6><article data-computed=\"\(height.height)\" data-exact=\"\(height.isExact)\">\(Sheet.html(node))</article>"
                }
            }
            let file = URL(fileURLWithPath: folder).appending(
                path: "gallery-\(width)-\(scheme).html"
            )
            try (page + "</main>").write(to: file, atomically: true, encoding: .utf8)
        }
    }

    static func states(_ name: String) -> [BubbleState] {
        var state = BubbleState()
        switch name {
        case "anchor":
            let body =
                #"{"title":"The page of examples, of which there are many in the world","descriptionShort":"What examples are for and who needs them","picture":"/picture/tower.svg","site":"Example"}"#
            state.preview = PreviewContent(reading: Array(body.utf8)).map { .found($0) } ?? .failed
        case "picture": state.pictures[0] = .size(width: 800, height: 600)
        case "picture in text": state.pictures[0] = .size(width: 120, height: 80)
        case "search":
            var failed = BubbleState()
            failed.search = .failed
            state.search = .loading
            var found = BubbleState()
            found.search = .found(Examples.news.compactMap { CardContent(found: $0) })
            return [state, failed, found]
        case "table":
            let table = TableContent(["columns": Examples.columns], rows: Examples.planets)
            state.order = table.map { .init($0, by: 1, ascending: false) }
        default: break
        }
        return [state]
    }

    static let app = """
        :root { color-scheme: light; --accent: #4285f4; --surface: #ffffff; --page: #eef1f6; --text: #1a1d21; --quiet: #59616b; --line: #8a929c; --hairline: #dde1e7; --link: #1a5fce; --question: #d3e3fd; --on-question: #0b2350; --answer: #ffffff; }
        :root.dark { color-scheme: dark; --surface: #22262d; --page: #15181d; --text: #e8eaed; --quiet: #a6aeb8; --line: #7d8590; --hairline: #343a43; --link: #8ab4f8; --question: #264a83; --on-question: #eef4ff; --answer: #22262d; }
        * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--text); font: 16px sans-serif; }
        main { max-width: 1000px; margin: 0 auto; padding: 12px; } h6 { margin: 16px 0 4px; color: var(--quiet); }
        """
}
