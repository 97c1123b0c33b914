// Susi. SPDX-License-Identifier: Apache-2.0

/// Tells texts of nothing but emoji.
enum EmojiText {
    /// Whether a text is one to six emoji and nothing else.
    static func isFew(_ text: String) -> Bool {
        guard (1...160).contains(text.utf8.count) else { return false }
        var hasPicture = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // Joiners, variants, tags of flags and skin tones stand behind pictures only.
            case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F, 0x1F3FB...0x1F3FF:
                guard hasPicture else { return false }
            case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x2190...0x21FF,
                0x2300...0x23FF, 0x25A0...0x25FF, 0x3030, 0x303D, 0x3297, 0x3299:
                hasPicture = true
            default: return false
            }
        }
        return hasPicture && text.count <= 6
    }
}
