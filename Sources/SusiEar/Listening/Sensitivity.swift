// Susi. SPDX-License-Identifier: Apache-2.0

/// How easily the ear believes that it was called.
public enum Sensitivity: UInt8, Sendable, CaseIterable {
    /// Rather misses a call than wakes for nothing.
    case calm
    /// In between.
    case normal
    /// Rather wakes for nothing than misses a call.
    case eager
}
