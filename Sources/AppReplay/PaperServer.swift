// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

/// What a server on paper answers: now and then nothing, or nonsense.
enum PaperServer {
    static func outcome(of effect: Effect, _ dice: inout Dice) -> PaperDevice.Outcome {
        switch dice.next(below: 12) {
        case 0: return .failure("TypeError")
        case 1: return .failure("TimeoutError")
        case 2: return answer(dice.choose([401, 429, 500]), "{\"message\":\"no\"}")
        case 3: return answer(200, "{\"answers\":[{\"actions\":[{\"type\":7}]}]")
        default: break
        }
        guard (effect.values[1].text ?? "").utf8.count < 4000,
            contains(effect.values[1].text ?? "", "chat.json")
        else { return answer(200, "{\"accepted\":true}") }
        let action = dice.choose(actions)
        let text = SentenceDice.sentence(&dice)
        let date = "2026-11-21T1\(dice.next(below: 10)):\(10 + dice.next(below: 50)):00.000Z"
        return answer(
            200,
            """
            {"query":"q","count":1,"query_date":"\(date)","answer_date":"\(date)","answers":[{"data":[{"0":"a","t":"Tea","n":"7"},\
            {"t":"\(text)","n":"12.5"}],"metadata":{"count":2},"actions":[{"type":"answer","expression":"\(text)","language":"en"}\
            \(action)],"skills":["/susi_skill_data/models/general/Tests/en/page.txt"]}],"language":"en"}
            """
        )
    }

    private static let actions: [StaticString] = [
        "", "", "",
        #",{"type":"anchor","link":"https://example.org/","text":"More"}"#,
        #",{"type":"map","latitude":"53.54","longitude":9.98,"zoom":"13"}"#,
        #",{"type":"table","columns":{"t":"What","n":"How many"},"count":-1}"#,
        #",{"type":"piechart","total":"n","key":"t","value":"n","unit":"%"}"#,
        #",{"type":"rss","title":"t","description":"n","link":"x","count":9}"#,
        #",{"type":"websearch","query":"tea"}"#,
        #",{"type":"video_play","identifier":"aqz-KE-bpKQ","identifier_type":"youtube"}"#,
        #",{"type":"image_show","url":"/icon.svg"}"#,
        #",{"type":"timer_set","time":4102444800}"#,
        #",{"type":"stop"}"#,
        #",{"type":"unheard_of"}"#,
        #",{"type":"answer","expression":"later","plan_delay":3000}"#,
    ]

    private static func answer(_ status: Int, _ text: String) -> PaperDevice.Outcome {
        .answer(FetchAnswer(status: status, body: Array(text.utf8)).value)
    }

    private static func contains(_ text: String, _ part: StaticString) -> Bool {
        let part = Array("\(part)".utf8)
        let bytes = Array(text.utf8)
        guard bytes.count >= part.count else { return false }
        return (0...(bytes.count - part.count)).contains { bytes[$0...].starts(with: part) }
    }
}
