// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// A square of the map; a grid where it cannot be had.
    func tile(_ request: HTTPRequest) -> Outcome {
        let guest = Guest(sending: request)
        let now = clockAndDice.now()
        do throws(Refusal) {
            guard request.method == .get || request.method == .head else {
                var refusal = Refusal(405, "Squares of the map answer GET, HEAD only.")
                refusal.fields["Allow"] = "GET, HEAD"
                throw refusal
            }
            try office.takeRequest(of: guest, at: now)
            guard let path = TilePath(request.path) else {
                throw Refusal(404, "The map has no such square: /tile/zoom/x/y.png.")
            }
            guard let source = outside.tileSource else { return .now(Service.grid) }
            return outside.tiles.find(source.url(of: path), at: now).map { outcome in
                guard case .success(let picture) = outcome else { return Service.grid }
                return picture.response(to: request, at: now)
            }
        } catch {
            return .now(error.response(to: guest.identity))
        }
    }

    /// What stands in for the map; the next time there may be one.
    private static let grid = HTTPResponse(
        fields: [
            "Content-Type": "image/png", "Cache-Control": "no-store", "X-Susi-Tile": "none",
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": PictureKind.png.policy,
            "Cross-Origin-Resource-Policy": "same-origin",
        ],
        body: PlainPicture.grid
    )
}
