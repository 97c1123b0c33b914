// Susi. SPDX-License-Identifier: Apache-2.0

/// The order of actions that old apps need, and the actions they cannot do without.
enum ActionOrder {
    static func arranged(_ actions: [PlannedAction], data: [JSONObject]) -> [PlannedAction] {
        var actions = actions
        introduceTables(in: &actions, data: data)
        orderPlace(in: &actions)
        introduceAnchor(in: &actions)
        return actions
    }

    /// Puts a text before tables and charts, which some apps do not draw (Q14).
    private static func introduceTables(in actions: inout [PlannedAction], data: [JSONObject]) {
        let first = actions.firstIndex { planned in
            switch planned.action {
            case .table, .pieChart: true
            default: false
            }
        }
        guard let first, !actions[..<first].contains(where: { $0.isAnswer }) else { return }
        let text = RowSummary.text(of: actions[first].action, data: data)
        actions.insert(standIn(text), at: first)
    }

    /// Brings text, link and map to the beginning (Q11): the web app finds the place in the link
    /// alone, and Android takes the link's text from the second action whatever it is.
    private static func orderPlace(in actions: inout [PlannedAction]) {
        guard let mapIndex = actions.firstIndex(where: { $0.place != nil && !$0.isPlanned }),
            let place = actions[mapIndex].place
        else { return }
        let map = actions.remove(at: mapIndex)
        let anchor: PlannedAction
        if let index = actions.firstIndex(where: { $0.isAnchor && !$0.isPlanned }) {
            anchor = actions.remove(at: index)
        } else {
            anchor = PlannedAction(.anchor(AnchorAction(place.link, text: place.link)))
        }
        var first: [PlannedAction] = []
        if let index = actions.firstIndex(where: { $0.isAnswer && !$0.isPlanned }) {
            first = [actions.remove(at: index)]
        }
        actions = first + [anchor, map] + actions
    }

    /// A text for apps that do not show what comes after it; others may leave it out.
    private static func standIn(_ text: String) -> PlannedAction {
        var action = PlannedAction(.say(text))
        action.extra.append(PlannedAction.standIn, true)
        return action
    }

    /// Puts a text before a link that would be first, for the same reason.
    private static func introduceAnchor(in actions: inout [PlannedAction]) {
        guard case .anchor(let anchor)? = actions.first?.action else { return }
        actions.insert(standIn(anchor.text), at: 0)
    }
}

extension PlannedAction {
    fileprivate var isAnswer: Bool {
        if case .answer = action { return true }
        return false
    }

    fileprivate var isAnchor: Bool {
        if case .anchor = action { return true }
        return false
    }

    fileprivate var place: MapAction? {
        if case .map(let place) = action { return place }
        return nil
    }
}
