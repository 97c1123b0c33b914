// Susi. SPDX-License-Identifier: Apache-2.0

/// What can happen to a node.
public enum EventKind: UInt8, CaseIterable, Sendable {
    case click, doubleClick, contextMenu
    case input, change, submit, keyDown, keyUp, compositionEnd, select, paste
    case focus, blur, focusIn, focusOut
    case pointerDown, pointerMove, pointerUp, pointerCancel, pointerEnter, pointerLeave
    case scroll, scrollEnd, toggle, close, cancel
    case load, error, play, pause, ended, timeUpdate
    case animationEnd, transitionEnd
    /// The node's size is known or has changed; told by an observer, not by a listener.
    case resize

    /// What the browser calls it.
    public var name: StaticString {
        switch self {
        case .click: "click"
        case .doubleClick: "dblclick"
        case .contextMenu: "contextmenu"
        case .input: "input"
        case .change: "change"
        case .submit: "submit"
        case .keyDown: "keydown"
        case .keyUp: "keyup"
        case .compositionEnd: "compositionend"
        case .select: "select"
        case .paste: "paste"
        case .focus: "focus"
        case .blur: "blur"
        case .focusIn: "focusin"
        case .focusOut: "focusout"
        case .pointerDown: "pointerdown"
        case .pointerMove: "pointermove"
        case .pointerUp: "pointerup"
        case .pointerCancel: "pointercancel"
        case .pointerEnter: "pointerenter"
        case .pointerLeave: "pointerleave"
        case .scroll: "scroll"
        case .scrollEnd: "scrollend"
        case .toggle: "toggle"
        case .close: "close"
        case .cancel: "cancel"
        case .load: "load"
        case .error: "error"
        case .play: "play"
        case .pause: "pause"
        case .ended: "ended"
        case .timeUpdate: "timeupdate"
        case .animationEnd: "animationend"
        case .transitionEnd: "transitionend"
        case .resize: "resize"
        }
    }

    /// Whether an observer of sizes tells it rather than a listener.
    public var isObserved: Bool { self == .resize }

    /// What a program is told of it.
    public var fields: [EventField] {
        switch self {
        case .input, .change, .select, .compositionEnd:
            [.value, .checked, .selectionStart, .selectionEnd]
        case .keyDown, .keyUp:
            [
                .key, .shift, .control, .alternate, .meta, .isComposing, .isRepeated, .value,
                .selectionStart, .selectionEnd,
            ]
        case .click, .doubleClick, .contextMenu, .pointerDown, .pointerMove, .pointerUp,
            .pointerCancel, .pointerEnter, .pointerLeave:
            [.x, .y, .button, .pointer, .pointerType, .shift, .control, .alternate, .meta]
        case .scroll, .scrollEnd:
            [.scrollTop, .scrollLeft, .scrollHeight, .clientHeight, .clientWidth]
        case .toggle: [.open]
        case .resize: [.width, .height, .clientWidth, .clientHeight]
        case .load: [.naturalWidth, .naturalHeight]
        case .timeUpdate, .play, .pause, .ended: [.currentTime, .duration]
        case .submit, .paste, .focus, .blur, .focusIn, .focusOut, .close, .cancel, .error,
            .animationEnd, .transitionEnd:
            []
        }
    }
}
