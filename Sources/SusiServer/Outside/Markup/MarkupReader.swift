// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// Is told of elements and texts of a document in their order; subclasses say what they want of it.
class MarkupReader {
    /// Whether the rest of the document does not matter.
    var isDone = false

    /// An element begins.
    func begin(_ name: String, _ attributes: MarkupAttributes) {}

    /// An element ends.
    func end(_ name: String) {}

    /// A part of a text.
    func text(_ text: UnsafeBufferPointer<UInt8>) {}

    /// Reads HTML in UTF-8.
    final func read(html bytes: [UInt8]) {
        read(bytes, with: susi_read_html)
    }

    /// Reads XML in UTF-8.
    final func read(xml bytes: [UInt8]) {
        read(bytes, with: susi_read_xml)
    }

    private typealias Reading = (
        UnsafePointer<CChar>?, Int, UnsafePointer<susi_markup_calls>?, UnsafeMutableRawPointer?
    ) -> Void

    private func read(_ bytes: [UInt8], with reading: Reading) {
        var calls = susi_markup_calls(begin: beginElement, end: endElement, text: readText)
        let context = Unmanaged.passUnretained(self).toOpaque()
        bytes.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            reading(start, bytes.count, &calls, context)
        }
    }
}

/// The attributes of an element, as the library has them; good only while it begins.
struct MarkupAttributes {
    fileprivate let list: UnsafePointer<UnsafePointer<CChar>?>?

    /// The value of an attribute; empty where it has none, nil where it is not there.
    subscript(name: String) -> String? {
        guard var place = list else { return nil }
        while let found = place.pointee {
            if MarkupAttributes.isSame(found, name) {
                return place[1].map { String(cString: $0) } ?? ""
            }
            place += 2
        }
        return nil
    }

    private static func isSame(_ found: UnsafePointer<CChar>, _ name: String) -> Bool {
        var place = found
        for byte in name.utf8 {
            let found = UInt8(bitPattern: place.pointee)
            let small = (0x41...0x5A).contains(found) ? found | 0x20 : found
            guard small == byte else { return false }
            place += 1
        }
        return place.pointee == 0
    }
}

private func reader(_ context: UnsafeMutableRawPointer) -> MarkupReader {
    Unmanaged<MarkupReader>.fromOpaque(context).takeUnretainedValue()
}

private nonisolated func beginElement(
    context: UnsafeMutableRawPointer?,
    name: UnsafePointer<CChar>?,
    attributes: UnsafePointer<UnsafePointer<CChar>?>?
) -> Int32 {
    guard let context, let name else { return 1 }
    let reader = reader(context)
    reader.begin(String(cString: name), MarkupAttributes(list: attributes))
    return reader.isDone ? 1 : 0
}

private nonisolated func endElement(
    context: UnsafeMutableRawPointer?,
    name: UnsafePointer<CChar>?
) -> Int32 {
    guard let context, let name else { return 1 }
    let reader = reader(context)
    reader.end(String(cString: name))
    return reader.isDone ? 1 : 0
}

private nonisolated func readText(
    context: UnsafeMutableRawPointer?,
    bytes: UnsafePointer<CChar>?,
    count: Int
) -> Int32 {
    guard let context, let bytes else { return 1 }
    let reader = reader(context)
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
        reader.text(UnsafeBufferPointer(start: $0, count: count))
    }
    return reader.isDone ? 1 : 0
}
