// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// Hands responses to the HTTP library.
enum HTTPAnswering {
    /// What browsers ask before a page of another origin may call us.
    static var preflight: HTTPResponse {
        HTTPResponse(fields: [
            "Access-Control-Allow-Methods": "GET,POST,HEAD",
            "Access-Control-Allow-Headers":
                "X-Requested-With,Content-Type,Accept,Origin,Authorization",
            "Access-Control-Allow-Credentials": "true",
            "Access-Control-Max-Age": "86400",
        ])
    }

    /// Sends a response; false where the connection has to be cut.
    static func queue(
        _ response: HTTPResponse,
        on connection: OpaquePointer,
        closing: Bool
    ) -> Bool {
        guard let created = create(response.body) else { return false }
        defer { MHD_destroy_response(created) }
        MHD_add_response_header(created, "Access-Control-Allow-Origin", "*")
        if closing { MHD_add_response_header(created, "Connection", "close") }
        // A value with a line break in it is refused here, so no field can smuggle in another.
        for field in response.fields.all {
            MHD_add_response_header(created, field.name, field.value)
        }
        return MHD_queue_response(connection, UInt32(clamping: response.status), created) == .YES
    }

    private static func create(_ body: HTTPResponse.Body) -> OpaquePointer? {
        switch body {
        case .bytes(let bytes):
            return bytes.withUnsafeBytes { bytes in
                // The library takes a pointer to changeable memory, and copies from it.
                let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
                return MHD_create_response_from_buffer(bytes.count, start, .RESPMEM_MUST_COPY)
            }
        case .file(let file):
            // The library closes what it has sent; other requests may send the same file.
            let copy = fcntl(file.descriptor.number, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else { return nil }
            let response = MHD_create_response_from_fd64(file.size, copy)
            if response == nil { close(copy) }
            return response
        }
    }
}
