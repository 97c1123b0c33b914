// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView

/// The drawings on buttons: outlines of 24 by 24.
package enum Icon: UInt8 {
    case chat, skills, settings, send, down, good, bad, why, more, search, close, up, next, retry
    case clock, account, copy, share, speak, delete, forget, back, star, bookmark, edit, check
    case picture, microphone
    case flag, globe, link

    /// The outline.
    private var path: StaticString {
        switch self {
        case .chat: "M4 5h16v11H9l-5 4z"
        case .skills: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7"
        case .settings: "M4 7h10M18 7h2M14 4v6M4 17h2M10 17h10M6 14v6"
        case .send: "M12 20V5M5 12l7-7 7 7"
        case .down: "M12 5v14M5 12l7 7 7-7"
        case .good: "M7 11v9H4v-9zM7 11l4-8c2 0 3 1 3 3l-1 4h6l-2 10H7"
        case .bad: "M7 13V4H4v9zM7 13l4 8c2 0 3-1 3-3l-1-4h6L17 4H7"
        case .why: "M9 9a3 3 0 1 1 4 3c-1 .4-1 1-1 2M12 17.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"
        case .more: "M5 12h.01M12 12h.01M19 12h.01"
        case .search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20"
        case .close: "M6 6l12 12M18 6L6 18"
        case .up: "M6 15l6-6 6 6"
        case .next: "M6 9l6 6 6-6"
        case .retry: "M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5"
        case .clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2"
        case .account: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-5 8-5s7 1 8 5"
        case .copy: "M9 9h11v11H9zM15 9V4H4v11h5"
        case .share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8"
        case .speak: "M4 10v4h3l5 4V6L7 10zM16 9c1.5 2 1.5 4 0 6M18.5 6.5c3 3.5 3 7.5 0 11"
        case .delete: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13"
        case .forget: "M4 4l16 16M7 7H5M10 7V4h4v3h5M7 9l1 11h8l.5-4M17 9l-.3 3"
        case .back: "M15 5l-7 7 7 7"
        case .star: "M12 4l2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8z"
        case .bookmark: "M7 4h10v16l-5-4-5 4z"
        case .edit: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4"
        case .check: "M5 13l4 4L19 7"
        case .picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01"
        case .microphone:
            "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5 11a7 7 0 0 0 14 0M12 18v3"
        case .flag: "M6 21V4h12l-3 4.5 3 4.5H6"
        case .globe:
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3.5 3 3.5 15 0 18M12 3c-3.5 3-3.5 15 0 18"
        case .link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6"
        }
    }

    /// The drawing; names are on the buttons around it.
    package func node<Message>() -> Node<Message> {
        Node(
            .svg,
            [.class("glyph"), Attribute(.viewBox, "0 0 24 24"), Attribute(.ariaHidden, "true")],
            [Node(.path, [Attribute(.d, "\(path)")])]
        )
    }
}
