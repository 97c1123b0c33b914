// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import SusiWire

// How a turn stands in a file that people keep: with whole words and dates.
extension Turn {
    /// The turn as an object for the file.
    var exported: JSON {
        var object = JSONObject()
        object.append("asked", .string(Instant(clamping: asked).text(.chat)))
        object.append("question", .string(question))
        switch stage {
        case .waiting, .asking: object.append("state", "waiting")
        case .answered: object.append("state", "answered")
        case .failed: object.append("state", "failed")
        }
        if answered > 0 {
            object.append("answered", .string(Instant(clamping: answered).text(.chat)))
        }
        if !serverDate.isEmpty { object.append("query_date", .string(serverDate)) }
        switch opinion {
        case .none: break
        case .good: object.append("opinion", "good")
        case .bad: object.append("opinion", "bad")
        }
        let numbers = (0...Turn.lastBit).filter { isDeleted($0) }
        if !numbers.isEmpty {
            object.append("deleted", .array(numbers.map { .number($0) }))
        }
        if let reply { object.append("answer", reply.json) }
        return .object(object)
    }

    /// Reads such an object; nil where it is none.
    init?(exported json: JSON) {
        guard let date = json["asked"]?.string, let asked = ServerDate.milliseconds(date) else {
            return nil
        }
        self.init(
            id: 0,
            question: json["question"]?.string ?? "",
            asked: asked,
            stage: .answered
        )
        answered = json["answered"]?.string.flatMap { ServerDate.milliseconds($0) } ?? 0
        serverDate = json["query_date"]?.string ?? ""
        for number in json["deleted"]?.array ?? [] {
            guard let bit = number.int64, (0...Int64(Turn.lastBit)).contains(bit) else { continue }
            deleted |= 1 << UInt64(bit)
        }
        if let opinion = json["opinion"]?.string {
            self.opinion = sameBytes(opinion, "good") ? .good : .bad
        }
        if let answer = json["answer"] { reply = Reply(answer, answered: answered) }
        // What was not answered then is not asked by itself now.
        if reply == nil { stage = .failed(.unreachable) }
        guard !isGone else { return nil }
    }

    /// The turn as people read it, times in local time; empty where nothing of it is shown.
    func readable(at instant: Int64, minutesFromUTC: Int) -> String {
        let zone = TimeZoneOffset(clamping: minutesFromUTC)
        var text = ""
        for number in parts(at: instant) {
            let time = number == 0 ? asked : max(answered, reply?.bubbles[number - 1].due ?? 0)
            let date = Instant(clamping: time).text(.sql(zone)).prefix(16)
            let who = (number == 0 ? AppWording.yourMessage : .answer).in(.english)
            text += "\(date) \(who): \(self.text(number))\n"
        }
        return text
    }
}
