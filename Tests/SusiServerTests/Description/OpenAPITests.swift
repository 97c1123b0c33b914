// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

@Suite struct OpenAPITests {
    static let checker = try? SchemaChecker(document: Household().json("/openapi.json"))
    private let checker: SchemaChecker

    init() throws {
        checker = try #require(Self.checker)
    }

    private var document: JSON { checker.document }

    /// Every operation with its path and method.
    private var operations: [(path: String, method: String, operation: JSON)] {
        (document["paths"]?.object?.members ?? []).flatMap { path in
            (path.value.object?.members ?? []).map { (path.name, $0.name, $0.value) }
        }
    }

    @Test func `every service that is offered is described under all its paths`() {
        let described = Set(operations.map { $0.path })
        let services = Endpoint.allCases.flatMap { $0.declaration.paths }
        #expect(described == Set(services + ["/tile/{z}/{x}/{y}.png"]))
        #expect(described.contains("/susi/chat.json"))
    }

    @Test func `programs get what they need of every operation`() throws {
        #expect(document["openapi"]?.string == "3.0.3")
        #expect(document["info"]?["version"]?.string == Release.version)
        #expect(
            Set(operations.compactMap { $0.operation["operationId"]?.string }).count
                == operations.count
        )
        for (path, method, operation) in operations {
            #expect(operation["summary"]?.string?.hasSuffix(".") == true, "\(path)")
            let security = try #require(operation["security"]?.array)
            let endpoint = Endpoint(path: path)
            #expect(endpoint != nil || path.hasPrefix("/tile/"))
            let role = endpoint?.declaration.role ?? .anonymous
            #expect(security.contains([:]) == (role == .anonymous))
            #expect(operation["responses"]?["default"] != nil)
            let content = try #require(operation["responses"]?["200"]?["content"]?.object)
            #expect(content.count == 1)
            for parameter in operation["parameters"]?.array ?? [] {
                #expect(parameter["name"]?.string?.isEmpty == false)
                #expect(parameter["in"]?.string == (endpoint == nil ? "path" : "query"))
                #expect(parameter["schema"]?.object != nil)
            }
            #expect((operation["requestBody"] != nil) == (method == "post"))
        }
    }

    @Test func `every reference leads somewhere`() {
        #expect(references(in: document).count > 100)
        for reference in references(in: document) {
            #expect(checker.resolved(["$ref": .string(reference)]) != nil, "\(reference)")
        }
    }

    @Test func `what stands in many places is described once, under a name`() {
        let names = document["components"]?["schemas"]?.object?.members.map { $0.name } ?? []
        #expect(
            Set(names).isSuperset(of: ["Action", "Answer", "ChatAnswer", "Session", "SkillCard"])
        )
        #expect(Set(names).count == names.count)
    }

    @Test func `it is sent to anybody, ready-made, and may be kept for a while`() throws {
        let response = try Household().response(.get, "/openapi.json")
        #expect(response.fields["Cache-Control"] == "public, max-age=300")
        #expect(response.fields["Content-Type"] == "application/json;charset=utf-8")
        #expect(response.bytes.count < 300_000)
    }

    @Test(arguments: [
        "/susi/chat.json?q=hello", "/susi/chat.json?q=what+is+seven+times+six", "/susi/memory.json",
        "/susi/chat.json?q=who+knows", "/susi/status.json", "/cms/getGroups.json",
        "/cms/getSkillList.json",
        "/cms/getSkillList.json?applyFilter=true&count=1&filter_name=ascending&filter_type=rating",
        "/cms/getSkillMetadata.json?group=Small+Talk&skill=greetings",
        "/cms/getSkillMetadata.json", "/cms/getAllLanguages.json", "/aaa/showAdminService.json",
        "/aaa/account-permissions.json", "/aaa/getCaptchaConfig.json", "/aaa/getApiKeys.json",
        "/aaa/signup.json?getParameters=true", "/aaa/access.json",
        "/aaa/checkRegistration.json?check_email=a@example.org",
    ])
    func `replies are as they are described`(target: String) throws {
        let home = try Household()
        let reply = try home.json(target)
        let path = String(target.prefix { $0 != "?" })
        let schema = try #require(checker.reply(of: path))
        #expect(checker.problems(reply, schema).isEmpty)
        #expect(
            checker.problems([:], schema).isEmpty || path.contains("susi")
                || path.contains("getGroups")
        )
    }

    @Test func `a picture is described as text where it is text`() {
        func type(_ path: String) -> String? {
            let success = document["paths"]?[path]?["get"]?["responses"]?["200"]
            return success?["content"]?.object?.members.first?.name
        }
        #expect(type("/vis/map.png") == "image/*")
        #expect(type("/vis/map.png.base64") == "text/plain")
        #expect(type("/tile/{z}/{x}/{y}.png") == "image/*")
    }

    @Test func `a refusal is as it is described`() throws {
        let refusal = try Household().response(.get, "/aaa/listUserSettings.json")
        let schema = try #require(document["components"]?["schemas"]?["Failure"])
        #expect(try checker.problems(JSON(parsing: refusal.bytes), schema).isEmpty)
        #expect(!checker.problems([:], schema).isEmpty)
    }

    @Test func `what is described as missing is refused, and nothing else is`() throws {
        let home = try Household()
        let token = try home.account("chief@example.org", .superadmin)
        for endpoint in Endpoint.allCases where endpoint != .events {
            var call = Call(endpoint)
            for declared in endpoint.declaration.parameters where declared.isRequired {
                call.set(declared.parameter, declared.example)
            }
            call.set(.accessToken, token)
            let takesGet = endpoint.declaration.methods.contains(.get)
            let response = try home.response(
                takesGet ? .get : .post,
                takesGet ? call.target : endpoint.path,
                ["Content-Type": "application/x-www-form-urlencoded"],
                body: takesGet ? "" : String(decoding: call.body, as: UTF8.self)
            )
            let takesFile = endpoint.declaration.parameters.contains {
                $0.kind == .file && $0.isRequired
            }
            #expect(takesFile || response.status != 501, "\(endpoint.path)")
        }
    }

    private func references(in value: JSON) -> [String] {
        switch value {
        case .array(let elements): elements.flatMap { references(in: $0) }
        case .object(let object):
            object.members.flatMap { member in
                if member.name == "$ref", let text = member.value.string { return [text] }
                return references(in: member.value)
            }
        case .null, .bool, .number, .string: []
        }
    }
}

extension ParameterDeclaration {
    /// A value that fits.
    fileprivate var example: String {
        switch kind {
        case .text, .prose, .list, .file: "x"
        case .choice(let values): values[0]
        case .int, .long, .double: "1"
        case .flag: "true"
        }
    }
}
