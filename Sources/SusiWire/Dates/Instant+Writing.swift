// Susi. SPDX-License-Identifier: Apache-2.0

extension Instant {
    /// The instant as text.
    public func text(_ format: DateFormat) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        write(format, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the instant to a buffer, in ASCII.
    public func write(_ format: DateFormat, to bytes: inout [UInt8]) {
        switch format {
        case .chat:
            writeChat(to: &bytes)
        case .seconds:
            CivilTime(self).writeTimestamp(separator: UInt8(ascii: "T"), to: &bytes)
            bytes.append(UInt8(ascii: "Z"))
        case .instant:
            write(milliseconds % 1000 == 0 ? .seconds : .chat, to: &bytes)
        case .sql(let offset):
            let time = CivilTime(self, at: offset)
            time.writeTimestamp(separator: UInt8(ascii: " "), to: &bytes)
            time.writeFraction(to: &bytes)
        case .day(let offset):
            CivilTime(self, at: offset).writeDay(to: &bytes)
        case .month(let offset):
            CivilTime(self, at: offset).writeMonth(to: &bytes)
        case .history(let offset):
            CivilTime(self, at: offset).writeHistory(zone: offset, to: &bytes)
        case .http:
            CivilTime(self).writeHTTP(to: &bytes)
        }
    }
}

extension Instant {
    /// The format of every chat answer, put together beside the buffer.
    private func writeChat(to bytes: inout [UInt8]) {
        let time = CivilTime(self)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { text in
            text.initialize(repeating: UInt8(ascii: "-"))
            func put(_ number: Int, width: Int, at place: Int) {
                var rest = number
                for digit in stride(from: place + width - 1, through: place, by: -1) {
                    text[digit] = UInt8(ascii: "0") + UInt8(rest % 10)
                    rest /= 10
                }
            }
            put(time.year, width: 4, at: 0)
            put(time.month, width: 2, at: 5)
            put(time.day, width: 2, at: 8)
            text[10] = UInt8(ascii: "T")
            put(time.hour, width: 2, at: 11)
            text[13] = UInt8(ascii: ":")
            put(time.minute, width: 2, at: 14)
            text[16] = UInt8(ascii: ":")
            put(time.second, width: 2, at: 17)
            text[19] = UInt8(ascii: ".")
            put(time.millisecond, width: 3, at: 20)
            text[23] = UInt8(ascii: "Z")
            bytes.append(contentsOf: text)
        }
    }
}

extension CivilTime {
    fileprivate func writeMonth(to bytes: inout [UInt8]) {
        bytes.append(digits: year, width: 4)
        bytes.append(UInt8(ascii: "-"))
        bytes.append(digits: month, width: 2)
    }

    fileprivate func writeDay(to bytes: inout [UInt8]) {
        writeMonth(to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        bytes.append(digits: day, width: 2)
    }

    fileprivate func writeClock(to bytes: inout [UInt8]) {
        bytes.append(digits: hour, width: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(digits: minute, width: 2)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(digits: second, width: 2)
    }

    fileprivate func writeTimestamp(separator: UInt8, to bytes: inout [UInt8]) {
        writeDay(to: &bytes)
        bytes.append(separator)
        writeClock(to: &bytes)
    }

    fileprivate func writeFraction(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "."))
        bytes.append(digits: millisecond, width: 3)
    }

    fileprivate func writeHistory(zone: TimeZoneOffset, to bytes: inout [UInt8]) {
        bytes += DateNames.weekdays[weekday].utf8.prefix(3)
        bytes.append(UInt8(ascii: " "))
        bytes += DateNames.months[month - 1].utf8
        bytes.append(UInt8(ascii: " "))
        bytes.append(digits: day, width: 2)
        bytes.append(UInt8(ascii: " "))
        writeClock(to: &bytes)
        bytes.append(UInt8(ascii: " "))
        if zone == .utc {
            bytes += "UTC".utf8
        } else {
            bytes += (zone.minutes < 0 ? "GMT-" : "GMT+").utf8
            bytes.append(digits: abs(zone.minutes) / 60, width: 2)
            bytes.append(UInt8(ascii: ":"))
            bytes.append(digits: abs(zone.minutes) % 60, width: 2)
        }
        bytes.append(UInt8(ascii: " "))
        bytes.append(digits: year, width: 4)
    }

    fileprivate func writeHTTP(to bytes: inout [UInt8]) {
        bytes += DateNames.weekdays[weekday].utf8.prefix(3)
        bytes += ", ".utf8
        bytes.append(digits: day, width: 2)
        bytes.append(UInt8(ascii: " "))
        bytes += DateNames.months[month - 1].utf8
        bytes.append(UInt8(ascii: " "))
        bytes.append(digits: year, width: 4)
        bytes.append(UInt8(ascii: " "))
        writeClock(to: &bytes)
        bytes += " GMT".utf8
    }
}

extension [UInt8] {
    /// Appends a number that is not negative, with zeros before it up to a width.
    fileprivate mutating func append(digits number: Int, width: Int) {
        if width == 2, number < 100 {
            append(UInt8(ascii: "0") + UInt8(number / 10))
            append(UInt8(ascii: "0") + UInt8(number % 10))
            return
        }
        var unit = 1
        for _ in 1..<width { unit *= 10 }
        while number / unit >= 10 { unit *= 10 }
        while unit > 0 {
            append(UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }
}
