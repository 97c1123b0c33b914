// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SusiStore

@testable import SusiServer

/// A small mail server on loopback that keeps what it is given.
final class MailSink: Sendable {
    /// One mail as it came.
    struct Received: Sendable {
        var sender = ""
        var recipients: [String] = []
        var credentials: String?
        var lines: [String] = []

        /// The body without its transfer encoding.
        var text: String {
            var text = ""
            for line in lines.drop(while: { !$0.isEmpty }).dropFirst() {
                text += line.hasSuffix("=") ? String(line.dropLast()) : line + "\n"
            }
            let escaped = text.replacingOccurrences(of: "%", with: "%25")
                .replacingOccurrences(of: "=", with: "%")
            return escaped.removingPercentEncoding ?? text
        }
    }

    let port: UInt16
    private let received = Monitor<[Received]>([])
    private let heard = Monitor<[String]>([])

    /// Answers the end of each mail with the next of these lines, and then with acceptance.
    init(refusing refusals: [String] = []) throws {
        let listening = try ListeningSocket(host: "127.0.0.1", port: 0)
        port = listening.port
        let number = listening.release()
        let received = received
        let heard = heard
        let left = Monitor(refusals)
        Thread.detachNewThread {
            while true {
                let connection = accept(number, nil, nil)
                guard connection >= 0 else { return }
                MailSink.converse(Descriptor(connection), heard) { mail in
                    let refusal = left.update { $0.isEmpty ? nil : $0.removeFirst() }
                    if refusal == nil { received.update { $0.append(mail) } }
                    return refusal ?? "250 OK"
                }
            }
        }
    }

    /// The mails that have come, once there are so many.
    func mails(_ count: Int) -> [Received] {
        var mails: [Received] = []
        _ = received.wait(atMost: .seconds(10)) {
            mails = $0
            return $0.count >= count
        }
        return mails
    }

    /// The words that all commands so far began with.
    var commands: [String] { heard.update { $0 } }

    private static func converse(
        _ peer: borrowing Descriptor,
        _ heard: Monitor<[String]>,
        _ take: (Received) -> String
    ) {
        var mail = Received()
        var buffer: [UInt8] = []
        say(peer, "220 sink")
        while let line = readLine(peer, &buffer) {
            let word = line.prefix(4).uppercased()
            heard.update { $0.append(word) }
            switch word {
            case "EHLO": say(peer, "250-sink\r\n250 AUTH PLAIN")
            case "AUTH":
                say(peer, "334 ")
                mail.credentials = readLine(peer, &buffer).flatMap { Data(base64Encoded: $0) }
                    .map { String(decoding: $0, as: UTF8.self) }
                say(peer, "235 OK")
            case "MAIL":
                mail.sender = String(line.dropFirst(10))
                say(peer, "250 OK")
            case "RCPT":
                mail.recipients.append(String(line.dropFirst(8)))
                say(peer, "250 OK")
            case "DATA":
                say(peer, "354 go on")
                while let line = readLine(peer, &buffer), line != "." {
                    mail.lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
                }
                say(peer, take(mail))
                mail = Received()
            case "QUIT":
                say(peer, "221 bye")
                return
            default: say(peer, "502 what?")
            }
        }
    }

    private static func say(_ peer: borrowing Descriptor, _ line: String) {
        let bytes = Array((line + "\r\n").utf8)
        _ = send(peer.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    private static func readLine(
        _ peer: borrowing Descriptor,
        _ buffer: inout [UInt8]
    ) -> String? {
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
