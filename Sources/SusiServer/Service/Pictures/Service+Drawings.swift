// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How long a text in a picture may be, in bytes.
    private static let longestText = 10_000
    /// How many slices a chart may have.
    private static let mostSlices = 100

    /// A map around a place.
    func mapPicture(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let (width, height) = try Service.size(inquiry)
        let caption = try Service.text(inquiry)
        guard
            let window = MapWindow(
                latitude: inquiry.arguments.double(.mapLatitude) ?? 0,
                longitude: inquiry.arguments.double(.mapLongitude) ?? 0,
                zoom: inquiry.arguments.int(.zoom) ?? TilePath.closest,
                width: width,
                height: height
            )
        else {
            throw Refusal(
                503,
                """
                A map has mlat from -90 to 90, mlon from -180 to 180 and zoom from 0 to \
                \(TilePath.closest).
                """
            )
        }
        let outside = outside
        return try studio.draw(
            of: { outside.squares(of: window, at: inquiry.arrival) },
            { files in
                var picture = MapPicture(window)
                // Where a square is missing, it may be there the next time.
                var isWhole = true
                for (square, file) in zip(window.squares, files) where square.tile != nil {
                    let isPut = file.map { picture.put($0, at: square) } ?? false
                    isWhole = isWhole && isPut
                }
                let canvas = picture.finished(caption: caption)
                return Service.drawing(canvas, for: request, seconds: isWhole ? 86_400 : nil)
            }
        )
    }

    /// A text with headlines, lists and code.
    func markdownPicture(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        var text = try Service.text(inquiry)
        let padding = inquiry.arguments.int(.padding) ?? 3
        guard (0...400).contains(padding) else {
            throw Refusal(503, "The padding is from 0 to 400 dots.")
        }
        if inquiry.arguments.text(.uppercase)?.lowercased() != "false" { text = text.uppercased() }
        var colours = TextPicture.Colours()
        colours.background = try Service.colour(inquiry, .colorBackground) ?? colours.background
        colours.text = try Service.colour(inquiry, .colorText) ?? colours.text
        colours.code = try Service.colour(inquiry, .colorCode) ?? colours.code
        colours.headline = try Service.colour(inquiry, .colorHeadline) ?? colours.headline
        return try studio.draw { [text, colours] in
            let picture = TextPicture(MarkedText(text), colours, padding: padding)
            return Service.drawing(picture.draw(), for: request, seconds: 86_400)
        }
    }

    /// A chart of what is how much of the whole.
    func pieChartPicture(_ inquiry: Inquiry, _ request: HTTPRequest) throws(Refusal) -> Outcome {
        let (width, height) = try Service.size(inquiry)
        var chart = PieChart(slices: try Service.slices(inquiry))
        chart.hasLegend = inquiry.arguments.flag(.legend)
        chart.tellsShares = inquiry.arguments.flag(.tooltip)
        return try studio.draw { [chart] in
            Service.drawing(chart.draw(width: width, height: height), for: request, seconds: 86_400)
        }
    }
}

extension Service {
    /// The size that a picture is to have.
    private static func size(_ inquiry: Inquiry) throws(Refusal) -> (width: Int, height: Int) {
        let width = inquiry.arguments.int(.width) ?? 0
        let height = inquiry.arguments.int(.height) ?? 0
        let lengths = Canvas.lengths
        guard lengths.contains(width), lengths.contains(height) else {
            throw Refusal(503, "Pictures are 1 to \(lengths.upperBound) dots wide and high.")
        }
        return (width, height)
    }

    private static func text(_ inquiry: Inquiry) throws(Refusal) -> String {
        let text = inquiry.arguments.text(.text) ?? ""
        guard text.utf8.count <= longestText else {
            throw Refusal(422, "The text in a picture has \(longestText) bytes at most.")
        }
        return text
    }

    private static func colour(
        _ inquiry: Inquiry,
        _ parameter: Parameter
    ) throws(Refusal) -> Colour? {
        guard let text = inquiry.arguments.text(parameter) else { return nil }
        guard let colour = Colour(hex: text) else {
            throw Refusal(422, "\(parameter.name) has to be a colour such as 1a56c4.")
        }
        return colour
    }

    /// What a chart shows: `{"label": "number as string"}`, numbers as such too.
    private static func slices(_ inquiry: Inquiry) throws(Refusal) -> [PieChart.Slice] {
        let text = inquiry.arguments.text(.data) ?? ""
        let problem = Refusal(
            422,
            """
            data has to be a JSON object of at most \(mostSlices) labels with numbers, none less \
            than 0 and one more: {"apples": "2"}.
            """
        )
        guard text.utf8.count <= longestText,
            let object = (try? JSON(parsing: Array(text.utf8)))?.object,
            (1...mostSlices).contains(object.count)
        else { throw problem }
        var slices: [PieChart.Slice] = []
        for member in object.members {
            let number = member.value.double ?? member.value.string.flatMap { Double($0) }
            guard let number, number.isFinite, (0...1e15).contains(number) else { throw problem }
            slices.append(PieChart.Slice(label: member.name, value: number))
        }
        guard slices.contains(where: { $0.value > 0 }) else { throw problem }
        return slices
    }

    /// The answer that carries a picture, as a file or as text.
    ///
    /// It is the same kind of picture under every name, and says so.
    private static func drawing(
        _ canvas: Canvas,
        for request: HTTPRequest,
        seconds: Int?
    ) -> HTTPResponse {
        let file = PNGFile.bytes(of: canvas)
        guard !file.isEmpty else { return .refusal(500, "The picture could not be drawn.") }
        let isText = request.path.hasSuffix(".base64")
        return HTTPResponse(
            fields: [
                "Content-Type": isText ? "text/plain;charset=utf-8" : PictureKind.png.rawValue,
                "Cache-Control": seconds.map { "private, max-age=\($0)" } ?? "no-store",
                "X-Content-Type-Options": "nosniff",
                "Content-Security-Policy": PictureKind.png.policy,
                "Cross-Origin-Resource-Policy": "cross-origin",
            ],
            body: isText ? Array(Base64.encoded(file).utf8) : file
        )
    }
}
