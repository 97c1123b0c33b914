// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// A URL as the transfer library reads it, so that what is checked is what is called.
final class FetchTarget: @unchecked Sendable {
    /// The library's own form; nobody changes it after it was read.
    let handle: OpaquePointer
    let text: String
    let scheme: String
    let host: String
    let port: UInt16
    /// Whether it has a name or a password in it.
    let namesAPerson: Bool

    /// Reads a URL; blanks and letters beyond ASCII in it are escaped.
    init(_ text: String) throws(FetchFailure) {
        guard let handle = curl_url() else { throw .notAURL }
        self.handle = handle
        let flags = UInt32(CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME)
        let hasNull = text.utf8.contains(0)
        guard !hasNull, curl_url_set(handle, CURLUPART_URL, text, flags) == CURLUE_OK,
            let scheme = FetchTarget.part(CURLUPART_SCHEME, of: handle)
        else {
            curl_url_cleanup(handle)
            throw .notAURL
        }
        guard scheme == "http" || scheme == "https" else {
            curl_url_cleanup(handle)
            throw .schemeRefused(scheme)
        }
        guard let host = FetchTarget.part(CURLUPART_HOST, of: handle), !host.isEmpty,
            let port = FetchTarget.part(CURLUPART_PORT, of: handle).flatMap({ UInt16($0) }),
            let whole = FetchTarget.part(CURLUPART_URL, of: handle)
        else {
            curl_url_cleanup(handle)
            throw .notAURL
        }
        self.text = whole
        self.scheme = scheme
        self.host = host
        self.port = port
        namesAPerson =
            FetchTarget.part(CURLUPART_USER, of: handle) != nil
            || FetchTarget.part(CURLUPART_PASSWORD, of: handle) != nil
    }

    deinit {
        curl_url_cleanup(handle)
    }

    /// Whether both are served by the same program, as far as a caller can tell.
    func hasSameOrigin(as other: FetchTarget) -> Bool {
        scheme == other.scheme && host.lowercased() == other.host.lowercased() && port == other.port
    }

    private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        let flags = part == CURLUPART_PORT ? UInt32(CURLU_DEFAULT_PORT) : 0
        guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
