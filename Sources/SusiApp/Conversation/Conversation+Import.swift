// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

// A file is taken in, a few turns at a time, without doubles.
extension Conversation {
    private static let turnsAtOnce = 100

    /// Begins to take in a file: our own export, or what a server exports or remembers of an account.
    ///
    /// How it went comes as news.
    public mutating func take(
        file: [UInt8],
        _ asking: Asking,
        at instant: Int64,
        _ tickets: inout Tickets
    ) -> [Effect] {
        note(asking, at: instant)
        guard isOpen, intake == nil else { return [] }
        guard let intake = ConversationImport(file) else {
            news.append(.notImported)
            return []
        }
        self.intake = intake
        return [.idle(tickets.issue(.conversation(.importing)))]
    }

    /// Whether a file is being taken in.
    public var isImporting: Bool { intake != nil }

    /// Takes the next turns.
    mutating func importOn(_ tickets: inout Tickets) -> [Effect] {
        guard let intake else { return [] }
        if incoming.isEmpty {
            guard !intake.isDone else {
                news.append(.imported(intake.new))
                self.intake = nil
                return []
            }
            incoming = self.intake?.next(Conversation.turnsAtOnce) ?? []
        }
        return [.idle(tickets.issue(.conversation(.importing)))]
    }
}
