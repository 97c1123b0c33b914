// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

/// What a transcript has in place of the web and of scripts.
struct TranscriptWorld {
    private var fulfilments: [String: Fulfilment] = [:]

    /// Takes a section `fetch`, `script` or `rows`.
    mutating func add(_ section: Transcript.Section) throws {
        fulfilments["\(section.kind) \(section.subject)"] = try fulfilment(section)
    }

    /// What came of a need; nil where the transcript does not say.
    func fulfilment(of need: Need) -> Fulfilment? {
        fulfilments[Self.name(of: need)]
    }

    /// A need as a transcript writes it.
    static func name(of need: Need) -> String {
        switch need {
        case .fetch(let url, _): "fetch \(url)"
        case .script(let source): "script \(source.replacing("\n", with: "\\n"))"
        case .rows(let service, let arguments):
            "rows "
                + ([service] + arguments.map { "\($0.name)='\($0.value)'" }).joined(separator: " ")
        }
    }

    private func fulfilment(_ section: Transcript.Section) throws -> Fulfilment {
        var lines = section.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0)
        }
        var status = 200
        var headers: [(name: String, value: String)] = []
        while let line = lines.first {
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            if words.first == "fails" {
                return .failed(reason: words.dropFirst().joined(separator: " "))
            } else if words.first == "status", words.count == 2 {
                status = Int(words[1]) ?? 0
            } else if words.first == "header", words.count == 3 {
                headers.append((String(words[1].dropLast()), words[2]))
            } else {
                break
            }
            lines.removeFirst()
        }
        let text = lines.joined(separator: "\n")
        switch section.kind {
        case "script": return .value(text)
        case "rows": return .rows(try JSON(parsing: text).array?.compactMap(\.object) ?? [])
        default: return .response(status: status, headers: headers, body: Array(text.utf8))
        }
    }
}
