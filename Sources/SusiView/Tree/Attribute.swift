// Susi. SPDX-License-Identifier: Apache-2.0

/// An attribute of a node.
///
/// An address that would run code when followed is replaced by `about:invalid`, whoever wrote it.
public struct Attribute: Equatable, Sendable {
    /// Which attribute.
    public let name: AttributeName
    /// Its value; where only presence counts, the empty text.
    public let value: String

    /// An attribute with a value.
    public init(_ name: AttributeName, _ value: String = "") {
        self.name = name
        let isKept = !name.isAddress || SafeAddress.isSafe(value)
        self.value = isKept ? value : "about:invalid"
    }

    /// Whether both are the same attribute with a value written alike.
    public static func == (left: Attribute, right: Attribute) -> Bool {
        left.name == right.name && sameBytes(left.value, right.value)
    }
}

extension Attribute {
    /// The classes that style sheets know the node by.
    public static func `class`(_ value: String) -> Attribute { Attribute(.class, value) }
    /// The name by which effects find the node.
    public static func id(_ value: String) -> Attribute { Attribute(.id, value) }
    /// What a screen reader calls it.
    public static func label(_ value: String) -> Attribute { Attribute(.ariaLabel, value) }
    /// What a screen reader takes it for.
    public static func role(_ value: String) -> Attribute { Attribute(.role, value) }
    /// What an input holds.
    public static func value(_ value: String) -> Attribute { Attribute(.value, value) }
    /// The height that a style gives it, in CSS pixels.
    public static func height(_ pixels: Double) -> Attribute {
        Attribute(.styleHeight, pixelText(pixels))
    }
}

/// A length in CSS pixels, to a hundredth and never in exponents.
func pixelText(_ pixels: Double) -> String {
    guard pixels.isFinite, pixels.magnitude < 1e12 else { return "0px" }
    let hundredths = Int64((pixels * 100).rounded())
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)px" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)px"
}
