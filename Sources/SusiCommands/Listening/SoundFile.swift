// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiEar

/// A WAV file, read as it is heard: however long it is, little of it is in memory.
struct SoundFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Reads all of it and hands out its samples, with how they were written.
    func read(
        _ hand: (UnsafeBufferPointer<Float>, WaveFormat) -> Void
    ) throws(CommandFailure) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw CommandFailure("it cannot be read: \(String(cString: strerror(errno)))")
        }
        defer { close(file) }
        var reader = WaveReader()
        do throws(WaveFault) {
            while true {
                let bytes = Streams.read(file)
                guard !bytes.isEmpty else { break }
                try bytes.withUnsafeBufferPointer { bytes throws(WaveFault) in
                    try reader.take(bytes, hand)
                }
            }
            try reader.end()
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// All bytes of a file, or nil where it cannot be read or is longer than that.
    static func contents(of path: String, atMost limit: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var all: [UInt8] = []
        while true {
            let bytes = Streams.read(file)
            guard !bytes.isEmpty else { return all }
            all += bytes
            guard all.count <= limit else { return nil }
        }
    }
}
