// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar
import SusiWire

/// What was found in a file.
struct EarFindings {
    /// How much of it was heard.
    var seconds = 0.0

    private let phrase: String
    private var detections: [Detection] = []
    private var logits: [Float] = []
    /// When the first of the logits was.
    private var start = 0.0

    /// The lowest that a peak is told of, unless it is the highest of its file.
    private static let floor: Float = -4
    /// Steps a second, and as many apart are peaks that are told.
    private static let apart = 50

    init(phrase: String) {
        self.phrase = phrase
    }

    mutating func note(_ event: EarEvent) {
        switch event {
        case .step(let seconds, let logit):
            if logits.isEmpty { start = seconds }
            logits.append(logit)
        case .heard(let detection): detections.append(detection)
        default: break
        }
    }

    /// A line for each place where it woke.
    func detections(of file: String, asJSON: Bool) -> [String] {
        detections.map { detection in
            let seconds = Self.rounded(detection.seconds, 2)
            let score = Self.rounded(detection.score, 2)
            guard asJSON else { return "\(file)  \(seconds) s  \(score)  \(phrase)" }
            let json: JSON = [
                "file": .string(file), "seconds": .number(detection.seconds),
                "score": .number(detection.score), "logit": .number(Double(detection.logit)),
                "phrase": .string(phrase), "voice": .bool(detection.isByVoice),
            ]
            return json.text(.compact)
        }
    }

    /// A line for each peak, the highest first.
    func peaks(of file: String) -> [String] {
        var candidates = logits.indices.filter { step in
            (step == 0 || logits[step - 1] <= logits[step])
                && (step + 1 == logits.count || logits[step + 1] < logits[step])
        }
        candidates.sort { logits[$0] > logits[$1] }
        var isTaken = [Bool](repeating: false, count: logits.count)
        var lines: [String] = []
        if candidates.isEmpty {
            // Too short for the network to say anything.
            let json: JSON = [
                "file": .string(file), "seconds": .null, "logit": .null,
                "phrase": .string(phrase), "length": .number(seconds),
            ]
            return [json.text(.compact)]
        }
        for step in candidates {
            guard logits[step] >= Self.floor || lines.isEmpty else { break }
            guard !isTaken[step] else { continue }
            for near in max(0, step - Self.apart)..<min(logits.count, step + Self.apart) {
                isTaken[near] = true
            }
            let json: JSON = [
                "file": .string(file),
                "seconds": .number(start + Double(step) / Double(Self.apart)),
                "logit": .number(Double(logits[step])), "phrase": .string(phrase),
                "length": .number(seconds),
            ]
            lines.append(json.text(.compact))
        }
        return lines
    }

    /// A number with so many digits behind its point.
    static func rounded(_ value: Double, _ digits: Int) -> String {
        let factor = digits == 2 ? 100.0 : 10
        let whole = Int64((value * factor).rounded())
        let rest = String(whole % Int64(factor))
        let zeros = String(repeating: "0", count: digits - rest.count)
        return "\(whole / Int64(factor)).\(zeros)\(rest)"
    }
}
