// Susi. SPDX-License-Identifier: Apache-2.0

/// What a file holds, by the end of its name.
enum MediaType {
    private static let types: [String: String] = [
        "css": "text/css;charset=utf-8",
        "gif": "image/gif",
        "html": "text/html;charset=utf-8",
        "ico": "image/x-icon",
        "jpeg": "image/jpeg",
        "jpg": "image/jpeg",
        "js": "text/javascript;charset=utf-8",
        "json": "application/json;charset=utf-8",
        "map": "application/json;charset=utf-8",
        "mjs": "text/javascript;charset=utf-8",
        "mp3": "audio/mpeg",
        "ogg": "audio/ogg",
        "pdf": "application/pdf",
        "png": "image/png",
        "svg": "image/svg+xml",
        "txt": "text/plain;charset=utf-8",
        "wasm": "application/wasm",
        "wav": "audio/wav",
        "webmanifest": "application/manifest+json",
        "webp": "image/webp",
        "woff2": "font/woff2",
        "xml": "application/xml;charset=utf-8",
    ]

    static func ofFile(named name: String) -> String {
        let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return types[ending] ?? "application/octet-stream"
    }
}
