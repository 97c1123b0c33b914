// Susi. SPDX-License-Identifier: Apache-2.0

extension HTTPResponse {
    static let stopped = refusal(
        503,
        "The server stops. Please ask again in a moment."
    )
    static let overburdened = refusal(
        503,
        "Too much is being sent to this server. Please try again in a moment."
    )
    static let tooManyWaiting = refusal(
        503,
        "Too many of your questions are waiting already. Please ask again in a moment."
    )

    static func tooLarge(limit: Int) -> HTTPResponse {
        refusal(413, "The request is larger than \(limit) bytes.")
    }
}
