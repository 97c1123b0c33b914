// Susi. SPDX-License-Identifier: Apache-2.0

/// The kinds of pictures that are passed on from elsewhere.
enum PictureKind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case svg = "image/svg+xml"

    /// Looks at a whole file; nil where it is no picture, whatever its sender says.
    init?(of bytes: [UInt8]) {
        if let format = PictureFormat(of: bytes) {
            self.init(rawValue: format.kind.rawValue)
        } else if PictureKind.isDrawing(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Looks at the beginning of a file that was looked at as a whole before.
    init?(beginning bytes: some Collection<UInt8>) {
        switch bytes.first {
        case 0x89: self = .png
        case 0xFF: self = .jpeg
        case UInt8(ascii: "G"): self = .gif
        case UInt8(ascii: "R"): self = .webp
        case nil: return nil
        default: self = .svg
        }
    }

    /// What a browser may do with it: draw it, and nothing else.
    var policy: String {
        switch self {
        case .svg: "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        default: "default-src 'none'; sandbox"
        }
    }

    /// Whether it is XML whose first element is `svg`.
    private static func isDrawing(_ bytes: [UInt8]) -> Bool {
        var rest = bytes.prefix(16 << 10)
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop { $0 <= 0x20 && $0 != 0 }
            if rest.starts(with: "<svg".utf8) {
                guard let next = rest.dropFirst(4).first else { return false }
                return [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")].contains(next)
            }
            let end: [UInt8]
            if rest.starts(with: "<!--".utf8) {
                end = Array("-->".utf8)
            } else if rest.starts(with: "<?".utf8) || rest.starts(with: "<!DOCTYPE svg".utf8) {
                end = Array(">".utf8)
            } else {
                return false
            }
            guard let place = rest.indices.first(where: { rest[$0...].starts(with: end) }) else {
                return false
            }
            rest = rest[(place + end.count)...]
        }
    }
}
