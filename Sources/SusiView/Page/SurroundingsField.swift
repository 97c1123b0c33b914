// Susi. SPDX-License-Identifier: Apache-2.0

/// What the page tells of its surroundings, in this order.
enum SurroundingsField: UInt8, CaseIterable, Sendable {
    case address, width, height, pixelRatio
    case isOnline, isVisible, isDark, reducesMotion, moreContrast, hasFinePointer, isInstalled
    case updateIsReady
    case languages, timeZone, minutesFromUTC
    case seed

    /// What the shell calls it.
    var name: StaticString {
        switch self {
        case .address: "address"
        case .width: "width"
        case .height: "height"
        case .pixelRatio: "pixelRatio"
        case .isOnline: "isOnline"
        case .isVisible: "isVisible"
        case .isDark: "isDark"
        case .reducesMotion: "reducesMotion"
        case .moreContrast: "moreContrast"
        case .hasFinePointer: "hasFinePointer"
        case .isInstalled: "isInstalled"
        case .updateIsReady: "updateIsReady"
        case .languages: "languages"
        case .timeZone: "timeZone"
        case .minutesFromUTC: "minutesFromUTC"
        case .seed: "seed"
        }
    }
}
