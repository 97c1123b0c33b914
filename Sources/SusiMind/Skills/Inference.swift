// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A step on the way to an answer.
enum Inference: Sendable {
    /// Asks a web service and takes rows from what it says.
    case call(ServiceCall)
    /// Asks by a `SELECT` expression.
    case select(String)
    /// Runs a script; its value becomes `$!$`.
    case script(String)
    /// Stores a value under a name.
    case set(name: String, value: String)
    /// Stores nothing under a name.
    case clear(name: String)
    /// Goes on only if the condition holds; or, negated, only if it does not.
    case check(Condition, isNegated: Bool)
    /// Goes on only if the condition of that number holds and none before it does; or, with the
    /// number behind the last one, if none holds. The branches of a block share the list.
    case branch([Condition], Int)
    /// Keeps only the first row of the latest table.
    case first
    /// Drops the first row of the latest table.
    case rest
    /// Merges all that is known into one table.
    case squash

    /// What the step adds to the score: an intent that has to do more goes first.
    var weight: Int {
        switch self {
        case .call, .select: 1
        case .first, .rest, .squash: 2
        case .set, .clear, .check, .branch: 3
        case .script: 4
        }
    }
}

/// A condition on a variable: that it has a value, or that its value fits a pattern.
struct Condition: Sendable, Equatable {
    /// The variable with its dollar signs, possibly a computed one: `$_$1$$`.
    var variable: String
    /// The regular expression that the whole value must match; nil where any value will do.
    var pattern: String?
}

/// A call as a skill's body describes it: of a service by its name, or of an address.
struct ServiceCall: Sendable {
    /// The name of a service that the engine offers, such as `table`.
    var service: String?
    /// What the service is told, with placeholders.
    var arguments: [(name: String, value: String)] = []
    /// The address, with placeholders; nil where the rows stand in the skill.
    var url: String?
    /// Where in the response the rows are; nil where the response does not matter.
    var path: String?
    /// Headers to send.
    var requestHeaders: [(name: String, value: String)] = []
    /// Headers of the response that become variables.
    var responseHeaders: [(header: String, variable: String)] = []
    /// Rows that stand in the skill itself.
    var data: [JSONObject]?
}

/// A web service that a JSON skill names for its `SELECT` expressions.
struct ServiceDefinition: Sendable {
    let name: String
    let call: ServiceCall
}
