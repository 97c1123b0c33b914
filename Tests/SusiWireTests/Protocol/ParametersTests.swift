// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct ParametersTests {
    private func parameters(_ query: String) throws -> Parameters {
        try Parameters(query: query)
    }

    @Test func `Q1 query and form are one, the query first`() throws {
        let parameters = try Parameters(
            query: "login=a&type=access-token",
            body: Array("login=b&password=c".utf8),
            contentType: "application/x-www-form-urlencoded; charset=utf-8"
        )
        #expect(parameters.text(.login) == "a")
        #expect(parameters.text(.password) == "c")
        #expect(parameters.text(.type) == "access-token")
    }

    @Test func `Q1 query and parts are one`() throws {
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"skill\"\r\n\r\nnews\r\n"
            + "--b\r\nContent-Disposition: form-data; name=\"image\"; filename=\"x\"\r\n\r\nP\r\n--b--"
        let parameters = try Parameters(
            query: "group=News",
            body: Array(body.utf8),
            contentType: "multipart/form-data; boundary=b"
        )
        #expect(parameters.text(.group) == "News")
        #expect(parameters.text(.skill) == "news")
        #expect(parameters.file(.image)?.text == "P")
        #expect(parameters.text(.image) == nil)
    }

    @Test func `a body of another kind is left alone`() throws {
        let parameters = try Parameters(query: "q=a", body: [0xFF], contentType: "image/png")
        #expect(parameters.form.fields.count == 1)
    }

    @Test func `a multipart body without a boundary is refused`() {
        #expect(throws: FormError.self) {
            try Parameters(query: "", body: [1], contentType: "multipart/form-data")
        }
    }

    @Test func `members of a JSON body are parameters`() throws {
        var parameters = try parameters("q=first")
        parameters.append(["q": "second", "count": 3, "minified": true, "x": nil, "y": []])
        #expect(parameters.text(.q) == "first")
        #expect(try parameters.int(.count) == 3)
        #expect(parameters.flag(.minified) == true)
    }

    @Test func `Q2 a token has two spellings`() throws {
        #expect(try parameters("access-token=a").text(.accessToken) == "a")
        #expect(try parameters("access-token=a&access_token=b").text(.accessToken) == "b")
    }

    @Test(arguments: ["", "group=", "group=undefined", "group=null", "group=%20", "group"])
    func `Q27 nothing in other words is nothing`(query: String) throws {
        let parameters = try parameters(query)
        #expect(parameters.text(.group) == nil)
        #expect(try Arguments(.getSkillList, reading: parameters).text(.group) == "All")
        #expect(parameters.list(.group) == nil)
    }

    @Test func `Q27 what was sent is still there`() throws {
        let parameters = try parameters("q=undefined&feedback= null ")
        #expect(parameters.raw(.q) == "undefined")
        #expect(parameters.raw(.feedback) == " null ")
        #expect(try Arguments(.chat, reading: parameters).text(.q) == "undefined")
    }

    @Test func `blanks around a value are cut off`() throws {
        #expect(try parameters("group=++Food and Drink++").text(.group) == "Food and Drink")
    }

    @Test func `lists are cut at commas`() throws {
        #expect(try parameters("language=en, de,,fr").list(.language) == ["en", "de", "fr"])
        #expect(try parameters("language=,").list(.language) == nil)
    }

    static let switches: [(String, Bool)] = [
        ("true", true), ("1", true), ("false", false), ("0", false), ("yes", false),
        ("True", false), ("x", false),
    ]

    @Test(arguments: switches)
    func `a switch is on for true and 1 only`(value: String, isOn: Bool) throws {
        #expect(try parameters("minified=" + value).flag(.minified) == isOn)
    }

    @Test(arguments: ["1.5", "abc", "2147483648", "0x10", "1e3", "--1", "１"])
    func `what is no whole number is refused`(value: String) throws {
        let parameters = try parameters("count=" + value)
        #expect(throws: ParameterError(.count, found: value, expected: "a whole number")) {
            try parameters.int(.count)
        }
    }

    @Test(arguments: ["abc", "nan", "inf", "0x1p3", "1e999", "1,5"])
    func `what is no number is refused`(value: String) throws {
        let parameters = try parameters("latitude=" + value)
        #expect(throws: ParameterError(.latitude, found: value, expected: "a number")) {
            try parameters.double(.latitude)
        }
    }

    @Test func `numbers are read`() throws {
        let parameters = try parameters(
            "count=+5&latitude=-1.5e1&valid_seconds=-9223372036854775808&page=undefined"
        )
        #expect(try parameters.int(.count) == 5)
        #expect(try parameters.double(.latitude) == -15)
        #expect(try parameters.long(.validSeconds) == .min)
        #expect(try parameters.int(.page) == nil)
    }
}

@Suite struct ArgumentsTests {
    private func arguments(_ endpoint: Endpoint, _ query: String) throws -> Arguments {
        try Arguments(endpoint, reading: Parameters(query: query))
    }

    @Test func `what is not sent has the declared value`() throws {
        let chat = try arguments(.chat, "")
        #expect(chat.text(.q) == "")
        #expect(chat.text(.language) == "en")
        #expect(chat.text(.deviceType) == "Others")
        #expect(chat.int(.timezoneOffset) == 0)
        #expect(chat.double(.latitude) == nil)
        #expect(chat.flag(.debug) == false)
        #expect(try arguments(.getSkillUsage, "skill=x").int(.duration) == 7)
        #expect(try arguments(.getSkillList, "").list(.language) == ["en"])
    }

    static let refused: [(Endpoint, String, Parameter)] = [
        (.chat, "timezoneOffset=abc", .timezoneOffset),
        (.chat, "latitude=north", .latitude),
        (.login, "login=alice", .password),
        (.login, "login=alice&password=x", .type),
        (.login, "login=alice&password=x&type=magic", .type),
        (.signup, "signup=alice", .password),
        (.rateSkill, "skill=x&rating=great", .rating),
        (.rateSkill, "rating=positive", .skill),
        (.getSkillList, "reviewed=maybe", .reviewed),
        (.uploadImage, "image=x&image_name=y", .image),
    ]

    @Test(arguments: refused)
    func `what is missing or of another kind is refused`(
        endpoint: Endpoint,
        query: String,
        parameter: Parameter
    ) {
        #expect {
            _ = try arguments(endpoint, query)
        } throws: { error in
            (error as? ParameterError)?.parameter == parameter
        }
    }

    @Test(arguments: ["checkLogin=true", "logout=true&access_token=x", "delete=1"])
    func `another question needs nothing of the first`(query: String) throws {
        #expect(throws: Never.self) { try arguments(.login, query) }
        #expect(throws: ParameterError.self) { try arguments(.login, "checkLogin=false") }
    }

    @Test func `an error never shows a secret`() {
        let error = ParameterError(.password, found: "Secret#1234", expected: "a text")
        #expect(error.description == "parameter password: expected a text")
    }

    @Test func `a call is read as it was written`() throws {
        var call = Call(.chat)
        call.set(.q, "what is 1+1 & more?")
        call.set(.timezoneOffset, -330)
        call.set(.latitude, 1.25)
        call.set(.longitude, Double.nan)
        call.set(.language, nil as String?)
        call.set(.debug, true)
        #expect(
            call.target
                == "/susi/chat.json?q=what%20is%201%2B1%20%26%20more%3F&timezoneOffset=-330&latitude=1.25&debug=true"
        )
        let path = try #require(RequestPath(cleaning: call.target))
        #expect(Endpoint(path: path.path) == .chat)
        let read = try Arguments(.chat, reading: Parameters(query: path.query))
        #expect(read.text(.q) == "what is 1+1 & more?")
        #expect(read.int(.timezoneOffset) == -330)
        #expect(read.double(.latitude) == 1.25)
        #expect(read.flag(.debug))
        let posted = try Parameters(
            query: "",
            body: call.body,
            contentType: "application/x-www-form-urlencoded"
        )
        #expect(posted.form == read.parameters.form)
        #expect(Call(.getGroups).target == "/cms/getGroups.json")
    }

    @Test func `a list query is read as it was written`() throws {
        var query = SkillListQuery()
        #expect(try rewritten(query) == query)
        query.group = "Games, Trivia and Accessories"
        query.languages = ["en", "de"]
        query.order = .init(.topRated, isAscending: true)
        query.count = 10
        query.page = 3
        query.text = "tea"
        query.fields = [.name, .examples]
        query.duration = 7
        query.averageRating = 4
        query.isReviewed = true
        query.isStaffPick = true
        query.isPrivate = true
        #expect(try rewritten(query) == query)
        #expect(query.start == 30)
        query.offset = 5
        #expect(query.start == 5)
        query.offset = nil
        query.page = .max
        #expect(query.start == .max)
    }

    private func rewritten(_ query: SkillListQuery) throws -> SkillListQuery {
        let read = try Arguments(.getSkillList, reading: Parameters(query.call.form))
        return try SkillListQuery(reading: read)
    }

    @Test(arguments: [
        "applyFilter=true", "applyFilter=true&filter_name=ascending", "count=-1",
        "applyFilter=true&filter_name=up&filter_type=rating", "offset=-5",
        "applyFilter=true&filter_name=&filter_type=rating",
    ])
    func `a list query that cannot be answered is refused`(query: String) {
        #expect(throws: ParameterError.self) {
            try SkillListQuery(reading: arguments(.getSkillList, query))
        }
    }
}
