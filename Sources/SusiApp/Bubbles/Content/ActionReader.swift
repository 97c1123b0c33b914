// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// Reads actions, whatever is missing or of another type than it should be (C5–C9).
struct ActionReader {
    /// Timers and plans lie at most ten years ahead.
    private static let furthest: Int64 = 10 * 366 * 86_400_000

    private let rows: [JSON]
    private let pictures: JSON?
    private let language: String
    /// Whether another action already shows the rows.
    private let rowsAreShown: Bool

    /// What stands around the actions of an answer.
    init(_ answer: JSON) {
        rows = answer["data"]?.array ?? []
        pictures = answer["pictures"]
        let skill = answer["skills"]?.array?.first?.string ?? ""
        language = SkillPath(reading: skill)?.language ?? ""
        rowsAreShown = (answer["actions"]?.array ?? []).contains { action in
            let type = action["type"]?.string ?? ""
            return type == "table" || type == "rss" || type == "piechart"
        }
    }

    /// The bubble of an action.
    func bubble(_ action: JSON, answered: Int64) -> Bubble {
        let delay = min(max(action["plan_delay"]?.anyWhole ?? 0, 0), Self.furthest)
        let named = action["language"]?.anyText ?? ""
        let spoken = named.utf8.count >= 2 && named.utf8.count <= 12 ? named : language
        return Bubble(
            content(action, answered) ?? unknown(action),
            due: answered.addingReportingOverflow(delay).partialValue,
            isPlanned: delay > 0,
            language: spoken
        )
    }

    /// What an action shows; nil where it lacks what it needs, or its type is not known.
    private func content(_ action: JSON, _ answered: Int64) -> BubbleContent? {
        let type = action["type"]?.string ?? (action["expression"] == nil ? "" : "answer")
        switch type {
        case "answer": return answer(action)
        case "image_show": return picture(action["url"]?.anyText ?? "", shows: text(action))
        case "anchor": return anchor(action)
        case "map":
            return MapContent(
                latitude: action["latitude"]?.anyNumber,
                longitude: action["longitude"]?.anyNumber,
                zoom: action["zoom"]?.anyNumber
            ).map { .map($0) }
        case "table": return TableContent(action, rows: rows).map { .table($0) }
        case "piechart": return .pie(PieContent(action, rows: rows))
        case "rss":
            let rows = rows.prefix(RowCount.of(action, rows.count))
            return .cards(rows.compactMap { CardContent($0, action, pictures) })
        case "websearch": return search(action)
        case "video_play":
            return MediaContent(action, isVideo: true, pictures).map { .media($0) }
        case "audio_play":
            return MediaContent(action, isVideo: false, pictures).map { .media($0) }
        case "timer_set": return timer(action)
        case "timer_reset": return .timerReset(times(action["time"]?.anyText ?? ""))
        default: return command(type, action).map { .command($0) }
        }
    }

    private func text(_ action: JSON) -> String {
        action["text"]?.anyText ?? action["expression"]?.anyText ?? ""
    }

    private func answer(_ action: JSON) -> BubbleContent {
        let text = action["expression"]?.anyText ?? ""
        if sameBytes(text, "ALARM") { return .alarm }
        if let address = WebAddress(text), address.namesPicture,
            let picture = picture(address.text, shows: "")
        {
            return picture
        }
        let rich = RichText(markup: text)
        if rich.blocks.count == 1, case .picture(let address) = rich.blocks[0].kind {
            return .picture(PictureSource(address, pictures), shows: rich.blocks[0].text)
        }
        guard !rich.blocks.isEmpty else { return .nothing }
        return .text(rich, rich.pictures.map { PictureSource($0, pictures) })
    }

    private func picture(_ address: String, shows text: String) -> BubbleContent? {
        guard PictureSource.isAddress(address) else { return nil }
        return .picture(PictureSource(address, pictures), shows: Clipped.text(text, 300))
    }

    private func anchor(_ action: JSON) -> BubbleContent? {
        let address = WebAddress(action["link"]?.anyText ?? "")?.text ?? ""
        let text = RichText(markup: action["text"]?.anyText ?? "").plain
        guard !text.isEmpty || !address.isEmpty else { return nil }
        return .anchor(RichText(text.isEmpty ? address : text, link: address), address: address)
    }

    private func search(_ action: JSON) -> BubbleContent? {
        let query = action["query"]?.anyText ?? ""
        guard !query.isEmpty else { return nil }
        let found = rowsAreShown ? [] : rows.prefix(RowCount.of(action, rows.count))
        let cards = found.compactMap { CardContent($0, action, pictures) }
        return .search(query: Clipped.text(query, 500), found: cards.filter { !$0.link.isEmpty })
    }

    /// Instants in a text with blanks between them.
    private func times(_ text: String) -> [Int64] {
        var times: [Int64] = []
        var time: Int64 = 0
        for byte in text.utf8 {
            let digit = byte &- 0x30
            if digit < 10, time < 100_000_000_000_000 {
                time = time * 10 + Int64(digit)
            } else {
                if time > 0, times.count < 100 { times.append(time) }
                time = 0
            }
        }
        return time > 0 ? times + [time] : times
    }

    /// A timer, whose time is in seconds or milliseconds since 1970.
    private func timer(_ action: JSON) -> BubbleContent {
        guard let time = action["time"]?.anyWhole, time > 0 else { return .timer(until: nil) }
        let milliseconds = time < 100_000_000_000 ? time * 1000 : time
        return .timer(until: min(milliseconds, 32_503_680_000_000))
    }

    private func command(_ type: String, _ action: JSON) -> MediaCommand? {
        switch type {
        case "stop": return .stop
        case "pause": return .pause
        case "resume": return .resume
        case "restart": return .restart
        case "previous": return .previous
        case "next": return .next
        case "shuffle": return .shuffle
        case "audio_volume":
            guard let volume = action["volume"]?.anyNumber else { return nil }
            return .volume(Int(min(max(volume, 0), 100).rounded()))
        default: return nil
        }
    }

    private func unknown(_ action: JSON) -> BubbleContent {
        let members = action.object?.members ?? []
        let details = members.filter { $0.name != "type" }.prefix(20).map { member in
            BubbleContent.Detail(
                name: Clipped.text(member.name, 100),
                value: Clipped.text(member.value.anyText ?? member.value.text(), 300)
            )
        }
        let type = action["type"]?.anyText ?? ""
        return .unknown(type: Clipped.text(type, 100), details: Array(details))
    }
}
