// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// What a person decides about the app, and what the app is.
struct SettingsRoom {
    private(set) var voices: [Voice] = []
    /// Whether the device has said which voices it has.
    private(set) var knowsVoices = false
    private(set) var hasWallpaper = false
    /// The picture that is being made smaller.
    private var fit: PictureFit?
    /// What is being shared.
    private var shared = ""

    /// The person comes in, or goes from one of its screens to another.
    mutating func enter(_ place: SettingsPlace, _ house: inout House) -> [Effect] {
        switch place {
        case .settings:
            return [
                .tell(.title("Susi – " + words(.settings, house))),
                .voices(house.tickets.issue(.settings(.voices))),
                .read(house.tickets.issue(.settings(.looking)), [Wallpaper.key]),
            ]
        case .about:
            return [.tell(.title("Susi – " + words(.about, house)))]
        }
    }

    mutating func happened(
        _ message: SettingsMessage,
        _ detail: EventDetail,
        _ house: inout House
    ) -> [Effect] {
        switch message {
        case .toggle(let setting):
            return decide(setting, house.settings.isOn(setting) ? "false" : "true", &house)
        case .choose(let setting, let value): return decide(setting, value, &house)
        case .chooseValue(let setting): return decide(setting, detail.text(.value), &house)
        case .slide(let setting):
            house.settings.set(setting, detail.text(.value), at: house.now)
            return []
        case .tryVoice: return speak(&house)
        case .openWallpaper: return house.lay(.settings(.wallpaper))
        case .pickWallpaper:
            house.close()
            let ticket = house.tickets.issue(.settings(.picking))
            return [.pickFiles(ticket, accept: "image/*", largest: 67_108_864)]
        case .removeWallpaper:
            house.close()
            hasWallpaper = false
            let ticket = house.tickets.issue(.settings(.hanging))
            let end = Wallpaper.key + "\u{0}"
            return [.write(ticket, [], deleting: [(Wallpaper.key, end)])]
                + house.say(words(.wallpaperGone, house))
        case .history(let act):
            house.close()
            return [.tell(.history(act))]
        case .askToDelete: return house.lay(.settings(.deleting))
        case .share: return share(&house)
        }
    }

    /// The chat is told, and everybody else by it.
    private func decide(_ setting: AppSetting, _ value: String, _ house: inout House) -> [Effect] {
        house.settings.set(setting, value, at: house.now)
        return [.tell(.set(setting, value))]
    }

    /// An effect is done, or could not be.
    mutating func done(
        _ errand: SettingsErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] {
        switch errand {
        case .voices:
            voices = Voice.voices(outcome.value)
            knowsVoices = true
        case .looking: hasWallpaper = outcome.value[0].bytes != nil
        case .speaking:
            if case .failure = outcome { return house.say(words(.cannotSpeak, house)) }
        case .sharing:
            // Who takes back sharing is left alone; where it cannot be done the text is copied.
            guard case .failure(let name) = outcome, !sameBytes(name, "AbortError") else { break }
            return [.copy(shared)] + house.say(words(.copied, house))
        case .picking:
            guard case .success(let value) = outcome else {
                return house.say(words(.pictureFailed, house))
            }
            guard let file = PickedFile.files(value).first else { break }
            guard let content = file.content else {
                return house.say(words(.pictureFailed, house))
            }
            fit = PictureFit(content)
            return redraw(&house)
        case .redrawing: return redrawn(outcome, &house)
        case .hanging:
            guard case .failure = outcome else { return [.tell(.wallpaper)] }
            return house.say(words(.pictureNotKept, house))
        }
        return []
    }

    private mutating func redraw(_ house: inout House) -> [Effect] {
        guard let picture = fit?.original, let next = fit?.next() else {
            fit = nil
            return house.say(words(.pictureFailed, house))
        }
        let ticket = house.tickets.issue(.settings(.redrawing))
        return [.redraw(ticket, picture, longest: next.longest, quality: next.quality)]
    }

    /// The picture is smaller now; where it is still too large, it is drawn once more.
    private mutating func redrawn(_ outcome: Outcome, _ house: inout House) -> [Effect] {
        guard let picture = outcome.value[0].bytes, !picture.isEmpty else {
            fit = nil
            return house.say(words(.pictureFailed, house))
        }
        guard picture.count <= PictureFit.mostBytes else { return redraw(&house) }
        fit = nil
        hasWallpaper = true
        let record = StoredRecord(key: Wallpaper.key, content: picture)
        return [.write(house.tickets.issue(.settings(.hanging)), [record])]
            + house.say(words(.wallpaperHangs, house))
    }

    private func speak(_ house: inout House) -> [Effect] {
        let settings = house.settings
        let language = settings[.speechLanguage]
        let before = house.tickets.cancel { $0 == .settings(.speaking) }
        return before + [
            .speak(
                words(.sample, house),
                language: language.isEmpty ? "\(house.language.code)" : language,
                voice: settings[.voice],
                rate: settings.number(.speechRate),
                pitch: settings.number(.speechPitch),
                ticket: house.tickets.issue(.settings(.speaking))
            )
        ]
    }

    private mutating func share(_ house: inout House) -> [Effect] {
        let address = house.origin + "/"
        shared = words(.shareText, house) + " " + address
        let ticket = house.tickets.issue(.settings(.sharing))
        return [
            .share(title: "Susi", text: words(.shareText, house), url: address, ticket: ticket)
        ]
    }

    func view(_ place: SettingsPlace, _ house: House) -> Node<RoomsMessage> {
        switch place {
        case .settings: settingsView(house)
        case .about: aboutView(house)
        }
    }

    func words(_ wording: SettingsWording, _ house: House) -> String {
        wording.in(house.language)
    }
}
