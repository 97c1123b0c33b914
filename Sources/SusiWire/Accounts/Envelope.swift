// Susi. SPDX-License-Identifier: Apache-2.0

/// The members that nearly every answer has beside its own.
public struct Envelope: Sendable, Equatable {
    /// Whether it worked; chat and memory do not say.
    public var accepted: Bool?
    /// What happened, for people.
    public var message: String?
    /// Who asked.
    public var session: Session?

    /// An envelope that says nothing.
    public init() {}

    /// It worked.
    public static func accepted(_ message: String) -> Envelope {
        var envelope = Envelope()
        envelope.accepted = true
        envelope.message = message
        return envelope
    }

    /// It did not work.
    public static func refused(_ message: String) -> Envelope {
        var envelope = Envelope()
        envelope.accepted = false
        envelope.message = message
        return envelope
    }

    /// Whether to take the answer for a failure (C4): chat and memory succeed without a word.
    public var isRefusal: Bool {
        accepted == false
    }

    /// The envelope fit for every old app.
    func strict() -> Envelope {
        var envelope = self
        envelope.session = session?.strict()
        return envelope
    }

    mutating func visit(_ members: inout Members) {
        members.value("accepted", &accepted)
        members.value("message", &message)
        members.value("session", &session)
    }
}
