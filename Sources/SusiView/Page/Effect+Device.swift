// Susi. SPDX-License-Identifier: Apache-2.0

// The device and its person.
extension Effect {
    /// Puts a text on the clipboard.
    public static func copy(_ text: String, ticket: UInt32 = 0) -> Effect {
        Effect(.copy, ticket: ticket, .text(text))
    }

    /// Hands a text to another app; fails where the browser cannot.
    public static func share(
        title: String,
        text: String,
        url: String = "",
        ticket: UInt32 = 0
    ) -> Effect {
        Effect(.share, ticket: ticket, .text(title), .text(text), .text(url))
    }

    /// Is answered by the files that were chosen, read by `PickedFile`.
    public static func pickFiles(
        _ ticket: UInt32,
        accept: String,
        several: Bool = false,
        largest: Double
    ) -> Effect {
        Effect(.pickFiles, ticket: ticket, .text(accept), .flag(several), .number(largest))
    }

    /// Is answered by a picture drawn anew as JPEG, its longer side at most so many pixels and its
    /// quality within 0...1: its bytes, width and height; fails where the bytes are no picture.
    public static func redraw(
        _ ticket: UInt32,
        _ picture: [UInt8],
        longest: Double,
        quality: Double
    ) -> Effect {
        Effect(.redraw, ticket: ticket, .bytes(picture), .number(longest), .number(quality))
    }

    /// Is answered by an address under which this page finds the bytes for as long as it lives.
    public static func lend(_ ticket: UInt32, _ content: [UInt8], type: String) -> Effect {
        Effect(.lend, ticket: ticket, .bytes(content), .text(type))
    }

    /// Saves a file among the person's downloads.
    public static func save(name: String, type: String, _ content: [UInt8]) -> Effect {
        Effect(.save, .text(name), .text(type), .bytes(content))
    }

    /// Is answered by where the device is, read by `Place`; fails where that is not permitted.
    public static func locate(_ ticket: UInt32, precisely: Bool, milliseconds: Double) -> Effect {
        Effect(.locate, ticket: ticket, .flag(precisely), .number(milliseconds))
    }

    /// Shakes the device: milliseconds of shaking and of rest in turn.
    public static func vibrate(_ pattern: [Double]) -> Effect {
        Effect(.vibrate, .list(pattern.map { .number($0) }))
    }

    /// Is answered by `granted`, `denied` or `default`.
    public static func askToNotify(_ ticket: UInt32) -> Effect {
        Effect(.askToNotify, ticket: ticket)
    }

    /// Shows a notification in place of an earlier one of the same tag; fails where it may not.
    public static func notify(
        title: String,
        body: String,
        tag: String,
        ticket: UInt32 = 0
    ) -> Effect {
        Effect(.notify, ticket: ticket, .text(title), .text(body), .text(tag))
    }

    /// Plays a tone of so many hertz for so many milliseconds, as loud as 0...1.
    public static func tone(hertz: Double, milliseconds: Double, loudness: Double) -> Effect {
        Effect(.tone, .number(hertz), .number(milliseconds), .number(loudness))
    }
}
