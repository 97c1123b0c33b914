// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// An answer as it is read in a terminal.
struct AnswerText {
    private let answer: Answer
    private let now: Instant
    private let offset: TimeZoneOffset

    init(of reply: Reply, to question: Question) {
        answer = reply.answer
        now = question.now
        offset = TimeZoneOffset(javaScript: question.timezoneOffset) ?? .utc
    }

    /// All that the answer says and does, below each other.
    var text: String {
        var blocks: [String] = []
        for planned in answer.actions ?? [] {
            var block = text(of: planned.action)
            if let date = planned.planDate?.instant() {
                block = "[\(time(date))] \(block)"
            }
            // A place comes as a link and as a map, and both lead to the same address.
            if !block.isEmpty, !blocks.contains(where: { $0.hasSuffix(block) }) {
                blocks.append(block)
            }
        }
        return blocks.joined(separator: "\n")
    }

    private func text(of action: Action) -> String {
        switch action {
        case .answer(let answer):
            return answer.expression ?? ""
        case .table(let table):
            let rows = rows(table.count).map { row in
                table.columns.map { cell($0.key, of: row) }
            }
            return TextTable(headings: table.columns.map(\.title), rows: rows).text
        case .pieChart(let chart):
            let rows = rows(nil).map { row in
                [cell(chart.key, of: row), cell(chart.value, of: row) + chart.unit]
            }
            return TextTable(headings: [], rows: rows).text
        case .rss(let feed):
            return rows(feed.count).map { item($0, of: feed) }.joined(separator: "\n")
        case .webSearch(let search):
            return "Search the web: https://duckduckgo.com/?q="
                + PercentCoding.encoded(search.query)
        case .anchor(let anchor):
            return anchor.text.isEmpty || anchor.text == anchor.link
                ? anchor.link : "\(anchor.text): \(anchor.link)"
        case .map(let map):
            return map.link
        case .audioPlay(let media), .videoPlay(let media):
            return "Play: " + address(of: media)
        case .imageShow(let image):
            return image.url
        case .audioVolume(let volume):
            return "(volume \(volume.percent.map(String.init) ?? volume.volume) %)"
        case .timerSet(let timer):
            let instant = timer.time.map { Instant(clamping: $0 &* 1000) }
            return instant.map { "(timer at \(time($0)))" } ?? "(timer)"
        case .timerReset:
            return "(timer stopped)"
        case .stop, .pause, .resume, .restart, .previous, .next, .shuffle:
            return "(\(action.type))"
        case .askSelf, .reserved, .unknown:
            return ""
        }
    }

    private func rows(_ count: Int64?) -> ArraySlice<JSONObject> {
        let rows = answer.data ?? []
        guard let count, count >= 0 else { return rows[...] }
        return rows.prefix(Int(clamping: count))
    }

    private func cell(_ name: String, of row: JSONObject) -> String {
        switch row[name] {
        case nil, .null?: ""
        case .string(let text)?: text
        case let value?: value.text()
        }
    }

    private func item(_ row: JSONObject, of feed: FeedAction) -> String {
        let parts = [feed.title, feed.description, feed.link].map { cell($0, of: row) }
        var lines: [String] = []
        for part in parts where !part.isEmpty && !lines.contains(part) { lines.append(part) }
        return "• " + lines.joined(separator: "\n  ")
    }

    private func address(of media: MediaAction) -> String {
        switch media.identifierType {
        case "youtube": "https://www.youtube.com/watch?v=\(media.identifier)"
        case "soundcloud":
            media.identifier.hasPrefix("http")
                ? media.identifier : "https://soundcloud.com/\(media.identifier)"
        default: media.identifier
        }
    }

    /// The local time, with the day unless it is today.
    private func time(_ instant: Instant) -> String {
        let civil = CivilTime(instant, at: offset)
        let today = CivilTime(now, at: offset)
        let clock = [civil.hour, civil.minute, civil.second].map(twoDigits).joined(separator: ":")
        let isToday =
            (civil.year, civil.month, civil.day) == (today.year, today.month, today.day)
        if isToday { return clock }
        return "\(civil.year)-\(twoDigits(civil.month))-\(twoDigits(civil.day)) \(clock)"
    }

    private func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
