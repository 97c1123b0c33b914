// Susi. SPDX-License-Identifier: Apache-2.0

/// The words around amounts and units, folded.
enum UnitWords {
    /// What a question begins with before an amount.
    static let leads = words(
        """
        convert change turn translate what's whats what is are how much long tall far big heavy \
        hot cold fast wide high deep old large calculate tell me please the in express \
        konvertiere rechne wandle wandel was ist sind wie viel wieviel lang gross weit schwer \
        warm heiss kalt schnell hoch breit tief alt gib sag mir bitte umgerechnet ergeben ergibt
        """
    )

    /// What asks for a number of units.
    static let counts = words(
        "how many much what is the wie viele viel wieviel wieviele was sind ist"
    )

    /// What stands between an amount and the unit that is wanted.
    static let connectives = words(
        """
        in to into as = is are equal equals equal? there make makes does do have has be how \
        many much for fit what the of expressed contains contain nach zu als sind ist wie \
        viele viel wieviel wieviele hat haben ergibt ergeben macht machen entspricht \
        entsprechen gibt es auf was umgerechnet passen stecken im
        """
    )

    /// What a question may end with.
    static let endings = words(
        """
        ? = please have has make makes contain contains equal be there hold um bitte hinein rein \
        umgerechnet umrechnen enthalten
        """
    )

    static func isOf(_ word: [UInt8]) -> Bool {
        word.elementsEqual("of".utf8)
    }

    static func isHalf(_ word: [UInt8]) -> Bool {
        ["half", "halbe", "halber", "halbes", "halben", "halb"].contains {
            word.elementsEqual($0.utf8)
        }
    }

    private static func words(_ text: StaticString) -> Set<[UInt8]> {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return Set(bytes.split { $0 <= 0x20 }.map { Array($0) })
    }
}

extension Unit {
    /// The part that a number alone behind it counts: 5 foot 10.
    var usualPart: Unit? {
        guard let part = UnitWords.part(of: name(german: false, isOne: true)) else { return nil }
        return UnitTable.all[Array(part.utf8)]
    }
}

extension UnitWords {
    fileprivate static func part(of name: String) -> String? {
        let parts = [
            ("foot", "inch"), ("pound", "ounce"), ("stone", "pound"), ("metre", "centimetre"),
            ("hour", "minute"), ("minute", "second"),
        ]
        return parts.first { $0.0.utf8.elementsEqual(name.utf8) }?.1
    }
}
