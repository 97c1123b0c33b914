// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct AnswerTextTests {
    @Test(
        arguments: [
            (
                #"""
                {"data":[{"name":"Ada","born":1815,"x":null},{"name":"徐","born":96}],
                "actions":[{"type":"table","columns":{"name":"Name","born":"Born","x":""}}]}
                """#,
                #"Name  Born\n────  ────\nAda   1815\n徐      96"#
            ),
            (
                #"""
                {"data":[{"a":"1"},{"a":"2"}],
                "actions":[{"type":"table","columns":{"a":"A"},"count":1}]}
                """#,
                #"A\n─\n1"#
            ),
            (
                #"""
                {"data":[{"t":"News","d":"Things happened.","l":"https://a.example"},
                {"t":"More","d":"More","l":""}],
                "actions":[{"type":"rss","title":"t","description":"d","link":"l"}]}
                """#,
                #"• News\n  Things happened.\n  https://a.example\n• More"#
            ),
            (
                #"""
                {"data":[{"who":"Tea","share":"70"},{"who":"Coffee","share":"30"}],
                "actions":[{"type":"piechart","total":"share","key":"who","value":"share","unit":"%"}]}
                """#,
                #"Tea     70%\nCoffee  30%"#
            ),
            (
                #"""
                {"actions":[{"type":"anchor","link":"https://a.example","text":"A page"},
                {"type":"websearch","query":"tea & cake"},
                {"type":"image_show","url":"https://a.example/cat.png"}]}
                """#,
                #"A page: https://a.example\nSearch the web: https://duckduckgo.com/?q=tea%20%26%20cake\n"#
                    + "https://a.example/cat.png"
            ),
            (
                #"""
                {"actions":[
                {"type":"anchor","link":"https://www.openstreetmap.org/#map=13/52.5/13.4","text":"Berlin"},
                {"type":"map","latitude":"52.5","longitude":"13.4","zoom":"13"}]}
                """#,
                "Berlin: https://www.openstreetmap.org/#map=13/52.5/13.4"
            ),
            (
                #"{"actions":[{"type":"map","latitude":"52.5","longitude":"13.4","zoom":"9"}]}"#,
                "https://www.openstreetmap.org/#map=09/52.5/13.4"
            ),
            (
                #"""
                {"actions":[{"type":"video_play","identifier":"abc","identifier_type":"youtube"},
                {"type":"audio_volume","volume":30},{"type":"stop"}]}
                """#,
                #"Play: https://www.youtube.com/watch?v=abc\n(volume 30 %)\n(stop)"#
            ),
        ]
    )
    func `every action is a text`(_ body: String, _ text: String) throws {
        let folder = try Folder(["a.txt": "show\n!console:\n\(body)\neol"])
        let run = Run(["skill", "try", "a.txt"], input: "show\n", in: folder)
        #expect(run.output == text + "\n")
    }

    @Test(
        arguments: [
            ("in two minutes", "[12:02:00] The tea is ready."),
            ("tomorrow at 9:30", "[2024-05-06 09:30:00] The tea is ready."),
        ]
    )
    func `what is planned is shown with its time`(_ when: String, _ text: String) throws {
        let folder = try Folder([
            "a.txt": "tea\n!plan \(when): The tea is ready.\nI shall tell you."
        ])
        let run = Run(["skill", "try", "a.txt"], input: "tea", in: folder)
        #expect(run.output == "I shall tell you.\\n\(text)\n")
    }
}
