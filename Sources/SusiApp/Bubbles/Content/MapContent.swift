// Susi. SPDX-License-Identifier: Apache-2.0

/// A place and how near it is shown.
struct MapContent: Equatable, Sendable {
    static let zooms = 1...19

    /// Degrees north of the equator.
    let latitude: Double
    /// Degrees east of Greenwich.
    let longitude: Double
    /// How near it is: each step doubles the scale.
    let zoom: Int

    /// A place on earth; nil where it is none.
    init?(latitude: Double?, longitude: Double?, zoom: Double?) {
        guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 360 else {
            return nil
        }
        // Mercator's maps end before the poles.
        self.latitude = min(max(latitude, -85), 85)
        self.longitude =
            longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
        let zoom = Int(min(max((zoom ?? 12).rounded(), 1), 19))
        self.zoom = min(max(zoom, Self.zooms.lowerBound), Self.zooms.upperBound)
    }

    /// The page on which the whole map is, at a zoom.
    func address(_ zoom: Int) -> String {
        let place = "\(Decimal.text(latitude, places: 5))/\(Decimal.text(longitude, places: 5))"
        let marker =
            "mlat=\(Decimal.text(latitude, places: 5))&mlon=\(Decimal.text(longitude, places: 5))"
        return "https://www.openstreetmap.org/?\(marker)#map=\(zoom)/\(place)"
    }

    /// The place for people.
    var spelled: String {
        let north = Decimal.text(abs(latitude), places: 4) + "° " + (latitude < 0 ? "S" : "N")
        let east = Decimal.text(abs(longitude), places: 4) + "° " + (longitude < 0 ? "W" : "E")
        return "\(north), \(east)"
    }
}
