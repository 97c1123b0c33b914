// Susi. SPDX-License-Identifier: Apache-2.0

/// Phrases a person may say, what is then to be done, and what is then answered.
public struct Intent: Sendable {
    /// The alternatives that lead here.
    public var phrases: [Phrase]
    /// The steps before the answer; each must succeed.
    var process: [Inference] = []
    /// What is answered; the first action that fails makes the intent fail.
    var actions: [ActionTemplate] = []
    /// The line of the phrases, counted from 1.
    public var line: Int
    /// What the author gives as examples of use.
    public var examples: [String] = []
    /// What the author expects as answers to the examples.
    public var expectations: [String] = []
    /// The name that the author gave the intent; empty where there is none.
    var givenLabel = ""
    /// How deep the block is indented, in steps of four blanks.
    public var depth = 0
    /// Phrases without a wildcard that may follow, as suggestions to the person.
    public var suggestions: [String] = []
    /// What a JSON skill's author thinks it is worth, up to 1000.
    var userScore = 10

    init(phrases: [Phrase], line: Int) {
        self.phrases = phrases
        self.line = line
    }
}

extension Intent {
    /// The name of the intent: the author's, else its only phrase without a wildcard, else nothing.
    public var label: String {
        if !givenLabel.isEmpty { return givenLabel }
        let literal = phrases.filter {
            !$0.isExpression && Pattern(normal: Wording.normalized($0.text.utf8)) == .exact
        }
        guard literal.count == 1 else { return "" }
        return literal[0].text.utf8.map { $0 == 0x20 ? UInt8(ascii: "_") : $0 }[...].text
    }
}

/// One way to say something.
public struct Phrase: Sendable {
    /// The phrase as it was written.
    public let text: String
    /// Whether the author wants it to go before others.
    public let isPrior: Bool
    /// Whether it is a regular expression; in JSON skills only.
    let isExpression: Bool

    init(_ text: String, isPrior: Bool, isExpression: Bool = false) {
        self.text = text
        self.isPrior = isPrior
        self.isExpression = isExpression
    }
}

extension Phrase {
    /// Whether it fits everything.
    var isCatchAll: Bool {
        !isExpression && Pattern(normal: Wording.normalized(text.utf8)).isCatchAll
    }
}
