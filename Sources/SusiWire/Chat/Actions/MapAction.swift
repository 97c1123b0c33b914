// Susi. SPDX-License-Identifier: Apache-2.0

/// A place on a map; every value travels as a text.
public struct MapAction: ActionMembers, Sendable, Equatable {
    /// Degrees north.
    public var latitude = ""
    /// Degrees east.
    public var longitude = ""
    /// How near, from 0 for the whole earth to 19 for a house.
    public var zoom = ""

    /// An action without any member.
    public init() {}

    /// Shows a place.
    public init(latitude: Double, longitude: Double, zoom: Int = 12) {
        self.latitude = JSON.number(latitude).spelling ?? "0"
        self.longitude = JSON.number(longitude).spelling ?? "0"
        self.zoom = String(min(max(zoom, 0), 19))
    }

    mutating func visit(_ members: inout Members) {
        members.value("latitude", &latitude, isRequired: true)
        members.value("longitude", &longitude, isRequired: true)
        members.value("zoom", &zoom, isRequired: true)
    }
}

extension MapAction {
    /// Where OpenStreetMap shows the place.
    ///
    /// The web app cuts the degrees out of this text at fixed places, so the zoom needs exactly
    /// two digits.
    public var link: String {
        let action = strict()
        let zoom = action.zoom.utf8.count == 1 ? "0" + action.zoom : action.zoom
        return MapAction.site + zoom + "/" + action.latitude + "/" + action.longitude
    }

    /// What links to places begin with.
    static let site = "https://www.openstreetmap.org/#map="

    /// The place fit for every old app (Q10): the iOS app crashes where a text is no number.
    func strict() -> MapAction {
        var action = self
        action.latitude = MapAction.number(latitude) ?? "0.0"
        action.longitude = MapAction.number(longitude) ?? "0.0"
        let zoom = Double(wire: .string(zoom)) ?? 12
        action.zoom = String(Int(min(max(zoom, 0), 19)))
        return action
    }

    private static func number(_ text: String) -> String? {
        let text = ASCII.trimmed(text)
        return Double(decimal: text) == nil ? nil : text
    }
}

extension JSON {
    /// The spelling of a number.
    fileprivate var spelling: String? {
        if case .number(let number) = self { return number.text }
        return nil
    }
}
