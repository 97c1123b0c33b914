// Susi. SPDX-License-Identifier: Apache-2.0

/// The tables, as they came to be: each version is made from the one before by its statements.
///
/// What is released is never changed here: a new version is added. `SQLDialect` names the words
/// in braces; instants are milliseconds since 1970, switches 0 or 1.
enum Schema {
    static let versions: [[String]] = [first, notebook, mails]
}
