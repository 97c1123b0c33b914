// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
public import SusiWire

/// What a person has decided about the app; every value is a text, as it is for servers.
public struct AppSettings: Equatable, Sendable {
    /// The colours.
    public enum Theme: UInt8, CaseIterable, Sendable {
        case system, light, dark

        /// The name by which it is kept; also the class of the document's root.
        public var name: String {
            switch self {
            case .system: "system"
            case .light: "light"
            case .dark: "dark"
            }
        }
    }

    /// A decision.
    struct Decision: Equatable, Sendable {
        var value: String
        /// When it was made, in milliseconds since 1970; the newest counts on all devices.
        var made: Int64
        /// Whether the account has still to be told.
        var isUnsent: Bool
    }

    private var decisions: [Decision?]

    /// What holds before anybody has decided anything.
    public init() {
        decisions = AppSetting.allCases.map { _ in nil }
    }

    /// The value of a setting.
    public subscript(setting: AppSetting) -> String {
        decision(setting)?.value ?? "\(setting.standard)"
    }

    /// Whether a switch is on.
    public func isOn(_ setting: AppSetting) -> Bool { sameBytes(self[setting], "true") }

    /// A number within what speech is set by, 0.5...2; 1 where something else stands there.
    public func number(_ setting: AppSetting) -> Double {
        guard let number = JSONNumber(self[setting])?.double, (0.5...2).contains(number)
        else { return 1 }
        return number
    }

    /// Whether Enter sends; else it breaks the line.
    public var enterSends: Bool { isOn(.enterSends) }
    /// Whether questions tell where the device is.
    public var sendsPlace: Bool { isOn(.sendsPlace) }
    /// Whether all answers are read aloud.
    public var readsAloud: Bool { isOn(.speechAlways) }
    /// Whether timers may show notifications.
    public var notifies: Bool { isOn(.notifies) }

    /// The colours.
    public var theme: Theme {
        let name = self[.theme]
        return Theme.allCases.first { sameBytes($0.name, name) } ?? .system
    }

    func decision(_ setting: AppSetting) -> Decision? { decisions[Int(setting.rawValue)] }

    /// The person decides.
    public mutating func set(_ setting: AppSetting, _ value: String, at instant: Int64) {
        let decision = Decision(value: value, made: instant, isUnsent: setting.isShared)
        decisions[Int(setting.rawValue)] = decision
    }

    mutating func put(_ decision: Decision?, for setting: AppSetting) {
        decisions[Int(setting.rawValue)] = decision
    }

    /// Reads what was kept; what is missing or odd stays undecided.
    public init(_ json: JSON) {
        self.init()
        for setting in AppSetting.allCases {
            guard let kept = json["\(setting.name)"], let value = kept["value"]?.string else {
                continue
            }
            let decision = Decision(
                value: value,
                made: kept["made"]?.int64 ?? 0,
                isUnsent: kept["unsent"]?.bool ?? false
            )
            put(decision, for: setting)
        }
    }

    /// The settings as they are kept.
    public var json: JSON {
        var object = JSONObject()
        for setting in AppSetting.allCases {
            guard let decision = decision(setting) else { continue }
            let kept: JSON = [
                "value": .string(decision.value), "made": .number(decision.made),
                "unsent": .bool(decision.isUnsent),
            ]
            object.append("\(setting.name)", kept)
        }
        return .object(object)
    }
}
