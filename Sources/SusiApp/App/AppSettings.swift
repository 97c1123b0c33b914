// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// What a person decides about the app on this device.
public struct AppSettings: Equatable, Sendable {
    /// The colours.
    public enum Theme: UInt8, CaseIterable, Sendable {
        case system, light, dark

        /// The name by which it is kept; also the class of the document's root.
        var name: String {
            switch self {
            case .system: "system"
            case .light: "light"
            case .dark: "dark"
            }
        }
    }

    /// Whether the key Enter sends; else it breaks the line.
    public var enterSends = true
    /// Whether questions tell where the device is.
    public var sendsPlace = false
    /// Whether answers are read aloud.
    public var readsAloud = false
    /// Whether timers may show notifications.
    public var notifies = false
    /// The colours.
    public var theme = Theme.system

    /// What holds before anybody has decided anything.
    public init() {}

    /// Reads what was kept; what is missing or odd stays as it is by default.
    init(_ json: JSON) {
        enterSends = json["enter_send"]?.bool ?? enterSends
        sendsPlace = json["send_place"]?.bool ?? sendsPlace
        readsAloud = json["speech_always"]?.bool ?? readsAloud
        notifies = json["notify"]?.bool ?? notifies
        let theme = json["theme"]?.string ?? ""
        self.theme =
            Theme.allCases.first { sameBytes($0.name, theme) } ?? self.theme
    }

    /// The settings as they are kept.
    var json: JSON {
        [
            "enter_send": .bool(enterSends), "send_place": .bool(sendsPlace),
            "speech_always": .bool(readsAloud), "notify": .bool(notifies),
            "theme": .string(theme.name),
        ]
    }
}
