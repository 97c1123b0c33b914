// Susi. SPDX-License-Identifier: Apache-2.0

/// What is around a program: the window, the device, the person's wishes.
public struct Surroundings: Equatable, Sendable {
    /// The page's address.
    public var address = ""
    /// The window's width in CSS pixels.
    public var width = 0.0
    /// The window's height in CSS pixels, without a keyboard that covers it.
    public var height = 0.0
    /// How many pixels of the screen there are to a CSS pixel.
    public var pixelRatio = 1.0
    /// Whether the device thinks that it has a connection.
    public var isOnline = true
    /// Whether the person can see the page.
    public var isVisible = true
    /// Whether dark colours are wished for.
    public var isDark = false
    /// Whether things should not move.
    public var reducesMotion = false
    /// Whether stronger contrast is wished for.
    public var moreContrast = false
    /// Whether the pointer is as fine as a mouse and can hover.
    public var hasFinePointer = false
    /// Whether the page was started from the home screen.
    public var isInstalled = false
    /// Whether a newer version of the page lies here and waits for `Effect.update`.
    public var updateIsReady = false
    /// The person's languages, the dearest first.
    public var languages: [String] = []
    /// The time zone, such as `Europe/Berlin`.
    public var timeZone = ""
    /// What has to be added to UTC, in minutes.
    public var minutesFromUTC = 0
    /// Sixteen random bytes, the same for as long as the page lives.
    public var seed: [UInt8] = []

    /// Surroundings about which nothing is known.
    public init() {}

    /// Where the page comes from, such as `https://susi.example`.
    public var origin: String {
        var slashes = 0
        let bytes = address.utf8.prefix { byte in
            if byte == UInt8(ascii: "/") { slashes += 1 }
            return slashes < 3
        }
        return String(Substring(bytes))
    }

    init(_ value: PageValue) {
        func of(_ field: SurroundingsField) -> PageValue { value[Int(field.rawValue)] }
        address = of(.address).text ?? ""
        width = of(.width).number ?? 0
        height = of(.height).number ?? 0
        pixelRatio = of(.pixelRatio).number ?? 1
        isOnline = of(.isOnline).isSet
        isVisible = of(.isVisible).isSet
        isDark = of(.isDark).isSet
        reducesMotion = of(.reducesMotion).isSet
        moreContrast = of(.moreContrast).isSet
        hasFinePointer = of(.hasFinePointer).isSet
        isInstalled = of(.isInstalled).isSet
        updateIsReady = of(.updateIsReady).isSet
        languages = of(.languages).values.compactMap { $0.text }
        timeZone = of(.timeZone).text ?? ""
        let minutes = of(.minutesFromUTC).number ?? 0
        minutesFromUTC = (-1440...1440).contains(minutes) ? Int(minutes) : 0
        seed = of(.seed).bytes ?? []
    }

    /// The surroundings as the page tells them.
    var value: PageValue {
        .list(
            SurroundingsField.allCases.map { field in
                switch field {
                case .address: .text(address)
                case .width: .number(width)
                case .height: .number(height)
                case .pixelRatio: .number(pixelRatio)
                case .isOnline: .flag(isOnline)
                case .isVisible: .flag(isVisible)
                case .isDark: .flag(isDark)
                case .reducesMotion: .flag(reducesMotion)
                case .moreContrast: .flag(moreContrast)
                case .hasFinePointer: .flag(hasFinePointer)
                case .isInstalled: .flag(isInstalled)
                case .updateIsReady: .flag(updateIsReady)
                case .languages: .texts(languages)
                case .timeZone: .text(timeZone)
                case .minutesFromUTC: .number(Double(minutesFromUTC))
                case .seed: .bytes(seed)
                }
            }
        )
    }
}
