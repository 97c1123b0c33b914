// Susi. SPDX-License-Identifier: Apache-2.0

/// An opaque colour as screens have it.
struct Colour: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    static let white = Colour(0xFFFFFF)
    static let black = Colour(0x000000)

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour written as one number: `0xRRGGBB`.
    init(_ number: UInt32) {
        red = UInt8(number >> 16 & 0xFF)
        green = UInt8(number >> 8 & 0xFF)
        blue = UInt8(number & 0xFF)
    }

    /// A colour as people write it: three or six digits, maybe behind `#` or `0x`; nil otherwise.
    init?(hex text: String) {
        var digits = Substring(text)
        for mark in ["#", "0x", "0X"] where digits.hasPrefix(mark) {
            digits = digits.dropFirst(mark.count)
            break
        }
        guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        switch digits.utf8.count {
        case 6: self.init(number)
        case 3:
            self.init(
                (number >> 8 & 15) * 0x110000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11
            )
        default: return nil
        }
    }

    /// This colour with so much of another in it, from 0 to 1.
    func mixed(with other: Colour, _ part: Double) -> Colour {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            UInt8((Double(from) + (Double(to) - Double(from)) * min(max(part, 0), 1)).rounded())
        }
        return Colour(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue)
        )
    }

    /// How bright it looks, from 0 to 1, by and large as WCAG 2 reckons.
    var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            // The square is near enough to the curve to tell dark from light.
            Double(part) / 255 * Double(part) / 255
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Black or white, whichever is easier to read on it.
    var ink: Colour {
        luminance > 0.25 ? Colour(0x202124) : .white
    }
}
