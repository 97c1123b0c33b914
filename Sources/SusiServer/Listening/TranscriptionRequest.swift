// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Synchronization

/// A recording on its way to an endpoint that transcribes as OpenAI's interface has it.
final class TranscriptionRequest: Sendable {
    /// How much may be answered.
    static let mostReply = 64 << 10
    /// What endpoints call the model that they have, where nobody named one.
    private static let usualModel = "whisper-1"

    private struct State {
        var reply: [UInt8] = []
        var status = 200
    }

    /// The form as it travels, and its type.
    let body: [UInt8]
    let type: String
    private let state = Mutex(State())

    /// - Parameters:
    ///   - recording: what was said.
    ///   - language: the one it is in; nil leaves that to the endpoint.
    ///   - model: which one is to listen.
    ///   - mark: what ends the parts of the form; it must not stand in the recording.
    init(_ recording: Recording, language: String?, model: String?, mark: String) {
        var fields = [("model", model ?? Self.usualModel), ("response_format", "json")]
        if let language { fields.append(("language", language)) }
        var form: [UInt8] = []
        form.reserveCapacity(recording.bytes.count + 1024)
        for (name, value) in fields {
            // A line break would begin another field.
            let value = RecognisedText.clipped(value, 200)
            form += "--\(mark)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8
            form += "\(value)\r\n".utf8
        }
        let kind = recording.kind.rawValue
        form += "--\(mark)\r\nContent-Disposition: form-data; name=\"file\"; ".utf8
        form += "filename=\"speech.\(kind)\"\r\nContent-Type: audio/\(kind)\r\n\r\n".utf8
        form += recording.bytes
        form += "\r\n--\(mark)--\r\n".utf8
        body = form
        type = "multipart/form-data; boundary=\(mark)"
    }

    /// Takes a part of the answer; whether more is wanted.
    func hear(_ status: Int, _ part: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            state.status = status
            guard status == 200 else { return false }
            state.reply.append(contentsOf: part)
            return true
        }
    }

    /// What came of the call.
    func outcome(
        _ result: Result<FetchResponse, FetchFailure>
    ) -> Result<String, RecogniserFailure> {
        let (reply, status) = state.withLock { ($0.reply, $0.status) }
        guard status == 200 else { return .failure(.status(status)) }
        switch result {
        case .failure(let failure): return .failure(.unreached(failure))
        case .success(let response) where response.status != 200:
            return .failure(.status(response.status))
        case .success: break
        }
        guard let json = try? JSON(parsing: reply) else {
            return .failure(.senseless("it is no JSON"))
        }
        if let error = json["error"], !error.isNull {
            return .failure(.senseless("it tells of an error"))
        }
        guard let text = json["text"]?.string else {
            return .failure(.senseless("it has no “text”"))
        }
        guard let words = RecognisedText.words(text) else { return .failure(.silence) }
        return .success(words)
    }
}
