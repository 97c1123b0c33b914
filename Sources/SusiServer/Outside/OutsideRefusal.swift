// Susi. SPDX-License-Identifier: Apache-2.0

/// What people are told where another server gave nothing of use.
enum OutsideRefusal {
    /// The administrator has switched calls off.
    static let offline = Refusal(503, "This server calls no other server (--offline).")

    /// An address that is too long for anybody to have written it.
    static func tooLong(_ url: String) -> Refusal? {
        url.utf8.count > 2000 ? Refusal(422, "The address is longer than 2000 bytes.") : nil
    }

    /// The answer of another server, if it is one to go on with.
    static func checked(
        _ result: Result<FetchResponse, FetchFailure>
    ) throws(Refusal) -> FetchResponse {
        switch result {
        case .success(let response):
            switch response.status {
            case 200...203: return response
            case 404, 410: throw Refusal(404, "The other server has nothing there.")
            default:
                throw Refusal(502, "The other server answered with status \(response.status).")
            }
        case .failure(let failure):
            throw Refusal(status(of: failure), "This cannot be fetched: \(failure).")
        }
    }

    private static func status(of failure: FetchFailure) -> Int {
        switch failure {
        case .notAURL, .schemeRefused: 422
        case .portRefused, .addressRefused: 403
        case .tooLarge: 413
        case .timedOut, .silent: 504
        case .tooBusy, .stopped: 503
        case .hostUnknown, .unreachable, .untrusted, .tooManyRedirects, .broken: 502
        }
    }
}
