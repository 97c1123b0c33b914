// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

/// A file being taken into the conversation.
struct ConversationImport: Sendable {
    /// What is in it: turns of our own export, or answers as servers keep them.
    enum Content: Sendable {
        case turns([JSON])
        case cognitions([JSON])
    }

    let content: Content
    /// How much of it has been taken.
    var taken = 0
    /// How many questions were new.
    var new = 0

    /// Reads a file; nil where it holds no conversation.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes) else { return nil }
        if let turns = json["turns"]?.array, let format = json["format"]?.string,
            sameBytes(format, Conversation.exportFormat)
        {
            content = .turns(turns)
        } else if let cognitions = json["cognitions"]?.array ?? json["conversation"]?.array {
            content = .cognitions(cognitions)
        } else {
            return nil
        }
    }

    /// The next turns, as many at most; those that make no sense are left out.
    mutating func next(_ count: Int) -> [Incoming] {
        switch content {
        case .turns(let turns):
            let some = turns[min(taken, turns.count)..<min(taken + count, turns.count)]
            taken += some.count
            return some.compactMap { json in
                Turn(exported: json).flatMap { Incoming($0, from: .file) }
            }
        case .cognitions(let cognitions):
            let some = cognitions[
                min(taken, cognitions.count)..<min(taken + count, cognitions.count)
            ]
            taken += some.count
            return some.compactMap { json in
                // An account's export keeps the whole answer as a member.
                Incoming(cognition: json["document"] ?? json, account: 0, from: .file)
            }
        }
    }

    /// Whether all of it has been taken.
    var isDone: Bool {
        switch content {
        case .turns(let turns): taken >= turns.count
        case .cognitions(let cognitions): taken >= cognitions.count
        }
    }
}
