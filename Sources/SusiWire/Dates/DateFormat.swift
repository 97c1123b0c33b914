// Susi. SPDX-License-Identifier: Apache-2.0

/// The ways in which the protocol writes dates.
public enum DateFormat: Sendable, Hashable {
    /// Chat answers and account times: `2017-06-02T14:34:15.675Z`, always three digits.
    case chat
    /// Skill creation and modification: `2018-07-11T08:12:03Z`.
    case seconds
    /// Skill access: `2020-04-01T10:00:00.123Z`, the fraction only where there is one.
    case instant
    /// Feedback, ratings and reports: `2018-06-21 07:31:09.132` in the server's local time.
    case sql(TimeZoneOffset)
    /// Days of usage: `2018-06-21`.
    case day(TimeZoneOffset)
    /// Months of statistics: `2018-06`.
    case month(TimeZoneOffset)
    /// The history of a skill: `Mon Jun 04 12:01:22 UTC 2018`.
    case history(TimeZoneOffset)
    /// HTTP headers: `Mon, 04 Jun 2018 12:01:22 GMT`.
    case http
}
