// Susi. SPDX-License-Identifier: Apache-2.0

/// What a person has set, by name; every value is a text.
public struct Settings: WireObject {
    /// One setting.
    public struct Entry: Sendable, Equatable {
        /// The name, each once.
        public var name: String
        /// The value.
        public var value: String

        /// Pairs a name with a value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The settings in the order they were set; the order has no meaning.
    public private(set) var entries: [Entry] = []
    /// The members that were received and are no texts.
    public var extra = JSONObject()

    /// No settings.
    public init() {}

    /// The value of a setting; setting nil removes it.
    public subscript(name: String) -> String? {
        get {
            index(of: name).map { entries[$0].value }
        }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append(Entry(name, value))
            case (nil, nil): break
            }
        }
    }

    /// Names every member once, for reading and writing alike.
    public mutating func visit(_ members: inout Members) {
        for name in members.names {
            var value: String?
            members.value(name, &value)
            if let value { entries.append(Entry(name, value)) }
        }
        guard members.isWriting else { return }
        for entry in entries {
            var value: String? = entry.value
            members.value(entry.name, &value)
        }
    }

    /// Names are free, values are texts.
    public static func schema(naming named: inout JSONObject) -> JSON {
        ["type": "object", "additionalProperties": ["type": "string"]]
    }

    /// The settings fit for every old app (Q18): texts only, the iOS app's names, and switches
    /// as `true` and `false`.
    public func strict() -> Settings {
        var settings = Settings()
        for entry in entries {
            let name = SettingName.current(entry.name)
            settings[name] = SettingName.normal(entry.value, of: name)
        }
        return settings
    }

    private func index(of name: String) -> Int? {
        entries.firstIndex { ASCII.equal($0.name, name) }
    }
}
