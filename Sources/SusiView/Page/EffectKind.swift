// Susi. SPDX-License-Identifier: Apache-2.0

/// What a program can have done outside: the number and name of each.
public enum EffectKind: UInt8, CaseIterable, Sendable {
    /// Ends a list of effects.
    case end
    /// The browser does not do what it would with the event being told.
    case preventDefault
    /// Nodes around this one are not told of the event being told.
    case stopPropagation
    /// Ends what an earlier effect began, by its ticket.
    case cancel
    /// Asks a server.
    case fetch
    /// Tells the program when time has passed.
    case timer
    /// Tells the program before the next picture is drawn.
    case frame
    /// Tells the program when nothing else is to be done.
    case idle
    /// Reads records of the device's storage.
    case read
    /// Reads records in the order of their keys.
    case scan
    /// Writes and deletes records, all or none.
    case write
    /// Asks the browser never to clear the storage by itself.
    case persist
    /// Measures texts.
    case measure
    /// Puts the keyboard's focus on a node.
    case focus
    /// Takes the focus from a node.
    case blur
    /// Selects a part of an input's text.
    case select
    /// Scrolls a node.
    case scroll
    /// Scrolls until a node is in sight.
    case reveal
    /// Opens or closes a dialog, modally.
    case dialog
    /// Plays or stops an audio or video element.
    case media
    /// Puts a text on the clipboard.
    case copy
    /// Hands something to another app.
    case share
    /// Lets the person choose files and reads them.
    case pickFiles
    /// Saves a file among the person's downloads.
    case save
    /// Finds where the device is.
    case locate
    /// Listens or speaks.
    case voice
    /// Shakes the device.
    case vibrate
    /// Asks whether notifications may be shown.
    case askToNotify
    /// Shows a notification.
    case notify
    /// Plays a tone.
    case tone
    /// Sets the document's title, language and classes.
    case document
    /// Changes the page's address.
    case history
    /// Opens an address beside the page.
    case open
    /// Starts the page anew.
    case reload
    /// Starts the page anew, in its newest version.
    case update
    /// Starts another program in a node.
    case run
    /// Says something to the other programs of the page.
    case tell
    /// Draws a picture anew, smaller.
    case redraw
    /// Gives bytes an address in this page.
    case lend

    /// What the shell's function is called.
    public var name: StaticString {
        switch self {
        case .end: "end"
        case .preventDefault: "preventDefault"
        case .stopPropagation: "stopPropagation"
        case .cancel: "cancel"
        case .fetch: "fetch"
        case .timer: "timer"
        case .frame: "frame"
        case .idle: "idle"
        case .read: "read"
        case .scan: "scan"
        case .write: "write"
        case .persist: "persist"
        case .measure: "measure"
        case .focus: "focus"
        case .blur: "blur"
        case .select: "select"
        case .scroll: "scroll"
        case .reveal: "reveal"
        case .dialog: "dialog"
        case .media: "media"
        case .copy: "copy"
        case .share: "share"
        case .pickFiles: "pickFiles"
        case .save: "save"
        case .locate: "locate"
        case .voice: "voice"
        case .vibrate: "vibrate"
        case .askToNotify: "askToNotify"
        case .notify: "notify"
        case .tone: "tone"
        case .document: "document"
        case .history: "history"
        case .open: "open"
        case .reload: "reload"
        case .update: "update"
        case .run: "run"
        case .tell: "tell"
        case .redraw: "redraw"
        case .lend: "lend"
        }
    }
}
