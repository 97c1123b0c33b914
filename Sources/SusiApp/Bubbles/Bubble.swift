// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// One part of an answer as it is shown.
public struct Bubble: Equatable, Sendable {
    /// When it is to be shown, in milliseconds since 1970: later for planned answers.
    public var due: Int64
    /// Whether the skill wanted it later than the answer came.
    public let isPlanned: Bool
    /// The language that it is in, as two letters; empty where nobody says.
    public let language: String
    /// What it shows.
    let content: BubbleContent

    init(_ content: BubbleContent, due: Int64, isPlanned: Bool = false, language: String = "") {
        self.content = content
        self.due = due
        self.isPlanned = isPlanned
        self.language = language
    }

    /// What it says in plain text: for copying, sharing, searching and exporting.
    public var text: String { text(in: .english) }

    /// What it says in plain text, in the words of a language where the words are the app's.
    public func text(in language: AppLanguage) -> String {
        switch content {
        case .text(let text, _): text.plain
        case .picture(let picture, let shown):
            shown.isEmpty ? picture.address : "\(shown) \(picture.address)"
        case .anchor(let text, let address):
            address.isEmpty || sameBytes(text.plain, address)
                ? text.plain : "\(text.plain) \(address)"
        case .map(let map): "\(map.spelled) \(map.address(map.zoom))"
        case .table(let table): table.text
        case .pie(let pie): pie.text(in: language)
        case .cards(let cards): cards.map { $0.text }.joined(separator: "\n\n")
        case .search(let query, _): query
        case .media(let media): media.address
        case .command(let command): BubbleWording.done(command).in(language)
        case .timer(let until):
            (until == nil ? BubbleWording.timerWithoutTime : .timer).in(language)
        case .timerReset: BubbleWording.timersReset.in(language)
        case .alarm: BubbleWording.alarm.in(language)
        case .unknown(let type, _): BubbleWording.unknown(type).in(language)
        case .nothing: BubbleWording.noAnswer.in(language)
        }
    }

    /// What it does to what plays.
    public var command: MediaCommand? {
        if case .command(let command) = content { command } else { nil }
    }

    /// When it rings, in milliseconds since 1970; nil where it does not.
    public var rings: Int64? {
        switch content {
        case .timer(let until): until
        case .alarm: due
        default: nil
        }
    }

    /// Which timers it takes back, by when they ring: all where it names none; nil where it does
    /// no such thing.
    public var cancels: [Int64]? {
        if case .timerReset(let times) = content { times } else { nil }
    }

    /// Whether there is something to play in it.
    public var isMedia: Bool {
        if case .media = content { true } else { false }
    }

    /// Whether it tells time and so has to be drawn anew every second until it rings.
    public func counts(at now: Int64) -> Bool {
        if case .timer(let until?) = content { now < until } else { false }
    }

    /// The pictures in it, with what they show.
    var pictures: [(source: PictureSource, shows: String)] {
        switch content {
        case .picture(let picture, let shown): [(picture, shown)]
        case .text(let text, let pictures):
            zip(
                pictures,
                text.blocks.filter { block in
                    if case .picture = block.kind { true } else { false }
                }
            ).map { ($0, $1.text) }
        default: []
        }
    }

    /// A picture to be seen in full size, by its number; nil where it cannot be loaded.
    public func picture(_ number: Int, in space: BubbleSpace) -> BubblePicture? {
        let pictures = pictures
        guard pictures.indices.contains(number),
            let source = pictures[number].source.source(space.origin)
        else { return nil }
        let shown = pictures[number].shows
        let name = shown.isEmpty ? BubbleWording.picture.in(space.language) : shown
        return BubblePicture(source: source, name: name, address: pictures[number].source.address)
    }
}
