// Susi. SPDX-License-Identifier: Apache-2.0

/// Something a program is told.
public enum PageEvent<Message> {
    /// The page has been loaded: the first event of all.
    case started(Surroundings)
    /// The window, the connection or the device has changed.
    case changed(Surroundings)
    /// Something happened to a node that has a handler for it.
    case happened(Message, EventDetail)
    /// The effect with this ticket is done.
    case answered(ticket: UInt32, PageValue)
    /// A part of what the effect with this ticket brings.
    case part(ticket: UInt32, PageValue)
    /// The effect with this ticket could not be done. The name is the browser's, such as
    /// `NotAllowedError` or `AbortError`, and the reason is in its words: not for people.
    case failed(ticket: UInt32, name: String, reason: String)
    /// Another program of the page says something.
    case told(PageValue)
}

extension PageEvent: Sendable where Message: Sendable {}
