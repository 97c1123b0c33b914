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

    /// The address of the connection's other end.
    static func client(of connection: OpaquePointer) -> IPAddress? {
        susi_client_address(connection).flatMap { IPAddress($0) }
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
