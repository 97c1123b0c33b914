// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a candidate did not answer, so that the next one was tried.
public enum Failure: Error, Sendable, Equatable {
    /// A condition did not hold.
    case condition(String)
    /// A variable has no value.
    case missing(String)
    /// A web call or service gave nothing that can be used.
    case service(String)
    /// A script failed or had no value.
    case script(String)
    /// A question to the mind itself had no answer.
    case reflection(String)
    /// A planned time is none.
    case plan(String)
    /// A step left no rows.
    case noRows
    /// A text grew beyond all bounds.
    case tooLong
    /// Skills asked each other for too long.
    case exhausted
}

extension Failure: CustomStringConvertible {
    /// The reason for people.
    public var description: String {
        switch self {
        case .condition(let text): "the condition \(text) does not hold"
        case .missing(let name): "nothing is known as $\(name)$"
        case .service(let reason): reason
        case .script(let reason): "the script failed: \(reason)"
        case .reflection(let query): "asking “\(query)” gave no answer"
        case .plan(let reason): reason
        case .noRows: "there are no rows left"
        case .tooLong: "a text grew too long"
        case .exhausted: "skills asked each other too often"
        }
    }
}

/// Why thinking stops for now: a candidate failed, or something is needed from outside.
enum Interruption: Error {
    case failure(Failure)
    case need(Need)
}
