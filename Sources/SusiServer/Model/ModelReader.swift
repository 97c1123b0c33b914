// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads what a model says from its answer, however that is cut: a stream of events, or one
/// document.
struct ModelReader {
    /// A longer line, or a longer document, is none of a model.
    private static let longestLine = 256 << 10

    /// Takes over what the model says.
    private(set) var speech = ModelSpeech()
    /// Why nothing can be made of it.
    private(set) var trouble: String?
    private var line: [UInt8] = []
    /// Whether it is one document rather than a stream; nil before its first byte.
    private var isDocument: Bool?

    /// Takes a part of the answer; whether more is wanted.
    mutating func read(_ part: UnsafeRawBufferPointer) -> Bool {
        for byte in part {
            if isDocument == nil, !ModelReader.isBlank(byte) { isDocument = byte == 0x7B }
            if isDocument != true, byte == 0x0A || byte == 0x0D {
                endLine()
            } else {
                line.append(byte)
                if line.count > ModelReader.longestLine { trouble = "it is too long" }
            }
            guard trouble == nil, !speech.isFull else { return false }
        }
        return true
    }

    /// The answer is over.
    mutating func end() {
        guard trouble == nil, !speech.isFull else { return }
        if isDocument == true { read(document: line) } else { endLine() }
        speech.end()
    }

    private mutating func endLine() {
        defer { line.removeAll(keepingCapacity: true) }
        let mark = Array("data:".utf8)
        // Comments and the names of events say nothing.
        guard line.starts(with: mark) else { return }
        let data = line.dropFirst(mark.count).drop(while: ModelReader.isBlank)
        guard !data.isEmpty, !data.elementsEqual("[DONE]".utf8) else { return }
        read(document: Array(data))
    }

    private mutating func read(document: [UInt8]) {
        guard let json = try? JSON(parsing: document) else {
            trouble = "it is no JSON"
            return
        }
        if let error = json["error"], !error.isNull {
            trouble = "it tells of an error"
            return
        }
        // The last event of some has no choice in it, only what it cost.
        guard let choice = json["choices"]?.array?.first else { return }
        let message = choice["delta"] ?? choice["message"]
        if let text = message?["content"]?.string { speech.append(text) }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
