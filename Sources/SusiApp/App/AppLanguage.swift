// Susi. SPDX-License-Identifier: Apache-2.0

/// A language that the app speaks.
public enum AppLanguage: UInt8, CaseIterable, Sendable {
    case english
}
