// Susi. SPDX-License-Identifier: Apache-2.0

/// The kinds of nodes a document is made of: the elements of HTML that the page uses, then those of
/// SVG, and text.
///
/// There is no `script`, `style` or `iframe`, so no tree can bring one into the document.
public enum Tag: UInt8, CaseIterable, Sendable {
    case text, div, span, p, a, button, form, label, input, textarea, select, option, main, nav
    case header, footer, section, article, aside, ul, ol, li, dl, dt, dd, h1, h2, h3, h4, img
    case picture, source, figure, figcaption, table, caption, thead, tbody, tr, th, td, time
    case strong, em, s, del, code, pre, blockquote, br, hr, details, summary, dialog, output
    case progress, audio, video
    case svg, g, path, circle, rect, line, polyline, polygon, ellipse
    case drawingText, drawingTitle

    /// What the document calls it; text has no name.
    public var name: StaticString {
        switch self {
        case .text: "#text"
        case .div: "div"
        case .span: "span"
        case .p: "p"
        case .a: "a"
        case .button: "button"
        case .form: "form"
        case .label: "label"
        case .input: "input"
        case .textarea: "textarea"
        case .select: "select"
        case .option: "option"
        case .main: "main"
        case .nav: "nav"
        case .header: "header"
        case .footer: "footer"
        case .section: "section"
        case .article: "article"
        case .aside: "aside"
        case .ul: "ul"
        case .ol: "ol"
        case .li: "li"
        case .dl: "dl"
        case .dt: "dt"
        case .dd: "dd"
        case .h1: "h1"
        case .h2: "h2"
        case .h3: "h3"
        case .h4: "h4"
        case .img: "img"
        case .picture: "picture"
        case .source: "source"
        case .figure: "figure"
        case .figcaption: "figcaption"
        case .table: "table"
        case .caption: "caption"
        case .thead: "thead"
        case .tbody: "tbody"
        case .tr: "tr"
        case .th: "th"
        case .td: "td"
        case .time: "time"
        case .strong: "strong"
        case .em: "em"
        case .s: "s"
        case .del: "del"
        case .code: "code"
        case .pre: "pre"
        case .blockquote: "blockquote"
        case .br: "br"
        case .hr: "hr"
        case .details: "details"
        case .summary: "summary"
        case .dialog: "dialog"
        case .output: "output"
        case .progress: "progress"
        case .audio: "audio"
        case .video: "video"
        case .svg: "svg"
        case .g: "g"
        case .path: "path"
        case .circle: "circle"
        case .rect: "rect"
        case .line: "line"
        case .polyline: "polyline"
        case .polygon: "polygon"
        case .ellipse: "ellipse"
        case .drawingText: "text"
        case .drawingTitle: "title"
        }
    }

    /// Whether it belongs to a drawing (SVG).
    public var isDrawing: Bool { rawValue >= Tag.svg.rawValue }
}
