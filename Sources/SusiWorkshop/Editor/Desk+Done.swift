// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView
import SusiWire

extension Desk {
    mutating func done(
        _ errand: WorkshopErrand,
        _ value: PageValue,
        _ bench: inout Bench
    ) -> [Effect] {
        switch errand {
        case .draft:
            opening?.hasRead = true
            if let bytes = value[0].bytes {
                opening?.draft = Draft(StoredRecord(key: Draft.key(place), content: bytes))
            }
            return lay(&bench)
        case .groups:
            if case .accepted(let json) = ServerReply(wordless: value) {
                groups = (json["groups"]?.array ?? []).prefix(200).compactMap { $0.string }
            }
        case .history: return foundHistory(ServerReply(wordless: value), &bench)
        case .source: return foundSource(ServerReply(wordless: value), &bench)
        case .reviewing: return review(&bench)
        case .keepingSoon:
            keeping = .underWay
            let ticket = bench.tickets.issue(.keeping)
            guard isChanged || place == nil && !note.isEmpty else {
                return [Draft.deletion(of: Draft.key(place), ticket)]
            }
            return [.write(ticket, [draft.record])]
        case .keeping:
            let isStale = if case .again = keeping { true } else { false }
            keeping = .kept
            if isStale { return keep(&bench) }
        case .saving: return saved(ServerReply(wordless: value), &bench)
        case .asking(let number): return answered(number, value, &bench)
        case .examining(let number): return examined(number, value, &bench)
        default: break
        }
        return []
    }

    /// The latest version's number and author are known; its text comes next.
    private mutating func foundHistory(_ word: ServerReply, _ bench: inout Bench) -> [Effect] {
        guard let place else { return [] }
        guard case .accepted(let json) = word,
            let latest = json["commits"]?.array?.first,
            let id = latest["commitID"]?.string, let number = Int(id)
        else { return notFound(word, &bench) }
        let version = ServerVersion(
            number: number,
            author: latest["author"]?.string ?? "",
            text: ""
        )
        if opening != nil { opening?.latest = version } else { theirs = version }
        let fields = place.fields + [(name: "commitID", value: id)]
        return [bench.ask(.source, "/cms/getFileAtCommitID.json", fields)]
    }

    private mutating func foundSource(_ word: ServerReply, _ bench: inout Bench) -> [Effect] {
        guard case .accepted(let json) = word, let file = json["file"]?.string else {
            return notFound(word, &bench)
        }
        if opening != nil {
            opening?.latest?.text = Desk.lines(of: file)
            opening?.hasText = true
            return lay(&bench)
        }
        theirs?.text = Desk.lines(of: file)
        isComparing = true
        return []
    }

    private mutating func notFound(_ word: ServerReply, _ bench: inout Bench) -> [Effect] {
        let language = bench.language
        let why =
            word.trouble(in: language) ?? WorkshopTrouble(WorkshopWording.refused.in(language))
        if opening != nil {
            opening?.failure = why
            return lay(&bench)
        }
        theirs = nil
        trouble = why
        return []
    }

    private mutating func saved(_ word: ServerReply, _ bench: inout Bench) -> [Effect] {
        isSaving = false
        guard case .accepted(let json) = word else {
            trouble = word.trouble(in: bench.language)
            if case .refused(409, let message, _) = word {
                trouble = WorkshopTrouble(message, .compare)
            }
            if case .refused(_, _, let json) = word { hear(json) }
            if case .refused(401, _, _) = word { return [.tell(.sessionEnded)] }
            return []
        }
        let wasNew = place == nil
        let old = Draft.key(place)
        let place = self.place ?? SkillPlace(group, language, tag)
        self.place = place
        original = text.text
        base = json["commitID"]?.string.flatMap { Int($0) }
        note = ""
        isSaveOpen = false
        theirs = nil
        isComparing = false
        hear(json)
        // Nothing is kept any more that the server has.
        let before = bench.tickets.cancel { $0 == .keepingSoon }
        keeping = .underWay
        var effects = before + [Draft.deletion(of: old, bench.tickets.issue(.keeping))]
        effects += bench.say(bench.words(.saved))
        if wasNew { effects.append(bench.go(.desk(place), replaces: true)) }
        return effects
    }

    /// What the server says of the text, beside what the parser said here.
    private mutating func hear(_ json: JSON) {
        let told = (json["diagnostics"]?.array ?? []).compactMap { Finding($0) }
        for finding in told where !findings.contains(where: { $0.isSame(as: finding) }) {
            findings.append(finding)
        }
        findings.sort { $0.line < $1.line }
    }

    /// The text with lines that end as browsers end them.
    static func lines(of text: String) -> String {
        guard text.utf8.contains(0x0D) else { return text }
        var bytes: [UInt8] = []
        var last: UInt8 = 0
        for byte in text.utf8 {
            if byte != 0x0A || last != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
            last = byte
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
