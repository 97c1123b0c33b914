// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// The server that takes our mail, as an administrator names it:
/// `smtp://user:password@mail.example.org:587` or `smtps://…`.
public struct MailServer: Sendable {
    /// Why an address names no mail server; a sentence that repeats no password.
    public struct Misspelling: Error, Equatable, CustomStringConvertible {
        /// The sentence.
        public let description: String
    }

    /// The address without name and password.
    let url: String
    let host: String
    let user: String?
    let password: String?
    /// Whether everything is encrypted from the first byte, or from a command on, or nothing.
    var encryption: Encryption
    /// The file with the authority that alone may vouch for it; nil where this machine's may.
    public var authority: String?
    /// What stands in the From field.
    let sender: EmailAddress

    enum Encryption: Sendable {
        case fromTheBeginning
        /// STARTTLS: nothing secret is said before.
        case demanded
        /// STARTTLS where the server offers it.
        case offered
        /// For a server on this very machine, whose certificate nobody has made.
        case none
    }

    /// Reads the address of a server.
    ///
    /// - Parameters:
    ///   - text: the address, maybe with the name and password of an account there.
    ///   - sender: the address that mails come from; without it the account's name is one.
    /// - Throws: `Misspelling` where one of them cannot be used.
    public init(_ text: String, sender: String? = nil) throws(Misspelling) {
        let example = "for example smtp://name:password@mail.example.org:587"
        guard !text.utf8.contains(0), let handle = curl_url() else {
            throw Misspelling(description: "A mail server is written as a URL, \(example).")
        }
        defer { curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_NON_SUPPORT_SCHEME)
        guard curl_url_set(handle, CURLUPART_URL, text, flags) == CURLUE_OK,
            let scheme = MailServer.part(CURLUPART_SCHEME, of: handle),
            scheme == "smtp" || scheme == "smtps",
            let host = MailServer.part(CURLUPART_HOST, of: handle), !host.isEmpty
        else {
            throw Misspelling(description: "A mail server is written as a URL, \(example).")
        }
        self.host = host
        user = MailServer.part(CURLUPART_USER, of: handle)
        password = MailServer.part(CURLUPART_PASSWORD, of: handle)
        guard let address = (sender ?? user).flatMap({ EmailAddress($0) }) else {
            throw Misspelling(
                description: "Mails need a sender: give the e-mail address they come from."
            )
        }
        self.sender = address
        let isHere = host == "localhost" || IPAddress(MailServer.bare(host))?.isLoopback == true
        encryption =
            if scheme == "smtps" {
                .fromTheBeginning
            } else if isHere {
                .none
            } else {
                user == nil ? .offered : .demanded
            }
        let port = MailServer.part(CURLUPART_PORT, of: handle).map { ":\($0)" }
        // The path is how we introduce ourselves.
        url =
            "\(scheme)://\(host)\(port ?? (user != nil && scheme == "smtp" ? ":587" : ""))"
            + "/\(address.domain)"
    }

    private static func bare(_ host: String) -> String {
        host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    }

    private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        let isSecret = part == CURLUPART_USER || part == CURLUPART_PASSWORD
        let flags = isSecret ? UInt32(CURLU_URLDECODE) : 0
        guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
