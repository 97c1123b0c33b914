// Susi. SPDX-License-Identifier: Apache-2.0

/// The English names that dates are written with, whatever language a person speaks.
enum DateNames {
    static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The zones a Java runtime writes by name, in minutes from UTC.
    ///
    /// Names that several zones share stand for the one most people live in.
    static let zones: [(name: String, minutes: Int)] = [
        ("UTC", 0), ("GMT", 0), ("UT", 0), ("Z", 0), ("WET", 0), ("WEST", 60), ("BST", 60),
        ("CET", 60), ("CEST", 120), ("EET", 120), ("EEST", 180), ("MSK", 180), ("PKT", 300),
        ("IST", 330), ("SGT", 480), ("HKT", 480), ("JST", 540), ("KST", 540), ("AEST", 600),
        ("AEDT", 660), ("NZST", 720), ("NZDT", 780), ("BRT", -180), ("EST", -300), ("EDT", -240),
        ("CST", -360), ("CDT", -300), ("MST", -420), ("MDT", -360), ("PST", -480), ("PDT", -420),
    ]
}
