// Susi. SPDX-License-Identifier: Apache-2.0

/// The endpoint of a language model that an administrator has named, as OpenAI's interface has it.
public struct ModelSource: Sendable, Equatable {
    /// Its address up to `/v1`, without a slash at the end.
    let address: String
    /// Which of its models is asked; nil stands for the first that it lists.
    let name: String?
    /// What proves that we may ask; nil where nobody has to.
    let key: String?

    /// An endpoint; nil where the address is none of the web.
    public init?(_ address: String, name: String? = nil, key: String? = nil) {
        guard address.hasPrefix("https://") || address.hasPrefix("http://"),
            (try? FetchTarget(address)) != nil
        else { return nil }
        self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
        self.name = name
        self.key = key
    }

    /// Whether it runs on this very machine, so that asking it leaves nothing out of the house.
    var isOnThisMachine: Bool {
        guard let host = (try? FetchTarget(address))?.host.lowercased() else { return false }
        let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        return host == "localhost" || IPAddress(bare)?.isLoopback == true
    }

    /// The header fields of what is asked there.
    var headers: [(String, String)] {
        key.map { [("Authorization", "Bearer \($0)")] } ?? []
    }
}
