// Susi. SPDX-License-Identifier: Apache-2.0

/// What a unit measures.
enum UnitKind: UInt8, CaseIterable {
    case length, mass, temperature, volume, area, speed, data, dataRate, energy, power, pressure
    case force, time, frequency, angle, fuelUse

    /// The kind of that name in the table of units.
    init?(_ name: ArraySlice<UInt8>) {
        let found = UnitKind.allCases.first { $0.name(german: false).utf8.elementsEqual(name) }
        guard let found else { return nil }
        self = found
    }

    func name(german: Bool) -> String {
        switch self {
        case .length: german ? "Länge" : "length"
        case .mass: german ? "Masse" : "mass"
        case .temperature: german ? "Temperatur" : "temperature"
        case .volume: german ? "Volumen" : "volume"
        case .area: german ? "Fläche" : "area"
        case .speed: german ? "Geschwindigkeit" : "speed"
        case .data: german ? "Datenmenge" : "data"
        case .dataRate: german ? "Datenrate" : "data rate"
        case .energy: german ? "Energie" : "energy"
        case .power: german ? "Leistung" : "power"
        case .pressure: german ? "Druck" : "pressure"
        case .force: german ? "Kraft" : "force"
        case .time: german ? "Zeit" : "time"
        case .frequency: german ? "Frequenz" : "frequency"
        case .angle: german ? "Winkel" : "angle"
        case .fuelUse: german ? "Verbrauch" : "fuel use"
        }
    }
}
