// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// What somebody asks, and all that the answer may depend on.
///
/// The clock and the dice are in it: the same question gets the same answer for ever.
public struct Question: Sendable {
    /// What was said, as it was said.
    public var text: String
    /// The language of the person.
    public var language: Language
    /// The present.
    public var now: Instant
    /// The person's time zone in minutes, UTC minus local time, as JavaScript has it.
    public var timezoneOffset: Int
    /// Decides between alternatives.
    public var seed: UInt64
    /// What is known about the circumstances, by name.
    ///
    /// Such as `latitude`, `country_name` and `client_host`.
    public var observation: JSONObject
    /// What is remembered from earlier turns.
    public var memory: Memory
    /// Skills that answer before all others: the text of an editor's preview.
    public var instant: Mind?
    /// Whether skills in another known language than the person's are passed over.
    public var staysInLanguage: Bool

    /// A question without a past.
    public init(
        _ text: String,
        language: Language = .english,
        now: Instant = .earliest,
        timezoneOffset: Int = 0,
        seed: UInt64 = 0,
        observation: JSONObject = JSONObject(),
        memory: Memory = Memory(),
        instant: Mind? = nil,
        staysInLanguage: Bool = false
    ) {
        self.text = text
        self.language = language
        self.now = now
        self.timezoneOffset = timezoneOffset
        self.seed = seed
        self.observation = observation
        self.memory = memory
        self.instant = instant
        self.staysInLanguage = staysInLanguage
    }
}
