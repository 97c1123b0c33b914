// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// The files of pictures with initials, each drawn when it is first wanted.
final class InitialPictures: Sendable {
    private static let day: Int64 = 86_400
    private let drawn = BriefMemory<[UInt8]>(limit: 200)

    /// The picture for a name; a plain one where nothing of the name can be written.
    func file(for name: String?, or plain: [UInt8], at now: Instant) -> [UInt8] {
        guard let picture = name.flatMap({ InitialPicture($0) }) else { return plain }
        if let file = drawn.value(of: picture.key, at: now) { return file }
        let file = PNGFile.bytes(of: picture.draw())
        guard !file.isEmpty else { return plain }
        drawn.keep(file, as: picture.key, for: InitialPictures.day, at: now)
        return file
    }
}
