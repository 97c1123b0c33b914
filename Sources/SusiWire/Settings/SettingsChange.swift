// Susi. SPDX-License-Identifier: Apache-2.0

/// Settings that somebody wants to store, in either of the two ways apps ask for it.
public struct SettingsChange: Sendable, Equatable {
    /// The settings under their current names, values normalised.
    public private(set) var settings: Settings
    /// How long ago they were decided.
    public private(set) var ages = SettingAges()

    /// Collects settings to store.
    public init(_ settings: Settings) {
        self.settings = settings.strict()
    }

    /// Reads `key1=theme&value1=dark&count=1` as well as `theme=dark`, also mixed.
    ///
    /// Fails where nothing is to be stored, where the count is missing or too high, and where
    /// the user's name is too short or too long; an empty one takes it away (Q27).
    public init(reading parameters: Parameters) throws(ParameterError) {
        settings = Settings()
        var direct: [Form.Field] = []
        var hasKeys = false
        for field in parameters.form.fields {
            if Self.isNumbered(field.name) {
                hasKeys = true
            } else if !Self.isReserved(field.name) {
                direct.append(field)
            }
        }
        if hasKeys { try readNumbered(parameters) }
        for field in direct where settings[SettingName.current(field.name)] == nil {
            set(field.name, field.value)
        }
        guard !settings.entries.isEmpty else {
            throw ParameterError(.key, found: nil, expected: "settings by their names")
        }
        ages = SettingAges(reading: parameters.form[Parameter.ages.name] ?? "")
        if let name = settings["userName"], !name.isEmpty, !(5...51).contains(name.count) {
            throw ParameterError(.userName, found: name, expected: "5 to 51 characters")
        }
    }

    /// The fields that store the settings on servers of any age (C12).
    public var form: Form {
        var form = Form()
        for entry in settings.entries { form.append(entry.name, entry.value) }
        for (index, entry) in settings.entries.enumerated() {
            form.append("key\(index + 1)", entry.name)
            form.append("value\(index + 1)", entry.value)
        }
        form.append(Parameter.count.name, String(settings.entries.count))
        return form
    }
}

extension SettingsChange {
    private static let limit = 200

    private mutating func readNumbered(_ parameters: Parameters) throws(ParameterError) {
        guard let count = try parameters.int(.count), (1...Self.limit).contains(count) else {
            throw ParameterError(
                .count,
                found: parameters.text(.count),
                expected: "the number of keys, 1 to \(Self.limit)"
            )
        }
        for number in 1...count {
            guard let name = parameters.form["key\(number)"], !ASCII.trimmed(name).isEmpty else {
                throw ParameterError(.key, found: nil, expected: "key\(number)")
            }
            guard let value = parameters.form["value\(number)"] else {
                throw ParameterError(.value, found: nil, expected: "value\(number)")
            }
            set(ASCII.trimmed(name), value)
        }
    }

    /// Stores a value, unless it is what browsers send in place of nothing.
    private mutating func set(_ name: String, _ value: String) {
        guard !ASCII.equal(value, "undefined"), !ASCII.equal(value, "null") else { return }
        let name = SettingName.current(name)
        settings[name] = SettingName.normal(value, of: name)
    }

    /// Whether a name is `key` or `value` with a number.
    private static func isNumbered(_ name: String) -> Bool {
        for stem in ["key", "value"] where ASCII.begins(name, with: stem) {
            let rest = name.utf8.dropFirst(stem.utf8.count)
            return !rest.isEmpty && rest.allSatisfy { ASCII.isDigit($0) }
        }
        return false
    }

    /// Whether a name belongs to the call and not to a setting.
    private static func isReserved(_ name: String) -> Bool {
        if ASCII.equal(name, "access-token") || name.isEmpty { return true }
        let reserved: [Parameter] = [
            .accessToken, .ages, .callback, .minified, .requestSession, .count, .email, .key,
            .value,
        ]
        return reserved.contains { ASCII.equal($0.name, name) }
    }
}
