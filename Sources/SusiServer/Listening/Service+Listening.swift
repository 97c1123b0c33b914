// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Writes down what somebody has said; nothing of it is kept or logged.
    func listen(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        guard let recogniser = outside.recogniser else {
            throw Refusal(
                503,
                "This server has no recogniser of speech. Its administrator can name one with --listen-url."
            )
        }
        let recording = try Recording(request.body, type: request.fields["Content-Type"] ?? "")
        try office.take(.listening, for: inquiry)
        let address = inquiry.guest.address
        guard listeners.addWhereThereIsRoom(address) else {
            throw Refusal(429, "What you have said before is still being listened to.")
        }
        let language = Service.spokenLanguage(inquiry.arguments.text(.language))
        return recogniser.words(of: recording, in: language).map { outcome in
            self.listeners.remove(address)
            switch outcome {
            case .success(let text):
                var transcript = Transcript()
                transcript.text = text
                transcript.language = language
                transcript.envelope = inquiry.accepted("Understood.")
                return inquiry.response(transcript)
            case .failure(let failure):
                if let reason = failure.reason {
                    self.log(.error, "the recogniser does not help", ["reason": reason])
                }
                return failure.refusal.response(to: inquiry.identity)
            }
        }
    }

    /// Tells the administrator at once where the recogniser is not what it should be.
    func greetRecogniser() {
        outside.recogniser?.name()?.whenDone { outcome in
            switch outcome {
            case .success(let name): self.log(.info, "the recogniser is there", ["name": name])
            case .failure(let failure):
                self.log(
                    .error,
                    "the recogniser is not there yet",
                    ["reason": failure.reason ?? "it is busy"]
                )
            }
        }
    }

    /// A language as recognisers name it, two or three letters; nil where that is none.
    private static func spokenLanguage(_ text: String?) -> String? {
        guard let text else { return nil }
        let letters = text.lowercased().prefix { $0 != "-" && $0 != "_" }
        let isLanguage = letters.utf8.allSatisfy { $0 &- 0x61 < 26 }
        return isLanguage && (2...3).contains(letters.utf8.count) ? String(letters) : nil
    }
}
