// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// Every sentence and name of the workshop.
enum WorkshopWording: UInt8, CaseIterable {
    case title, loading, unreachable, refused, loginEnded, logIn, retry, cancel, back, newSkill
    case newSkillHint, drafts, untitled, notSavedYet, discardDraft, ownSkills, ownNeedLogin
    case noOwnSkills, allSkills, searchSkills, nothingFound, discardTitle, discardText, discard
    case deleteTitle, deleteText, delete, textOfSkill, tabHint, views, sideText, sideTry
    case sideExamples, sideGuide, save, saveNow, savingNow, saved, keepingNow, keptHere, notKept
    case asSaved, notOpened, history, chooseAnother, somebody, changedMeanwhile, compare
    case clashHint, keepMine, takeTheirs, goOnWriting, problemsTitle, noProblems, problem
    case problems, line, error, warning, noteWord, expected, suggestion, nameMissing
    case willBeCalled, group, languageOfSkill, whatChanged, saveNeedsLogin, changeNeedsLogin
    case offlineSave, inserted, insertIt, guideHint, tryHint, question, askIt, onlyThis, clear
    case thinking, noAnswer, otherAnswered, howChosen, examplesHint, examine, examining
    case noExamples, passed, failed, notRun, cameInstead, noDifference, differences, sameLines
    case removedLine, addedLine, versionWord, current, noNote, whatItChanged, showText, rollBack
    case backTo, rolledBack, deleteSkill, deleted, isDeleted, undo, restored

    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: "\(english)"
        case .german: "\(german)"
        }
    }
}
