// Susi. SPDX-License-Identifier: Apache-2.0

/// The picture of a skill or a person that has none: the first letter of a name, on a colour that
/// is always the same for that name.
struct InitialPicture: Sendable {
    private static let length = 192
    /// Each dark enough for white letters.
    private static let grounds: [Colour] = [
        0x3367D6, 0x00796B, 0xB3261E, 0x7B3FB5, 0x9C5700, 0x2E7D32, 0xAD2A6B, 0x0B6E99, 0x5D4FB3,
        0x6D5A45,
    ].map { Colour($0) }

    /// The letter.
    let initial: Character
    private let ground: Int

    /// The picture for a name; nil where the name has no letter that could be written.
    init?(_ name: String) {
        guard let first = name.first(where: { $0.isLetter || $0.isNumber }),
            let capital = String(first).uppercased().first, Alphabet.has(capital)
        else { return nil }
        initial = capital
        let sum = name.lowercased().utf8.reduce(UInt32(2_166_136_261)) {
            ($0 ^ UInt32($1)) &* 16_777_619
        }
        // The same on every server and after every start; the lowest digits alone say little.
        ground = Int((sum ^ sum >> 15) % UInt32(InitialPicture.grounds.count))
    }

    /// The same for all names whose pictures look alike.
    var key: String { "\(initial)\(ground)" }

    /// Draws the picture.
    func draw() -> Canvas {
        let length = InitialPicture.length
        var canvas = Canvas(width: length, height: length, InitialPicture.grounds[ground])
        // A little light from above, so that many of them side by side do not look like tiles.
        for row in 0..<length {
            let band = Outline.rectangle(Point(0, Double(row)), width: Double(length), height: 1)
            canvas.fill(band, .white, opacity: 0.14 * (1 - Double(row) / Double(length)))
        }
        let lettering = Lettering(128, .bold)
        let text = String(initial)
        let left = (Double(length) - lettering.width(of: text)) / 2
        let foot = (Double(length) + lettering.size * 0.7) / 2
        canvas.write(text, at: Point(left, foot), lettering, .white)
        return canvas
    }
}
