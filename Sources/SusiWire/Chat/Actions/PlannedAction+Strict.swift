// Susi. SPDX-License-Identifier: Apache-2.0

extension PlannedAction {
    /// The action fit for every old app, or nil where no client could do anything with it.
    func strict(rows: Int, query: String) -> PlannedAction? {
        guard action.isForClients, let action = action.strict(rows: rows, query: query) else {
            return nil
        }
        var planned = self
        planned.action = action
        planned.extra = strictExtra
        planned.planDelay = planDelay.flatMap { $0 < 0 ? nil : $0 }
        planned.planDate = planDate?.instant().map { DateText($0, .chat) }
        return planned
    }

    /// What was not understood, without the names that this action knows and without nulls.
    private var strictExtra: JSONObject {
        if extra.isEmpty { return extra }
        var members = Members(discardingFrom: extra)
        var copy = action
        copy.visit(&members)
        var blank = PlannedAction()
        blank.visit(&members)
        return members.object.withoutNulls
    }
}

extension Action {
    fileprivate func strict(rows: Int, query: String) -> Action? {
        switch self {
        case .answer(let action):
            return .answer(action.strict())
        case .table(var action):
            action.count = Action.clamped(action.count, rows: rows)
            return action.columns.isEmpty ? nil : .table(action)
        case .rss(var action):
            // The iOS app crashes where a name is missing, and where the count is not of rows.
            if action.title.isEmpty { action.title = "title" }
            if action.description.isEmpty { action.description = "description" }
            if action.link.isEmpty { action.link = "link" }
            action.count = Action.clamped(action.count, rows: rows)
            return .rss(action)
        case .webSearch(var action):
            if action.query.isEmpty { action.query = query }
            action.count = action.count.flatMap { $0 < 0 ? nil : $0 }
            return .webSearch(action)
        case .anchor(let action):
            return action.link.isEmpty ? nil : .anchor(action.strict())
        case .map(let action):
            return .map(action.strict())
        case .timerSet(let action):
            return action.time == nil ? nil : self
        case .audioPlay(let action):
            return action.strict().map { .audioPlay($0) }
        case .videoPlay(let action):
            return action.strict().map { .videoPlay($0) }
        case .audioVolume(let action):
            return action.percent.map { .audioVolume(VolumeAction($0)) }
        case .imageShow(let action):
            return action.url.isEmpty ? nil : self
        default:
            return self
        }
    }

    /// A number of rows from 0 to all of them (Q12, C6): none given, or less than 0, is all.
    private static func clamped(_ count: Int64?, rows: Int) -> Int64 {
        let all = Int64(rows)
        guard let count, count >= 0 else { return all }
        return min(count, all)
    }
}

extension AnswerAction {
    /// The text alone: the choice is made, and clients must not see what there was to choose from.
    fileprivate func strict() -> AnswerAction {
        var action = self
        action.expression = expression ?? phrases?.first ?? ""
        action.language = language.map { ASCII.twoLetters(of: $0) }
        action.phrases = nil
        action.select = nil
        return action
    }
}

extension AnchorAction {
    /// A link to a place has two digits of zoom (Q10), any other is left alone.
    fileprivate func strict() -> AnchorAction {
        var action = self
        if text.isEmpty { action.text = link }
        let site = MapAction.site
        guard ASCII.begins(link, with: site) else { return action }
        let rest = String(decoding: link.utf8.dropFirst(site.utf8.count), as: UTF8.self)
        let parts = ASCII.split(rest, at: UInt8(ascii: "/"))
        guard parts.count >= 3 else { return action }
        var place = MapAction()
        place.zoom = parts[0]
        place.latitude = parts[1]
        place.longitude = parts[2]
        action.link = place.link
        return action
    }
}

extension MediaAction {
    /// Something to play with the service that knows it, or nil where there is nothing.
    fileprivate func strict() -> MediaAction? {
        guard !identifier.isEmpty else { return nil }
        var action = self
        if identifierType.isEmpty {
            let isAddress = identifier.utf8.contains(UInt8(ascii: ":"))
            action.identifierType = isAddress ? "url" : "youtube"
        }
        return action
    }
}
