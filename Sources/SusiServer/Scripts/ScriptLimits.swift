// Susi. SPDX-License-Identifier: Apache-2.0

/// What a script may take; its memory is 16 MB always.
public struct ScriptLimits: Sendable {
    /// How long one script may run.
    public var time: Duration
    /// How many scripts run at the same time; further ones wait for a place.
    public var simultaneous: Int
    /// How long a script waits for a place before it fails.
    public var patience: Duration

    /// The limits that skills are written for, unless told otherwise.
    public init(
        time: Duration = .seconds(1),
        simultaneous: Int = 16,
        patience: Duration = .seconds(4)
    ) {
        self.time = time
        self.simultaneous = simultaneous
        self.patience = patience
    }
}
