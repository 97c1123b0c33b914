// Susi. SPDX-License-Identifier: Apache-2.0

/// What is in sight at the desk; beside the text where there is room, in place of it where not.
public enum DeskSide: UInt8, CaseIterable, Sendable {
    case text, trying, examples, guide
}
