// Susi. SPDX-License-Identifier: Apache-2.0

/// What a model has said so far: without what it thinks aloud before, and not without end.
struct ModelSpeech {
    /// How long an answer may be, in bytes.
    static let longest = 32 << 10
    /// How long it may think aloud.
    private static let longestThought = 256 << 10

    private enum Phase { case beginning, thinking, speaking }

    /// What it has said.
    private(set) var text = ""
    /// Whether it has said as much as is shown.
    private(set) var isFull = false
    private var phase = Phase.beginning
    /// What is not decided yet.
    private var pending = ""
    private var thoughts = 0

    /// Takes over the next piece.
    mutating func append(_ piece: String) {
        guard !isFull else { return }
        switch phase {
        case .beginning:
            pending += piece
            pending = String(pending.drop { $0.isWhitespace })
            if pending.hasPrefix("<think>") {
                phase = .thinking
                let rest = pending.dropFirst("<think>".count)
                pending = ""
                append(String(rest))
            } else if !"<think>".hasPrefix(pending) {
                speak()
            }
        case .thinking:
            thoughts += piece.utf8.count
            isFull = thoughts > ModelSpeech.longestThought
            pending += piece
            if let end = pending.firstRange(of: "</think>") {
                let rest = pending[end.upperBound...]
                pending = ""
                phase = .beginning
                append(String(rest))
            } else {
                pending = String(pending.suffix("</think>".count))
            }
        case .speaking:
            pending = piece
            speak()
        }
    }

    /// Nothing more comes.
    mutating func end() {
        if phase == .beginning { speak() }
    }

    /// What was said, with a sign that it breaks off.
    var cut: String { text.isEmpty ? "" : text + " …" }

    private mutating func speak() {
        phase = .speaking
        text += pending
        pending = ""
        guard text.utf8.count > ModelSpeech.longest else { return }
        while text.utf8.count > ModelSpeech.longest { text.removeLast() }
        isFull = true
    }
}
