// Susi. SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text without blanks and line breaks at both ends.
    var withoutBlanks: String {
        let scalars = unicodeScalars
        guard
            let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }
}
