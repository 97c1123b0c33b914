// Susi. SPDX-License-Identifier: Apache-2.0

/// Something a client does to answer a question.
public enum Action: Sendable, Equatable {
    /// Shows a text and speaks it.
    case answer(AnswerAction)
    /// Shows the rows of data as a table.
    case table(TableAction)
    /// Shows the rows of data as a pie chart.
    case pieChart(PieChartAction)
    /// Shows the rows of data as a list of links.
    case rss(FeedAction)
    /// Searches the web.
    case webSearch(WebSearchAction)
    /// Shows a link.
    case anchor(AnchorAction)
    /// Shows a place on a map.
    case map(MapAction)
    /// Sets the client's timer.
    case timerSet(TimerAction)
    /// Stops the client's timer.
    case timerReset
    /// Plays sound.
    case audioPlay(MediaAction)
    /// Plays a video.
    case videoPlay(MediaAction)
    /// Sets the volume.
    case audioVolume(VolumeAction)
    /// Shows a picture.
    case imageShow(ImageAction)
    /// Stops what plays and what is spoken.
    case stop
    /// Holds what plays.
    case pause
    /// Goes on with what was held.
    case resume
    /// Plays from the beginning.
    case restart
    /// Plays what came before.
    case previous
    /// Plays what comes next.
    case next
    /// Plays in another order.
    case shuffle
    /// What old skills write to ask themselves; never sent to a client.
    case askSelf(AnswerAction)
    /// A name that is taken but means nothing yet; never sent to a client.
    case reserved(ReservedAction)
    /// A type nobody here knows; its members wait in the planned action's `extra`.
    case unknown(String)

    /// A text to show and speak.
    public static func say(_ expression: String, language: String? = nil) -> Action {
        var answer = AnswerAction()
        answer.expression = expression
        answer.language = language
        return .answer(answer)
    }

    /// The type as it travels.
    public var type: String {
        switch self {
        case .answer: "answer"
        case .table: "table"
        case .pieChart: "piechart"
        case .rss: "rss"
        case .webSearch: "websearch"
        case .anchor: "anchor"
        case .map: "map"
        case .timerSet: "timer_set"
        case .timerReset: "timer_reset"
        case .audioPlay: "audio_play"
        case .videoPlay: "video_play"
        case .audioVolume: "audio_volume"
        case .imageShow: "image_show"
        case .stop: "stop"
        case .pause: "pause"
        case .resume: "resume"
        case .restart: "restart"
        case .previous: "previous"
        case .next: "next"
        case .shuffle: "shuffle"
        case .askSelf: "self"
        case .reserved(let reserved): reserved.name
        case .unknown(let type): type
        }
    }

    /// An action of that type, as yet without anything else.
    public init(type: String) {
        for action in Action.blanks where ASCII.equal(action.type, type) {
            self = action
            return
        }
        self = .unknown(type)
    }

    /// Whether a client may be sent it: the types that servers have always sent (Q15).
    public var isForClients: Bool {
        switch self {
        case .askSelf, .reserved, .unknown: false
        default: true
        }
    }

    /// One action of each type that servers send.
    static var forClients: [Action] { blanks.filter { $0.isForClients } }

    private static let blanks: [Action] =
        [
            .answer(AnswerAction()), .table(TableAction()), .pieChart(PieChartAction()),
            .rss(FeedAction()), .webSearch(WebSearchAction()), .anchor(AnchorAction()),
            .map(MapAction()), .timerSet(TimerAction()), .timerReset, .audioPlay(MediaAction()),
            .videoPlay(MediaAction()), .audioVolume(VolumeAction()), .imageShow(ImageAction()),
            .stop, .pause, .resume, .restart, .previous, .next, .shuffle,
            .askSelf(AnswerAction()),
        ] + ReservedAction.allCases.map { Action.reserved($0) }
}

extension Action {
    /// Names the members of the case at hand.
    mutating func visit(_ members: inout Members) {
        switch self {
        case .answer(var action): self = .answer(action.visited(&members))
        case .table(var action): self = .table(action.visited(&members))
        case .pieChart(var action): self = .pieChart(action.visited(&members))
        case .rss(var action): self = .rss(action.visited(&members))
        case .webSearch(var action): self = .webSearch(action.visited(&members))
        case .anchor(var action): self = .anchor(action.visited(&members))
        case .map(var action): self = .map(action.visited(&members))
        case .timerSet(var action): self = .timerSet(action.visited(&members))
        case .audioPlay(var action): self = .audioPlay(action.visited(&members))
        case .videoPlay(var action): self = .videoPlay(action.visited(&members))
        case .audioVolume(var action): self = .audioVolume(action.visited(&members))
        case .imageShow(var action): self = .imageShow(action.visited(&members))
        case .askSelf(var action): self = .askSelf(action.visited(&members))
        case .timerReset, .stop, .pause, .resume, .restart, .previous, .next, .shuffle,
            .reserved, .unknown:
            break
        }
    }
}
