// Susi. SPDX-License-Identifier: Apache-2.0

/// What the app itself waits for.
public enum AppErrand: Equatable, Sendable {
    /// What is kept on the device about the app: settings, session, what was being typed.
    case opening
    /// Something of that being written.
    case keeping
    /// A second going by, for what counts down.
    case second
}
