// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What somebody who keeps a notebook has to change in it.
public enum NotebookChange: Sendable, Equatable {
    /// A new entry, to which whoever keeps it gives a number.
    case add(NotebookEntry)
    /// An entry goes.
    case remove(id: Int64)
    /// An entry rings at another time.
    case move(id: Int64, due: Int64)
}

/// What came of looking into a notebook, or writing into it.
public struct NotebookOutcome: Sendable {
    /// What the skill gets.
    public var rows: [JSONObject] = []
    /// What has to be kept before the skill gets it.
    public var changes: [NotebookChange] = []
}
