// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import Glibc

/// The files of one folder as pages, pictures and scripts.
///
/// Nothing outside the folder can be reached: each part of a path is opened in the folder before
/// it, links are not followed, and hidden files do not exist. Where a compressed form lies beside a
/// file, its name and `.br` or `.gz`, that is what browsers get that can read it.
public final class StaticFiles: Sendable {
    /// Files up to this size are sent from memory, which needs one call less.
    private static let smallSize = 64 << 10

    private let folder: Descriptor

    /// Serves that folder; nil where it cannot be read.
    public init?(folder path: String) {
        let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { return nil }
        folder = Descriptor(number)
    }

    /// The file at a request's path; nil where there is none.
    public func response(to request: HTTPRequest) -> HTTPResponse? {
        guard request.method == .get || request.method == .head else { return nil }
        guard var parts = StaticFiles.parts(of: request.path) else { return nil }
        if request.path.utf8.last == UInt8(ascii: "/") || parts.isEmpty {
            parts.append("index.html")
        }
        guard let (file, coding) = find(parts, for: request) else { return nil }
        let name = parts.last ?? ""
        let tag = file.tag
        var response = HTTPResponse(fields: [
            "Content-Type": MediaType.ofFile(named: name),
            "ETag": tag,
            "Vary": "Accept-Encoding",
            // Kept, but asked about each time: an update is seen at once, for one small answer.
            "Cache-Control": StaticFiles.saysItsContent(name)
                ? "public, max-age=31536000, immutable" : "no-cache",
        ])
        if let coding { response.fields["Content-Encoding"] = coding.name }
        if StaticFiles.names(request.fields["If-None-Match"], tag) {
            response.status = 304
            return response
        }
        guard let body = file.body(inMemoryUpTo: StaticFiles.smallSize) else { return nil }
        response.body = body
        return response
    }

    /// The names between the slashes; nil where one of them may not be asked for.
    private static func parts(of path: String) -> [String]? {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"))
        let isSafe = parts.allSatisfy { part in
            part.first != UInt8(ascii: ".") && !part.contains(0)
                && !part.contains(UInt8(ascii: "\\"))
        }
        return isSafe ? parts.map { String(Substring($0)) } : nil
    }

    /// Whether a name has a hash of the content in it, as script/page gives it: other content has
    /// another name.
    static func saysItsContent(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return false }
        let hash = parts[parts.count - 2]
        return hash.count == 16
            && hash.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    /// The file in the form that is best for who asks, and how that is compressed.
    private func find(
        _ parts: [String],
        for request: HTTPRequest
    ) -> (StoredFile, ContentCoding?)? {
        for coding in ContentCoding.preferred(by: request.fields["Accept-Encoding"]) {
            var parts = parts
            parts[parts.count - 1] += coding.ending
            if let file = find(parts[...], in: folder.number) { return (file, coding) }
        }
        return find(parts[...], in: folder.number).map { ($0, nil) }
    }

    private func find(_ parts: ArraySlice<String>, in folder: Int32) -> StoredFile? {
        guard let first = parts.first else { return nil }
        let isLast = parts.count == 1
        // Opening a pipe that somebody put there must not wait for its writer.
        let mode = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | (isLast ? O_NONBLOCK : O_DIRECTORY)
        let number = openat(folder, first, mode)
        guard number >= 0 else { return nil }
        let opened = Descriptor(number)
        guard isLast else { return find(parts.dropFirst(), in: opened.number) }
        return StoredFile(opened)
    }

    /// Whether the tags a browser still has include this one.
    private static func names(_ field: String?, _ tag: String) -> Bool {
        guard let field else { return false }
        if field == "*" { return true }
        return field.utf8.split(separator: UInt8(ascii: ",")).contains { part in
            var name = part.drop { $0 == UInt8(ascii: " ") }
            if name.starts(with: "W/".utf8) { name = name.dropFirst(2) }
            return String(Substring(name)) == tag
        }
    }
}
