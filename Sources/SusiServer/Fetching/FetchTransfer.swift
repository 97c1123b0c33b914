// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// What follows on the end of a request.
enum FetchStep {
    /// Another one: the answer was a redirect.
    case request
    /// Nothing: the call is over.
    case outcome(Result<FetchResponse, FetchFailure>)
}

/// One call under way, through all its redirects; only the fetcher's thread touches it.
final class FetchTransfer: @unchecked Sendable {
    typealias Completion = @Sendable (Result<FetchResponse, FetchFailure>) -> Void

    /// Header fields in all that are kept of an answer; what goes beyond ends the call.
    private static let fieldBytesLimit = 64 << 10

    let rules: FetchRules
    /// What is sent and heard, where that is more than a document being got.
    let stream: FetchStream?
    /// Until when something more has to come of a stream.
    private(set) var silentFrom = ContinuousClock.now
    private var heard = 0
    /// Where the present request goes.
    private(set) var target: FetchTarget
    private let deadline: ContinuousClock.Instant
    private let completion: Completion
    private var headers: [(String, String)]
    private var redirects = 0
    private var hasMovedForNow = false
    private var fields = HTTPFields()
    private var fieldBytes = 0
    private var body: [UInt8] = []
    /// Why this side ended the transfer, if it did.
    private var ownFailure: FetchFailure?
    private let easy: UnsafeMutableRawPointer
    private let guardian: UnsafeMutablePointer<susi_guard>
    private var list: UnsafeMutablePointer<curl_slist>?

    /// Prepares a call; nil where the library has no memory.
    init?(
        _ target: FetchTarget,
        headers: [(String, String)],
        rules: FetchRules,
        deadline: ContinuousClock.Instant,
        stream: FetchStream? = nil,
        completion: @escaping Completion
    ) {
        guard let easy = curl_easy_init() else { return nil }
        self.easy = easy
        self.target = target
        self.headers = headers
        self.rules = rules
        self.deadline = deadline
        self.stream = stream
        self.completion = completion
        guardian = .allocate(capacity: 1)
        guardian.initialize(to: susi_guard(guard: approveAddress, context: nil))
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_slist_free_all(list)
        guardian.deallocate()
        rules.budget.give(body.count)
    }

    /// Checks the target and prepares the request; the handle to be performed, or why not.
    func prepare() -> Result<UnsafeMutableRawPointer, FetchFailure> {
        let isTrusted = rules.addresses.trusts(host: target.host, port: target.port)
        guard isTrusted || rules.addresses.permits(port: target.port) else {
            return .failure(.portRefused(host: target.host, port: target.port))
        }
        let remaining = (deadline - .now).wholeMilliseconds
        guard remaining > 0 else { return .failure(.timedOut(target.host)) }
        rules.budget.give(body.count)
        (fields, fieldBytes, body, ownFailure) = (HTTPFields(), 0, [], nil)
        curl_easy_reset(easy)
        let context = Unmanaged.passUnretained(self).toOpaque()
        guardian.pointee.context = isTrusted ? nil : context
        susi_curl_set_guard(easy, guardian)
        susi_curl_set_receivers(easy, receiveBody, receiveField, context)
        susi_curl_set_pointer(easy, CURLOPT_PRIVATE, context)
        susi_curl_set_pointer(easy, CURLOPT_CURLU, UnsafeMutableRawPointer(target.handle))
        susi_curl_set_number(easy, CURLOPT_TIMEOUT_MS, Int(remaining))
        susi_curl_set_number(easy, CURLOPT_NOSIGNAL, 1)
        susi_curl_set_number(easy, CURLOPT_MAXFILESIZE, rules.limits.bytes)
        susi_curl_set_number(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        susi_curl_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
        if let stream {
            silentFrom = .now + stream.patience
            stream.body.withUnsafeBytes { body in
                susi_curl_set_number(easy, CURLOPT_POSTFIELDSIZE, body.count)
                // The library copies it.
                let bytes = UnsafeMutableRawPointer(mutating: body.baseAddress)
                susi_curl_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, bytes)
            }
        } else {
            // An empty list stands for all compressions the library knows.
            susi_curl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "")
        }
        susi_curl_set_text(easy, CURLOPT_USERAGENT, rules.agent)
        // With a proxy of the environment the address that is checked would be the proxy's.
        susi_curl_set_text(easy, CURLOPT_PROXY, "")
        if let resolutions = rules.resolutions { resolutions.apply(to: easy) }
        setHeaders()
        return .success(easy)
    }

    /// What follows on the end of a request.
    func next(after code: CURLcode) -> FetchStep {
        guard code == CURLE_OK else { return .outcome(.failure(ownFailure ?? failure(code))) }
        let status = susi_curl_number(easy, CURLINFO_RESPONSE_CODE)
        let isRedirect = [301, 302, 303, 307, 308].contains(status)
        if isRedirect, stream == nil, let location = susi_curl_text(easy, CURLINFO_REDIRECT_URL) {
            if status != 301 && status != 308 { hasMovedForNow = true }
            return follow(String(cString: location))
        }
        let response = FetchResponse(
            status: status,
            url: target.text,
            fields: fields,
            body: body,
            hasMovedForNow: hasMovedForNow
        )
        return .outcome(.success(response))
    }

    /// Takes the request out of those that are performed.
    func leave(_ multi: UnsafeMutableRawPointer) {
        curl_multi_remove_handle(multi, easy)
    }

    /// Tells the outcome.
    func finish(_ result: Result<FetchResponse, FetchFailure>) {
        completion(result)
    }
}

extension FetchTransfer {
    private func follow(_ url: String) -> FetchStep {
        guard redirects < rules.limits.redirects else {
            return .outcome(.failure(.tooManyRedirects(limit: rules.limits.redirects)))
        }
        redirects += 1
        do throws(FetchFailure) {
            let next = try FetchTarget(url)
            if !next.hasSameOrigin(as: target) {
                // A key that was meant for one host is not told to another.
                headers.removeAll { !$0.0.lowercased().hasPrefix("accept") }
            }
            target = next
            return .request
        } catch {
            return .outcome(.failure(error))
        }
    }

    private func setHeaders() {
        curl_slist_free_all(list)
        list = nil
        for (name, value) in headers {
            list = curl_slist_append(list, value.isEmpty ? "\(name);" : "\(name): \(value)") ?? list
        }
        // The library would wait a second for leave to send what is large.
        if stream != nil { list = curl_slist_append(list, "Expect:") ?? list }
        if let list { susi_curl_set_pointer(easy, CURLOPT_HTTPHEADER, list) }
    }

    private func failure(_ code: CURLcode) -> FetchFailure {
        switch code {
        // Some of it is only found when the name is to be looked up.
        case CURLE_URL_MALFORMAT: .notAURL
        case CURLE_COULDNT_RESOLVE_HOST: .hostUnknown(target.host)
        case CURLE_COULDNT_CONNECT: .unreachable(target.host)
        case CURLE_OPERATION_TIMEDOUT: .timedOut(target.host)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR: .untrusted(target.host)
        case CURLE_FILESIZE_EXCEEDED: .tooLarge(limit: rules.limits.bytes)
        default: .broken(String(cString: curl_easy_strerror(code)))
        }
    }
}

extension FetchTransfer {
    /// Whether a connection to that address may be opened.
    fileprivate func approves(_ address: UnsafePointer<sockaddr>) -> Bool {
        if let address = IPAddress(address), rules.addresses.permits(address) {
            ownFailure = nil
            return true
        }
        ownFailure = .addressRefused(host: target.host)
        return false
    }

    fileprivate func receive(_ part: UnsafeRawBufferPointer) -> Bool {
        if let stream { return hear(part, stream) }
        guard body.count + part.count <= rules.limits.bytes else {
            ownFailure = .tooLarge(limit: rules.limits.bytes)
            return false
        }
        guard rules.budget.take(part.count) else {
            ownFailure = .tooBusy
            return false
        }
        body.append(contentsOf: part)
        return true
    }

    private func hear(_ part: UnsafeRawBufferPointer, _ stream: FetchStream) -> Bool {
        silentFrom = .now + stream.patience
        heard += part.count
        guard heard <= rules.limits.bytes else {
            ownFailure = .tooLarge(limit: rules.limits.bytes)
            return false
        }
        ownFailure = .stopped
        guard stream.hear(susi_curl_number(easy, CURLINFO_RESPONSE_CODE), part) else {
            return false
        }
        ownFailure = nil
        return true
    }

    fileprivate func receive(field line: UnsafeRawBufferPointer) -> Bool {
        fieldBytes += line.count
        guard fieldBytes <= FetchTransfer.fieldBytesLimit else {
            ownFailure = .tooLarge(limit: FetchTransfer.fieldBytesLimit)
            return false
        }
        if line.starts(with: "HTTP/".utf8) {
            // What came before was an interim answer.
            fields = HTTPFields()
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            let name = String(decoding: line[..<colon], as: UTF8.self)
            let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
            fields.append(name, ScriptText.trimmed(value))
        }
        return true
    }
}

private nonisolated func approveAddress(
    context: UnsafeMutableRawPointer?,
    address: UnsafePointer<sockaddr>?
) -> Int32 {
    // Without a context the administrator has allowed the host.
    guard let context else { return 0 }
    guard let address else { return 1 }
    return Unmanaged<FetchTransfer>.fromOpaque(context).takeUnretainedValue()
        .approves(address) ? 0 : 1
}

private nonisolated func receiveBody(
    part: UnsafeMutablePointer<CChar>?,
    size: Int,
    count: Int,
    context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: part, count: size * count)
    let transfer = Unmanaged<FetchTransfer>.fromOpaque(context).takeUnretainedValue()
    return transfer.receive(bytes) ? bytes.count : 0
}

private nonisolated func receiveField(
    line: UnsafeMutablePointer<CChar>?,
    size: Int,
    count: Int,
    context: UnsafeMutableRawPointer?
) -> Int {
    guard let context else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: line, count: size * count)
    let transfer = Unmanaged<FetchTransfer>.fromOpaque(context).takeUnretainedValue()
    return transfer.receive(field: bytes) ? bytes.count : 0
}
