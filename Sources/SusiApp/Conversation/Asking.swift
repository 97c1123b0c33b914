// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiView

/// What goes with every question, and with all else that is asked of the server.
public struct Asking: Equatable, Sendable {
    /// What stands before the paths of the server's services; empty for the server of the page.
    public var server = ""
    /// The account's token; nil for guests.
    public var token: String?
    /// The account's name, by which its conversation is told from others; empty for guests.
    public var account = ""
    /// The two letters of the language to answer in.
    public var language = "en"
    /// What has to be added to UTC, in minutes.
    public var minutesFromUTC = 0
    /// Where the device is, where that may be told.
    public var place: Place?
    /// The country, as two letters and a name, where both are known.
    public var country: (code: String, name: String)?
    /// Whether a language model may be asked what no skill answers.
    public var usesModel = true
    /// Whether the device thinks that it has a connection.
    public var isOnline = true

    /// Questions of a guest, in English, to the server of the page.
    public init() {}

    /// Whether all of it is alike.
    public static func == (left: Asking, right: Asking) -> Bool {
        left.server == right.server && left.token == right.token && left.account == right.account
            && left.language == right.language && left.minutesFromUTC == right.minutesFromUTC
            && left.place == right.place && left.country?.code == right.country?.code
            && left.country?.name == right.country?.name && left.isOnline == right.isOnline
            && left.usesModel == right.usesModel
    }
}
