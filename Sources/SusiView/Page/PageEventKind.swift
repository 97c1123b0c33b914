// Susi. SPDX-License-Identifier: Apache-2.0

/// What the page can tell: the number and name of each.
public enum PageEventKind: UInt8, CaseIterable, Sendable {
    /// surroundings: the page has been loaded.
    case started
    /// surroundings: the window, the connection or the device has changed.
    case changed
    /// node, event, fields: something happened to a node.
    case happened
    /// ticket, value: an effect is done.
    case answered
    /// ticket, value: a part of what an effect brings; more follows.
    case part
    /// ticket, name, reason: an effect could not be done.
    case failed
    /// value: another program says something.
    case told

    /// What the shell calls it.
    public var name: StaticString {
        switch self {
        case .started: "started"
        case .changed: "changed"
        case .happened: "happened"
        case .answered: "answered"
        case .part: "part"
        case .failed: "failed"
        case .told: "told"
        }
    }
}
