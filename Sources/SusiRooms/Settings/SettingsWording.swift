// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// What the settings say.
enum SettingsWording: UInt8, CaseIterable {
    case settings, chatSection, enterSends, enterSendsHint, theme, themeSystem, themeLight
    case themeDark, wallpaper, wallpaperOwn, wallpaperNone, wallpaperHint, wallpaperPick
    case wallpaperRemove, wallpaperHangs, wallpaperGone, pictureFailed, pictureNotKept
    case language, languageSystem, sendPlace, sendPlaceHint, notify, notifyHint
    case assistantModel, assistantModelHint
    case microphoneSection, micInput, micInputHint, wakeWord, wakeWordOn, wakeWordOff, speechSection
    case speechOutput, speechAlways, speechRate, speechPitch, speechLanguage
    case speechLanguageOfAnswer, voice, voiceOfDevice, noVoices, tryVoice, sample, cannotSpeak
    case accountSection, logIn, logInHint
    case loggedIn, changePassword, messagesSection, exportJSON, exportText, importFile
    case deleteAll, deleteAllQuestion, deleteAllHere, deleteAllEverywhere, cancel, moreSection
    case share, shareText, copied, about, tour, back, aboutSusi, aboutPrivacy, versions
    case versionOfApp, serverAddress, onward, writeSkills, forPrograms
    case forProgramsHint, licences, ownLicence

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }
}
