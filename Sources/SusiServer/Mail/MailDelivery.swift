// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// Hands one message to a mail server and waits for what it says.
enum MailDelivery {
    /// Why a message did not get through.
    struct Failure: Error, Equatable {
        /// The library's words, in which no address and no password occurs.
        let reason: String
        /// Whether trying again is of no use: the server has refused this very message.
        let isFinal: Bool
    }

    /// Delivers a message.
    static func deliver(
        _ message: [UInt8],
        to recipient: EmailAddress,
        over server: MailServer
    ) throws(Failure) {
        _ = Fetcher.library
        guard let easy = curl_easy_init() else {
            throw Failure(reason: "there is no memory", isFinal: false)
        }
        defer { curl_easy_cleanup(easy) }
        let recipients = curl_slist_append(nil, "<\(recipient)>")
        defer { curl_slist_free_all(recipients) }
        prepare(easy, for: server)
        susi_curl_set_pointer(easy, CURLOPT_MAIL_RCPT, recipients)
        let code = message.withUnsafeBytes { bytes in
            guard let file = susi_curl_set_upload(easy, bytes.baseAddress, bytes.count) else {
                return CURLE_OUT_OF_MEMORY
            }
            defer { fclose(file) }
            return curl_easy_perform(easy)
        }
        guard code != CURLE_OK else { return }
        let status = susi_curl_number(easy, CURLINFO_RESPONSE_CODE)
        // What is wrong with the server may be put right; a mail nobody wants cannot.
        let own = words[code.rawValue]
        let isFinal = (500..<600).contains(status) && own == nil
        let reason = own ?? String(cString: curl_easy_strerror(code))
        throw Failure(reason: status > 0 ? "\(reason) (\(status))" : reason, isFinal: isFinal)
    }

    /// What an administrator has to put right, and how.
    private static let words: [UInt32: String] = [
        CURLE_LOGIN_DENIED.rawValue: "the mail server refuses the name or the password in --smtp",
        CURLE_USE_SSL_FAILED.rawValue:
            "the mail server encrypts nothing, and a password is not told to such a one",
        CURLE_REMOTE_ACCESS_DENIED.rawValue: "the mail server wants nothing of us",
        CURLE_SSL_CONNECT_ERROR.rawValue:
            "the mail server does not encrypt as it is asked to: smtps:// begins with that, smtp:// comes to it",
        CURLE_PEER_FAILED_VERIFICATION.rawValue:
            "the mail server's certificate is not trusted, has ended or is for another name; --smtp-ca names an authority of your own",
        CURLE_SSL_CACERT_BADFILE.rawValue: "the file of --smtp-ca cannot be read",
    ]

    private static func prepare(_ easy: UnsafeMutableRawPointer, for server: MailServer) {
        susi_curl_set_text(easy, CURLOPT_URL, server.url)
        susi_curl_set_text(easy, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
        susi_curl_set_text(easy, CURLOPT_PROXY, "")
        susi_curl_set_text(easy, CURLOPT_MAIL_FROM, "<\(server.sender)>")
        susi_curl_set_number(easy, CURLOPT_NOSIGNAL, 1)
        susi_curl_set_number(easy, CURLOPT_CONNECTTIMEOUT_MS, 10_000)
        susi_curl_set_number(easy, CURLOPT_TIMEOUT_MS, 60_000)
        if let user = server.user {
            susi_curl_set_text(easy, CURLOPT_USERNAME, user)
            susi_curl_set_text(easy, CURLOPT_PASSWORD, server.password ?? "")
        }
        let level =
            switch server.encryption {
            case .fromTheBeginning, .demanded: CURLUSESSL_ALL
            case .offered: CURLUSESSL_TRY
            case .none: CURLUSESSL_NONE
            }
        susi_curl_set_number(easy, CURLOPT_USE_SSL, Int(level.rawValue))
        // Certificates are always checked; the authority is one of this machine's, or this alone.
        if let authority = server.authority { susi_curl_set_text(easy, CURLOPT_CAINFO, authority) }
    }
}
