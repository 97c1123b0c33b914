// Susi. SPDX-License-Identifier: Apache-2.0

/// Everything a request brought: query, form and parts looked up as one.
public struct Parameters: Sendable, Equatable {
    /// Query fields first, then those of the body; the first of a name counts.
    public private(set) var form: Form
    /// The body's parts, where it had any.
    public let multipart: Multipart?

    /// Takes fields that are already read.
    public init(_ form: Form, multipart: Multipart? = nil) {
        self.form = form
        self.multipart = multipart
        if let multipart { self.form.append(multipart.form) }
    }

    /// Reads a request's query and body; a body of another type than a form is left alone.
    public init(
        query: String,
        body: [UInt8] = [],
        contentType: String = "",
        limits: FormLimits = .standard
    ) throws(FormError) {
        let form = try Form(parsing: query, limits: limits)
        let type = ContentType(contentType)
        guard !body.isEmpty else {
            self.init(form)
            return
        }
        if ASCII.equal(type.essence, "application/x-www-form-urlencoded") {
            var both = form
            both.append(try Form(parsing: body[...], limits: limits))
            self.init(both)
        } else if ASCII.equal(type.essence, "multipart/form-data") {
            let boundary = type.parameters["boundary"] ?? ""
            let multipart = try Multipart(parsing: body, boundary: boundary, limits: limits)
            self.init(form, multipart: multipart)
        } else {
            self.init(form)
        }
    }

    /// Adds the members of a JSON body, each as the text a form would have carried.
    public mutating func append(_ object: JSONObject) {
        for member in object.members {
            guard let text = String(wire: member.value) else { continue }
            form.append(member.name, text)
        }
    }

    /// What was sent, exactly; under either spelling where old apps have their own.
    public func raw(_ parameter: Parameter) -> String? {
        if let value = form[parameter.name] { return value }
        guard let otherName = parameter.otherName else { return nil }
        return form[otherName]
    }

    /// A name or another short value; nil also for what browsers send in place of nothing.
    ///
    /// That is the empty text, `undefined` and `null`. Blanks at both ends are cut off.
    public func text(_ parameter: Parameter) -> String? {
        guard let raw = raw(parameter) else { return nil }
        let text = ASCII.trimmed(raw)
        let isNothing = text.isEmpty || ASCII.equal(text, "undefined") || ASCII.equal(text, "null")
        return isNothing ? nil : text
    }

    /// Values separated by commas; nil where there is none.
    public func list(_ parameter: Parameter) -> [String]? {
        guard let text = text(parameter) else { return nil }
        let values = ASCII.split(text, at: UInt8(ascii: ",")).map { ASCII.trimmed($0) }
        let given = values.filter { !$0.isEmpty }
        return given.isEmpty ? nil : given
    }

    /// A whole number of 32 bits.
    public func int(_ parameter: Parameter) throws(ParameterError) -> Int? {
        guard let text = text(parameter) else { return nil }
        guard let value = Int32(text) else {
            throw ParameterError(parameter, found: text, expected: "a whole number")
        }
        return Int(value)
    }

    /// A whole number of 64 bits.
    public func long(_ parameter: Parameter) throws(ParameterError) -> Int64? {
        guard let text = text(parameter) else { return nil }
        guard let value = Int64(text) else {
            throw ParameterError(parameter, found: text, expected: "a whole number")
        }
        return value
    }

    /// A number, in decimal notation and not infinite.
    public func double(_ parameter: Parameter) throws(ParameterError) -> Double? {
        guard let text = text(parameter) else { return nil }
        guard let value = Double(decimal: text) else {
            throw ParameterError(parameter, found: text, expected: "a number")
        }
        return value
    }

    /// A switch: on only for `true` and `1`.
    public func flag(_ parameter: Parameter) -> Bool? {
        guard let text = text(parameter) else { return nil }
        return ASCII.equal(text, "true") || ASCII.equal(text, "1")
    }

    /// A file sent under that name.
    public func file(_ parameter: Parameter) -> Multipart.Part? {
        multipart?.file(parameter.name)
    }
}

extension Double {
    /// Reads decimal notation only: no `nan`, `inf` or `0x`, which the standard library takes.
    init?(decimal text: String) {
        let isDecimal = text.utf8.allSatisfy {
            ASCII.isDigit($0) || $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: ".")
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
        }
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        self = value
    }
}
