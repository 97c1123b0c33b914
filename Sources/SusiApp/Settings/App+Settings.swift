// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// What the person decides holds at once, is kept on the device, and goes with the account.
extension App {
    /// The person has decided.
    mutating func set(_ setting: AppSetting, _ value: String) -> [Effect] {
        settings.set(setting, value, at: now)
        return applied(setting) + settingsChanged() + synchronise()
    }

    private mutating func settingsChanged() -> [Effect] {
        keepsakes.note(.settings)
        return [documentEffect, .tellOthers(.settings(settings))]
    }

    /// What a decision has for a consequence beyond what is seen.
    private mutating func applied(_ setting: AppSetting) -> [Effect] {
        switch setting {
        case .sendsPlace:
            place = nil
            return locate()
        case .notifies where settings.notifies:
            return [.askToNotify(tickets.issue(.app(.notifying)))]
        default: return []
        }
    }

    /// Tells the account what it has not been told.
    mutating func synchronise() -> [Effect] {
        guard let login, surroundings.isOnline, sync.sending.isEmpty, !sync.isFetching else {
            return []
        }
        let unsent = settings.unsent
        guard !unsent.isEmpty else { return [] }
        sync.sending = unsent.map { ($0, settings.decision($0)?.made ?? 0) }
        var form = Form()
        for setting in unsent { form.append("\(setting.name)", settings[setting]) }
        // How long ago each was decided: clocks of devices differ, but not how fast they go.
        let ages = sync.sending.map { "\($0.setting.name)=\(max(0, now - $0.made))" }
        form.append("ages", ages.joined(separator: ","))
        return [
            request("aaa/changeUserSettings.json", form, .sendingSettings, token: login.token)
        ]
    }

    /// Asks for what was decided on the account's other devices.
    mutating func fetchSettings() -> [Effect] {
        guard let login, surroundings.isOnline else { return [] }
        guard !sync.isFetching, sync.sending.isEmpty else {
            sync.isStale = true
            return []
        }
        sync.isFetching = true
        return [request("aaa/listUserSettings.json", Form(), .fetchingSettings, token: login.token)]
    }

    private mutating func request(
        _ path: String,
        _ form: Form,
        _ errand: AppErrand,
        token: String
    ) -> Effect {
        let ticket = tickets.issue(.app(errand))
        return .send(ticket, form, to: path, token: token, milliseconds: 20_000)
    }

    /// The account was told, or could not be: then it is told with the next change, or when there
    /// is a connection again.
    mutating func sentSettings(_ answer: FetchAnswer?) -> [Effect] {
        let sent = sync.sending
        sync.sending = []
        guard let answer else { return [] }
        if answer.status == 401 { return endSession() + say(.loggedOut) }
        // What the server will never take must not be sent for ever.
        guard answer.status == 200 || answer.status == 400 || answer.status == 422 else {
            return []
        }
        for (setting, made) in sent { settings.sent(setting, made: made) }
        keepsakes.note(.settings)
        return goOn()
    }

    /// What was decided elsewhere is here.
    mutating func fetchedSettings(_ answer: FetchAnswer?) -> [Effect] {
        sync.isFetching = false
        guard let answer, answer.status == 200, let json = try? JSON(parsing: answer.body) else {
            return answer?.status == 401 ? endSession() + say(.loggedOut) : []
        }
        let before = settings
        settings.take(json, at: now)
        guard settings != before else { return goOn() }
        return settingsChanged() + goOn()
    }

    /// What was asked for meanwhile.
    private mutating func goOn() -> [Effect] {
        guard sync.isStale else { return synchronise() }
        sync.isStale = false
        return fetchSettings()
    }
}
