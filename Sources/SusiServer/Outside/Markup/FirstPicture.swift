// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds the first picture of a text that can be seen.
final class FirstPicture: MarkupReader {
    private var address: String?

    /// Its address as the text has it.
    static func address(in html: String) -> String? {
        let reader = FirstPicture()
        reader.read(html: Array(html.utf8.prefix(64 << 10)))
        return reader.address
    }

    override func begin(_ name: String, _ attributes: MarkupAttributes) {
        guard name == "img", let source = attributes["src"], !source.isEmpty else { return }
        // Pictures of one dot are there to count who reads.
        let lengths = [attributes["width"], attributes["height"]].compactMap { $0 }
        guard !lengths.contains("0"), !lengths.contains("1") else { return }
        address = source
        isDone = true
    }
}
