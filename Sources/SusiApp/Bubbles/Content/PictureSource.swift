// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A picture of an answer: where it is on the web, and where our server hands it out.
struct PictureSource: Equatable, Sendable {
    /// Where it is.
    let address: String
    /// The path on our server; empty where the server does not hand it out.
    let path: String

    /// A picture, with what the answer says about where pictures are handed out.
    init(_ address: String, _ pictures: JSON?) {
        self.address = address
        let path = Self.isLocal(address) ? address : pictures?[address]?.string ?? ""
        self.path = Self.isLocal(path) ? path : ""
    }

    /// The address to load it from; nil where it may not be loaded.
    func source(_ origin: String) -> String? {
        if !path.isEmpty { return path }
        guard !origin.isEmpty, address.utf8.starts(with: "\(origin)/".utf8) else { return nil }
        return address
    }

    /// The host that it comes from; empty where that is our server.
    var host: String { WebAddress(address)?.host ?? "" }

    /// Whether an address can be that of a picture: on the web, or a path on our server.
    static func isAddress(_ address: String) -> Bool {
        isLocal(address) || WebAddress(address) != nil
    }

    /// Whether it is a path on our server.
    static func isLocal(_ address: String) -> Bool {
        let start = Array(address.utf8.prefix(2))
        guard start.first == UInt8(ascii: "/"), start.count > 1, address.utf8.count <= 4096,
            !address.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "\\") })
        else { return false }
        return start[1] != UInt8(ascii: "/")
    }
}
