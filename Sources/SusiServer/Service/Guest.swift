// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Somebody without an account, known by address and software for as long as both stay the same.
struct Guest: Sendable, Equatable {
    /// The address of the device.
    let address: IPAddress
    /// The address and a salt, as answers name the guest.
    let name: String

    /// Whoever sends that request.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - asScript: whether the answer is a script that any page may load.
    init(sending request: HTTPRequest, asScript: Bool = false) {
        address = Guest.address(of: request)
        var hash: UInt32 = 2_166_136_261
        // The host counts too: a site whose name was made to mean this machine stays a stranger.
        let fields = request.fields
        Guest.mix(fields["User-Agent"] ?? "", into: &hash)
        Guest.mix(fields["Accept-Encoding"] ?? "", into: &hash)
        Guest.mix(fields["Accept-Language"] ?? "", into: &hash)
        Guest.mix(fields["Host"] ?? "", into: &hash)
        // A page of another site gets a past of its own: what a person asked here is none of its
        // business, and every answer may be read from everywhere (Q31).
        Guest.mix(Guest.foreignSite(of: request), into: &hash)
        // Not every browser says where a script was asked for.
        if asScript { Guest.mix("script", into: &hash) }
        let salt = hash
        name =
            address.description
            + String(unsafeUninitializedCapacity: 9) { salted in
                salted[0] = UInt8(ascii: "_")
                for place in 1...8 {
                    let digit = UInt8(truncatingIfNeeded: salt >> UInt32(32 - 4 * place) & 15)
                    salted[place] =
                        digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
                }
                return 9
            }
    }

    var identity: Identity {
        .host(name)
    }

    /// Only a proxy on this machine can say that it speaks for somebody else.
    static func address(of request: HTTPRequest) -> IPAddress {
        guard request.client.isLoopback, let named = request.fields["X-Real-IP"] else {
            return request.client
        }
        return IPAddress(named) ?? request.client
    }

    /// The site whose page asks; empty for our own page and for apps.
    private static func foreignSite(of request: HTTPRequest) -> String {
        if let origin = request.fields["Origin"] {
            let host = origin.utf8.split(separator: UInt8(ascii: "/")).last.map {
                String(Substring($0))
            }
            return host == request.fields["Host"] ? "" : origin
        }
        switch request.fields["Sec-Fetch-Site"] {
        case nil, "same-origin", "none": return ""
        default: return request.fields["Referer"] ?? "elsewhere"
        }
    }

    /// FNV-1a, with an end that no field can contain.
    private static func mix(_ text: String, into hash: inout UInt32) {
        for byte in text.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        hash = (hash ^ 0xFF) &* 16_777_619
    }
}

extension IPAddress {
    /// Whether it means the machine itself.
    var isLoopback: Bool {
        if let v4 { return v4 >> 24 == 127 }
        return halves == (0, 1)
    }
}
