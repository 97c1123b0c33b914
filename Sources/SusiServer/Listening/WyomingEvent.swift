// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// A message of the Wyoming protocol: a line of JSON, then maybe bytes.
struct WyomingEvent: Sendable, Equatable {
    /// What it is about, such as `transcript`.
    var type: String
    /// What it says about it.
    var data = JSONObject()

    /// The message as it travels, with what follows it.
    func bytes(payload: ArraySlice<UInt8> = []) -> [UInt8] {
        var header = JSONObject()
        header.append("type", .string(type))
        header.append("data", .object(data))
        if !payload.isEmpty { header.append("payload_length", .number(payload.count)) }
        return Array(JSON.object(header).text().utf8) + [0x0A] + payload
    }
}

extension WyomingEvent {
    /// How many bytes of sound travel in one message.
    private static let chunk = 8192

    /// Asks who is there.
    static let describe = WyomingEvent(type: "describe").bytes()

    /// Has a recording written down.
    static func transcribe(
        _ samples: ArraySlice<UInt8>,
        rate: Int,
        language: String?,
        model: String?
    ) -> [UInt8] {
        var wish = WyomingEvent(type: "transcribe")
        if let model { wish.data.append("name", .string(model)) }
        if let language { wish.data.append("language", .string(language)) }
        let format: JSONObject = ["rate": .number(rate), "width": 2, "channels": 1]
        var bytes = wish.bytes()
        bytes.reserveCapacity(samples.count + samples.count / 64 + 1024)
        bytes += WyomingEvent(type: "audio-start", data: format).bytes()
        var rest = samples
        while !rest.isEmpty {
            bytes += WyomingEvent(type: "audio-chunk", data: format)
                .bytes(payload: rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
        }
        return bytes + WyomingEvent(type: "audio-stop").bytes()
    }
}
