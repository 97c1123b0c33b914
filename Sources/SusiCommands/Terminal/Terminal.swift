// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc

/// A terminal that tells each key as it is pressed while a line is being edited.
public struct Terminal {
    /// How many columns it has.
    public var width: () -> Int
    /// Runs something with keys told one by one and nothing echoed, then sets it back.
    public var withKeys: (() -> String?) -> String?

    /// Puts a terminal together.
    public init(
        width: @escaping () -> Int,
        withKeys: @escaping (() -> String?) -> String?
    ) {
        self.width = width
        self.withKeys = withKeys
    }

    /// The terminal of this process, if a person sits at both its input and its output.
    static func real() -> Terminal? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        return Terminal(
            width: {
                var size = winsize()
                let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
                return isKnown ? Int(size.ws_col) : 80
            },
            withKeys: { body in
                var original = termios()
                guard tcgetattr(STDIN_FILENO, &original) == 0 else { return body() }
                var keys = original
                keys.c_iflag &= ~tcflag_t(ICRNL | IXON)
                keys.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN | ISIG)
                tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
                defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &original) }
                return body()
            }
        )
    }
}
