// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// What device and account know of each other's decisions.
extension AppSettings {
    /// What the account has still to be told.
    var unsent: [AppSetting] {
        AppSetting.allCases.filter { decision($0)?.isUnsent == true }
    }

    /// The account was told what had been decided then.
    mutating func sent(_ setting: AppSetting, made: Int64) {
        guard var decision = decision(setting), decision.made == made else { return }
        decision.isUnsent = false
        put(decision, for: setting)
    }

    /// Takes over what the account knows; of what was decided here and not told yet, the newest
    /// decision counts.
    mutating func take(_ json: JSON, at instant: Int64) {
        for setting in AppSetting.allCases where setting.isShared {
            guard let value = json["settings"]?["\(setting.name)"]?.string else { continue }
            // Servers that tell no ages know only that it has been decided once.
            let age = json["ages"]?["\(setting.name)"]?.int64 ?? instant
            let made = instant - max(0, age)
            if let own = decision(setting), own.isUnsent, own.made >= made { continue }
            let isSame = sameBytes(self[setting], value)
            let before = decision(setting)
            let theirs = Decision(
                value: value,
                made: isSame ? before?.made ?? made : made,
                isUnsent: false
            )
            put(theirs, for: setting)
        }
    }
}
