// Susi. SPDX-License-Identifier: Apache-2.0

/// What a bubble shows.
enum BubbleContent: Equatable, Sendable {
    /// What Susi says, with the pictures in it.
    case text(RichText, [PictureSource])
    /// A picture.
    case picture(PictureSource, shows: String)
    /// A link, about whose page something can be found out; the address is empty where it is none.
    case anchor(RichText, address: String)
    case map(MapContent)
    case table(TableContent)
    case pie(PieContent)
    /// News: cards in a row.
    case cards([CardContent])
    /// What a search finds, once it is asked; with rows that came along.
    case search(query: String, found: [CardContent])
    case media(MediaContent)
    /// Something done to what plays.
    case command(MediaCommand)
    /// A timer that ends at an instant, in milliseconds since 1970; nil where none was said.
    case timer(until: Int64?)
    /// Timers are taken back.
    case timerReset([Int64])
    /// It rings.
    case alarm
    /// An action of a type that is not known here, with what was in it.
    case unknown(type: String, details: [Detail])
    /// The server gave no answer.
    case nothing

    /// A member of an action, as it is spelled.
    struct Detail: Equatable, Sendable {
        let name: String
        let value: String
    }
}
