// Susi. SPDX-License-Identifier: Apache-2.0

/// A Fourier transform of four numbers, four times.
struct Butterfly {
    let first: FourComplex
    let second: FourComplex
    let third: FourComplex
    let fourth: FourComplex

    @inline(__always)
    init(_ a: FourComplex, _ b: FourComplex, _ c: FourComplex, _ d: FourComplex) {
        let even = a + c
        let odd = a - c
        let sum = b + d
        let difference = b - d
        first = even + sum
        third = even - sum
        second = FourComplex(
            real: odd.real + difference.imaginary,
            imaginary: odd.imaginary - difference.real
        )
        fourth = FourComplex(
            real: odd.real - difference.imaginary,
            imaginary: odd.imaginary + difference.real
        )
    }
}
