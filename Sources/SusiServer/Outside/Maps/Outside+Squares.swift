// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

extension Outside {
    /// The files of all squares in a window, in their order; nil for what cannot be had.
    func squares(of window: MapWindow, at now: Instant) -> Eventually<[[UInt8]?]> {
        let nothing = [[UInt8]?](repeating: nil, count: window.squares.count)
        guard let source = tileSource else { return .now(nothing) }
        return .later { [tiles] finish in
            let collection = Collection(nothing)
            for (place, square) in window.squares.enumerated() {
                guard let tile = square.tile else {
                    collection.put(nil, at: place, finish)
                    continue
                }
                tiles.find(source.url(of: tile), at: now).whenDone { outcome in
                    let picture = try? outcome.get()
                    collection.put(picture?.body.wholeBytes, at: place, finish)
                }
            }
        }
    }

    /// What has come so far.
    private final class Collection: Sendable {
        private let state: Mutex<(files: [[UInt8]?], missing: Int)>

        init(_ files: [[UInt8]?]) {
            state = Mutex((files, files.count))
        }

        /// Takes a file; tells all of them when it was the last.
        func put(
            _ file: [UInt8]?,
            at place: Int,
            _ finish: @Sendable ([[UInt8]?]) -> Void
        ) {
            let all = state.withLock { state -> [[UInt8]?]? in
                state.files[place] = file
                state.missing -= 1
                return state.missing == 0 ? state.files : nil
            }
            if let all { finish(all) }
        }
    }
}

extension HTTPResponse.Body {
    /// All of it, read from the disk where it is a file; nil where that cannot be done.
    fileprivate var wholeBytes: [UInt8]? {
        switch self {
        case .bytes(let bytes): bytes
        case .file(let file): file.wholeBytes
        case .stream: nil
        }
    }
}
