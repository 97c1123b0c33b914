// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// Draws a bubble: what stands inside its article.
struct BubbleDrawing {
    let bubble: Bubble
    let part: TurnPart
    let state: BubbleState
    let space: BubbleSpace
    let highlights: [Range<Int>]

    func words(_ wording: BubbleWording) -> String { wording.in(space.language) }

    func message(_ message: BubbleMessage) -> AppMessage { .bubble(part, message) }

    var node: Node<AppMessage> {
        if bubble.isPlanned, space.now < bubble.due { return planned }
        return switch bubble.content {
        case .text(let text, let pictures): drawn(text, pictures)
        case .picture(let picture, let shown): drawn(picture, shown)
        case .anchor(let text, let address): anchor(text, address)
        case .map(let map): drawn(map)
        case .table(let table): TableDrawing(table, self).node
        case .pie(let pie): PieDrawing(pie, self).node
        case .cards(let cards):
            cards.isEmpty ? said(.nothingFound) : CardDrawing.row(cards, .news, space)
        case .search(let query, let found): search(query, found)
        case .media(let media): drawn(media)
        case .command(let command): line(Self.icon(command), words(.done(command)))
        case .timer(let until): timer(until)
        case .timerReset: line(.timer, words(.timersReset))
        case .alarm: control(.bell, words(.alarm), time(bubble.due))
        case .unknown(let type, let details): unknown(type, details)
        case .nothing: said(.noAnswer)
        }
    }

    // What several kinds share.

    /// The frame of an answer.
    func frame(
        _ name: String,
        width: Double? = nil,
        _ children: [Node<AppMessage>]
    ) -> Node<AppMessage> {
        let limit = Attribute(.styleMaxWidth, Pixels.text(width ?? space.answerWidth))
        let fixed = width.map { [Attribute(.styleWidth, Pixels.text($0))] } ?? []
        return Node(.div, [.class("bubble answer \(name)"), limit] + fixed, children)
    }

    /// A bubble in the app's own words.
    func said(_ wording: BubbleWording) -> Node<AppMessage> {
        frame("quiet", [Node(.p, [], text: words(wording))])
    }

    /// A small line that says what was done.
    func line(_ icon: BubbleIcon, _ text: String) -> Node<AppMessage> {
        Node(.div, [.class("bubble-line")], [icon.node, Node(.span, [], text: text)])
    }

    /// A bubble with an icon and two lines.
    func control(_ icon: BubbleIcon, _ text: String, _ note: String) -> Node<AppMessage> {
        let lines = [
            Node<AppMessage>(.span, [.class("title")], text: text),
            Node<AppMessage>(.span, [.class("note")], text: note),
        ]
        return frame("control", [icon.node, Node(.div, [.class("lines")], lines)])
    }

    private var planned: Node<AppMessage> { line(.timer, words(.plannedFor(time(bubble.due)))) }

    /// The time of day here.
    func time(_ instant: Int64) -> String { ClockText.time(instant, space) }

    private static func icon(_ command: MediaCommand) -> BubbleIcon {
        switch command {
        case .stop: .stop
        case .pause: .pause
        case .resume: .play
        case .restart: .restart
        case .previous: .previous
        case .next: .next
        case .shuffle: .shuffle
        case .volume: .volume
        }
    }

    private func timer(_ until: Int64?) -> Node<AppMessage> {
        guard let until else { return line(.timer, words(.timerWithoutTime)) }
        let left = max(0, until - space.now)
        let title = left > 0 ? ClockText.countdown(left) : words(.timeIsUp)
        var node = control(left > 0 ? .timer : .bell, title, "\(words(.timer)) · \(time(until))")
        node.attributes.append(.role("timer"))
        if left == 0 { node.attributes.append(Attribute(.dataState, "done")) }
        return node
    }

    private func unknown(_ type: String, _ details: [BubbleContent.Detail]) -> Node<AppMessage> {
        let text = Node<AppMessage>(.p, [], text: words(.unknown(type)))
        guard !details.isEmpty else { return frame("quiet", [text]) }
        let rows = details.flatMap { detail -> [Node<AppMessage>] in
            [Node(.dt, [], text: detail.name), Node(.dd, [], text: detail.value)]
        }
        let summary = Node<AppMessage>(.summary, [], text: words(.details))
        return frame("quiet", [text, Node(.details, [], [summary, Node(.dl, [], rows)])])
    }
}

extension Bubble {
    /// What stands inside the article of the bubble; highlighted are ranges of the bytes of `text`,
    /// where it is a text.
    public func node(
        _ part: TurnPart,
        _ state: BubbleState,
        _ space: BubbleSpace,
        highlights: [Range<Int>] = []
    ) -> Node<AppMessage> {
        BubbleDrawing(
            bubble: self,
            part: part,
            state: state,
            space: space,
            highlights: highlights
        ).node
    }
}
