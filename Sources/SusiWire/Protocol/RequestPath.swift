// Susi. SPDX-License-Identifier: Apache-2.0

/// What a request line names, cleaned: a path that cannot leave its root, and a raw query.
public struct RequestPath: Sendable, Equatable {
    /// The decoded path: begins with a slash, has no two in a row and no `.` or `..` in it.
    public let path: String
    /// What stands behind the question mark, not decoded.
    public let query: String

    /// Cleans a request target; nil where the path has a zero byte, which no file name has.
    ///
    /// Old apps put a server address that ends in a slash before paths that begin with one, so
    /// `//susi//chat.json` has to mean `/susi/chat.json`.
    public init?(cleaning target: String) {
        let bytes = Array(target.utf8)
        let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        let mark = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
        query = String(decoding: bytes[mark..<hash].dropFirst(), as: UTF8.self)
        let path = PercentCoding.decoded(Self.withoutHost(bytes[..<mark]), plusIsBlank: false)
        guard !path.utf8.contains(0) else { return nil }
        var steps: [String] = []
        for step in ASCII.split(path, at: UInt8(ascii: "/")) {
            if step.isEmpty || ASCII.equal(step, ".") { continue }
            if ASCII.equal(step, "..") {
                _ = steps.popLast()
            } else {
                steps.append(step)
            }
        }
        self.path = "/" + steps.joined(separator: "/")
    }

    /// The bytes behind the host where a target names one, as requests to proxies do.
    private static func withoutHost(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        for scheme in ["http://", "https://"] where target.starts(with: scheme.utf8) {
            let rest = target.dropFirst(scheme.utf8.count)
            return rest[(rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex)...]
        }
        return target
    }
}
