// Susi. SPDX-License-Identifier: Apache-2.0

/// What stands between the numbers of a sum, as a sign or in words.
enum ArithmeticSign: UInt8 {
    // Between two numbers.
    case plus, minus, times, over, modulo, power
    case and, of, by, from, to, equals, comma
    // Behind a number.
    case percent, factorial, squared, cubed, degrees, ordinal, radians
    // Before a number.
    case open, close, root, squareRoot, cubeRoot, sine, cosine, tangent, logarithm
    case naturalLogarithm, binaryLogarithm, factorialOf, squareOf, cubeOf
    case half, double, triple, negative
    // Numbers with a name.
    case pi, euler
    // What begins a sum in words.
    case sumOf, productOf, differenceOf, quotientOf, remainderOf
    case add, subtract, multiply, divide, increase, decrease, changeFrom
    case whatPercent, whatPercentOf, isWhatPercentOf
    /// “20 % off 50”.
    case off
    /// Words that say nothing, and those that only ask.
    case filler, lead
}
