// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiMind
import SusiServer
import SusiTranscripts

/// The conversations that lie beside a skill: `tea.transcript` beside `tea.txt`.
struct SkillTranscript {
    private let name: String
    private let transcript: Transcript

    /// The transcript of a skill; nil where none lies beside it.
    init?(of file: SkillFile, in surroundings: Surroundings) {
        guard let dot = file.name.lastIndex(of: ".") else { return nil }
        name = file.name[..<dot] + ".transcript"
        let path = FilePaths.absolute(name, in: surroundings.folder)
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        transcript = Transcript(String(decoding: data, as: UTF8.self))
    }

    /// How many conversations it has.
    var count: Int {
        transcript.sections.filter { $0.kind == "conversation" }.count
    }

    /// What goes otherwise than it says, for people; web calls are answered by the transcript alone.
    func faults(
        asking assistant: Assistant,
        language: Language
    ) -> [String] {
        let notebook = NotebookInHand()
        let faults = TranscriptRun.faults(of: transcript, in: assistant.mind, language: language) {
            need,
            question in
            if case .fetch = need { return nil }
            return notebook.fulfilment(of: need, for: question)
                ?? assistant.fulfilment(of: need, for: question)
        }
        return faults.map { fault in
            let lines = fault.description.split(separator: "\n")
            return "✘ \(name):\(fault.line): " + lines.joined(separator: "\n    ") + "\n"
        }
    }
}
