// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// Pictures as files: what every browser and every old app shows.
enum PNGFile {
    /// A picture as it is drawn upon: three bytes a dot.
    struct Dots {
        let width: Int
        let height: Int
        let bytes: [UInt8]
    }

    /// The file of a picture; empty where the system has no memory for it.
    static func bytes(of canvas: Canvas) -> [UInt8] {
        let (width, height) = (UInt32(canvas.width), UInt32(canvas.height))
        let room = susi_png_room(width, height)
        return [UInt8](unsafeUninitializedCapacity: room) { file, count in
            count = susi_write_png(canvas.bytes, width, height, file.baseAddress, room)
        }
    }

    /// Reads a file; nil where it is no picture, broken, or larger than that in either direction.
    static func read(_ file: [UInt8], upTo limit: Int) -> Dots? {
        var width: UInt32 = 0
        var height: UInt32 = 0
        guard susi_png_size(file, file.count, &width, &height) != 0, width > 0, height > 0,
            width <= limit, height <= limit
        else { return nil }
        let size = Int(width) * Int(height) * 3
        var isRead = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { dots, count in
            isRead = susi_read_png(file, file.count, dots.baseAddress, width, height) != 0
            count = isRead ? size : 0
        }
        return isRead ? Dots(width: Int(width), height: Int(height), bytes: bytes) : nil
    }
}
