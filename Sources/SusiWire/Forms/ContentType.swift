// Susi. SPDX-License-Identifier: Apache-2.0

/// A header value such as `multipart/form-data; boundary=x`, taken apart.
///
/// `Content-Disposition` has the same shape.
public struct ContentType: Sendable, Equatable {
    /// What stands before the first semicolon, in small letters.
    public let essence: String
    /// What follows it; names in small letters, values without quotes.
    public let parameters: Form

    /// Takes a header value apart; anything can be, and what makes no sense is left out.
    public init(_ header: String) {
        self.init(Array(header.utf8)[...])
    }

    init(_ bytes: ArraySlice<UInt8>) {
        let end = bytes.firstIndex(of: UInt8(ascii: ";")) ?? bytes.endIndex
        essence = ASCII.lowercased(ASCII.trimmed(bytes[..<end]))
        var parameters = Form()
        var rest = bytes[end...].dropFirst()
        while !rest.isEmpty {
            let stop = rest.firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }
            guard let stop, rest[stop] == UInt8(ascii: "=") else {
                rest = stop.map { rest[$0...].dropFirst() } ?? []
                continue
            }
            let name = ASCII.lowercased(ASCII.trimmed(rest[..<stop]))
            rest = rest[stop...].dropFirst()
            parameters.append(name, Self.takeValue(from: &rest))
        }
        self.parameters = parameters
    }

    /// Takes a value, in quotes or not, and the semicolon after it.
    private static func takeValue(from rest: inout ArraySlice<UInt8>) -> String {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        var value: [UInt8] = []
        if rest.first == UInt8(ascii: "\"") {
            rest = rest.dropFirst()
            while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
                // Browsers send Windows paths unescaped, so a backslash protects only a quote.
                if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "\"") {
                    value.append(UInt8(ascii: "\""))
                    rest = rest.dropFirst()
                } else {
                    value.append(byte)
                }
            }
        } else {
            let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex
            value = Array(ASCII.trimmed(rest[..<end]))
            rest = rest[end...]
        }
        rest = rest.drop { $0 != UInt8(ascii: ";") }.dropFirst()
        return String(decoding: value, as: UTF8.self)
    }
}
