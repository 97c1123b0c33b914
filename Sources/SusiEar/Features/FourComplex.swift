// Susi. SPDX-License-Identifier: Apache-2.0

/// Four complex numbers that are reckoned with at once.
struct FourComplex {
    var real: SIMD4<Float>
    var imaginary: SIMD4<Float>

    @inline(__always)
    static func + (left: FourComplex, right: FourComplex) -> FourComplex {
        FourComplex(real: left.real + right.real, imaginary: left.imaginary + right.imaginary)
    }

    @inline(__always)
    static func - (left: FourComplex, right: FourComplex) -> FourComplex {
        FourComplex(real: left.real - right.real, imaginary: left.imaginary - right.imaginary)
    }

    /// Multiplied by numbers of length one.
    @inline(__always)
    func turned(by turn: FourComplex) -> FourComplex {
        FourComplex(
            real: real * turn.real - imaginary * turn.imaginary,
            imaginary: real * turn.imaginary + imaginary * turn.real
        )
    }
}
