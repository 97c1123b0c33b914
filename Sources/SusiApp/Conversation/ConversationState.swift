// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What is kept beside the pages, in one small record.
struct ConversationState: Equatable, Sendable {
    /// The version of this record, a member of it.
    static let version: Int64 = 1

    /// A stretch of the account's memory that has not been fetched.
    struct Gap: Equatable, Sendable {
        /// The server's time of the question from which to go back; empty for the latest.
        var from: String
        /// The time, in milliseconds since 1970, at which it ends; 0 for the very beginning.
        var to: Int64
        /// Whether what the server does not remember is to be forgotten here.
        var compares = false
        /// The last turn that was there when this began: later ones are not compared.
        var last: Turn.ID = 0
    }

    /// Something that the server has still to be told to forget.
    struct Forgetting: Equatable, Sendable {
        /// The server's time of the question; empty for everything.
        var date: String
        var query: String
    }

    /// The account whose memory was fetched.
    var account = ""
    /// The server's time up to which its memory is here, but for the gaps.
    var fetchedTo: Int64 = 0
    var gaps: [Gap] = []
    /// Up to this time nothing of the account's memory is shown here: it was deleted on this device.
    var clearedTo: Int64 = 0
    var forgettings: [Forgetting] = []

    /// Nothing is known.
    init() {}

    /// Reads a record; nil where it is damaged or of another version.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes),
            json["version"]?.int64 == ConversationState.version
        else { return nil }
        account = json["account"]?.string ?? ""
        fetchedTo = json["fetchedTo"]?.int64 ?? 0
        clearedTo = json["clearedTo"]?.int64 ?? 0
        gaps = (json["gaps"]?.array ?? []).map { gap in
            Gap(
                from: gap["from"]?.string ?? "",
                to: gap["to"]?.int64 ?? 0,
                compares: gap["compares"]?.bool ?? false,
                last: UInt64(bitPattern: gap["last"]?.int64 ?? 0)
            )
        }
        forgettings = (json["forgettings"]?.array ?? []).map { forgetting in
            Forgetting(
                date: forgetting["date"]?.string ?? "",
                query: forgetting["query"]?.string ?? ""
            )
        }
    }

    /// The record.
    var bytes: [UInt8] {
        let gaps = self.gaps.map { gap -> JSON in
            [
                "from": .string(gap.from), "to": .number(gap.to), "compares": .bool(gap.compares),
                "last": .number(Int64(bitPattern: gap.last)),
            ]
        }
        let forgettings = self.forgettings.map { forgetting -> JSON in
            ["date": .string(forgetting.date), "query": .string(forgetting.query)]
        }
        let json: JSON = [
            "version": .number(ConversationState.version), "account": .string(account),
            "fetchedTo": .number(fetchedTo), "clearedTo": .number(clearedTo),
            "gaps": .array(gaps), "forgettings": .array(forgettings),
        ]
        return Array(json.text().utf8)
    }
}
