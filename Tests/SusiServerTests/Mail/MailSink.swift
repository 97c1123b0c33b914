// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SusiStore

@testable import SusiServer

/// A small mail server on loopback that keeps what it is given.
final class MailSink: Sendable {
    /// When it encrypts.
    enum Encryption: Sendable {
        case never
        case fromTheBeginning(TestCertificate)
        /// After STARTTLS.
        case whenAsked(TestCertificate)
    }

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
    init(
        refusing refusals: [String] = [],
        encryption: Encryption = .never,
        login: String = "235 OK"
    ) throws {
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
                var talk = Talk(heard: heard, login: login) { mail in
                    let refusal = left.update { $0.isEmpty ? nil : $0.removeFirst() }
                    if refusal == nil { received.update { $0.append(mail) } }
                    return refusal ?? "250 OK"
                }
                let peer = Descriptor(connection)
                if case .fromTheBeginning(let certificate) = encryption {
                    guard let plain = certificate.decrypted(peer.release()) else { continue }
                    talk.hold(plain)
                } else {
                    if case .whenAsked = encryption { talk.offersEncryption = true }
                    talk.hold(peer)
                    guard case .whenAsked(let certificate) = encryption, talk.isToEncrypt else {
                        continue
                    }
                    // What was said before counts no more.
                    talk.begin()
                    guard let plain = certificate.decrypted(peer.release()) else { continue }
                    talk.hold(plain, greets: false)
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
}
