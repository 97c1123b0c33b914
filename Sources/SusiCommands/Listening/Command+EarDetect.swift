// Susi. SPDX-License-Identifier: Apache-2.0

import SusiEar

extension Command {
    /// `susi ear detect`: finds the phrase in WAV files.
    static let earDetect = Command(
        "ear detect",
        "finds the wake word in WAV files",
        details: """
            Prints a line for each place where it would have woken: the file, the seconds from its \
            start, how sure it was from 0 to 1, and the phrase. Files may have any sample rate \
            from 8 to 192 kHz, any number of channels, and samples of 8 to 32 bits or floats.

            With --scores it decides nothing and prints peaks of the smoothed logit instead, as \
            JSON: of each file the highest, and all others above -4 that lie a second apart.

            The status is 1 if a file could not be read; the others are heard all the same.
            """,
        operands: .any("FILE"),
        options: [
            EarOptions.phrase, EarOptions.sensitivity, EarOptions.voice, EarOptions.model,
            EarOptions.json,
            .flag("scores", "prints peaks instead of decisions"),
            .value("files-from", "LIST", "reads names of further files from this one, a line each"),
        ]
    ) { arguments, surroundings in
        let files = try arguments.soundFiles(in: surroundings)
        let model = try arguments.earModel(in: surroundings)
        var search = EarSearch(
            model,
            phrase: try arguments.phrase(of: model),
            try arguments.sensitivity(),
            voice: try arguments.voice(for: model, in: surroundings)
        )
        var status = ExitCode.success
        for name in files {
            do throws(CommandFailure) {
                let found = try search.hear(FilePaths.absolute(name, in: surroundings.folder))
                let lines =
                    arguments.has("scores")
                    ? found.peaks(of: name)
                    : found.detections(of: name, asJSON: arguments.has("json"))
                for line in lines { surroundings.print(line) }
            } catch {
                surroundings.complain("susi ear detect: \(name): \(error.reason)")
                status = .failure
            }
        }
        return status
    }
}

extension Arguments {
    /// The files that are named, one way or the other.
    fileprivate func soundFiles(in surroundings: Surroundings) throws -> [String] {
        var files = operands
        if let list = value(of: "files-from") {
            let path = FilePaths.absolute(list, in: surroundings.folder)
            guard let bytes = SoundFile.contents(of: path, atMost: 64 << 20) else {
                throw CommandFailure("the list of files “\(list)” cannot be read.")
            }
            files += bytes.split(separator: UInt8(ascii: "\n")).map {
                String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
            }
        }
        guard !files.isEmpty else { throw UsageError("FILE is missing.") }
        return files
    }
}
