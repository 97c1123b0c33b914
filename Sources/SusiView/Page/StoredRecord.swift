// Susi. SPDX-License-Identifier: Apache-2.0

/// A record of the device's storage.
public struct StoredRecord: Equatable, Sendable {
    /// Where it lies; records are ordered by it.
    public let key: String
    /// What it holds.
    public let content: [UInt8]

    /// A record.
    public init(key: String, content: [UInt8]) {
        self.key = key
        self.content = content
    }

    /// The record as it travels, alone or in a list of them.
    public var value: PageValue { .list([.text(key), .bytes(content)]) }

    /// The records that an answer to `Effect.scan` holds.
    public static func records(_ value: PageValue) -> [StoredRecord] {
        value.values.compactMap { record in
            guard let key = record[0].text, let content = record[1].bytes else { return nil }
            return StoredRecord(key: key, content: content)
        }
    }
}
