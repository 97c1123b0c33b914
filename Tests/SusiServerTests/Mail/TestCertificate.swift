// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Foundation
import Glibc
import SusiStore

@testable import SusiServer

/// A certificate that only the tests know, with a server that encrypts with it.
final class TestCertificate: Sendable {
    private static let openssl = "/usr/bin/openssl"
    /// Whether certificates can be made here.
    static let canBeMade = FileManager.default.isExecutableFile(atPath: openssl)

    /// The file of the certificate, which vouches for itself.
    let file: String
    private let key: String
    private let folder: URL

    /// Makes one for these names, as `DNS:localhost,IP:127.0.0.1`.
    init(for names: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appending(path: "own.pem").path
        key = folder.appending(path: "own.key").path
        let process = TestCertificate.process([
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
            "-keyout", key, "-out", file, "-days", "2", "-subj", "/CN=tests",
            "-addext", "subjectAltName=\(names)",
        ])
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// What a client says on a connection, decrypted, and a way to answer it; nil where that does
    /// not come about.
    func decrypted(_ client: Int32) -> Descriptor? {
        let peer = Descriptor(client)
        var ends: [Int32] = [0, 0]
        let kind = Int32(SUSI_SOCKET_STREAM.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        let near = Descriptor(ends[0])
        // The command takes no longer names than thirty letters or so.
        let name = String(UInt32.random(in: 0 ... .max), radix: 16)
        let process = TestCertificate.process([
            "s_server", "-quiet", "-naccept", "1", "-unix", name, "-cert", file, "-key", key,
        ])
        process.currentDirectoryURL = folder
        let far = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
        process.standardInput = far
        process.standardOutput = far
        guard (try? process.run()) != nil,
            let server = TestCertificate.connection(
                to: folder.appending(path: name).path
            )
        else {
            return nil
        }
        try? far.close()
        let (left, right) = (peer.release(), server.release())
        let isOver = Monitor(false)
        Thread.detachNewThread {
            TestCertificate.copy(left, to: right)
            isOver.update { $0 = true }
        }
        Thread.detachNewThread {
            TestCertificate.copy(right, to: left)
            shutdown(left, Int32(SHUT_RDWR))
            while !isOver.wait(atMost: .seconds(60), until: { $0 }) {}
            close(left)
            close(right)
        }
        return near
    }

    private static func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(filePath: openssl)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// A connection to a program that has just been started.
    private static func connection(to path: String) -> Descriptor? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        for _ in 0..<1000 {
            let number = socket(AF_UNIX, Int32(SUSI_SOCKET_STREAM.rawValue), 0)
            let isThere = withUnsafePointer(to: &address) { address in
                address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                }
            }
            if isThere { return Descriptor(number) }
            close(number)
            usleep(10_000)
        }
        return nil
    }

    private static func copy(_ source: Int32, to target: Int32) {
        var part = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = recv(source, &part, part.count, 0)
            guard count > 0, send(target, part, count, Int32(MSG_NOSIGNAL)) == count else { break }
        }
        shutdown(target, Int32(SHUT_WR))
    }
}
