// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads a step of a JSON skill: a type and an expression in words.
enum InferenceReader {
    /// The inferences that make up the step, or nil where nobody knows it.
    static func read(_ step: JSON) -> [Inference]? {
        let expression = step["expression"]?.string ?? ""
        switch step["type"]?.string {
        case "console":
            if let definition = step["definition"] {
                return [.call(ServiceCall(reading: definition))]
            }
            return expression.isEmpty ? nil : [.select(expression)]
        case "javascript":
            return [.script(expression)]
        case "memory":
            return memory(expression)
        case "flow":
            switch firstWord(of: expression) {
            case "FIRST": return [.first]
            case "REST": return [.rest]
            case "SQUASH": return [.squash]
            default: return nil
            }
        default:
            return nil
        }
    }

    /// The answer that a step `PLAN when : text` adds.
    static func plan(_ step: JSON) -> ActionTemplate? {
        let expression = step["expression"]?.string ?? ""
        guard step["type"]?.string == "flow", firstWord(of: expression) == "PLAN",
            let bang = BangLine(Array("!plan".utf8) + Array(expression.utf8).trimmed.dropFirst(4))
        else { return nil }
        return .answer(
            AnswerTemplate(
                bang.rest.alternatives,
                details: AnswerDetails(time: bang.parameter.text)
            )
        )
    }

    private static func memory(_ expression: String) -> [Inference]? {
        let bytes = Array(expression.utf8).trimmed
        let word = firstWord(of: expression)
        let rest = bytes.dropFirst(word.utf8.count).trimmed
        switch word {
        case "SET":
            guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = rest[..<equals].trimmed.text
            return [.set(name: name, value: rest[(equals + 1)...].trimmed.text)]
        case "CLEAR":
            return [.clear(name: rest.text)]
        case "IF":
            return [.check(Condition(parsing: rest), isNegated: false)]
        case "NOT":
            // A bare NOT denies the condition of the intent's other option; there is none here.
            return rest.isEmpty ? [] : [.check(Condition(parsing: rest), isNegated: true)]
        default:
            return nil
        }
    }

    private static func firstWord(of text: String) -> String {
        Array(text.utf8).trimmed.prefix { $0 != 0x20 }.text
    }
}
