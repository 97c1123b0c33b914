// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

// What of a turn is shown.
extension Turn {
    /// Whether a part was deleted.
    public func isDeleted(_ number: Int) -> Bool {
        deleted & Turn.bit(number) != 0
    }

    /// Whether nothing is left but the mark that it was deleted.
    var isGone: Bool { deleted == .max }

    /// The numbers of the parts to show: the question, and the bubbles whose time has come.
    func parts(at instant: Int64) -> [Int] {
        guard !isGone else { return [] }
        var parts: [Int] = []
        if !question.isEmpty, !isDeleted(0) { parts.append(0) }
        guard let bubbles = reply?.bubbles else { return parts }
        for index in bubbles.indices
        where bubbles[index].isShown(at: instant) && !isDeleted(index + 1) {
            parts.append(index + 1)
        }
        return parts
    }

    /// When the next bubble is due; nil where none is.
    func nextDue(after instant: Int64) -> Int64? {
        guard !isGone, let bubbles = reply?.bubbles else { return nil }
        return bubbles.lazy.filter { !$0.isShown(at: instant) }.map { $0.due }.min()
    }

    /// What a part says; empty where there is no such part.
    public func text(_ number: Int) -> String {
        if number == 0 { return question }
        guard let bubbles = reply?.bubbles, bubbles.indices.contains(number - 1) else { return "" }
        return bubbles[number - 1].text
    }

    /// What is known of a part without its page.
    func sketch(_ number: Int) -> RowSketch {
        guard number > 0, let bubbles = reply?.bubbles, bubbles.indices.contains(number - 1) else {
            return RowSketch(text: question)
        }
        return RowSketch(bubbles[number - 1])
    }

    /// The server's time in milliseconds since 1970.
    var serverTime: Int64? {
        serverDate.isEmpty ? nil : ServerDate.milliseconds(serverDate)
    }

    /// Whether something has still to be sent.
    var isUnfinished: Bool {
        switch stage {
        case .waiting, .asking: true
        case .answered, .failed: owesOpinion
        }
    }

    /// The skill that answered, where thumbs can be counted for it: its path has seven components.
    public var skill: SkillPath? {
        guard let path = reply?.skill, path.utf8.first == 0x2F,
            path.utf8.lazy.filter({ $0 == 0x2F }).count == 6
        else { return nil }
        return SkillPath(reading: path)
    }

    /// Deletes a part; where nothing is left to show, all of it.
    mutating func delete(_ number: Int) {
        deleted |= Turn.bit(number)
        let last = reply?.bubbles.count ?? 0
        guard stage == .answered || number == 0 && last == 0 else { return }
        for number in 0...last where !isDeleted(number) && !(number == 0 && question.isEmpty) {
            return
        }
        erase()
    }

    /// Deletes everything but what tells that it was deleted.
    mutating func erase() {
        deleted = .max
        question = ""
        reply = nil
        opinion = .none
        owesOpinion = false
        stage = .answered
    }

    private static func bit(_ number: Int) -> UInt64 {
        1 << UInt64(min(max(number, 0), lastBit))
    }
}

extension Bubble {
    /// Whether its time has come.
    ///
    /// What is not planned is shown whatever the clocks say: the server's may be ahead of ours.
    func isShown(at instant: Int64) -> Bool {
        !isPlanned || due <= instant
    }
}
