// Susi. SPDX-License-Identifier: Apache-2.0

/// Why a sum has no result.
enum Trouble: Error {
    /// These words are no sum: somebody else may know what to do with them.
    case isNone
    case divisionByZero
    /// An even root, a logarithm or a power that only other numbers have.
    case isNotReal
    case needsWholeNumber
    case isTooLarge

    /// What is wrong, for people; nil where it is not for this service to say.
    func words(german: Bool) -> String? {
        switch self {
        case .isNone: nil
        case .divisionByZero:
            german
                ? "Durch null lässt sich nicht teilen."
                : "Nothing can be divided by zero."
        case .isNotReal:
            german
                ? "Darauf gibt es keine Antwort unter den reellen Zahlen."
                : "There is no answer to that among the real numbers."
        case .needsWholeNumber:
            german
                ? "Das geht nur mit ganzen Zahlen ab null."
                : "That works only with whole numbers from zero on."
        case .isTooLarge:
            german
                ? "Das wird mir zu groß: Ich rechne mit höchstens zehntausend Stellen."
                : "That gets too large for me: I reckon with ten thousand digits at most."
        }
    }
}
