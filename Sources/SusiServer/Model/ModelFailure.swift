// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a model gives no answer.
enum ModelFailure: Error, Sendable {
    /// It could not be asked, or its answer broke off.
    case unreached(FetchFailure)
    /// It answered with another status than 200.
    case status(Int)
    /// What it answered is none of a model.
    case senseless(String)

    /// Whether it is left alone for a while; else only this question was too much for it.
    var isLasting: Bool {
        switch self {
        case .unreached(.tooBusy), .unreached(.stopped): false
        case .unreached, .senseless: true
        case .status(let status): ![400, 413, 422].contains(status)
        }
    }

    /// What went wrong, for the administrator; nothing that anybody wrote.
    var description: String {
        switch self {
        case .unreached(let failure): failure.description
        case .status(let status): "it answered with status \(status)"
        case .senseless(let reason): "what it answered makes no sense: \(reason)"
        }
    }
}
