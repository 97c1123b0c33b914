// Susi. SPDX-License-Identifier: Apache-2.0

/// The dates of histories, which look like `Mon Jun 04 12:01:22 UTC 2018`.
enum HistoryDate {
    private static let months: StaticString = "JanFebMarAprMayJunJulAugSepOctNovDec"

    /// The date as everybody reads it, `2018-06-04 12:01 UTC`; what is none stays as it is.
    static func text(_ date: String) -> String {
        let parts = date.utf8.split(separator: 0x20).map { Array($0) }
        guard parts.count == 6, parts[1].count == 3, parts[2].count <= 2, parts[3].count >= 5
        else { return date }
        let names = Array("\(months)".utf8)
        guard
            let month = (0..<12).first(where: {
                names[(3 * $0)..<(3 * $0 + 3)].elementsEqual(parts[1])
            })
        else { return date }
        let bytes =
            parts[5] + [0x2D] + two(month + 1) + [0x2D] + (parts[2].count == 1 ? [0x30] : [])
            + parts[2] + [0x20] + parts[3].prefix(5) + [0x20] + parts[4]
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func two(_ number: Int) -> [UInt8] {
        [UInt8(0x30 + number / 10), UInt8(0x30 + number % 10)]
    }
}
