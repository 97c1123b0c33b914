// Susi. SPDX-License-Identifier: Apache-2.0

/// What bubbles say that no skill said.
enum BubbleWording: Equatable, Sendable {
    case noAnswer, unknown(String), unknownWithoutType, details
    case openPicture, picture, pictureAt(String)
    case openLink(String), preview(String)
    case map(String), zoomIn, zoomOut, openMap
    case table, rows(Int), rowsOf(Int, Int), showAll(Int), sortBy(String), noRows
    case pie, others, leftOut(Int), noSlices
    case results, news, loading, nothingFound, searchFailed, tryAgain, searchOutside(String)
    case play(String), playAt(String), video, audio, openAt(String), cannotPlay
    case done(MediaCommand)
    case timer, timerWithoutTime, timeIsUp, timersReset, alarm
    case plannedFor(String)

    /// The words in a language.
    func `in`(_ language: AppLanguage) -> String {
        switch language {
        case .english: english
        case .german: german
        }
    }
}
