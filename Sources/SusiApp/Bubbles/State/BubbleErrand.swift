// Susi. SPDX-License-Identifier: Apache-2.0

/// What a bubble waits for.
public enum BubbleErrand: Equatable, Sendable {
    /// What a page says about itself.
    case preview
    /// What a search finds.
    case search
}
