// Susi. SPDX-License-Identifier: Apache-2.0

import SusiView

// What is drawn above each page's words, in the colours of the scheme; 240 by 180.
extension WelcomePage {
    /// Outlines with what they are to style sheets, from the back to the front.
    private typealias Shapes = [(style: StaticString, outline: StaticString)]

    var drawing: Node<AppMessage> {
        let shapes =
            switch self {
            case .logIn: WelcomePage.devices
            case .chat: WelcomePage.bubbles
            case .skills: WelcomePage.cards
            case .settings: WelcomePage.switches
            }
        return Node(
            .svg,
            [
                .class("welcome-drawing"), Attribute(.viewBox, "0 0 240 180"),
                Attribute(.ariaHidden, "true"),
            ],
            shapes.map { Node(.path, [.class("\($0.style)"), Attribute(.d, "\($0.outline)")]) }
        )
    }

    /// A laptop and a phone that show the same bubbles.
    private static let devices: Shapes = [
        (
            "ground",
            "M36 92a84 84 0 1 0 168 0a84 84 0 1 0 -168 0z"
        ),
        (
            "paper",
            """
            M54 42h102a8 8 0 0 1 8 8v64a8 8 0 0 1 -8 8h-102a8 8 0 0 1 -8 -8v-64\
            a8 8 0 0 1 8 -8z
            """
        ),
        (
            "line",
            "M34 130h142l-8 10H42z"
        ),
        (
            "soft",
            """
            M65 56h34a7 7 0 0 1 7 7a7 7 0 0 1 -7 7h-34a7 7 0 0 1 -7 -7a7 7 0 0 1 7 -7z\
            M64 100h52a6 6 0 0 1 6 6a6 6 0 0 1 -6 6h-52a6 6 0 0 1 -6 -6a6 6 0 0 1 6 -6z
            """
        ),
        (
            "strong",
            """
            M103 78h42a7 7 0 0 1 7 7a7 7 0 0 1 -7 7h-42a7 7 0 0 1 -7 -7a7 7 0 0 1 7 -7z
            """
        ),
        (
            "paper",
            """
            M160 64h32a10 10 0 0 1 10 10v72a10 10 0 0 1 -10 10h-32a10 10 0 0 1 -10 -10v-72\
            a10 10 0 0 1 10 -10z
            """
        ),
        (
            "soft",
            """
            M163 80h16a5 5 0 0 1 5 5a5 5 0 0 1 -5 5h-16a5 5 0 0 1 -5 -5a5 5 0 0 1 5 -5z\
            M163 116h22a5 5 0 0 1 5 5a5 5 0 0 1 -5 5h-22a5 5 0 0 1 -5 -5a5 5 0 0 1 5 -5z
            """
        ),
        (
            "strong",
            """
            M173 98h16a5 5 0 0 1 5 5a5 5 0 0 1 -5 5h-16a5 5 0 0 1 -5 -5a5 5 0 0 1 5 -5z
            """
        ),
        (
            "line",
            "M170 148h12"
        ),
        (
            "stroke",
            "M104 26c10-10 32-10 42 0M112 34c7-6 19-6 26 0"
        ),
    ]

    /// A question, and an answer with a picture in it.
    private static let bubbles: Shapes = [
        (
            "ground",
            "M36 92a84 84 0 1 0 168 0a84 84 0 1 0 -168 0z"
        ),
        (
            "strong",
            """
            M120 30h68a16 16 0 0 1 16 16a16 16 0 0 1 -16 16h-68a16 16 0 0 1 -16 -16\
            a16 16 0 0 1 16 -16z
            """
        ),
        (
            "white",
            "M120 46h54M182 46h6"
        ),
        (
            "paper",
            """
            M50 74h112a14 14 0 0 1 14 14v54a14 14 0 0 1-14 14H50l-16 8 4-20V88\
            a14 14 0 0 1 12-14z
            """
        ),
        (
            "pale",
            "M54 92h86M54 106h60"
        ),
        (
            "soft",
            """
            M60 116h94a6 6 0 0 1 6 6v16a6 6 0 0 1 -6 6h-94a6 6 0 0 1 -6 -6v-16\
            a6 6 0 0 1 6 -6z
            """
        ),
        (
            "stroke",
            "M58 142l24-18 16 12 18-16 28 22"
        ),
        (
            "sun",
            "M140 126a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"
        ),
    ]

    /// Cards with stars.
    private static let cards: Shapes = [
        (
            "ground",
            "M36 92a84 84 0 1 0 168 0a84 84 0 1 0 -168 0z"
        ),
        (
            "paper",
            """
            M40 54h52a12 12 0 0 1 12 12v72a12 12 0 0 1 -12 12h-52a12 12 0 0 1 -12 -12v-72\
            a12 12 0 0 1 12 -12zM148 54h52a12 12 0 0 1 12 12v72a12 12 0 0 1 -12 12h-52\
            a12 12 0 0 1 -12 -12v-72a12 12 0 0 1 12 -12z
            """
        ),
        (
            "paper",
            """
            M90 34h60a14 14 0 0 1 14 14v92a14 14 0 0 1 -14 14h-60a14 14 0 0 1 -14 -14v-92\
            a14 14 0 0 1 14 -14z
            """
        ),
        (
            "strong",
            "M102 68a18 18 0 1 0 36 0a18 18 0 1 0 -36 0z"
        ),
        (
            "white",
            "M112 68l6 6 11-12"
        ),
        (
            "pale",
            "M94 102h52M94 114h36M40 120h22M40 132h14M178 120h22M186 132h14"
        ),
        (
            "sun",
            """
            M101 126l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.4-4.5 2.4 1-5-3.7-3.4 5-.6z\
            M119 126l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.4-4.5 2.4 1-5-3.7-3.4 5-.6z\
            M137 126l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.4-4.5 2.4 1-5-3.7-3.4 5-.6z
            """
        ),
        (
            "soft",
            """
            M42 86a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM174 86a12 12 0 1 0 24 0\
            a12 12 0 1 0 -24 0z
            """
        ),
    ]

    /// Switches, and half a sun with half a moon.
    private static let switches: Shapes = [
        (
            "ground",
            "M36 92a84 84 0 1 0 168 0a84 84 0 1 0 -168 0z"
        ),
        (
            "paper",
            """
            M58 34h124a14 14 0 0 1 14 14v96a14 14 0 0 1 -14 14h-124a14 14 0 0 1 -14 -14v-96\
            a14 14 0 0 1 14 -14z
            """
        ),
        (
            "pale",
            "M62 62h50M62 98h62M62 134h40"
        ),
        (
            "strong",
            """
            M159 50h14a11 11 0 0 1 11 11a11 11 0 0 1 -11 11h-14a11 11 0 0 1 -11 -11\
            a11 11 0 0 1 11 -11z
            """
        ),
        (
            "soft",
            """
            M159 86h14a11 11 0 0 1 11 11a11 11 0 0 1 -11 11h-14a11 11 0 0 1 -11 -11\
            a11 11 0 0 1 11 -11z
            """
        ),
        (
            "knob",
            """
            M165 61a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM151 97a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z
            """
        ),
        (
            "sun",
            "M155 134a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z"
        ),
        (
            "night",
            "M166 123a11 11 0 0 1 0 22z"
        ),
        (
            "stroke",
            "M150 134h-6M155 123l-4-4M155 145l-4 4"
        ),
    ]
}
