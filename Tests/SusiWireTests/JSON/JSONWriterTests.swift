// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct JSONWriterTests {
    @Test func `a document is written without a blank`() {
        let value: JSON = ["a": [1, true, nil], "b": [:], "c": "ä"]
        #expect(value.text() == #"{"a":[1,true,null],"b":{},"c":"ä"}"#)
    }

    @Test func `a pretty document has two blanks a level`() {
        let value: JSON = ["a": [1, ["b": "c"]], "d": [], "e": [:]]
        #expect(
            value.text(.pretty) == """
                {
                  "a": [
                    1,
                    {
                      "b": "c"
                    }
                  ],
                  "d": [],
                  "e": {}
                }
                """
        )
    }

    @Test func `quotes, backslashes and control characters are escaped`() {
        let text = JSON.string("\"\\\n\r\t\u{0}\u{1F}\u{7F}/").text()
        #expect(text == "\"\\\"\\\\\\n\\r\\t\\u0000\\u001F\u{7F}/\"")
    }

    @Test func `inside a page nothing can end a tag, a string or a statement`() {
        var writer = JSONWriter(place: .page)
        writer.write(.string("</script><!-- & ' \u{2028}\u{2029} â\u{20AC}"))
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #""\u003C/script\u003E\u003C!-- \u0026 \u0027 \u2028\u2029 â€""#
        )
    }

    @Test func `the buffer is used again`() {
        var writer = JSONWriter()
        writer.write(["a": 1])
        writer.removeAll()
        writer.write(raw: "f(")
        writer.write([2])
        writer.write(raw: ");")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "f([2]);")
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0"), (4.6, "4.6"), (1e21, "1e+21"), (3.0, "3"), (-12.25, "-12.25"),
    ])
    func `a double has its shortest spelling`(value: Double, text: String) {
        #expect(JSON.number(value).text() == text)
    }

    @Test func `a double that is no number is null`() {
        #expect(JSON.number(Double.nan) == .null)
        #expect(JSON.number(Double.infinity) == .null)
    }
}
