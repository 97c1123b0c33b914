// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiMind

/// What a skill asks of a service, and the question in which it does.
public struct LoreRequest: Sendable {
    /// What the service is told, by name.
    public let arguments: [(name: String, value: String)]
    /// The question under way: the person's language, the present, chance.
    public let question: Question

    /// Puts a request together.
    public init(_ arguments: [(name: String, value: String)], in question: Question) {
        self.arguments = arguments
        self.question = question
    }

    /// The argument of that name, where it says anything.
    public subscript(name: String) -> String? {
        let found = arguments.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
        guard let found, found.utf8.contains(where: { $0 > 0x20 }) else { return nil }
        return found
    }

    /// The argument of that name, or the reason why there is no answer without it.
    public func demand(_ name: String) throws(LoreRefusal) -> String {
        guard let value = self[name] else { throw LoreRefusal("it needs “\(name)”") }
        return value
    }

    /// Whether words are read and answered in German; otherwise in English.
    public var isGerman: Bool {
        let language = question.memory.language ?? question.language
        return language == .german
    }
}
