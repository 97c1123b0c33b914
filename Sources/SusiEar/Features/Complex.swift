// Susi. SPDX-License-Identifier: Apache-2.0

/// Where complex numbers lie: their real parts in one place, their imaginary parts in another.
struct Complex {
    private let real: UnsafeMutablePointer<Float>
    private let imaginary: UnsafeMutablePointer<Float>

    @inline(__always)
    init(_ real: borrowing Floats, _ imaginary: borrowing Floats) {
        self.init(real.start, imaginary.start)
    }

    private init(_ real: UnsafeMutablePointer<Float>, _ imaginary: UnsafeMutablePointer<Float>) {
        self.real = real
        self.imaginary = imaginary
    }

    @inline(__always)
    func advanced(by count: Int) -> Complex {
        Complex(real + count, imaginary + count)
    }

    /// One number, four times.
    @inline(__always)
    func one(_ index: Int) -> FourComplex {
        FourComplex(
            real: SIMD4(repeating: real[index]),
            imaginary: SIMD4(repeating: imaginary[index])
        )
    }

    /// Four numbers from an index that is a multiple of four.
    @inline(__always)
    func four(_ index: Int) -> FourComplex {
        FourComplex(
            real: UnsafeRawPointer(real + index).load(as: SIMD4<Float>.self),
            imaginary: UnsafeRawPointer(imaginary + index).load(as: SIMD4<Float>.self)
        )
    }

    /// Writes four numbers at an index that is a multiple of four.
    @inline(__always)
    func set(_ index: Int, _ value: FourComplex) {
        UnsafeMutableRawPointer(real + index).storeBytes(of: value.real, as: SIMD4<Float>.self)
        UnsafeMutableRawPointer(imaginary + index)
            .storeBytes(of: value.imaginary, as: SIMD4<Float>.self)
    }
}
