// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// Reads what the HTTP library knows of a request.
enum HTTPArrival {
    /// The header fields in the order they were sent.
    static func fields(of connection: OpaquePointer) -> HTTPFields {
        var fields = HTTPFields()
        fields.all.reserveCapacity(8)
        withUnsafeMutablePointer(to: &fields) { fields in
            _ = MHD_get_connection_values(connection, .HEADER_KIND, appendField, fields)
        }
        return fields
    }

    /// The value of one header field.
    static func field(_ name: StaticString, of connection: OpaquePointer) -> String? {
        name.withUTF8Buffer { name in
            name.withMemoryRebound(to: CChar.self) { name in
                MHD_lookup_connection_value(connection, .HEADER_KIND, name.baseAddress)
            }
        }.map { String(cString: $0) }
    }

    /// Whether a body follows the header fields.
    static func hasBody(_ connection: OpaquePointer) -> Bool {
        if field("Transfer-Encoding", of: connection) != nil { return true }
        return field("Content-Length", of: connection).map { $0 != "0" } ?? false
    }

    /// Who asks: the connection's other end, or whom a proxy on this machine speaks for.
    static func client(of connection: OpaquePointer) -> IPAddress? {
        guard let peer = peer(of: connection) else { return nil }
        guard peer.isLoopback, let named = field("X-Real-IP", of: connection) else { return peer }
        return IPAddress(named) ?? peer
    }

    /// The address of the connection's other end.
    static func peer(of connection: OpaquePointer) -> IPAddress? {
        susi_client_address(connection).flatMap { IPAddress($0) }
    }

    /// What is known of the connection from its opening to its end.
    static func connection(of connection: OpaquePointer) -> HTTPConnection? {
        susi_connection_context(connection).map {
            Unmanaged.fromOpaque($0).takeUnretainedValue()
        }
    }
}

private nonisolated func appendField(
    context: UnsafeMutableRawPointer?,
    kind: MHD_ValueKind,
    name: UnsafePointer<CChar>?,
    value: UnsafePointer<CChar>?
) -> MHD_Result {
    guard let context, let name else { return .NO }
    context.assumingMemoryBound(to: HTTPFields.self).pointee
        .append(String(cString: name), value.map { String(cString: $0) } ?? "")
    return .YES
}
