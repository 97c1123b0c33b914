// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiVoice
import Testing

@testable import SusiCommands

/// What the program is told, by a program in its place.
@Suite struct SpeechProgramTests {
    private let folder: Folder

    init() throws {
        folder = try Folder([:])
    }

    /// A voice through a script that is called as the program is.
    private func voice(_ script: String) throws -> SpeakingVoice {
        // A program that was only just written cannot be run while another test's child, begun
        // meanwhile, still has it open. So what is run was there before; what was written is read.
        try script.write(toFile: "\(folder.path)/script", atomically: true, encoding: .utf8)
        let program = URL(filePath: #filePath)
            .deletingLastPathComponent().appending(path: "espeak-ng")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/espeak-ng",
            withDestinationPath: program.path
        )
        let environment = ["PATH": "/nowhere:\(folder.path)", "HERE": folder.path]
        return try #require(SpeechProgram(in: environment)).voice
    }

    private func said() throws -> String {
        try String(contentsOfFile: "\(folder.path)/said", encoding: .utf8)
    }

    @Test func `sentences are said each in its language`() throws {
        let voice = try voice("echo \"$@\" > \"$HERE/said\"; /bin/cat >> \"$HERE/said\"")
        voice.say([
            SpokenSentence("5 < 6 & 7", language: "de"), SpokenSentence("So?", language: "e\"n"),
            SpokenSentence("Oh.", language: ""),
        ])
        voice.finish()
        #expect(
            try said() == """
                -m -b 1 --stdin
                <speak><voice xml:lang="de"><s>5 &lt; 6 &amp; 7</s>
                </voice><voice xml:lang="en"><s>So?</s>
                <s>Oh.</s>
                </voice></speak>

                """
        )
        #expect(!voice.stop())
        #expect(voice.trouble() == nil)
    }

    @Test func `it is ended in the middle of a word`() throws {
        let voice = try voice("exec /usr/bin/tail -f /dev/null")
        voice.say([SpokenSentence("Moo", language: "en")])
        #expect(voice.stop())
        #expect(!voice.stop())
    }

    @Test func `what it complains of is told once`() throws {
        let voice = try voice("echo 'ALSA lib: x' >&2; echo 'error: No such device' >&2")
        voice.say([SpokenSentence("Moo", language: "en")])
        voice.finish()
        #expect(voice.trouble() == "espeak-ng could not speak: error: No such device")
        #expect(voice.trouble() == nil)
    }

    @Test func `a program that reads nothing holds nobody up`() throws {
        let voice = try voice("exit 1")
        let sentence = SpokenSentence(String(repeating: "Moo ", count: 60), language: "en")
        for _ in 1...20 { voice.say(Array(repeating: sentence, count: 30)) }
        voice.finish()
    }

    @Test func `where no folder has it there is none`() {
        #expect(SpeechProgram(in: ["PATH": "/nowhere"]) == nil)
        #expect(SpeechProgram(in: ["PATH": ""]) == nil)
    }
}
