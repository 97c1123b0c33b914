// Susi. SPDX-License-Identifier: Apache-2.0

/// A detail of an event, found in the browser's event by its path.
public enum EventField: UInt8, CaseIterable, Sendable {
    case value, checked, open, selectionStart, selectionEnd
    case key, shift, control, alternate, meta, isComposing, isRepeated
    case x, y, button, pointer, pointerType
    case scrollTop, scrollLeft, scrollHeight, clientHeight, clientWidth
    case width, height
    case currentTime, duration
    case naturalWidth, naturalHeight

    /// Where the browser's event holds it.
    public var path: StaticString {
        switch self {
        case .value: "target.value"
        case .checked: "target.checked"
        case .open: "target.open"
        case .selectionStart: "target.selectionStart"
        case .selectionEnd: "target.selectionEnd"
        case .key: "key"
        case .shift: "shiftKey"
        case .control: "ctrlKey"
        case .alternate: "altKey"
        case .meta: "metaKey"
        case .isComposing: "isComposing"
        case .isRepeated: "repeat"
        case .x: "clientX"
        case .y: "clientY"
        case .button: "button"
        case .pointer: "pointerId"
        case .pointerType: "pointerType"
        case .scrollTop: "target.scrollTop"
        case .scrollLeft: "target.scrollLeft"
        case .scrollHeight: "target.scrollHeight"
        case .clientHeight: "target.clientHeight"
        case .clientWidth: "target.clientWidth"
        case .width: "borderBoxSize.0.inlineSize"
        case .height: "borderBoxSize.0.blockSize"
        case .currentTime: "target.currentTime"
        case .duration: "target.duration"
        case .naturalWidth: "target.naturalWidth"
        case .naturalHeight: "target.naturalHeight"
        }
    }
}
