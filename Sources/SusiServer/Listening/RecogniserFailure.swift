// Susi. SPDX-License-Identifier: Apache-2.0

/// Why nothing comes of a recording.
enum RecogniserFailure: Error, Sendable, Equatable {
    /// There is no word in it.
    case silence
    /// The recogniser could not be asked, or its answer broke off.
    case unreached(FetchFailure)
    /// It answered with another status than 200.
    case status(Int)
    /// It tells of an error, in its own words.
    case complains(String)
    /// What it answered is none of a recogniser.
    case senseless(String)
    /// It takes sound as it is, and this is packed.
    case packed
    /// Too many recordings are being listened to.
    case tooBusy

    /// What people are told, and what is no business of theirs is not in it.
    var refusal: Refusal {
        switch self {
        case .silence: Refusal(422, "No words were understood. Please say it again.")
        case .packed:
            Refusal(
                415,
                "The recogniser of this server takes audio/wav only (16 bits, one channel)."
            )
        case .tooBusy, .unreached(.tooBusy), .unreached(.stopped):
            Refusal(503, "Too many are being listened to. Please say it again in a moment.")
        case .unreached(.timedOut), .unreached(.silent):
            Refusal(504, "The recogniser of this server takes too long.")
        case .unreached(.tooLarge): Refusal(502, RecogniserFailure.begins + "it says too much.")
        case .unreached(.broken), .unreached(.tooManyRedirects):
            Refusal(502, RecogniserFailure.begins + "its answer broke off.")
        case .unreached: Refusal(502, "The recogniser of this server cannot be reached.")
        case .status(let status):
            Refusal(502, RecogniserFailure.begins + RecogniserFailure.meaning(of: status) + ".")
        case .complains(let words): Refusal(502, RecogniserFailure.begins + "it says “\(words)”.")
        case .senseless: Refusal(502, RecogniserFailure.begins + "its answer makes no sense.")
        }
    }

    /// What went wrong, for the administrator; nil where nothing did.
    ///
    /// Nothing that anybody said is in it.
    var reason: String? {
        switch self {
        case .silence, .packed, .tooBusy: nil
        case .unreached(let failure): failure.description
        case .status(let status):
            "it answered with status \(status): \(RecogniserFailure.meaning(of: status))"
        case .complains: "it tells of an error"
        case .senseless(let reason): "what it answered makes no sense: \(reason)"
        }
    }

    private static let begins = "The recogniser of this server does not help: "

    private static func meaning(of status: Int) -> String {
        switch status {
        case 300..<400: "it sends us elsewhere"
        case 401, 403: "it does not accept our key"
        case 404, 405: "at its address nobody listens"
        case 400, 415, 422: "it cannot read the recording, or does not have the model"
        case 413: "the recording is too long for it"
        case 429: "it is asked too much"
        default: "it is ill (status \(status))"
        }
    }
}
