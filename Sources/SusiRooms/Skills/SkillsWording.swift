// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// Every sentence and name among skills.
enum SkillsWording: UInt8, CaseIterable, Sendable {
    case skills, searchSkills, refresh, mine, write, order, byGroup, byRating, byAge
    case byUsage, byName, staffPicks, staffPick, topRated, newest, seeAll, allSkills, showMore
    case nothingFound, nothingFoundHint, noSkills, noSkillsHint, chooseLanguage, language
    case searchLanguages, offline, offlineHint, unreachable, unreachableHint, retry, rowFailed
    case loading, notRated, back, notFound, notFoundHint, tryIt, examples, by, noAuthor
    case authorPage, share, bookmark, bookmarked, removeBookmark, bookmarkGone, edit
    case editSkill, report, rating, yourRating, tapToRate, thanks, logInToRate, logInToWrite
    case logInToBookmark, logInToReport, logInForMine, logIn, feedback, yourFeedback
    case feedbackHint, noFeedback, send, save, cancel, delete, feedbackKept, feedbackGone
    case removeQuestion, removeHint, removeNow, seeAllFeedback, reportHint, reported, linkCopied
    case cannotCopy, details, category, changed, made, content, dynamic, fixed, terms, privacy
    case usage, noUsage, byCountry, byDevice, skillsBy, nothingByAuthor, bookmarks
    case noBookmarks, written, noWritten, failed, noConnection, sessionEnded, pull, release

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }
}
