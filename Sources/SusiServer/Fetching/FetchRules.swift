// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// What holds for all calls of a fetcher.
struct FetchRules: Sendable {
    let limits: FetchLimits
    let budget: FetchBudget
    let addresses: AddressGuard
    let agent: String
    /// Answers of the name service made up by tests.
    let resolutions: FetchResolutions?
}

/// Names whose addresses are given instead of asked for, so that tests need no name service.
final class FetchResolutions: @unchecked Sendable {
    // Only read after it was made.
    private let list: UnsafeMutablePointer<curl_slist>?

    /// Entries as `host:port:address`.
    init(_ entries: [String]) {
        list = entries.reduce(nil) { curl_slist_append($0, $1) ?? $0 }
    }

    deinit {
        curl_slist_free_all(list)
    }

    func apply(to easy: UnsafeMutableRawPointer) {
        susi_curl_set_pointer(easy, CURLOPT_RESOLVE, list)
    }
}
