// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SusiEar

/// Files that tests read, and what they are.
enum Fixture {
    /// The root of the clone, found from where this file lies.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: root.appending(path: "Tests/SusiEarTests/Fixtures/\(name)")))
    }

    static func floats(_ name: String) throws -> [Float] {
        let bytes = try bytes(name)
        var reader = ByteReader(bytes)
        return (0..<bytes.count / 4).compactMap { _ in reader.float() }
    }

    /// The sound that the figures are of.
    static func sound() throws -> [Float] {
        let bytes = try bytes("sound.pcm")
        return (0..<bytes.count / 2).map {
            Float(Int16(bitPattern: UInt16(bytes[2 * $0]) | UInt16(bytes[2 * $0 + 1]) << 8)) / 32768
        }
    }

    /// A small network that nobody trained.
    static func model() throws -> EarModel {
        try EarModel(bytes("Models/random.ear"))
    }
}

/// The smoothed logits of all steps, and whatever else was told.
struct Heard {
    var logits: [Float] = []
    var events: [EarEvent] = []

    /// Hears samples in pieces of the given sizes, which begin anew when they are at their end.
    init(_ ear: Ear, _ samples: [Float], pieces: [Int] = [1024]) {
        ear.tellsSteps = true
        var start = 0
        var turn = 0
        samples.withUnsafeBufferPointer { samples in
            while start < samples.count {
                let end = min(samples.count, start + pieces[turn % pieces.count])
                ear.hear(UnsafeBufferPointer(rebasing: samples[start..<end])) { note($0) }
                start = end
                turn += 1
            }
        }
        ear.end { note($0) }
    }

    private mutating func note(_ event: EarEvent) {
        if case .step(_, let logit) = event { logits.append(logit) } else { events.append(event) }
    }

    var detections: [Detection] {
        events.compactMap { if case .heard(let detection) = $0 { detection } else { nil } }
    }
}

extension [Float] {
    /// The greatest difference from others in the same places.
    func distance(from others: [Float]) -> Float {
        zip(self, others).map { abs($0 - $1) }.max() ?? 0
    }
}

extension Ear {
    /// An ear that listens for the first phrase.
    convenience init(
        listeningWith model: EarModel,
        rate: Int = Ear.rate,
        _ sensitivity: Sensitivity = .normal
    ) {
        self.init(model, rate: rate)
        listen(for: 0, sensitivity)
    }
}
