// Susi. SPDX-License-Identifier: Apache-2.0

extension Zone {
    /// Files of zones are a few thousand bytes long; anything much longer is none.
    public static let sizeLimit = 262_144

    /// Reads a file of the database of time zones (TZif, RFC 8536, of version 2 or later).
    ///
    /// Nil where it is none, or where anything in it contradicts itself.
    public init?(parsing bytes: [UInt8]) {
        guard bytes.count <= Zone.sizeLimit else { return nil }
        var reader = Reader(bytes: bytes)
        // The first part has times of 32 bits only and is passed over.
        guard let old = reader.header(), old.version >= UInt8(ascii: "2"),
            reader.skip(old.length(ofTimes: 4)),
            let header = reader.header(), header.version == old.version,
            reader.has(header.length(ofTimes: 8)),
            (1...256).contains(header.types)
        else { return nil }
        var beginnings: [Int64] = []
        beginnings.reserveCapacity(header.times)
        for _ in 0..<header.times { beginnings.append(reader.int64()) }
        let indices = reader.take(header.times)
        guard zip(beginnings, beginnings.dropFirst()).allSatisfy({ $0 < $1 }),
            indices.allSatisfy({ Int($0) < header.types })
        else { return nil }
        var types: [(offset: Int64, isDaylight: Bool, name: Int)] = []
        for _ in 0..<header.types {
            let offset = Int64(reader.int32())
            let flags = reader.take(2)
            guard abs(offset) < 93_600, flags[0] <= 1, Int(flags[1]) < header.letters else {
                return nil
            }
            types.append((offset, flags[0] == 1, Int(flags[1])))
        }
        let letters = reader.take(header.letters)
        guard letters.last == 0, reader.skip(header.leaps * 12 + header.standards + header.uts)
        else { return nil }
        let footer = reader.footer()
        guard let footer else { return nil }
        rule = ZoneRule(footer[...])
        if rule == nil, !footer.isEmpty { return nil }
        self.beginnings = beginnings
        self.indices = indices
        periods = types.map { type in
            let name = letters[type.name...].prefix { $0 != 0 }
            return Period(
                offset: type.offset,
                isDaylight: type.isDaylight,
                abbreviation: String(decoding: name, as: UTF8.self)
            )
        }
    }

    /// How many there are of everything in one part of the file.
    private struct Header {
        let version: UInt8
        let uts: Int
        let standards: Int
        let leaps: Int
        let times: Int
        let types: Int
        let letters: Int

        func length(ofTimes size: Int) -> Int {
            times * (size + 1) + types * 6 + letters + leaps * (size + 4) + standards + uts
        }
    }

    /// Reads numbers of several bytes, the highest first.
    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        func has(_ count: Int) -> Bool {
            count <= bytes.count - position
        }

        mutating func skip(_ count: Int) -> Bool {
            guard has(count) else { return false }
            position += count
            return true
        }

        /// So many bytes, which have to be there.
        mutating func take(_ count: Int) -> [UInt8] {
            let end = min(position + count, bytes.count)
            defer { position = end }
            return Array(bytes[position..<end])
        }

        mutating func int32() -> Int32 {
            Int32(bitPattern: take(4).reduce(0) { $0 << 8 | UInt32($1) })
        }

        mutating func int64() -> Int64 {
            Int64(bitPattern: take(8).reduce(0) { $0 << 8 | UInt64($1) })
        }

        mutating func header() -> Header? {
            guard has(44), take(4).elementsEqual("TZif".utf8) else { return nil }
            let version = take(1)[0]
            position += 15
            // No count can be greater than the file, so that no sum below overflows.
            var counts: [Int] = []
            for _ in 0..<6 {
                let count = int32()
                guard count >= 0, count <= Zone.sizeLimit else { return nil }
                counts.append(Int(count))
            }
            return Header(
                version: version,
                uts: counts[0],
                standards: counts[1],
                leaps: counts[2],
                times: counts[3],
                types: counts[4],
                letters: counts[5]
            )
        }

        /// The line at the end.
        mutating func footer() -> [UInt8]? {
            guard has(2), take(1)[0] == 0x0A, let end = bytes[position...].firstIndex(of: 0x0A)
            else { return nil }
            return Array(bytes[position..<end])
        }
    }
}
