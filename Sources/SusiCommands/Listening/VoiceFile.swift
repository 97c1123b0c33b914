// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiEar

/// Where a learned voice is kept; only its owner may read it.
struct VoiceFile {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// That of the data folder.
    init(_ arguments: Arguments, in surroundings: Surroundings) {
        path = DataFolder.path(arguments, in: surroundings) + "/voice.susi"
    }

    var exists: Bool { access(path, F_OK) == 0 }

    func read(for model: EarModel) throws(CommandFailure) -> Voice {
        guard let bytes = SoundFile.contents(of: path, atMost: 1 << 16) else {
            throw CommandFailure("the voice “\(path)” cannot be read.")
        }
        do throws(VoiceFault) {
            return try Voice(bytes, for: model)
        } catch {
            throw CommandFailure("\(path): \(error)")
        }
    }

    /// Writes all of it or nothing.
    func write(_ voice: Voice) throws(CommandFailure) {
        let beside = path + ".new"
        let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure("written") }
        let bytes = voice.bytes
        let written = Glibc.write(file, bytes, bytes.count)
        let isSafe = written == bytes.count && fsync(file) == 0
        close(file)
        guard isSafe, rename(beside, path) == 0 else { throw failure("written") }
    }

    /// Deletes it; false where there was none.
    func delete() throws(CommandFailure) -> Bool {
        if unlink(path) == 0 { return true }
        guard errno == ENOENT else { throw failure("deleted") }
        return false
    }

    private func failure(_ done: String) -> CommandFailure {
        CommandFailure("\(path) cannot be \(done): \(String(cString: strerror(errno))).")
    }
}
