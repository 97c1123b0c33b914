// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiServer
import SusiWire

extension Command {
    /// `susi skill test`: whether skills answer as their authors expect.
    static let skillTest = Command(
        "skill test",
        "asks skills their own examples and plays their transcripts",
        details: """
            Each !example of a skill is asked. It passes if the answer is the !expect that goes \
            with it; without one, any answer will do. In an !expect, bars part alternatives and a \
            star stands for any text. An example may build on those before it in its file: it also \
            passes if the conversation so far leads to the answer. A transcript beside the skill, \
            `tea.transcript` beside `tea.txt`, is played too, as docs/transcripts.md describes it.

            A folder stands for all skill files in it. Each skill is asked alone; with --skills \
            it is asked among others. The status is 1 if an example fails.
            """,
        operands: .some("FILE"),
        options: [
            .value("skills", "FOLDER", "the skills that these files live with"),
            .value("language", "LL", "your language; without it each skill's own"),
            .flag("offline", "makes no web calls; examples that need one are skipped"),
            AskingOptions.allowHost,
            .flag("verbose", "also says what passed"),
        ]
    ) { arguments, surroundings in
        let language = try arguments.language()
        let library = try arguments.library(in: surroundings)
        let others = try library.map { Mind(try $0.read().map(\.skill)) }
        let files = try SkillFiles.read(arguments.operands, library: library, in: surroundings)
        let assistant = try arguments.assistant(Mind(), in: surroundings)
        var count = (passed: 0, failed: 0, skipped: 0)
        for file in files {
            var mind = Mind(trying: file.skill)
            if var all = others {
                all.add([file.skill])
                mind = all
            }
            assistant.mind = mind
            let own = file.skill.language == .unknown ? .english : file.skill.language
            var examination = SkillExamination(
                of: file.skill,
                by: assistant,
                language: language ?? own,
                isOffline: arguments.has("offline"),
                in: surroundings
            )
            for result in examination.results() {
                switch result.outcome {
                case .passed: count.passed += 1
                case .failed: count.failed += 1
                case .skipped: count.skipped += 1
                }
                if result.isWorthTelling || arguments.has("verbose") {
                    surroundings.write(result.report(path: file.name))
                }
            }
            guard let transcript = SkillTranscript(of: file, in: surroundings) else { continue }
            let faults = transcript.faults(asking: assistant, language: language ?? own)
            for fault in faults { surroundings.write(fault) }
            count.failed += faults.count
            if faults.isEmpty { count.passed += transcript.count }
        }
        surroundings.print(
            "\(count.passed) passed, \(count.failed) failed, \(count.skipped) skipped"
        )
        return count.failed > 0 ? .failure : .success
    }
}
