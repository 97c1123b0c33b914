// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a server could not start.
public enum HTTPServerError: Error, Sendable, Equatable {
    /// Another program listens at that port.
    case portTaken(UInt16)
    /// The system lets only administrators listen at that port.
    case portReserved(UInt16)
    /// No such address at this machine.
    case addressUnknown(String)
    /// A file of the certificate cannot be used, and why.
    case fileUnreadable(String, String)
    /// The certificate and the key are of no use to the TLS library, or do not belong together.
    case certificateRefused
    /// Anything else, in the system's words.
    case failed(String)
}

extension HTTPServerError: CustomStringConvertible {
    /// One sentence: what is wrong and what to do.
    public var description: String {
        switch self {
        case .portTaken(let port):
            "Port \(port) is taken by another program. Stop it, or choose another port."
        case .portReserved(let port):
            "Port \(port) is reserved for administrators. Choose one above 1023."
        case .addressUnknown(let host):
            "This machine has no address ‘\(host)’ to listen at."
        case .fileUnreadable(let path, let reason):
            "The certificate or key in ‘\(path)’ cannot be used: \(reason)."
        case .certificateRefused:
            "The certificate and its key cannot be used together; both have to be valid PEM texts."
        case .failed(let reason):
            "The server cannot listen: \(reason)."
        }
    }
}
