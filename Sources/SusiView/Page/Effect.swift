// Susi. SPDX-License-Identifier: Apache-2.0

/// Something a program wants done outside: data, performed by the page after the document is changed.
///
/// What has a ticket is answered with it: by `PageEvent.answered`, `.failed`, or parts before those.
/// A program chooses its tickets; 0 asks for no answer.
public struct Effect: Equatable, Sendable {
    /// What is done.
    public let kind: EffectKind
    /// By what the answer is known.
    public let ticket: UInt32
    /// What it is done with.
    public let values: [PageValue]

    init(_ kind: EffectKind, ticket: UInt32 = 0, _ values: PageValue...) {
        self.kind = kind
        self.ticket = ticket
        self.values = values
    }

    init(_ kind: EffectKind, ticket: UInt32, values: [PageValue]) {
        self.kind = kind
        self.ticket = ticket
        self.values = values
    }
}

// The event that is being told, and what is under way.
extension Effect {
    /// The browser does not do what it would with the event that is being told.
    public static var preventDefault: Effect { Effect(.preventDefault) }
    /// Nodes around this one are not told of the event.
    public static var stopPropagation: Effect { Effect(.stopPropagation) }

    /// Ends a fetch, timer, speech, search for a place: its ticket is not answered any more.
    public static func cancel(_ ticket: UInt32) -> Effect { Effect(.cancel, ticket: ticket) }

    /// Is answered with nothing after so many milliseconds.
    public static func timer(_ ticket: UInt32, milliseconds: Double) -> Effect {
        Effect(.timer, ticket: ticket, .number(milliseconds))
    }

    /// Is answered with nothing before the next picture is drawn.
    public static func frame(_ ticket: UInt32) -> Effect { Effect(.frame, ticket: ticket) }

    /// Is answered with nothing when the page has nothing better to do.
    public static func idle(_ ticket: UInt32) -> Effect { Effect(.idle, ticket: ticket) }
}

// The document: nodes are named by their attribute `id`; where there is none, nothing happens.
extension Effect {
    /// Puts the keyboard's focus on a node, without scrolling.
    public static func focus(_ id: String) -> Effect { Effect(.focus, .text(id)) }
    /// Takes the focus from a node.
    public static func blur(_ id: String) -> Effect { Effect(.blur, .text(id)) }

    /// Selects a part of an input's text; positions as the browser counts them, in UTF-16.
    public static func select(_ id: String, from: Double, to: Double) -> Effect {
        Effect(.select, .text(id), .number(from), .number(to))
    }

    /// Scrolls a node to a place, in CSS pixels.
    public static func scroll(_ id: String, top: Double, isSmooth: Bool = false) -> Effect {
        Effect(.scroll, .text(id), .number(top), .flag(isSmooth))
    }

    /// Scrolls as little as needed for a node to be in sight.
    public static func reveal(_ id: String, isSmooth: Bool = false) -> Effect {
        Effect(.reveal, .text(id), .flag(isSmooth))
    }

    /// Opens or closes a `dialog`; an open one keeps all else from being reached.
    public static func dialog(_ id: String, isOpen: Bool) -> Effect {
        Effect(.dialog, .text(id), .flag(isOpen))
    }

    /// Plays or stops an audio or video element.
    public static func media(_ id: String, isPlaying: Bool, ticket: UInt32 = 0) -> Effect {
        Effect(.media, ticket: ticket, .text(id), .flag(isPlaying))
    }

    /// The title and language of the document, and the classes of its root.
    public static func document(title: String, language: String, classes: String) -> Effect {
        Effect(.document, .text(title), .text(language), .text(classes))
    }

    /// The address people see, as a new entry of the history or in place of the last.
    public static func history(_ address: String, replaces: Bool) -> Effect {
        Effect(.history, .text(address), .flag(replaces))
    }

    /// Opens an address in a new tab, which learns nothing of this one.
    public static func open(_ address: String) -> Effect {
        Effect(.open, .text(SafeAddress.isSafe(address) ? address : "about:invalid"))
    }

    /// Starts the page anew.
    public static var reload: Effect { Effect(.reload) }
    /// Starts the page anew in the version that `Surroundings.updateIsReady` tells of.
    public static var update: Effect { Effect(.update) }

    /// Starts another program of the page in a node that this one leaves empty for ever; is answered
    /// with nothing when it runs there, also where it did already.
    public static func run(_ ticket: UInt32, _ name: StaticString, in id: String) -> Effect {
        Effect(.run, ticket: ticket, .text("\(name)"), .text(id))
    }

    /// Says something to the other programs that run in the page by now.
    public static func tell(_ value: PageValue) -> Effect { Effect(.tell, value) }

    /// Is answered by the widths of texts in CSS pixels, a list as long as theirs.
    ///
    /// A font is written as in a style sheet: `16px "Noto Sans", sans-serif`.
    public static func measure(_ ticket: UInt32, font: String, _ texts: [String]) -> Effect {
        Effect(.measure, ticket: ticket, .text(font), .texts(texts))
    }
}
