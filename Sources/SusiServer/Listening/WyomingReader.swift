// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Reads messages of the Wyoming protocol, however they are cut.
struct WyomingReader {
    /// How much may come in all; a transcript has a few hundred bytes, a description some thousand.
    static let most = 64 << 10

    /// Why nothing more can be read.
    private(set) var trouble: String?
    private var bytes: [UInt8] = []
    private var at = 0
    /// Before this place no line ends that is not read yet.
    private var searched = 0
    private var count = 0

    /// Takes what has come.
    mutating func append(_ part: UnsafeRawBufferPointer) {
        guard trouble == nil else { return }
        count += part.count
        guard count <= WyomingReader.most else {
            trouble = "it says too much"
            bytes = []
            at = 0
            searched = 0
            return
        }
        bytes.append(contentsOf: part)
    }

    /// The next message; nil as long as it is not there as a whole.
    mutating func next() -> WyomingEvent? {
        guard trouble == nil else { return nil }
        guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
            searched = bytes.count
            return nil
        }
        guard let header = (try? JSON(parsing: Array(bytes[at..<end])))?.object,
            let type = header["type"]?.string
        else { return fail("it is no message of Wyoming") }
        guard let dataLength = length(header["data_length"]),
            let payloadLength = length(header["payload_length"])
        else { return fail("a length in it is none") }
        let start = end + 1
        guard bytes.count - start >= dataLength + payloadLength else { return nil }
        var event = WyomingEvent(type: type, data: header["data"]?.object ?? JSONObject())
        if dataLength > 0 {
            let part = Array(bytes[start..<(start + dataLength)])
            guard let more = (try? JSON(parsing: part))?.object else {
                return fail("the data of a message is no JSON")
            }
            for member in more.members { event.data[member.name] = member.value }
        }
        at = start + dataLength + payloadLength
        searched = at
        return event
    }

    /// A length; 0 where none is given, nil where it is impossible.
    private func length(_ value: JSON?) -> Int? {
        guard let value, !value.isNull else { return 0 }
        guard let length = value.int64, (0...Int64(WyomingReader.most)).contains(length) else {
            return nil
        }
        return Int(length)
    }

    private mutating func fail(_ reason: String) -> WyomingEvent? {
        trouble = reason
        bytes = []
        at = 0
        searched = 0
        return nil
    }
}
