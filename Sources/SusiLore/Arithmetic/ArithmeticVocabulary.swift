// Susi. SPDX-License-Identifier: Apache-2.0

/// The words of sums in English and German, folded (`WordFolding`).
enum ArithmeticVocabulary {
    /// The most words that one entry has.
    static let longest = 6

    /// What words mean, with blanks between them.
    static let meanings: [[UInt8]: ArithmeticSign] = {
        var meanings: [[UInt8]: ArithmeticSign] = [:]
        for (sign, words) in english + german {
            let all = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
            for phrase in all.split(separator: UInt8(ascii: "|")) {
                let trimmed = phrase.split(separator: 0x20).joined(separator: [0x20])
                meanings[Array(trimmed)] = sign
            }
        }
        return meanings
    }()

    private static let english: [(ArithmeticSign, StaticString)] = [
        (.plus, "plus|added to|increased by"),
        (.minus, "minus|take away|less|decreased by|reduced by"),
        (.times, "times|multiplied by|multiplied with|x|times by"),
        (.over, "divided by|over|split by"),
        (.modulo, "mod|modulo|modulus"),
        (.power, "to the power of|to the power|raised to the power of|raised to|to the|power"),
        (.and, "and"), (.of, "of|tip on|tip of"), (.by, "by|with|into"), (.from, "from"),
        (.to, "to"),
        (.equals, "equals|equal|is equal to|equal to|is|are|makes|make"),
        (.percent, "percent|per cent|pct"), (.factorial, "factorial"),
        (.squared, "squared|square"), (.cubed, "cubed"),
        (.degrees, "degrees|degree"), (.radians, "radians|radian|rad"),
        (.root, "root of|root"),
        (.squareRoot, "square root of|square root|sqrt|sqrt of|squareroot of|square-root of"),
        (.cubeRoot, "cube root of|cube root|cubic root of|cbrt|cubed root of"),
        (.sine, "sine of|sine|sin|sin of"), (.cosine, "cosine of|cosine|cos|cos of"),
        (.tangent, "tangent of|tangent|tan|tan of"),
        (.logarithm, "log|log of|logarithm of|logarithm|common logarithm of"),
        (.naturalLogarithm, "ln|ln of|natural log of|natural logarithm of|natural log"),
        (.binaryLogarithm, "lb|ld|binary logarithm of|log base two of"),
        (.factorialOf, "factorial of"), (.squareOf, "square of"), (.cubeOf, "cube of"),
        (.half, "half of|half"), (.double, "double|twice|two times"), (.triple, "triple|thrice"),
        (.negative, "negative"),
        (.pi, "pi|π"), (.euler, "e|euler's number"),
        (.sumOf, "sum of|total of"), (.productOf, "product of"),
        (.differenceOf, "difference between|difference of"),
        (.quotientOf, "quotient of|ratio of"),
        (.remainderOf, "remainder of|remainder when|remainder if"),
        (.add, "add|sum"), (.subtract, "subtract|deduct"), (.multiply, "multiply"),
        (.divide, "divide|split"), (.increase, "increase|raise"), (.decrease, "decrease|reduce"),
        (
            .changeFrom,
            "percentage change from|percent change from|percentage increase from|percent increase from|percentage decrease from|percent decrease from|percentage difference between"
        ),
        (
            .whatPercentOf,
            "what percent of|what per cent of|what percentage of|what is the percentage of|how many percent of|which percentage of"
        ),
        (.whatPercent, "what percent|what percentage|what per cent|how many percent"),
        (
            .isWhatPercentOf,
            "is what percent of|is what per cent of|is what percentage of|is how many percent of|as a percentage of|as a percent of|as percentage of"
        ),
        (.off, "off|off of|discount on|off from"),
        (.filler, "the|a|an|please|result of|value of|together|altogether|then|now|exactly|number"),
        (
            .lead,
            "what is|what's|whats|what are|what does|what do|what would be|what was|how much is|how much are|how much does|how much do|how many is|how many are|how much would be|how much's|calculate|compute|evaluate|solve|work out|figure out|tell me|give me|find|reckon|can you|do you know|what|how much|answer|do the math|the answer to|i want to know|and what is|so what is"
        ),
    ]

    private static let german: [(ArithmeticSign, StaticString)] = [
        (.minus, "weniger|abzueglich"),
        (.plus, "zuzueglich"),
        (.times, "mal|multipliziert mit|malgenommen mit"),
        (.over, "geteilt durch|durch|dividiert durch|geteilt"),
        (.power, "hoch|zur potenz"),
        (.and, "und"), (.of, "von|vom"), (.by, "mit"), (.to, "zu|auf"),
        (.equals, "ist|sind|gleich|ergibt|ergeben|gibt|macht|ist gleich|waere"),
        (.percent, "prozent"), (.factorial, "fakultaet"),
        (.squared, "zum quadrat|im quadrat|quadriert|quadrat"),
        (.degrees, "grad"), (.radians, "bogenmass"),
        (.root, "wurzel aus|wurzel von|wurzel"),
        (
            .squareRoot,
            "quadratwurzel aus|quadratwurzel von|quadratwurzel|die wurzel aus|die wurzel von|die wurzel"
        ),
        (.cubeRoot, "kubikwurzel aus|kubikwurzel von|kubikwurzel"),
        (.sine, "sinus|sinus von"), (.cosine, "cosinus|cosinus von|kosinus|kosinus von"),
        (.tangent, "tangens|tangens von"),
        (.logarithm, "logarithmus von|logarithmus|zehnerlogarithmus von"),
        (
            .naturalLogarithm,
            "natuerlicher logarithmus von|natuerliche logarithmus von|natuerlichen logarithmus von"
        ),
        (.factorialOf, "fakultaet von"), (.squareOf, "quadrat von"),
        (.half, "haelfte von|haelfte|halb|halbe"),
        (.double, "doppelte von|doppelt|verdoppelt|zweifache von"),
        (.triple, "dreifache von"),
        (.sumOf, "summe aus|summe von"), (.productOf, "produkt aus|produkt von"),
        (.differenceOf, "differenz zwischen|differenz aus|differenz von|unterschied zwischen"),
        (.quotientOf, "quotient aus|quotient von"),
        (.remainderOf, "rest von|rest bei"),
        (.add, "addiere|addier"), (.subtract, "subtrahiere|subtrahier|ziehe|zieh"),
        (.multiply, "multipliziere|multiplizier|nimm"), (.divide, "teile|teil|dividiere|dividier"),
        (.increase, "erhoehe"), (.decrease, "verringere|senke|vermindere"),
        (
            .changeFrom,
            "prozentuale aenderung von|prozentuale steigerung von|prozentuale veraenderung von"
        ),
        (.whatPercentOf, "wie viel prozent von|wieviel prozent von|wieviele prozent von"),
        (.whatPercent, "wie viel prozent|wieviel prozent|wieviele prozent|wie viele prozent"),
        (
            .isWhatPercentOf,
            "ist wie viel prozent von|ist wieviel prozent von|sind wie viel prozent von|sind wieviel prozent von|entspricht wie viel prozent von"
        ),
        (.off, "rabatt auf|nachlass auf|skonto auf"),
        (
            .filler,
            "die|der|das|den|dem|bitte|um|ab|aus|zusammen|genau|ergebnis von|ergebnis aus|mir|denn|eigentlich|noch|zahl|zahlen"
        ),
        (
            .lead,
            "was ist|was sind|was ergibt|was ergeben|was gibt|was macht|was kommt raus bei|was waere|wie viel ist|wieviel ist|wie viel sind|wieviel sind|wie viel ergibt|wieviel ergibt|wie viel macht|wieviel macht|wie viel gibt|wieviel gibt|berechne|rechne|rechne aus|wie lautet|sag mir|nenne mir|weisst du|kannst du|und was ist|was|wie viel|wieviel|loese|wie gross ist"
        ),
    ]
}
