// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// What the header of a private skill says about how it looks and where it may be used.
struct BotFields {
    /// Colours and pictures.
    private(set) var design = JSONObject()
    /// Switches, and the sites it may stand on.
    private(set) var configuration = JSONObject()

    private static let longestValue = 1000

    init(_ text: String) {
        for line in text.split(whereSeparator: { $0.isNewline }) where line.hasPrefix("::") {
            let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1)
            guard let name = parts.first.map({ String($0) }) else { continue }
            let value = parts.count > 1 ? String(parts[1]).withoutBlanks : ""
            guard value.utf8.count <= BotFields.longestValue else { continue }
            if ["body", "user", "bot"].contains(where: { name.hasPrefix($0) }) {
                design[name] = .string(value)
            } else if name == "sites" || name.hasPrefix("enable_") || name.hasPrefix("allow_") {
                configuration[name] = .string(value)
            }
        }
    }

    /// Whether a page of that address may talk to it; everybody may where its author named no sites.
    func isAllowed(at origin: String?) -> Bool {
        guard configuration["allow_bot_only_on_own_sites"]?.string?.lowercased() == "yes" else {
            return true
        }
        guard let host = origin.flatMap({ BotFields.host(of: $0) }) else { return false }
        let sites = configuration["sites"]?.string ?? ""
        return sites.split { $0 == "," || $0 == " " }.contains { site in
            let named = BotFields.host(of: String(site)) ?? ""
            return host == named || host.hasSuffix(".\(named)") && !named.isEmpty
        }
    }

    /// The host in an address, without a port.
    private static func host(of address: String) -> String? {
        var rest = Substring(address.lowercased())
        for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
        }
        let host = rest.prefix { $0 != "/" && $0 != ":" }
        return host.isEmpty ? nil : String(host)
    }
}
