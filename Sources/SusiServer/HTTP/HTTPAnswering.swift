// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// Hands responses to the HTTP library.
enum HTTPAnswering {
    /// What browsers ask before a page of another origin may call us.
    static var preflight: HTTPResponse {
        HTTPResponse(fields: [
            "Access-Control-Allow-Methods": "GET,POST,HEAD,DELETE",
            "Access-Control-Allow-Headers":
                "X-Requested-With,Content-Type,Accept,Origin,Authorization,Last-Event-ID",
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
        guard let created = create(response.body, on: connection) else { return false }
        defer { MHD_destroy_response(created) }
        add("Access-Control-Allow-Origin", "*", to: created)
        if closing { add("Connection", "close", to: created) }
        for field in response.fields.all { add(field.name, field.value, to: created) }
        return MHD_queue_response(connection, UInt32(clamping: response.status), created) == .YES
    }

    /// A value with a line break in it is refused here, so no field can smuggle in another.
    private static func add(_ name: String, _ value: String, to response: OpaquePointer) {
        // Unlike a text that is passed as it is, this one is not copied first.
        name.withCString { name in
            value.withCString { value in
                _ = MHD_add_response_header(response, name, value)
            }
        }
    }

    private static func create(
        _ body: HTTPResponse.Body,
        on connection: OpaquePointer
    ) -> OpaquePointer? {
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
        case .stream(let stream):
            let context = Unmanaged.passRetained(Sending(stream, on: connection)).toOpaque()
            let response = MHD_create_response_from_callback(
                susi_size_unknown,
                4096,
                fillPart,
                context,
                endSending
            )
            if response == nil { endSending(context: context) }
            return response
        }
    }
}

/// A stream and the connection it is sent on.
private final class Sending {
    let stream: HTTPStream
    let connection: OpaquePointer

    init(_ stream: HTTPStream, on connection: OpaquePointer) {
        self.stream = stream
        self.connection = connection
    }
}

/// Called when the connection can take more of a stream.
private nonisolated func fillPart(
    context: UnsafeMutableRawPointer?,
    position: UInt64,
    buffer: UnsafeMutablePointer<CChar>?,
    size: Int
) -> Int {
    guard let context else { return susi_end_with_error }
    let sending = Unmanaged<Sending>.fromOpaque(context).takeUnretainedValue()
    let buffer = UnsafeMutableRawBufferPointer(start: buffer, count: size)
    return sending.stream.fill(buffer, for: sending.connection)
}

/// Called when the library needs a stream no more.
private nonisolated func endSending(context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<Sending>.fromOpaque(context).release()
}
