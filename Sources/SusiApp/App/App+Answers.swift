// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What effects bring.
extension App {
    /// An effect is done.
    mutating func done(_ errand: Errand, _ ticket: UInt32, _ value: PageValue) -> [Effect] {
        switch errand {
        case .conversation(let errand):
            return conversation.answered(errand, value, asking, at: now, &tickets)
        case .bubble(let part, let errand): bubbleAnswered(part, errand, value)
        case .measure(let name): list.learn(name, value)
        case .app(let errand): return done(errand, value)
        }
        return []
    }

    private mutating func done(_ errand: AppErrand, _ value: PageValue) -> [Effect] {
        switch errand {
        case .opening: return opened(value)
        case .keeping: keepsakes.wrote()
        case .second: return ring() + tick()
        case .locating: place = Place(value)
        case .running(let program): return isRunning(program)
        case .sendingSettings: return sentSettings(FetchAnswer(value))
        case .fetchingSettings: return fetchedSettings(FetchAnswer(value))
        case .fetchingTimers: return fetchedTimers(FetchAnswer(value))
        case .readingWallpaper: return hang(value[0])
        case .lendingWallpaper:
            wallpaper.address = value.text
            return [documentEffect]
        case .sharing, .welcoming: break
        case .notifying:
            guard !sameBytes(value.text ?? "", "granted") else { return [] }
            return set(.notifies, "false") + say(.noNotify)
        case .importing: return imported(value)
        case .news: news = nil
        case .refining: refine()
        }
        return []
    }

    /// A part of what an effect brings has come.
    mutating func came(_ errand: Errand, _ ticket: UInt32, _ value: PageValue) -> [Effect] {
        guard case .conversation(let errand) = errand else { return [] }
        return conversation.came(errand, value, asking, at: now, &tickets)
    }

    /// An effect could not be done.
    mutating func failed(_ errand: Errand, _ ticket: UInt32, _ name: String) -> [Effect] {
        switch errand {
        case .conversation(let errand):
            return conversation.failed(errand, name, asking, at: now, &tickets)
        case .bubble(let part, let errand): bubbleAnswered(part, errand, nil)
        // The guesses stay; the browser's own heights correct what is in sight.
        case .measure: break
        case .app(let errand): return failed(errand, name)
        }
        return []
    }

    private mutating func failed(_ errand: AppErrand, _ name: String) -> [Effect] {
        switch errand {
        // Nothing can be read; what is typed from now on may still be kept.
        case .opening: return opened(.nothing)
        case .keeping: keepsakes.failed()
        case .second: break
        case .locating:
            // Where nobody knows where it is just now, the next question tries again.
            guard sameBytes(name, "NotAllowedError") else { return [] }
            return set(.sendsPlace, "false") + say(.noPlace)
        case .running(let program):
            programs[program] = .failed
            if program != screen.program { return say(.screenFailed) }
        case .welcoming, .fetchingTimers: break
        case .sendingSettings: return sentSettings(nil)
        case .fetchingSettings: return fetchedSettings(nil)
        case .readingWallpaper, .lendingWallpaper: wallpaper = Wallpaper()
        case .sharing: return [.copy(sharedText)] + say(.cannotShare)
        case .notifying:
            return set(.notifies, "false") + say(.noNotify)
        case .importing: return say(.importFailed)
        case .news: news = nil
        case .refining: isRefining = false
        }
        return []
    }
}
