// Susi. SPDX-License-Identifier: Apache-2.0

/// Every sentence and name outside bubbles.
enum AppWording: UInt8, CaseIterable {
    case chat, skills, settings, account, navigation, conversation, message, placeholder, send
    case toLatest, good, bad, why, more, search, searchFor, next, previous, close, retry
    case copy, share, speak, listen, deleteHere, deleteEverywhere, waiting, thinking
    case offline, updateReady, update, today, yesterday, welcome, introduction, noMatch, looking
    case copied, deleted, cannotShare, cannotKeep, damaged
    case noPlace, noNotify
    case imported, importFailed
    case fromModel, whyModel, model, stopAnswer
    case whySkill, whyPhrase, whyLine, whyMore, whyUnknown, whyNobody
    case yourMessage, answer, whatCanYouDo, goodMorning, whatTimeIsIt
    case unreachable, slow, busy, loggedOut, refused, fault, unreadable
    case ringing, quietNow, loadingScreen, screenFailed, loggedIn
    case answersHint, understood

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }

    private var english: StaticString {
        switch self {
        case .chat: "Chat"
        case .skills: "Skills"
        case .settings: "Settings"
        case .account: "Account"
        case .navigation: "Screens"
        case .conversation: "Conversation"
        case .message: "Message"
        case .placeholder: "Ask me anything"
        case .send: "Send"
        case .toLatest: "Scroll to latest"
        case .good: "Good answer"
        case .bad: "Bad answer"
        case .why: "Why this answer?"
        case .more: "More about this message"
        case .search: "Search"
        case .searchFor: "Search in the conversation"
        case .next: "Next match"
        case .previous: "Previous match"
        case .close: "Close"
        case .retry: "Try again"
        case .copy: "Copy"
        case .share: "Share"
        case .speak: "Speak"
        case .listen: "Ask by voice"
        case .deleteHere: "Delete on this device"
        case .deleteEverywhere: "Delete everywhere"
        case .waiting: "Waiting for the connection"
        case .thinking: "Susi is thinking"
        case .offline: "No connection. What you ask is sent when it is back."
        case .updateReady: "A new version of this page is ready."
        case .update: "Use it now"
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .welcome: "Hello, I am Susi."
        case .introduction: "Ask me something, or begin with one of these:"
        case .noMatch: "Nothing found"
        case .looking: "Looking…"
        case .copied: "Copied."
        case .deleted: "Deleted."
        case .cannotShare: "This browser cannot share. The text was copied instead."
        case .cannotKeep:
            "This device keeps nothing just now: what you write may be lost. Is its storage full?"
        case .damaged:
            "Some older messages on this device cannot be read. They were left as they are."
        case .noPlace:
            "The browser does not tell this page where you are. Allow it in its settings."
        case .noNotify: "The browser does not let this page notify you. Allow it in its settings."
        case .imported: "Imported."
        case .importFailed: "This file holds no messages that can be read."
        case .fromModel: "From an assistant model, may be wrong"
        case .whyModel: "No skill knew an answer. A language model made this one up."
        case .model: "Model"
        case .stopAnswer: "Stop this answer"
        case .whySkill: "Skill"
        case .whyPhrase: "Phrase"
        case .whyLine: "Line"
        case .whyMore: "How it was chosen"
        case .whyUnknown: "Nothing is known about how this answer came about."
        case .whyNobody: "No skill knew an answer."
        case .yourMessage: "You"
        case .answer: "Susi"
        case .whatCanYouDo: "What can you do?"
        case .goodMorning: "Good morning"
        case .whatTimeIsIt: "What time is it?"
        case .unreachable: "The server could not be reached."
        case .slow: "The answer took too long."
        case .busy: "The server has too much to do just now."
        case .loggedOut: "Your login has ended. Log in again, then try again."
        case .refused: "The server did not take this question."
        case .fault: "The server has a fault."
        case .unreadable: "What came from the server was no answer."
        case .ringing: "Time is up"
        case .quietNow: "Stop ringing"
        case .loadingScreen: "Loading…"
        case .screenFailed: "This screen could not be loaded. Is there a connection?"
        case .loggedIn: "You are logged in."
        case .answersHint:
            "Below an answer you say whether it was good; the question mark tells why it came."
        case .understood: "Got it"
        }
    }
}
