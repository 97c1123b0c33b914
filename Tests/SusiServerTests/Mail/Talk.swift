// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SusiStore

@testable import SusiServer

/// What a `MailSink` says and hears on one connection.
struct Talk {
    let heard: Monitor<[String]>
    /// What it says to a name and a password.
    let login: String
    /// What it says to a mail.
    let take: (MailSink.Received) -> String
    var offersEncryption = false
    /// Whether the other side has asked for encryption.
    private(set) var isToEncrypt = false
    private var mail = MailSink.Received()
    private var buffer: [UInt8] = []

    init(
        heard: Monitor<[String]>,
        login: String,
        take: @escaping (MailSink.Received) -> String
    ) {
        self.heard = heard
        self.login = login
        self.take = take
    }

    /// Begins anew, as after encryption.
    mutating func begin() {
        (offersEncryption, isToEncrypt, mail, buffer) = (false, false, MailSink.Received(), [])
    }

    /// Talks until the other side ends it, or asks for encryption.
    mutating func hold(_ peer: borrowing Descriptor, greets: Bool = true) {
        if greets { say(peer, "220 sink") }
        while let line = readLine(peer) {
            let word = line.prefix(4).uppercased()
            heard.update { $0.append(word) }
            switch word {
            case "EHLO":
                let offer = offersEncryption ? "250-STARTTLS\r\n" : ""
                say(peer, "250-sink\r\n\(offer)250 AUTH PLAIN")
            case "STAR":
                say(peer, "220 go ahead")
                isToEncrypt = true
                return
            case "AUTH":
                say(peer, "334 ")
                mail.credentials = readLine(peer).flatMap { Data(base64Encoded: $0) }
                    .map { String(decoding: $0, as: UTF8.self) }
                say(peer, login)
            case "MAIL":
                mail.sender = String(line.dropFirst(10))
                say(peer, "250 OK")
            case "RCPT":
                mail.recipients.append(String(line.dropFirst(8)))
                say(peer, "250 OK")
            case "DATA":
                say(peer, "354 go on")
                while let line = readLine(peer), line != "." {
                    mail.lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
                }
                say(peer, take(mail))
                mail = MailSink.Received()
            case "QUIT":
                say(peer, "221 bye")
                return
            default: say(peer, "502 what?")
            }
        }
    }

    private func say(_ peer: borrowing Descriptor, _ line: String) {
        let bytes = Array((line + "\r\n").utf8)
        _ = send(peer.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    private mutating func readLine(_ peer: borrowing Descriptor) -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = String(decoding: buffer[..<end].filter { $0 != 0x0D }, as: UTF8.self)
                buffer.removeSubrange(...end)
                return line
            }
            var part = [UInt8](repeating: 0, count: 4096)
            let count = recv(peer.number, &part, part.count, 0)
            guard count > 0 else { return nil }
            buffer += part[..<count]
        }
    }
}
