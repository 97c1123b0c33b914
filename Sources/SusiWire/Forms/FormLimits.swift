// Susi. SPDX-License-Identifier: Apache-2.0

/// How much a form from outside may ask of us.
public struct FormLimits: Sendable, Equatable {
    /// How many bytes a query or an urlencoded body may have.
    public var formBytes: Int
    /// How many fields there may be.
    public var fields: Int
    /// How many bytes a body of several parts may have.
    public var multipartBytes: Int
    /// How many bytes one part may have.
    public var partBytes: Int
    /// How many parts there may be.
    public var parts: Int
    /// How many bytes the headers of one part may have.
    public var partHeaderBytes: Int

    /// Sets limits; those not given are the protocol's.
    public init(
        formBytes: Int = 10 << 20,
        fields: Int = 1000,
        multipartBytes: Int = 100 << 20,
        partBytes: Int = 50 << 20,
        parts: Int = 100,
        partHeaderBytes: Int = 8192
    ) {
        self.formBytes = formBytes
        self.fields = fields
        self.multipartBytes = multipartBytes
        self.partBytes = partBytes
        self.parts = parts
        self.partHeaderBytes = partHeaderBytes
    }

    /// What the protocol promises to take.
    public static let standard = FormLimits()
}
