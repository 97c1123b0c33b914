// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// What a server proves with who it is: a chain of certificates and the key of the first.
public struct HTTPCertificate: Sendable {
    /// No sensible file is longer, in bytes.
    private static let longest = 1 << 20

    /// The certificates as PEM text, the server's own first.
    public var chain: String
    /// The key as PEM text.
    public var key: String

    /// Takes PEM texts.
    public init(chain: String, key: String) {
        self.chain = chain
        self.key = key
    }

    /// Reads PEM files.
    public init(chainFile: String, keyFile: String) throws(HTTPServerError) {
        chain = try HTTPCertificate.text(of: chainFile, naming: "CERTIFICATE-----")
        key = try HTTPCertificate.text(of: keyFile, naming: "PRIVATE KEY-----")
    }

    /// The text of a PEM file that has a line which ends so.
    static func text(
        of path: String,
        naming content: String
    ) throws(HTTPServerError) -> String {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw .fileUnreadable(path, String(cString: strerror(errno))) }
        let file = Descriptor(number)
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16 << 10)
        while bytes.count <= longest {
            let count = read(file.number, &part, part.count)
            guard count >= 0 else { throw .fileUnreadable(path, String(cString: strerror(errno))) }
            if count == 0 { break }
            bytes.append(contentsOf: part[..<count])
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // A zero would end the text too early for the library.
        guard bytes.count <= longest, !bytes.contains(0), text.contains(content) else {
            throw .fileUnreadable(path, "it has no line that ends with \(content)")
        }
        return text
    }
}
