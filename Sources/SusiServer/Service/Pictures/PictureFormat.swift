// Susi. SPDX-License-Identifier: Apache-2.0

/// What a picture is by its own bytes, whatever its name or its sender say.
struct PictureFormat: Equatable {
    /// Kinds of pictures that every browser draws and none of which can do anything else.
    enum Kind: String, CaseIterable {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case webp = "image/webp"
    }

    /// How many dots a picture may be wide or high; more would cost every phone its memory.
    static let maximumLength = 8192

    let kind: Kind
    let width: Int
    let height: Int

    /// Looks at the beginning of a file; nil where it is none of these or has no sensible size.
    init?(of bytes: some RandomAccessCollection<UInt8>) {
        let bytes = PictureBytes(bytes)
        let found =
            PictureFormat.png(bytes) ?? PictureFormat.gif(bytes) ?? PictureFormat.webp(bytes)
            ?? PictureFormat.jpeg(bytes)
        guard let (kind, width, height) = found,
            (1...PictureFormat.maximumLength).contains(width),
            (1...PictureFormat.maximumLength).contains(height)
        else { return nil }
        self.kind = kind
        self.width = width
        self.height = height
    }

    private typealias Found = (kind: Kind, width: Int, height: Int)

    private static func png(_ bytes: PictureBytes) -> Found? {
        guard bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0),
            bytes.has("IHDR", at: 12), let width = bytes.big32(16), let height = bytes.big32(20)
        else { return nil }
        return (.png, width, height)
    }

    private static func gif(_ bytes: PictureBytes) -> Found? {
        guard bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0),
            let width = bytes.little(6, count: 2), let height = bytes.little(8, count: 2)
        else { return nil }
        return (.gif, width, height)
    }

    private static func webp(_ bytes: PictureBytes) -> Found? {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
        if bytes.has("VP8X", at: 12) {
            guard let width = bytes.little(24, count: 3), let height = bytes.little(27, count: 3)
            else { return nil }
            return (.webp, width + 1, height + 1)
        }
        if bytes.has("VP8L", at: 12), bytes.has([0x2F], at: 20) {
            guard let size = bytes.little(21, count: 4) else { return nil }
            return (.webp, size & 0x3FFF + 1, size >> 14 & 0x3FFF + 1)
        }
        guard bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23),
            let width = bytes.little(26, count: 2), let height = bytes.little(28, count: 2)
        else { return nil }
        return (.webp, width & 0x3FFF, height & 0x3FFF)
    }

    /// The size stands in the first frame, behind segments of any length.
    private static func jpeg(_ bytes: PictureBytes) -> Found? {
        guard bytes.has([0xFF, 0xD8, 0xFF], at: 0) else { return nil }
        var place = 2
        while let marker = bytes.big16(place), let length = bytes.big16(place + 2) {
            guard marker >> 8 == 0xFF, length >= 2 else { return nil }
            let code = marker & 0xFF
            // Tables between the frames have numbers of their kind.
            if (0xC0...0xCF).contains(code), code != 0xC4, code != 0xC8, code != 0xCC {
                guard let height = bytes.big16(place + 5), let width = bytes.big16(place + 7) else {
                    return nil
                }
                return (.jpeg, width, height)
            }
            place += 2 + length
        }
        return nil
    }
}
