// Susi. SPDX-License-Identifier: Apache-2.0

extension PieContent {
    /// The chart as text, a line each slice.
    func text(in language: AppLanguage) -> String {
        slices.map { slice in
            "\(name(slice, language)): \(spelled(slice)) (\(Self.percent(slice)))"
        }.joined(separator: "\n")
    }

    /// What a slice is called.
    func name(_ slice: Slice, _ language: AppLanguage) -> String {
        slice.name ?? BubbleWording.others.in(language)
    }

    /// A slice's part of the whole in per cent.
    static func percent(_ slice: Slice) -> String {
        let percent = slice.share * 100
        return percent > 0 && percent < 0.1 ? "< 0.1 %" : "\(Decimal.text(percent, places: 1)) %"
    }
}
