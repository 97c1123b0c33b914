// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct SettingsTests {
    private func change(_ query: String) throws -> SettingsChange {
        try SettingsChange(reading: Parameters(query: query))
    }

    static let requests: [(String, JSON)] = [
        (
            "access_token=x&theme=dark&prefLanguage=en-US",
            ["theme": "dark", "prefLanguage": "en-US"]
        ),
        ("key1=theme&value1=dark&count=1", ["theme": "dark"]),
        (
            "key1=enter_send&value1=true&key2=micInput&value2=0&count=2",
            ["enterAsSend": "true", "micInput": "false"]
        ),
        ("hotwordRecognition=1&count=1&access_token=x", ["hotwordRecognition": "true"]),
        ("enterAsSend=yes&unheardOf=yes", ["enterAsSend": "true", "unheardOf": "yes"]),
        ("theme=dark&key1=theme&value1=dark&count=1", ["theme": "dark"]),
        ("speechRate=1&backgroundImage=", ["speechRate": "1", "backgroundImage": ""]),
        ("theme=undefined&speechOutput=True", ["speechOutput": "true"]),
        ("keyboard=qwerty", ["keyboard": "qwerty"]),
        ("key1=userName&value1=Maria&count=1", ["userName": "Maria"]),
    ]

    @Test(arguments: requests)
    func `Q18 settings are stored in either way`(query: String, expected: JSON) throws {
        #expect(try change(query).settings.json == expected)
    }

    static let refused: [(String, Parameter)] = [
        ("access_token=x", .key),
        ("count=1", .key),
        ("theme=undefined", .key),
        ("key1=theme&value1=dark", .count),
        ("key1=theme&value1=dark&count=0", .count),
        ("key1=theme&value1=dark&count=x", .count),
        ("key1=theme&value1=dark&count=2", .key),
        ("key1=theme&count=1", .value),
        ("key1=&value1=dark&count=1", .key),
        ("key1=theme&value1=dark&count=2000000000", .count),
        ("userName=Al", .userName),
    ]

    @Test(arguments: refused)
    func `what cannot be stored is refused`(query: String, parameter: Parameter) {
        #expect {
            _ = try change(query)
        } throws: { error in
            (error as? ParameterError)?.parameter == parameter
        }
    }

    @Test func `C12 a change is written for servers of any age and read again`() throws {
        let settings = try Settings(["theme": "dark", "enterAsSend": "true"])
        let change = SettingsChange(settings)
        #expect(
            change.form.encoded
                == "theme=dark&enterAsSend=true&key1=theme&value1=dark&key2=enterAsSend&value2=true&count=2"
        )
        #expect(try SettingsChange(reading: Parameters(change.form)) == change)
    }

    @Test func `a setting is set, changed and removed`() {
        var settings = Settings()
        settings["theme"] = "dark"
        settings["theme"] = "light"
        #expect(settings["theme"] == "light")
        settings["theme"] = nil
        settings["other"] = nil
        #expect(settings.entries.isEmpty)
    }
}
