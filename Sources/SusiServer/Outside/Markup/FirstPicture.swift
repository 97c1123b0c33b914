// Susi. SPDX-License-Identifier: Apache-2.0

/// Finds the first picture of a text that can be seen.
final class FirstPicture: MarkupReader {
    private var address: String?

    /// Its address as the text has it.
    static func address(in html: String) -> String? {
        let bytes = html.bytes(atMost: 64 << 10)
        guard mayHavePicture(bytes) else { return nil }
        let reader = FirstPicture()
        reader.read(html: bytes)
        return reader.address
    }

    /// Whether there is the beginning of a picture's tag, or something that looks like it; most
    /// texts have none, and need not be read.
    private static func mayHavePicture(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 4 else { return false }
        return (0..<(bytes.count - 4)).contains { place in
            bytes[place] == UInt8(ascii: "<") && bytes[place + 1] | 0x20 == UInt8(ascii: "i")
                && bytes[place + 2] | 0x20 == UInt8(ascii: "m")
                && bytes[place + 3] | 0x20 == UInt8(ascii: "g")
        }
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
