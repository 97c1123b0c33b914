// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

extension SettingsRoom {
    func settingsView(_ house: House) -> Node<RoomsMessage> {
        Node(
            .main,
            key: 1,
            [.class("screen page")],
            [
                Node(.h1, text: words(.settings, house)), chatSection(house),
                microphoneSection(house), speechSection(house), accountSection(house),
                messagesSection(house), moreSection(house),
            ]
        )
    }

    private func toggle(
        _ setting: AppSetting,
        _ name: SettingsWording,
        _ hint: SettingsWording? = nil,
        _ house: House
    ) -> Node<RoomsMessage> {
        .toggle(
            words(name, house),
            hint.map { words($0, house) } ?? "",
            isOn: house.settings.isOn(setting),
            .settings(.toggle(setting))
        )
    }

    private func chatSection(_ house: House) -> Node<RoomsMessage> {
        let themes: [(AppSettings.Theme, SettingsWording)] = [
            (.system, .themeSystem), (.light, .themeLight), (.dark, .themeDark),
        ]
        let theme = house.settings.theme
        let languages: [(value: String, name: String)] =
            [("", words(.languageSystem, house))]
            + AppLanguage.allCases.map { ("\($0.code)", $0.ownName) }
        return .section(
            words(.chatSection, house),
            [
                toggle(.enterSends, .enterSends, .enterSendsHint, house),
                .choices(
                    words(.theme, house),
                    themes.map {
                        (words($0.1, house), $0.0 == theme, .settings(.choose(.theme, $0.0.name)))
                    }
                ),
                Node(
                    .button,
                    [
                        .class("setting way"), Attribute(.type, "button"), .id("wallpaper"),
                        Attribute(.ariaHasPopup, "dialog"),
                    ],
                    on: [Handler(.click, .settings(.openWallpaper))],
                    [
                        .names(
                            words(.wallpaper, house),
                            words(hasWallpaper ? .wallpaperOwn : .wallpaperNone, house)
                        ), Icon.next.node(),
                    ]
                ),
                .menu(
                    words(.language, house),
                    id: "language",
                    languages,
                    chosen: house.settings[.language],
                    .settings(.chooseValue(.language))
                ), toggle(.sendsPlace, .sendPlace, .sendPlaceHint, house),
                toggle(.assistantModel, .assistantModel, .assistantModelHint, house),
                toggle(.notifies, .notify, .notifyHint, house),
            ]
        )
    }

    private func microphoneSection(_ house: House) -> Node<RoomsMessage> {
        .section(
            words(.microphoneSection, house),
            [
                toggle(.micInput, .micInput, .micInputHint, house),
                .link(
                    words(.wakeWord, house),
                    words(house.settings.isOn(.wakeWord) ? .wakeWordOn : .wakeWordOff, house),
                    to: Screen.voice.address
                ),
            ]
        )
    }

    private func speechSection(_ house: House) -> Node<RoomsMessage> {
        var parts = [
            toggle(.speechOutput, .speechOutput, nil, house),
            toggle(.speechAlways, .speechAlways, nil, house),
            slider(.speechRate, .speechRate, house), slider(.speechPitch, .speechPitch, house),
        ]
        parts.append(
            .menu(
                words(.speechLanguage, house),
                id: "speech-language",
                speechLanguages(house),
                chosen: house.settings[.speechLanguage],
                .settings(.chooseValue(.speechLanguage))
            )
        )
        parts.append(
            .menu(
                words(.voice, house),
                id: "voice",
                voiceOptions(house),
                chosen: house.settings[.voice],
                .settings(.chooseValue(.voice))
            )
        )
        parts.append(.act(words(.tryVoice, house), .settings(.tryVoice)))
        return .section(words(.speechSection, house), parts)
    }

    private func slider(
        _ setting: AppSetting,
        _ name: SettingsWording,
        _ house: House
    ) -> Node<RoomsMessage> {
        let value = house.settings[setting]
        let input = Node<RoomsMessage>(
            .input,
            [
                Attribute(.type, "range"), Attribute(.minimum, "0.5"), Attribute(.maximum, "2"),
                Attribute(.step, "0.1"), .value(value), .label(words(name, house)),
            ],
            on: [
                Handler(.input, .settings(.slide(setting))),
                Handler(.change, .settings(.chooseValue(setting))),
            ]
        )
        return Node(
            .label,
            [.class("setting wraps")],
            [
                .names(words(name, house)), input,
                Node(.output, [.class("quiet amount")], text: value),
            ]
        )
    }

    /// The languages of the device's voices, each once, and what was chosen on other devices.
    private func speechLanguages(_ house: House) -> [(value: String, name: String)] {
        var tags: [String] = []
        for tag in voices.map({ $0.language }) + [house.settings[.speechLanguage]] {
            guard !tag.isEmpty, !tags.contains(where: { sameBytes($0, tag) }) else { continue }
            tags.append(tag)
        }
        tags.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return [("", words(.speechLanguageOfAnswer, house))] + tags.map { ($0, $0) }
    }

    private func voiceOptions(_ house: House) -> [(value: String, name: String)] {
        let language = house.settings[.speechLanguage]
        let own = voices.filter { language.isEmpty || $0.speaks(language) }
        // In the list, so that nothing moves when the device has said it.
        let first = words(knowsVoices && voices.isEmpty ? .noVoices : .voiceOfDevice, house)
        return [("", first)]
            + own.map { ($0.name, "\($0.name) (\($0.language))") }
    }

    private func accountSection(_ house: House) -> Node<RoomsMessage> {
        guard let login = house.login else {
            return .section(
                words(.accountSection, house),
                [
                    .link(
                        words(.logIn, house),
                        words(.logInHint, house),
                        to: Room.address(.account, ["login"])
                    )
                ]
            )
        }
        return .section(
            words(.accountSection, house),
            [
                .link(login.email, words(.loggedIn, house), to: Screen.account.address),
                .link(words(.changePassword, house), to: Room.address(.account, ["password"])),
            ]
        )
    }

    private func messagesSection(_ house: House) -> Node<RoomsMessage> {
        .section(
            words(.messagesSection, house),
            [
                .act(words(.exportJSON, house), .settings(.history(.exportJSON))),
                .act(words(.exportText, house), .settings(.history(.exportText))),
                .act(words(.importFile, house), .settings(.history(.importFile))),
                .act(
                    words(.deleteAll, house),
                    .settings(.askToDelete),
                    id: "delete-all",
                    isTrouble: true
                ),
            ]
        )
    }

    private func moreSection(_ house: House) -> Node<RoomsMessage> {
        .section(
            words(.moreSection, house),
            [
                .act(words(.share, house), .settings(.share)),
                .link(words(.about, house), to: Screen.about.address),
                .link(words(.tour, house), to: Screen.welcome.address),
            ]
        )
    }

    func sheet(_ layer: SettingsLayer, _ house: House) -> Node<RoomsMessage> {
        var parts: [Node<RoomsMessage>] = [Node(.h2, text: layer.title(in: house.language))]
        switch layer {
        case .wallpaper:
            parts.append(Node(.p, text: words(.wallpaperHint, house)))
            parts.append(
                .menuButton(.picture, words(.wallpaperPick, house), .settings(.pickWallpaper))
            )
            if hasWallpaper {
                parts.append(
                    .menuButton(
                        .delete,
                        words(.wallpaperRemove, house),
                        .settings(.removeWallpaper)
                    )
                )
            }
        case .deleting:
            parts.append(Node(.p, text: words(.deleteAllQuestion, house)))
            parts.append(
                .menuButton(
                    .delete,
                    words(.deleteAllHere, house),
                    .settings(.history(.deleteHere))
                )
            )
            if house.login != nil {
                parts.append(
                    .menuButton(
                        .forget,
                        words(.deleteAllEverywhere, house),
                        .settings(.history(.deleteEverywhere))
                    )
                )
            }
        }
        parts.append(.menuButton(.close, words(.cancel, house), .house(.close)))
        return Node(.div, [.class("sheet")], parts)
    }
}
