// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// The fonts in which texts are measured.
public enum TextStyleName: UInt8, CaseIterable, Sendable {
    /// Of questions and answers.
    case body
    /// Bold within them.
    case strong
    /// Slanted within them.
    case emphasis
    /// Bold and slanted.
    case strongEmphasis
    /// Code within them, and blocks of it.
    case code
    /// Messages of nothing but a few emoji.
    case large
}

extension TextStyleName {
    /// The style as texts are measured in it; bubbles.css says the same to the browser.
    public var style: TextStyle {
        let text = BubbleMetrics.textSize
        let line = BubbleMetrics.textLine
        return switch self {
        case .body: TextStyle(name: self, "", text, line)
        case .strong: TextStyle(name: self, "600 ", text, line)
        case .emphasis: TextStyle(name: self, "italic ", text, line)
        case .strongEmphasis: TextStyle(name: self, "italic 600 ", text, line)
        case .code: TextStyle(name: self, "", BubbleMetrics.codeSize, BubbleMetrics.codeLine)
        case .large: TextStyle(name: self, "", BubbleMetrics.largeSize, BubbleMetrics.largeLine)
        }
    }
}

extension TextStyle {
    fileprivate init(name: TextStyleName, _ manner: String, _ size: Double, _ line: Double) {
        let family = name == .code ? BubbleMetrics.codeFonts : BubbleMetrics.fonts
        self.init(
            number: name.rawValue + 1,
            font: "\(manner)\(Int(size))px \(family)",
            size: size,
            lineHeight: line
        )
    }
}
