// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct JSONObjectTests {
    @Test func `a member is set at its place, appended, or removed`() {
        var object: JSONObject = ["a": 1, "b": 2]
        object["a"] = 3
        object["c"] = 4
        object["b"] = nil
        #expect(object == ["a": 3, "c": 4])
        #expect(object["b"] == nil)
    }

    @Test func `order and spelling count for equality and not for equivalence`() throws {
        let left = try JSON(parsing: #"{"a":1.0,"b":[1e2]}"#)
        let right = try JSON(parsing: #"{"b":[100],"a":1}"#)
        #expect(left != right)
        #expect(left.isEquivalent(to: right))
        #expect(!left.isEquivalent(to: ["a": 1, "b": [101]]))
        #expect(!left.isEquivalent(to: ["a": 1]))
    }

    @Test func `names that look alike and have other bytes are other names`() {
        let object: JSONObject = ["\u{E4}": 1, "a\u{308}": 2]
        #expect(object.count == 2)
        #expect(object["a\u{308}"] == 2)
    }

    @Test(arguments: [("12", 12), ("-9223372036854775808", Int64.min)])
    func `a whole number is read with all its digits`(text: String, value: Int64) throws {
        #expect(try JSON(parsing: text).int64 == value)
    }

    @Test(arguments: ["1.5", "1e2", "9223372036854775808"])
    func `a number that is not whole or too long has no 64 bits`(text: String) throws {
        let value = try JSON(parsing: text)
        #expect(value.int64 == nil)
        #expect(value.double == Double(text))
    }
}
