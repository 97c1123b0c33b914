// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiEar
import SusiWire
import Testing

@testable import SusiCommands

/// The model is small and was never trained: to it the sound beside it is the phrase at some places.
@Suite struct EarCommandTests {
    private static let fixtures = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "SusiEarTests/Fixtures")
    private static let model = fixtures.appending(path: "Models/random.ear").path

    private let folder: Folder

    init() throws {
        folder = try Folder()
        try write(Self.wave(try Self.sound()), to: "call.wav")
    }

    private static func sound() throws -> [Int16] {
        let bytes = [UInt8](try Data(contentsOf: fixtures.appending(path: "sound.pcm")))
        return stride(from: 0, to: bytes.count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
    }

    private static func wave(_ samples: [Int16], rate: Int = 16_000) -> [UInt8] {
        samples.withUnsafeBufferPointer { WaveFile.bytes(of: $0, rate: rate) }
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(name)"))
    }

    /// A program in the folder's own `bin` that stands for a recorder.
    private func install(_ name: String, _ script: String) throws {
        try folder.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
        let path = "\(folder.path)/bin/\(name)"
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func run(_ arguments: String...) -> Run {
        let model =
            arguments.contains("--model") || arguments[1] == "forget"
            ? [] : ["--model", Self.model]
        let data = arguments[1] == "detect" ? [] : ["--data", "\(folder.path)/data"]
        return Run(
            arguments + model + data,
            in: folder,
            environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
        )
    }

    @Test func `a line tells each place where it woke`() throws {
        let run = run("ear", "detect", "call.wav", "--phrase", "hey susi")
        #expect(run.status == .success)
        let line = try #require(run.lines.first)
        #expect(
            line.wholeMatch(of: /call\.wav  \d\.\d\d s  [01]\.\d\d  Hey Susi/) != nil,
            "\(line)"
        )
    }

    @Test func `the same is said as JSON`() throws {
        try write(Self.wave(try Self.sound(), rate: 48_000), to: "fast.wav")
        try folder.write("call.wav\r\nfast.wav\n", to: "list")
        let run = run("ear", "detect", "--files-from", "list", "--json", "--phrase", "hey susi")
        #expect(run.status == .success)
        for line in run.lines {
            let json = try JSON(parsing: Array(line.utf8))
            #expect(json["phrase"]?.string == "Hey Susi")
        }
    }

    @Test func `scores tell the highest peak of each file first`() throws {
        try write(Self.wave([0, 0, 0]), to: "short.wav")
        let run = run("ear", "detect", "--scores", "call.wav", "short.wav", "call.wav")
        let rows = try run.lines.map { try JSON(parsing: Array($0.utf8)) }
        let logits = rows.filter { $0["file"]?.string == "call.wav" }.compactMap {
            $0["logit"]?.double
        }
        #expect(logits.first == logits.max())
        // The file that was heard twice said twice the same.
        #expect(logits.count % 2 == 0)
        #expect(Array(logits.prefix(logits.count / 2)) == Array(logits.suffix(logits.count / 2)))
        #expect(rows.contains { $0["file"]?.string == "short.wav" && $0["logit"] == .null })
    }

    @Test func `what is no sound is said, and the rest is heard`() throws {
        try folder.write("no sound", to: "text.wav")
        let run = run("ear", "detect", "none.wav", "text.wav", "call.wav", "--phrase=Hey Susi")
        #expect(run.status == .failure)
        #expect(!run.lines.isEmpty)
        #expect(
            run.errors == """
                susi ear detect: none.wav: it cannot be read: No such file or directory
                susi ear detect: text.wav: this is no WAV file: it does not begin with RIFF and \
                WAVE (at byte 8)

                """
        )
    }

    @Test func `arguments that make no sense are told`() throws {
        #expect(run("ear", "detect").errors.contains("FILE is missing."))
        #expect(
            run("ear", "detect", "call.wav", "--sensitivity", "high").errors
                .contains("--sensitivity takes calm, normal or eager, not “high”.")
        )
        #expect(
            run("ear", "detect", "call.wav", "--phrase", "Alexa").errors.contains(
                "the model does not know the phrase “Alexa”; it knows “Susi” and “Hey Susi”."
            )
        )
        #expect(
            run("ear", "detect", "call.wav", "--model", "call.wav").errors.contains(
                "call.wav: this is no model of the ear: it does not begin with SUSIEAR1"
            )
        )
        #expect(run("ear", "enroll", "a.wav").errors.contains("go with --from"))
    }

    @Test func `it listens to what a recorder writes`() throws {
        try install("arecord", "tail -c +45 \(folder.path)/call.wav")
        let heard = run("ear", "listen", "--phrase", "hey susi")
        #expect(heard.status == .success)
        let detected = run("ear", "detect", "call.wav", "--phrase", "hey susi")
        #expect(heard.lines.count == detected.lines.count)
        #expect(heard.lines.count > 0)
        #expect(heard.errors == "Listening for “Hey Susi”. Ctrl-C stops it.\n")
    }

    @Test func `PipeWire's header and byte order are understood`() throws {
        let bytes = try Self.sound().flatMap {
            [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
        let header = Array(".snd".utf8) + [0, 0, 0, 28] + [UInt8](repeating: 0, count: 20)
        var stream = MicrophoneStream()
        var samples: [Float] = []
        for start in stride(from: 0, to: header.count + bytes.count, by: 11) {
            let all = (header + bytes)[start..<min(start + 11, header.count + bytes.count)]
            stream.take(Array(all)) { samples += $0 }
        }
        #expect(samples == (try Self.sound().map { Float($0) / 32768 }))
    }

    @Test func `a microphone that is not there is told`() throws {
        let none = Run(["ear", "listen", "--model", Self.model], in: folder)
        #expect(none.status == .failure)
        #expect(none.errors.contains("install alsa-utils (arecord) or pipewire-bin (pw-record)"))
        try install("arecord", "exit 1")
        #expect(run("ear", "listen").errors.contains("the microphone gives no sound"))
        #expect(run("ear", "enroll").errors.contains("nothing was learned"))
    }

    @Test func `a voice is learned from files, kept for its owner alone, and deleted`() throws {
        let learned = run("ear", "enroll", "--from", "call.wav", "call.wav", "call.wav", "call.wav")
        #expect(learned.status == .success, "\(learned.output)\(learned.errors)")
        #expect(learned.lines.first == "call.wav: Good: 1 of 3.")
        let path = "\(folder.path)/data/voice.susi"
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let run = run("ear", "detect", "call.wav", "--voice", path, "--json", "--sensitivity=calm")
        #expect(run.status == .success, "\(run.errors)")
        #expect(self.run("ear", "forget").output == "Your voice is deleted.\n")
        #expect(self.run("ear", "forget").output == "There was no voice to delete.\n")
    }
}
