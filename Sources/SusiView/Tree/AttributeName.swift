// Susi. SPDX-License-Identifier: Apache-2.0

/// What a node can say about itself beside its tag.
///
/// There is no attribute that holds code or markup, and none for loading code: what a tree says
/// cannot run.
public enum AttributeName: UInt8, CaseIterable, Sendable {
    case id, `class`, title, lang, dir, hidden, inert, role, tabIndex, href, target, rel, download
    case src, alt, poster, loading, decoding, referrerPolicy, controls, loop, playsInline
    case preload, type, name, placeholder, rows, maxLength, minimum, maximum, step, required,
        noValidate
    case disabled, readOnly, autocomplete, autocapitalize, autocorrect, spellcheck, enterKeyHint
    case inputMode, accept, labelled, open, colSpan, rowSpan, scope, dateTime, width, height
    case selected, ariaLabel, ariaLabelledBy, ariaDescribedBy, ariaHidden, ariaLive, ariaAtomic
    case ariaBusy, ariaCurrent, ariaExpanded, ariaControls, ariaPressed, ariaSelected
    case ariaChecked, ariaInvalid, ariaModal, ariaHasPopup, ariaSort, ariaSetSize, ariaPosInSet
    case ariaRoleDescription, ariaValueNow, ariaValueText, ariaActiveDescendant, viewBox, d, x
    case y, x1, y1, x2, y2, cx, cy, r, rx, ry, points, fill, stroke, strokeWidth, strokeLineCap
    case transform, textAnchor, dataState, dataKind
    case value, volume, checked, indeterminate, muted
    case styleTop, styleLeft, styleWidth, styleHeight, styleMinHeight, styleMaxWidth
    case styleTransform, styleColor, styleBackground, styleAspectRatio, styleAccent, styleShare

    /// What the document calls it.
    public var name: StaticString {
        switch self {
        case .id: "id"
        case .class: "class"
        case .title: "title"
        case .lang: "lang"
        case .dir: "dir"
        case .hidden: "hidden"
        case .inert: "inert"
        case .role: "role"
        case .tabIndex: "tabindex"
        case .href: "href"
        case .target: "target"
        case .rel: "rel"
        case .download: "download"
        case .src: "src"
        case .alt: "alt"
        case .poster: "poster"
        case .loading: "loading"
        case .decoding: "decoding"
        case .referrerPolicy: "referrerpolicy"
        case .controls: "controls"
        case .loop: "loop"
        case .playsInline: "playsinline"
        case .preload: "preload"
        case .type: "type"
        case .name: "name"
        case .placeholder: "placeholder"
        case .rows: "rows"
        case .maxLength: "maxlength"
        case .minimum: "min"
        case .maximum: "max"
        case .step: "step"
        case .required: "required"
        case .noValidate: "novalidate"
        case .disabled: "disabled"
        case .readOnly: "readonly"
        case .autocomplete: "autocomplete"
        case .autocapitalize: "autocapitalize"
        case .autocorrect: "autocorrect"
        case .spellcheck: "spellcheck"
        case .enterKeyHint: "enterkeyhint"
        case .inputMode: "inputmode"
        case .accept: "accept"
        case .labelled: "for"
        case .open: "open"
        case .colSpan: "colspan"
        case .rowSpan: "rowspan"
        case .scope: "scope"
        case .dateTime: "datetime"
        case .width: "width"
        case .height: "height"
        case .selected: "selected"
        case .ariaLabel: "aria-label"
        case .ariaLabelledBy: "aria-labelledby"
        case .ariaDescribedBy: "aria-describedby"
        case .ariaHidden: "aria-hidden"
        case .ariaLive: "aria-live"
        case .ariaAtomic: "aria-atomic"
        case .ariaBusy: "aria-busy"
        case .ariaCurrent: "aria-current"
        case .ariaExpanded: "aria-expanded"
        case .ariaControls: "aria-controls"
        case .ariaPressed: "aria-pressed"
        case .ariaSelected: "aria-selected"
        case .ariaChecked: "aria-checked"
        case .ariaInvalid: "aria-invalid"
        case .ariaModal: "aria-modal"
        case .ariaHasPopup: "aria-haspopup"
        case .ariaSort: "aria-sort"
        case .ariaSetSize: "aria-setsize"
        case .ariaPosInSet: "aria-posinset"
        case .ariaRoleDescription: "aria-roledescription"
        case .ariaValueNow: "aria-valuenow"
        case .ariaValueText: "aria-valuetext"
        case .ariaActiveDescendant: "aria-activedescendant"
        case .viewBox: "viewBox"
        case .d: "d"
        case .x: "x"
        case .y: "y"
        case .x1: "x1"
        case .y1: "y1"
        case .x2: "x2"
        case .y2: "y2"
        case .cx: "cx"
        case .cy: "cy"
        case .r: "r"
        case .rx: "rx"
        case .ry: "ry"
        case .points: "points"
        case .fill: "fill"
        case .stroke: "stroke"
        case .strokeWidth: "stroke-width"
        case .strokeLineCap: "stroke-linecap"
        case .transform: "transform"
        case .textAnchor: "text-anchor"
        case .dataState: "data-state"
        case .dataKind: "data-kind"
        case .value: "value"
        case .volume: "volume"
        case .checked: "checked"
        case .indeterminate: "indeterminate"
        case .muted: "muted"
        case .styleTop: "top"
        case .styleLeft: "left"
        case .styleWidth: "width"
        case .styleHeight: "height"
        case .styleMinHeight: "min-height"
        case .styleMaxWidth: "max-width"
        case .styleTransform: "transform"
        case .styleColor: "color"
        case .styleBackground: "background-color"
        case .styleAspectRatio: "aspect-ratio"
        case .styleAccent: "--accent"
        case .styleShare: "--share"
        }
    }

    /// How the document is told.
    public var form: AttributeForm {
        switch self {
        case .value, .volume: .property
        case .checked, .selected, .indeterminate, .muted: .switch
        default: rawValue >= AttributeName.styleTop.rawValue ? .style : .attribute
        }
    }

    /// Whether it names something that would be loaded or gone to.
    var isAddress: Bool {
        switch self {
        case .href, .src, .poster: true
        default: false
        }
    }
}
