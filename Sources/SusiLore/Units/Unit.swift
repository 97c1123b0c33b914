// Susi. SPDX-License-Identifier: Apache-2.0

/// A unit of measure: its names, and how it is brought to the base unit of its kind.
struct Unit {
    let kind: UnitKind
    /// How many base units one of it is.
    let factor: Fraction
    /// What is added before that, as scales of temperature need it.
    let shift: Fraction
    /// Whether less of it is more: litres per 100 km against miles per gallon.
    let isInverse: Bool
    /// Whether the factor is none by definition: a year is longer or shorter.
    let isRough: Bool
    private let names: [String]

    /// Reads a line of a table of units: factor, names, aliases.
    ///
    /// A factor is a number or a quotient, perhaps with `@shift`, with `inverse` or `about` before
    /// it; `pi` stands for itself.
    init?(_ cells: [ArraySlice<UInt8>], kind: UnitKind) {
        guard cells.count >= 5 else { return nil }
        self.kind = kind
        var definition = cells[0]
        isInverse = definition.starts(with: "inverse ".utf8)
        if isInverse { definition = definition.dropFirst(8) }
        let isAbout = definition.starts(with: "about ".utf8)
        if isAbout { definition = definition.dropFirst(6) }
        let parts = definition.split(separator: UInt8(ascii: "@"))
        var factor = Fraction.one
        var hasPi = false
        for (place, part) in parts[0].split(separator: UInt8(ascii: "/")).enumerated() {
            let value: Fraction
            if part.elementsEqual("pi".utf8) {
                value = Fixed.pi.fraction
                hasPi = true
            } else {
                guard let read = NumeralReader.read(part, german: false) else { return nil }
                value = read.value
            }
            factor = place == 0 ? value : factor / value
        }
        self.factor = factor
        isRough = isAbout || hasPi
        shift =
            parts.count > 1 ? NumeralReader.read(parts[1], german: false)?.value ?? .zero : .zero
        names = cells[1...4].map { String(decoding: $0, as: UTF8.self) }
    }

    /// Its name, for one or for any other number.
    func name(german: Bool, isOne: Bool) -> String {
        names[(german ? 2 : 0) + (isOne ? 0 : 1)]
    }

    /// That many of it in base units; nil where none of an inverse unit means no end of them.
    func based(_ value: Fraction) -> Fraction? {
        if isInverse { return value.isZero ? nil : factor / value }
        return (value + shift) * factor
    }

    /// So many base units in it.
    func unbased(_ value: Fraction) -> Fraction? {
        if isInverse { return value.isZero ? nil : factor / value }
        return value / factor - shift
    }
}
