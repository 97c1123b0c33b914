// Susi. SPDX-License-Identifier: Apache-2.0

/// Where the device is.
public struct Place: Equatable, Sendable {
    /// Degrees north of the equator.
    public let latitude: Double
    /// Degrees east of Greenwich.
    public let longitude: Double
    /// How many metres it may be off.
    public let accuracy: Double

    /// The place that an answer to `Effect.locate` holds.
    public init?(_ value: PageValue) {
        guard let latitude = value[0].number, (-90...90).contains(latitude),
            let longitude = value[1].number, (-180...180).contains(longitude)
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        accuracy = value[2].number ?? 0
    }
}
