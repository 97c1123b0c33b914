// Susi. SPDX-License-Identifier: Apache-2.0

/// What wants an answer first, as it destroys something.
enum WorkshopLayer: Sendable {
    /// A skill is to be deleted.
    case deletion
    /// What was written and not saved is to be thrown away.
    case discarding(String)
}
