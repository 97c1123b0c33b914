// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiWire

extension Chance {
    /// `do: choice`: one of what `query` names, with commas or “or” between.
    func choice() throws(LoreRefusal) -> JSONObject {
        let said = WordFolding.normal(try request.demand("query"), limit: 2_000) ?? []
        // Commas are gone from what stars stand for; the question still has them.
        let text = OriginalSpelling.of(said, in: request.question.text) ?? said
        var options = parts(text, at: ["or", "oder"])
        if options.count < 2 { options = parts(text, at: ["and", "und"]) }
        guard (2...100).contains(options.count) else {
            throw LoreRefusal("there is nothing to choose between")
        }
        var draws = self.draws
        let chosen = draws.pick(options)
        return row("\(chosen).", [("result", chosen), ("count", String(options.count))])
    }

    /// The parts of a text between commas and certain words.
    private func parts(_ text: [UInt8], at words: [String]) -> [String] {
        var parts: [String] = []
        var part: [ArraySlice<UInt8>] = []
        func close() {
            let words = part.drop { word in
                Chance.openings.contains { Chance.isSame(word, $0) }
            }
            if !words.isEmpty {
                let joined = Array(words.joined(separator: [0x20]))
                parts.append(String(decoding: joined, as: UTF8.self))
            }
            part = []
        }
        for word in text.split(separator: 0x20) {
            if words.contains(where: { Chance.isSame(word, $0) }) {
                close()
                continue
            }
            let pieces = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            for (place, piece) in pieces.enumerated() {
                if place > 0 { close() }
                if !piece.isEmpty { part.append(piece) }
            }
        }
        close()
        return parts
    }

    private static let openings = ["either", "between", "entweder", "zwischen", "from"]

    private static func isSame(_ word: ArraySlice<UInt8>, _ name: String) -> Bool {
        word.count == name.utf8.count && zip(word, name.utf8).allSatisfy { $0 | 0x20 == $1 }
    }

    /// `do: password`: so long as `length` or `query` says; `easy` leaves out what looks alike.
    func password(_ secrets: (@Sendable (Int) -> [UInt8])?) throws(LoreRefusal) -> JSONObject {
        guard let secrets else {
            throw LoreRefusal("nobody gives it bytes that cannot be guessed")
        }
        let length = try number("length") ?? numbers(in: words()).first ?? 16
        guard (8...128).contains(length) else {
            return problem(
                "A password of mine has 8 to 128 characters.",
                "Ein Passwort von mir hat 8 bis 128 Zeichen."
            )
        }
        // No sign that the language of skills or of web pages reads as something else.
        var classes = ["abcdefghijkmnopqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789"]
        if request["easy"] == nil {
            classes = [
                "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789",
                "!#%+-=?@",
            ]
        }
        let letters = classes.flatMap { Array($0.utf8) }
        // Almost every draw has all classes; where bytes are no good, it ends all the same.
        for _ in 0..<100 {
            guard let password = draw(Int(length), from: letters, secrets) else { break }
            let isComplete = classes.allSatisfy { members in
                members.utf8.contains { password.contains($0) }
            }
            guard isComplete else { continue }
            let text = String(decoding: password, as: UTF8.self)
            return [
                "result": .string(text), "length": .string("\(length)"), "answer": .string(text),
            ]
        }
        throw LoreRefusal("nobody gives it bytes that cannot be guessed")
    }

    /// So many of the letters, each as likely as any other.
    private func draw(
        _ length: Int,
        from letters: [UInt8],
        _ secrets: @Sendable (Int) -> [UInt8]
    ) -> [UInt8]? {
        // Bytes above the last whole multiple would make the first letters likelier.
        let bound = 256 - 256 % letters.count
        var password: [UInt8] = []
        for _ in 0..<20 {
            for byte in secrets(length * 2) where Int(byte) < bound && password.count < length {
                password.append(letters[Int(byte) % letters.count])
            }
            if password.count == length { return password }
        }
        return nil
    }
}
