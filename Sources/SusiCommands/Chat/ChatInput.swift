// Susi. SPDX-License-Identifier: Apache-2.0

/// The lines that somebody says: edited at a terminal, or as they come out of a pipe.
struct ChatInput {
    private let surroundings: Surroundings
    private var lines: LineReader
    private var editor = LineEditor()
    private var keys = KeyReader()
    /// Keys that were pressed, or pasted, before the line they belong to began.
    private var pending: ArraySlice<UInt8> = []
    /// Ends what is being said; false where nothing is.
    private let silence: () -> Bool
    private static let prompt = "> "

    init(in surroundings: Surroundings, silence: @escaping () -> Bool = { false }) {
        self.silence = silence
        self.surroundings = surroundings
        lines = LineReader(surroundings.read)
    }

    /// The next line; nil at the end.
    mutating func next() -> String? {
        guard let terminal = surroundings.terminal else { return lines.next() }
        return terminal.withKeys { edit(on: terminal) }
    }

    private mutating func edit(on terminal: Terminal) -> String? {
        editor.begin()
        draw(on: terminal)
        while true {
            while let byte = pending.popFirst() {
                guard let key = keys.take(byte) else { continue }
                // Who interrupts Susi does not mean to leave.
                if key == .interrupt, silence() { continue }
                switch editor.take(key) {
                case .edited: continue
                case .entered(let line):
                    draw(on: terminal)
                    surroundings.write("\n")
                    return line
                case .ended:
                    surroundings.write("\n")
                    return nil
                case .cleared:
                    surroundings.write("\u{1B}[H\u{1B}[2J")
                }
            }
            draw(on: terminal)
            let bytes = surroundings.read()
            if bytes.isEmpty { return nil }
            pending = bytes[...]
        }
    }

    private func draw(on terminal: Terminal) {
        surroundings.write(editor.drawn(after: ChatInput.prompt, width: terminal.width()))
    }
}
