// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@testable import SusiServer

extension Household {
    static let password = "Secret#1234"

    /// Signs up as apps do.
    @discardableResult func signUp(_ email: String) throws -> HTTPResponse {
        var call = Call(.signup)
        call.set(.signup, email)
        call.set(.password, Household.password)
        let response = try response(.get, call.target)
        try #require(response.status == 200)
        return response
    }

    /// Logs in as apps do, and gives the token.
    func login(
        _ email: String,
        _ more: String = "",
        password: String = Household.password
    ) throws -> String {
        var call = Call(.login)
        call.set(.login, email)
        call.set(.password, password)
        call.set(.type, "access-token")
        let target = call.target.replacing("?", with: "?\(more)", maxReplacements: 1)
        return try #require(try json(target)["access_token"]?.string)
    }
}
