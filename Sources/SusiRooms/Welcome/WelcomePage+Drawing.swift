// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What is drawn above each page's words, in the colours of the scheme; 240 by 180.
extension WelcomePage {
    var drawing: Node<RoomsMessage> {
        let shapes: [Node<RoomsMessage>] =
            switch self {
            case .logIn: WelcomePage.devices
            case .chat: WelcomePage.bubbles
            case .skills: WelcomePage.cards
            case .settings: WelcomePage.switches
            }
        let ground = WelcomePage.circle("ground", "120", "92", "84")
        return Node(
            .svg,
            [
                .class("welcome-drawing"), Attribute(.viewBox, "0 0 240 180"),
                Attribute(.ariaHidden, "true"),
            ],
            [ground] + shapes
        )
    }

    /// A laptop and a phone that show the same bubbles.
    private static var devices: [Node<RoomsMessage>] {
        [
            rect("paper", "46", "42", "118", "80", "8"),
            path("line", "M34 130h142l-8 10H42z"),
            rect("soft", "58", "56", "48", "14", "7"), rect("strong", "96", "78", "56", "14", "7"),
            rect("soft", "58", "100", "64", "12", "6"),
            rect("paper", "150", "64", "52", "92", "10"),
            rect("soft", "158", "80", "26", "10", "5"),
            rect("strong", "168", "98", "26", "10", "5"),
            rect("soft", "158", "116", "32", "10", "5"),
            path("line", "M170 148h12"),
            path("stroke", "M104 26c10-10 32-10 42 0M112 34c7-6 19-6 26 0"),
        ]
    }

    /// A question, and an answer with a picture in it.
    private static var bubbles: [Node<RoomsMessage>] {
        [
            rect("strong", "104", "30", "100", "32", "16"),
            path("white", "M120 46h54"), path("white", "M182 46h6"),
            path(
                "paper",
                "M50 74h112a14 14 0 0 1 14 14v54a14 14 0 0 1-14 14H50l-16 8 4-20V88a14 14 0 0 1 12-14z"
            ),
            path("pale", "M54 92h86M54 106h60"),
            rect("soft", "54", "116", "106", "28", "6"),
            path("stroke", "M58 142l24-18 16 12 18-16 28 22"),
            circle("sun", "146", "126", "6"),
        ]
    }

    /// Cards with stars, one of them being written.
    private static var cards: [Node<RoomsMessage>] {
        [
            rect("paper", "28", "54", "76", "96", "12"),
            rect("paper", "136", "54", "76", "96", "12"),
            rect("paper", "76", "34", "88", "120", "14"),
            circle("strong", "120", "68", "18"),
            path("white", "M112 68l6 6 11-12"),
            path("pale", "M94 102h52M94 114h36"),
            star("94", "126"), star("112", "126"), star("130", "126"),
            path("pale", "M40 120h22M40 132h14M178 120h22M186 132h14"),
            circle("soft", "54", "86", "12"), circle("soft", "186", "86", "12"),
        ]
    }

    /// Switches, and half a sun with half a moon.
    private static var switches: [Node<RoomsMessage>] {
        [
            rect("paper", "44", "34", "152", "124", "14"),
            path("pale", "M62 62h50M62 98h62M62 134h40"),
            rect("strong", "148", "50", "36", "22", "11"), circle("knob", "173", "61", "8"),
            rect("soft", "148", "86", "36", "22", "11"), circle("knob", "159", "97", "8"),
            circle("sun", "166", "134", "11"),
            path("night", "M166 123a11 11 0 0 1 0 22z"),
            path("stroke", "M150 134h-6M155 123l-4-4M155 145l-4 4"),
        ]
    }

    private static func rect(
        _ style: StaticString,
        _ x: StaticString,
        _ y: StaticString,
        _ width: StaticString,
        _ height: StaticString,
        _ radius: StaticString
    ) -> Node<RoomsMessage> {
        Node(
            .rect,
            [
                .class("\(style)"), Attribute(.x, "\(x)"), Attribute(.y, "\(y)"),
                Attribute(.width, "\(width)"), Attribute(.height, "\(height)"),
                Attribute(.rx, "\(radius)"),
            ]
        )
    }

    private static func circle(
        _ style: StaticString,
        _ x: StaticString,
        _ y: StaticString,
        _ radius: StaticString
    ) -> Node<RoomsMessage> {
        Node(
            .circle,
            [
                .class("\(style)"), Attribute(.cx, "\(x)"), Attribute(.cy, "\(y)"),
                Attribute(.r, "\(radius)"),
            ]
        )
    }

    private static func path(_ style: StaticString, _ outline: StaticString) -> Node<RoomsMessage> {
        Node(.path, [.class("\(style)"), Attribute(.d, "\(outline)")])
    }

    private static func star(_ x: StaticString, _ y: StaticString) -> Node<RoomsMessage> {
        let outline: StaticString =
            "M7 0l2.2 4.6 5 .6-3.7 3.4 1 5L7 11.2l-4.5 2.4 1-5L-.2 5.2l5-.6z"
        return Node(
            .path,
            [
                .class("sun"), Attribute(.d, "\(outline)"),
                Attribute(.transform, "translate(\(x) \(y))"),
            ]
        )
    }
}
