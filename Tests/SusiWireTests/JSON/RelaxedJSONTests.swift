// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct RelaxedJSONTests {
    @Test(
        arguments: [
            (#"{"a":1} and a remark"#, ["a": 1] as JSON),
            (#"{"a":1;"b":2}"#, ["a": 1, "b": 2]),
            (#"{"a":[1,2,],}"#, ["a": [1, 2]]),
            (#"{'a':'it"s'}"#, ["a": "it\"s"]),
            (#"{'a':'it\'s'}"#, ["a": "it's"]),
            (#"{url:nowhere, path : $.a }"#, ["url": "nowhere", "path": "$.a"]),
            (#"{"volume":$1$}"#, ["volume": "$1$"]),
            (
                #"{"a":TRUE,"b":null,"c":-1.50,"d":truest,"e":007}"#,
                [
                    "a": true, "b": nil, "c": .number(JSONNumber("-1.50")!), "d": "truest",
                    "e": "007",
                ]
            ),
            (#"{"a": two words }"#, ["a": "two words"]),
            ("{\"a\":\"x\ty\"}", ["a": "x\ty"]),
        ] as [(String, JSON)]
    )
    func `an author's liberties are read`(text: String, value: JSON) throws {
        #expect(try JSON(relaxed: text) == value)
    }

    @Test(arguments: [
        (#"{"a":1,"a":2}"#, JSONError.Kind.duplicateMember),
        ("{\"a\":\"x\ny\"}", .unexpectedByte),
        (#"{"a":}"#, .unexpectedByte),
        (#"{"a" 1}"#, .unexpectedByte),
        (#"{"url":"x""#, .unexpectedEnd),
        (#"{'a':'x"#, .unexpectedEnd),
        ("", .unexpectedEnd),
    ])
    func `what nobody can have meant is refused`(text: String, kind: JSONError.Kind) throws {
        let error = try #require(throws: JSONError.self) { try JSON(relaxed: text) }
        #expect(error.kind == kind)
    }

    @Test func `strict reading takes none of the liberties`() {
        for text in [#"{"a":1} x"#, #"{"a":1;"b":2}"#, "[1,]", "{'a':1}", "{a:1}"] {
            #expect(throws: JSONError.self) { try JSON(parsing: text) }
        }
    }
}
