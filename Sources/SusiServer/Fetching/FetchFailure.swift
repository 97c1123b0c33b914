// Susi. SPDX-License-Identifier: Apache-2.0

/// Why there is no answer from another server.
public enum FetchFailure: Error, Sendable, Equatable {
    /// The text is no URL.
    case notAURL
    /// Only `http` and `https` are spoken.
    case schemeRefused(String)
    /// The port is none of the web's.
    case portRefused(host: String, port: UInt16)
    /// The host's address is not one of the public internet.
    case addressRefused(host: String)
    /// No such name.
    case hostUnknown(String)
    /// Nobody takes the call.
    case unreachable(String)
    /// The host could not prove who it is.
    case untrusted(String)
    /// The time was over.
    case timedOut(String)
    /// Nothing more came of what is heard as it comes.
    case silent(String)
    /// More bytes came than are accepted.
    case tooLarge(limit: Int)
    /// It was sent on again and again.
    case tooManyRedirects(limit: Int)
    /// Too many calls are under way.
    case tooBusy
    /// The server stops.
    case stopped
    /// The answer broke off or was none, in the library's words.
    case broken(String)
}

extension FetchFailure: CustomStringConvertible {
    /// What went wrong, as the end of a sentence about the call.
    public var description: String {
        switch self {
        case .notAURL: "the address is no URL"
        case .schemeRefused(let scheme): "only http and https can be called, not \(scheme)"
        case .portRefused(let host, let port): "port \(port) of \(host) may not be called"
        case .addressRefused(let host): "\(host) is not on the public internet"
        case .hostUnknown(let host): "there is no host \(host)"
        case .unreachable(let host): "\(host) cannot be reached"
        case .untrusted(let host): "\(host) has no valid certificate"
        case .timedOut(let host): "\(host) did not answer in time"
        case .silent(let host): "\(host) said nothing for a while"
        case .tooLarge(let limit): "the answer is larger than \(limit) bytes"
        case .tooManyRedirects(let limit): "it was redirected more than \(limit) times"
        case .tooBusy: "too many calls are under way"
        case .stopped: "the server stops"
        case .broken(let reason): "the answer broke off: \(reason)"
        }
    }
}
