// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView
import Testing

/// The example of `docs/view.md`, word for word.
@Suite struct NotesTests {
    @Test func `a note that is kept is shown and stored`() {
        var page = PaperPage(Notes(), at: 1000)
        page.start()
        page.happen(.input, at: "note", [(.value, .text("Milk"))])
        page.happen(.submit, at: "form")
        #expect(page.effects.map { $0.kind } == [.preventDefault, .write])
        #expect(page.document.markup.contains("<li @click>Milk"))
    }
}

struct Notes: Program {
    /// What handlers say: data.
    enum Message: Sendable { case typed, keep, drop(UInt64) }

    var draft = ""
    var notes: [(id: UInt64, text: String)] = []
    var isSaved = true

    mutating func handle(_ event: PageEvent<Message>, at instant: Int64) -> [Effect] {
        switch event {
        case .started: return [.read(1, ["notes"]), .focus("note")]
        case .happened(.typed, let detail): draft = detail.text(.value)
        case .happened(.keep, _):
            notes.append((UInt64(clamping: instant), draft))
            draft = ""
            isSaved = false
            let content = notes.map { $0.text }.joined(separator: "\n")
            let record = StoredRecord(key: "notes", content: Array(content.utf8))
            // The browser does not send the form; ticket 2 is answered when all is on disk.
            return [.preventDefault, .write(2, [record])]
        case .happened(.drop(let id), _): notes.removeAll { $0.id == id }
        case .answered(1, let value):
            let lines = String(decoding: value[0].bytes ?? [], as: UTF8.self).split(separator: "\n")
            notes = lines.enumerated().map { (UInt64($0.offset), String($0.element)) }
        case .answered(2, _): isSaved = true
        case .answered, .part, .failed, .told, .changed: break
        }
        return []
    }

    func view() -> Node<Message> {
        let input = Node<Message>(
            .input,
            [.id("note"), .value(draft), .label("Note")],
            on: [Handler(.input, .typed)]
        )
        let button = Node<Message>(.button, text: isSaved ? "Keep" : "Saving…")
        let items = notes.map { note -> Node<Message> in
            Node(.li, key: note.id + 1, on: [Handler(.click, .drop(note.id))], text: note.text)
        }
        return Node(
            .main,
            [],
            [
                Node(.form, [.id("form")], on: [Handler(.submit, .keep)], [input, button]),
                Node(.ul, [], items),
            ]
        )
    }
}
