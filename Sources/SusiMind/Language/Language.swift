// Susi. SPDX-License-Identifier: Apache-2.0

/// The language of a skill or of a person, by its two letters; or one nobody knows.
public struct Language: Sendable, Hashable {
    /// Both letters in lower case, the first one in the upper byte; 0 where it is unknown.
    let letters: UInt16

    /// No language in particular: equally good for everybody.
    public static let unknown = Language(letters: 0)
    /// English.
    public static let english = Language("en")
    /// German.
    public static let german = Language("de")
    private static let finnish = Language("fi")
    private static let swedish = Language("sv")

    private init(letters: UInt16) {
        self.letters = letters
    }

    /// Takes the first two letters of a folder's name or a language tag: `de`, `en-US`, `en,chi`.
    ///
    /// Letters that ISO 639-1 does not know make the language unknown.
    public init(_ text: String) {
        var letters: UInt16 = 0
        for byte in text.utf8.prefix(2) {
            letters = letters << 8 | UInt16(byte | 0x20)
        }
        self.letters = Language.isKnown(letters) ? letters : 0
    }

    /// The two letters, or nothing where the language is unknown.
    public var code: String {
        guard letters != 0 else { return "" }
        return String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
    }

    /// How well a skill in this language serves a person of that one, in percent.
    ///
    /// It ranks skills and excludes none: at 0 a skill still answers where no other does.
    public func likelihood(for user: Language) -> Int {
        if self == .unknown || user == .unknown || self == user { return 100 }
        if self == .english { return user.likelihoodOfReadingEnglish }
        if user == .english { return likelihoodOfReadingEnglish }
        if isNordic, user.isNordic { return 90 }
        return 0
    }

    private var isNordic: Bool {
        self == .finnish || self == .swedish
    }

    private var likelihoodOfReadingEnglish: Int {
        self == .german || isNordic ? 90 : 50
    }

    private static func isKnown(_ letters: UInt16) -> Bool {
        let codes: StaticString = """
            aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteu\
            fafffifjfofrfygagdglgngugvhahehihohrhthuhyhziaidieigiiikioisitiujajvkakgkikjkkklkmkn\
            kokrkskukvkwkylalblglilnloltlulvmgmhmimkmlmnmrmsmtmynanbndnengnlnnnonrnvnyocojomoros\
            papiplpsptqurmrnrorurwsascsdsesgsiskslsmsnsosqsrssstsusvswtatetgthtitktltntotrtsttty\
            ugukuruzvevivowawoxhyiyozazhzu
            """
        let first = UInt8(letters >> 8)
        let second = UInt8(letters & 0xFF)
        for index in stride(from: 0, to: codes.utf8CodeUnitCount, by: 2)
        where codes.utf8Start[index] == first && codes.utf8Start[index + 1] == second {
            return true
        }
        return false
    }
}
