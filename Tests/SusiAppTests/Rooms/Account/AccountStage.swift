// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

@testable import SusiApp
@testable import SusiRooms
@testable import SusiView

/// The rooms on paper, opened at one of the account's screens.
typealias RoomStage = PaperStage<Rooms>

extension PaperStage<Rooms> {
    static let week: Int64 = 604_800_000
    static let ada = Login(
        token: "secret",
        email: "ada@example.com",
        expires: 1_527_948_309_000 + week
    )

    static func opened(
        _ fragment: String,
        as login: Login? = nil,
        language: String = "en-GB"
    ) -> RoomStage {
        var stored: [String: [UInt8]] = [:]
        if let login { stored["session"] = Array(login.json.text().utf8) }
        var stage = RoomStage(Rooms(), stored)
        stage.surroundings.address = "https://susi.example/\(fragment)"
        stage.surroundings.languages = [language]
        stage.begin()
        return stage
    }

    /// What is filled in.
    mutating func fill(
        email: String? = nil,
        current: String? = nil,
        password: String? = nil,
        again: String? = nil
    ) {
        let fields: [(AccountField, String?)] = [
            (.email, email), (.current, current), (.password, password), (.again, again),
        ]
        for (field, text) in fields { if let text { type(text, in: field.id) } }
    }

    mutating func submit() { happen(.submit, "account-form") }

    /// What is wrong with a field, as it is shown.
    func trouble(of field: AccountField) -> String {
        page.program.account.form.troubles[field] ?? ""
    }

    var notice: String { page.program.account.form.notice }

    /// What stands in an input.
    func value(of field: AccountField) -> String? {
        guard let node = page.document.node(where: .id, is: field.id) else { return nil }
        return page.document.attribute(.value, of: node)
    }

    /// On which node the keyboard was put last.
    var focused: String? { done.last { $0.kind == .focus }?.values[0].text }

    /// The form that was sent last to an address.
    func sent(_ path: String) -> [String: String]? {
        guard let request = requests.last(where: { $0.address.contains(path) }) else { return nil }
        let pairs = request.form.fields.map { ($0.name, $0.value) }
        return Dictionary(pairs) { first, _ in first }
    }

    var address: String { surroundings.address.replacing("https://susi.example/", with: "") }
}

extension PaperDocument {
    fileprivate func attribute(_ name: AttributeName, of node: UInt32) -> String? {
        elements[node]?.attributes.first { $0.name == name }?.value
    }
}
