// Susi. SPDX-License-Identifier: Apache-2.0

/// A JSON value that keeps the order of members and the spelling of numbers.
public enum JSON: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}
