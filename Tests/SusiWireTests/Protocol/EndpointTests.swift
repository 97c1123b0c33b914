// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct EndpointTests {
    @Test(arguments: Endpoint.allCases)
    func `an endpoint is found at each of its paths`(endpoint: Endpoint) {
        #expect(endpoint.declaration.endpoint == endpoint)
        for path in endpoint.declaration.paths {
            #expect(Endpoint(path: path) == endpoint)
            #expect(RequestPath(cleaning: path)?.path == path)
        }
    }

    @Test(arguments: [
        "", "/", "/susi", "/susi/chat.jso", "/susi/chat.json/", "/SUSI/CHAT.JSON", "/ä",
    ])
    func `nothing is found elsewhere`(path: String) {
        #expect(Endpoint(path: path) == nil)
    }

    @Test(arguments: Endpoint.allCases)
    func `a declaration makes sense`(endpoint: Endpoint) {
        let declaration = endpoint.declaration
        let names = declaration.parameters.map { $0.parameter.name }
        #expect(Set(names).count == names.count)
        #expect(!declaration.methods.isEmpty)
        for declared in declaration.parameters {
            #expect(!(declared.isRequired && declared.fallback != nil))
            if case .choice(let values) = declared.kind, let fallback = declared.fallback {
                #expect(values.contains(fallback))
            }
            if declared.kind == .file { #expect(declaration.methods == .upload) }
        }
        for alternative in declaration.alternatives {
            #expect(declaration.parameter(alternative) != nil)
        }
    }

    /// The names of section 2 of the protocol's reference, in the order of their roles.
    static let roles: [(Endpoint, Role)] = [
        (.chat, .anonymous), (.memory, .anonymous), (.status, .anonymous), (.login, .anonymous),
        (.changePassword, .user), (.changeUserSettings, .user), (.listUserSettings, .user),
        (.getUsers, .operator), (.changeRoles, .admin), (.addNewDevice, .user),
        (.getDeviceList, .operator), (.rateSkill, .anonymous), (.fiveStarRateSkill, .user),
        (.bookmarkSkill, .user), (.createSkill, .user), (.changeSkillStatus, .admin),
        (.undoDeleteSkill, .user), (.log, .operator), (.getReportSkill, .operator),
    ]

    @Test(arguments: roles)
    func `an endpoint demands its role`(endpoint: Endpoint, role: Role) {
        #expect(endpoint.declaration.role == role)
    }

    @Test func `roles are ordered by what they allow`() {
        #expect(Role.allCases == Role.allCases.sorted())
        #expect(Role(name: "ADMIN") == .admin)
        #expect(Role(name: "root") == nil)
        for role in Role.allCases { #expect(Role(name: role.name) == role) }
    }

    @Test func `methods have names`() {
        #expect(Methods.any.names == ["GET", "HEAD", "POST", "OPTIONS"])
        #expect(Methods.upload.names == ["POST", "OPTIONS"])
        #expect(Methods(name: "DELETE") == .delete)
        #expect(Methods(name: "get") == nil)
    }

    @Test func `every parameter has a name of its own`() {
        #expect(Set(Parameter.allCases.map { $0.name }).count == Parameter.allCases.count)
    }
}

@Suite struct RequestPathTests {
    static let targets: [(String, String, String)] = [
        ("/susi/chat.json?q=a%20b", "/susi/chat.json", "q=a%20b"),
        ("//susi///chat.json", "/susi/chat.json", ""),
        ("/cms/getImage.png?image=a/../b", "/cms/getImage.png", "image=a/../b"),
        ("/../../etc/passwd", "/etc/passwd", ""),
        ("/a/%2e%2e/b", "/b", ""),
        ("/a%2Fb/./c/", "/a/b/c", ""),
        ("http://localhost:4000//susi/chat.json?q=x", "/susi/chat.json", "q=x"),
        ("https://localhost", "/", ""),
        ("", "/", ""),
        ("?q=x#y", "/", "q=x"),
        ("/a#b?c", "/a", ""),
        ("/a?b?c", "/a", "b?c"),
        ("/gr%C3%BC%FFn", "/grü\u{FFFD}n", ""),
    ]

    @Test(arguments: targets)
    func `a target is cleaned`(target: String, path: String, query: String) throws {
        let cleaned = try #require(RequestPath(cleaning: target))
        #expect(cleaned.path == path)
        #expect(cleaned.query == query)
    }

    @Test func `a zero byte is refused`() {
        #expect(RequestPath(cleaning: "/a%00b") == nil)
    }
}

@Suite struct CallbackTests {
    @Test(arguments: ["cb", "my.callback", "jQuery_123", "$"])
    func `a name wraps an answer`(name: String) throws {
        let callback = try #require(Callback(name))
        let wrapped = callback.wrap(Array("{}".utf8))
        #expect(String(decoding: wrapped, as: UTF8.self) == name + "({});")
        #expect(Callback.unwrap(wrapped).map { Array($0) } == Array("{}".utf8))
    }

    @Test(arguments: [
        "", "a(b", "1a", "a..b", "a;b", "a b", "<script>", "a\u{2028}",
        String(repeating: "a", count: 101),
    ])
    func `what is no name is refused`(name: String) {
        #expect(Callback(name) == nil)
    }

    @Test(arguments: ["", "(", ")", "cb", "cb(", "cb({})x", "({})", "cb{}"])
    func `what calls nothing is not unwrapped`(text: String) {
        #expect(Callback.unwrap(Array(text.utf8)) == nil)
    }
}

@Suite struct ErrorPageTests {
    @Test(arguments: [
        "", "<title>", "<title>Error ", "<title>Error 99</title>", "<title>Error abc", "Error 404",
    ])
    func `what is no error page is refused`(text: String) {
        #expect(ErrorPage(text) == nil)
    }

    @Test func `the reason is told in plain text`() {
        let page = ErrorPage("<title>Error 422 It&apos;s &lt;bad&gt; &amp; &unknown; &</title>")
        #expect(page?.status == 422)
        #expect(page?.message == "It's <bad> & &unknown; &")
    }
}
