// Susi. SPDX-License-Identifier: Apache-2.0

extension BubbleWording {
    var english: String {
        switch self {
        case .noAnswer: "Susi gave no answer."
        case .unknown(let type):
            type.isEmpty
                ? Self.unknownWithoutType.english
                : "Susi wants to do something that this app cannot do yet: \(type)"
        case .unknownWithoutType: "Susi wants to do something, but does not say what."
        case .details: "What came with it"
        case .openPicture: "Show picture in full size"
        case .picture: "Picture"
        case .pictureAt(let host): "Picture at \(host)"
        case .openLink(let host): "Opens \(host)"
        case .preview(let site): "Page at \(site)"
        case .map(let place): "Map of \(place)"
        case .zoomIn: "Zoom in"
        case .zoomOut: "Zoom out"
        case .openMap: "Open map"
        case .table: "Table"
        case .rows(let count): count == 1 ? "1 row" : "\(count) rows"
        case .rowsOf(let shown, let count): "\(shown) of \(count) rows"
        case .showAll(let count): "Show all \(count) rows"
        case .sortBy(let column): "Sort by \(column)"
        case .noRows: "There is nothing in this table."
        case .pie: "Pie chart"
        case .others: "Others"
        case .leftOut(let count):
            count == 1 ? "1 value cannot be drawn" : "\(count) values cannot be drawn"
        case .noSlices: "There is nothing to draw in this chart."
        case .results: "Search results"
        case .news: "News"
        case .loading: "Searching…"
        case .nothingFound: "Nothing was found."
        case .searchFailed: "The search did not work."
        case .tryAgain: "Try again"
        case .searchOutside(let query): "Search the web for “\(query)”"
        case .play(let what): "Play \(what)"
        case .playAt(let host): "Play at \(host)"
        case .video: "Video"
        case .audio: "Audio"
        case .openAt(let host): "Open at \(host)"
        case .cannotPlay: "This cannot be played here."
        case .done(let command): Self.english(command)
        case .timer: "Timer"
        case .timerWithoutTime: "A timer, but no time for it"
        case .timeIsUp: "Time is up"
        case .timersReset: "Timers taken back"
        case .alarm: "Alarm"
        case .plannedFor(let time): "Planned for \(time)"
        }
    }

    private static func english(_ command: MediaCommand) -> String {
        switch command {
        case .stop: "Stopped"
        case .pause: "Paused"
        case .resume: "Playing again"
        case .restart: "Playing from the beginning"
        case .previous: "Back to what was before"
        case .next: "On to what comes next"
        case .shuffle: "Playing in any order"
        case .volume(let volume): "Volume \(volume) %"
        }
    }
}
