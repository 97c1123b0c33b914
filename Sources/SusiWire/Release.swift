// Susi. SPDX-License-Identifier: Apache-2.0

/// Which Susi this is.
public enum Release {
    /// The version, as `susi --version` tells it.
    public static let version = "0.1.0"
}
