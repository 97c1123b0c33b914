// Susi. SPDX-License-Identifier: Apache-2.0

/// The cookie that browsers log in with, where a page asks for one.
enum LoginCookie {
    private static let name = "login"

    /// The token in a request's cookies.
    static func token(in field: String) -> Token? {
        for cookie in field.split(separator: ";") {
            let parts = cookie.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
            return Token(sent: String(parts[1]))
        }
        return nil
    }

    /// The field that sets the cookie; without seconds it ends with the browser.
    ///
    /// No script sees it, and no page of another site can have it sent.
    static func field(setting token: Token, seconds: Int64?, isSecure: Bool) -> String {
        let age = seconds.map { "; Max-Age=\($0)" } ?? ""
        let end = isSecure ? "; Secure" : ""
        return "\(name)=\(token.text)\(age); Path=/; HttpOnly; SameSite=Strict\(end)"
    }

    /// The field that takes the cookie away.
    static let removal = "\(name)=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict"
}
