// Susi. SPDX-License-Identifier: Apache-2.0

/// Something a person pressed.
enum Key: Equatable {
    case letter(Unicode.Scalar)
    case left, right, up, down
    case home, end
    case wordLeft, wordRight
    case backspace, delete
    case killToEnd, killToStart, killWord, yank
    case enter
    /// Ctrl-C: away with this line.
    case interrupt
    /// Ctrl-D: at an empty line the end, else the same as delete.
    case endOfInput
    case clearScreen
}
