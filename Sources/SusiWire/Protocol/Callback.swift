// Susi. SPDX-License-Identifier: Apache-2.0

/// The name of a function that a JSONP answer calls.
///
/// Only names are taken, so that nothing else can be made to run where the answer is loaded.
public struct Callback: Sendable, Equatable {
    /// The function's name, possibly with points.
    public let name: String

    /// Takes a name of letters, digits, `_`, `$` and points, 100 characters at most.
    public init?(_ name: String) {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isName = parts.allSatisfy { part in
            part.first.map { !ASCII.isDigit($0) } ?? false
                && part.allSatisfy {
                    ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "_")
                        || $0 == UInt8(ascii: "$")
                }
        }
        guard isName, name.utf8.count <= 100 else { return nil }
        self.name = name
    }

    /// The answer as a call of the function.
    public func wrap(_ json: [UInt8]) -> [UInt8] {
        Array(name.utf8) + Array("(".utf8) + json + Array(");".utf8)
    }

    /// The JSON inside a JSONP answer, or nil where it is none.
    public static func unwrap(_ answer: [UInt8]) -> ArraySlice<UInt8>? {
        let answer = ASCII.trimmed(answer[...])
        guard let open = answer.firstIndex(of: UInt8(ascii: "(")),
            Callback(String(decoding: answer[..<open], as: UTF8.self)) != nil
        else { return nil }
        let inside = ASCII.trimmed(answer[(open + 1)...])
        let closed = inside.last == UInt8(ascii: ";") ? ASCII.trimmed(inside.dropLast()) : inside
        return closed.last == UInt8(ascii: ")") ? closed.dropLast() : nil
    }
}
