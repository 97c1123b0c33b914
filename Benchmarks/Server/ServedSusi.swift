// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// The server as people run it, over a folder of skills and a database of its own.
final class ServedSusi {
    /// The program that serves.
    static let program = ".build/release/susi"

    /// Where it listens.
    let port = LocalConnection.freePort()
    /// How long it took from its start to its first answer, in milliseconds.
    let millisecondsToAnswer: Double
    /// The program while it runs.
    let program: RunningProgram
    private let skills: ServedSkills

    /// Starts it and waits for an answer; without options it calls nobody.
    init(_ skills: ServedSkills, _ options: [String] = ["--offline"]) throws {
        self.skills = skills
        let start = DispatchTime.now().uptimeNanoseconds
        program = try RunningProgram(
            ServedSusi.program,
            [
                "serve", "--host", "127.0.0.1", "--port", "\(port)",
                "--log-level", "error", "--skills", skills.folder.appending(path: "Skills").path,
                "--data", skills.folder.appending(path: "data").path,
            ] + options
        )
        while LocalConnection(port: port)?.get("/susi/chat.json?q=hello") == nil {
            guard program.isRunning else {
                throw LoadFailure(output: "\(ServedSusi.program) ended by itself")
            }
            usleep(1000)
        }
        millisecondsToAnswer = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }
}
