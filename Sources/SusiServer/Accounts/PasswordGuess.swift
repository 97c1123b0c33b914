// Susi. SPDX-License-Identifier: Apache-2.0

/// How somebody who tries passwords would put this one together.
///
/// A well-known word in any disguise, a walk over the keyboard, a repetition and a year are one
/// piece each; so is every other sign. Few pieces are quickly tried.
struct PasswordGuess {
    /// How many pieces it takes, at least as far as this can tell.
    let pieces: Int

    /// Takes a password apart.
    ///
    /// - Parameters:
    ///   - password: the password.
    ///   - known: further words that come to mind, such as the person's name.
    init(_ password: String, knowing known: [String] = []) {
        let plain = Array(password.lowercased().unicodeScalars)
        let bare = plain.map { PasswordGuess.disguises[$0] ?? $0 }
        var words = PasswordGuess.words
        for word in known where word.utf8.count >= 3 {
            words[word.unicodeScalars.count, default: []].insert(word)
        }
        if let unit = PasswordGuess.period(of: plain) {
            pieces = min(unit, PasswordGuess.count(plain[..<unit], bare[..<unit], words) + 1)
        } else {
            pieces = PasswordGuess.count(plain[...], bare[...], words)
        }
    }

    /// The fewest pieces, found from the end: each sign is a piece or begins a longer one.
    private static func count(
        _ plain: ArraySlice<Unicode.Scalar>,
        _ bare: ArraySlice<Unicode.Scalar>,
        _ words: [Int: Set<String>]
    ) -> Int {
        let plain = Array(plain)
        let bare = Array(bare)
        var fewest = [Int](repeating: 0, count: plain.count + 1)
        for start in plain.indices.reversed() {
            var best = fewest[start + 1] + 1
            var lengths = [sameLength(plain, from: start), walkLength(plain, from: start)]
            if isYear(plain, at: start) { lengths.append(4) }
            for length in lengths where length >= 3 {
                best = min(best, fewest[start + length] + 1)
            }
            for (length, known) in words where start + length <= plain.count {
                let range = start..<start + length
                if known.contains(text(plain[range])) || known.contains(text(bare[range])) {
                    best = min(best, fewest[start + length] + 1)
                }
            }
            fewest[start] = best
        }
        return fewest[0]
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}

extension PasswordGuess {
    /// How many equal signs stand there.
    private static func sameLength(_ signs: [Unicode.Scalar], from start: Int) -> Int {
        signs[start...].prefix { $0 == signs[start] }.count
    }

    /// How many signs follow each other on a keyboard or in the alphabet, in either direction.
    private static func walkLength(_ signs: [Unicode.Scalar], from start: Int) -> Int {
        var longest = 1
        for neighbours in [following, preceding] {
            var end = start
            while end + 1 < signs.count, neighbours[signs[end]]?.contains(signs[end + 1]) == true {
                end += 1
            }
            longest = max(longest, end - start + 1)
        }
        return longest
    }

    /// Whether a year of somebody's life stands there.
    private static func isYear(_ signs: [Unicode.Scalar], at start: Int) -> Bool {
        guard start + 4 <= signs.count, let year = Int(text(signs[start..<start + 4])) else {
            return false
        }
        return (1920...2040).contains(year)
    }

    /// How many signs the whole consists of again and again; nil where it is no repetition.
    private static func period(of signs: [Unicode.Scalar]) -> Int? {
        guard signs.count >= 2 else { return nil }
        return (1...signs.count / 2).first { unit in
            signs.indices.dropFirst(unit).allSatisfy { signs[$0] == signs[$0 - unit] }
        }
    }

    /// Rows and columns of keyboards, and the alphabet.
    private static let walks = [
        "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop[]", "qwertzuiopü+", "azertyuiop",
        "asdfghjkl;'", "asdfghjklöä#", "qsdfghjklm", "zxcvbnm,./", "yxcvbnm,.-", "wxcvbn",
        "!@#$%^&*()", "!\"§$%&/()=", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p",
        "1q2w3e4r5t6y7u8i9o0p",
        "1qay2wsx3edc4rfv5tgb6zhn7ujm", "qawsedrftgyhujikolp", "147258369", "741852963", "159357",
        "qazwsxedcrfvtgbyhnujmikolp",
    ]

    private static let following = neighbours { Array($0) }
    private static let preceding = neighbours { $0.reversed() }

    private static func neighbours(
        _ order: (String.UnicodeScalarView) -> [Unicode.Scalar]
    ) -> [Unicode.Scalar: Set<Unicode.Scalar>] {
        var neighbours: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
        for walk in walks {
            let signs = order(walk.unicodeScalars)
            for (sign, next) in zip(signs, signs.dropFirst()) {
                neighbours[sign, default: []].insert(next)
            }
        }
        return neighbours
    }

    /// What people write in place of a letter.
    private static let disguises: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g",
        "@": "a", "$": "s", "!": "i", "+": "t", "|": "l", "(": "c",
    ]
}
