// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

@testable import SusiServer

@Suite struct PictureTests {
    private let house: Household
    private let jane: String

    init() throws {
        house = try Household()
        jane = try house.account("jane@example.com")
    }

    /// The smallest beginning that says it is a picture of that size.
    static func png(_ width: UInt8 = 4, _ height: UInt8 = 4, more: [UInt8] = []) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0] + more
    }

    private func image(_ query: String) throws -> HTTPResponse {
        try house.response(.get, "/cms/getImage.png?\(query)")
    }

    @Test(arguments: [
        "", "image=", "image=none.png", "image=../../etc/passwd", "sliderImage=x",
        "model=general&group=Knowledge&language=en&image=images/none.png",
        "model=general&group=..&language=..&image=../x", "avatar=true&image=avatar/x.jpg",
        "image=private/1/general/Knowledge/en/images/x.png",
    ])
    func `Q26: there is always a picture`(query: String) throws {
        let response = try image(query)
        #expect(response.status == 200)
        #expect(response.fields["Content-Type"] == "image/png")
        #expect(PictureFormat(of: response.bytes)?.width == 192)
        #expect(response.fields["X-Content-Type-Options"] == "nosniff")
        #expect(response.fields["Content-Security-Policy"]?.contains("sandbox") == true)
    }

    @Test func `pictures of the folder are shown, and other files are not`() throws {
        let folder = house.folder.appending(path: "Skills/Small Talk/en/images")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.png(7)).write(to: folder.appending(path: "hello.png"))
        try Data("secret".utf8).write(to: folder.appending(path: "secret.png"))
        let place = "model=general&group=Small%20Talk&language=en"
        #expect(try image("\(place)&image=images/hello.png").bytes == Self.png(7))
        #expect(try image("\(place)&image=hello.png").bytes == Self.png(7))
        let secret = try image("\(place)&image=images/secret.png")
        #expect(secret.fields["Susi-Picture"] == "plain")
        #expect(PNGFile.read(secret.bytes, upTo: 192) != nil)
    }

    @Test func `a skill without a picture has its initial`() throws {
        let skill = "::name Weather\n::image images/sky.png\n\nwhat sky\nBlue.\n"
        let house = try Household(["Knowledge/en/weather_now.txt": skill])
        func image(_ query: String) throws -> [UInt8] {
            let response = try house.response(.get, "/cms/getImage.png?model=general&\(query)")
            #expect(response.fields["Susi-Picture"] == "plain")
            return response.bytes
        }
        func initial(_ name: String) -> [UInt8]? {
            InitialPicture(name).map { PNGFile.bytes(of: $0.draw()) }
        }
        let place = "group=Knowledge&language=en&image="
        #expect(try image(place + "images/sky.png") == initial("Weather"))
        #expect(try image(place + "sky.png") == initial("Weather"))
        // Where no skill has it, its own name says most.
        #expect(try image(place + "images/moon.png") == initial("moon"))
        #expect(try image(place) == initial("Knowledge"))
        #expect(try image("image=") == PlainPicture.skill)
        #expect(try image("group=%E6%BC%A2") == PlainPicture.skill)
    }

    @Test func `a picture with an initial is dark enough for its letter`() throws {
        var grounds: Set<String> = []
        for name in ["Weather", "weather", "Émile", "42", "jokes", "über", "Quiz", "-x", "_k"] {
            let picture = try #require(InitialPicture(name))
            let canvas = picture.draw()
            let corner = try #require(canvas[2, 189])
            #expect(corner.luminance < 0.25)
            #expect(canvas.bytes.contains(255))
            grounds.insert("\(corner)")
        }
        #expect(grounds.count > 3)
        #expect(InitialPicture("Weather")?.key == InitialPicture("weather")?.key)
        #expect(InitialPicture("émile")?.initial == "É")
        #expect(InitialPicture("ß")?.initial == "S")
        for name in ["", "漢字", "!?", "🐮"] { #expect(InitialPicture(name) == nil) }
    }

    @Test func `an uploaded picture is shown under its path`() throws {
        let reply = try house.upload(
            "/cms/uploadImage.json",
            ["image_name": "a.png", "access_token": jane],
            files: [("image", "a.html", Self.png(9))]
        )
        let path = try #require(reply.json["image_path"]?.string)
        let response = try image("image=\(path)")
        #expect(response.bytes == Self.png(9))
        #expect(response.fields["Content-Type"] == "image/png")
    }

    @Test(arguments: ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "<html>", ""])
    func `what is no picture is refused`(content: String) throws {
        let reply = try house.upload(
            "/cms/uploadImage.json",
            ["image_name": "a.png", "access_token": jane],
            files: [("image", "a.png", Array(content.utf8))]
        )
        #expect(reply.status == 422)
    }

    @Test func `a picture that is too large is refused`() throws {
        let large = Self.png(more: [UInt8](repeating: 0, count: Service.largestPicture))
        let reply = try house.upload(
            "/cms/uploadImage.json",
            ["image_name": "a.png", "access_token": jane],
            files: [("image", "a.png", large)]
        )
        #expect(reply.status == 413)
        #expect(PictureFormat(of: Self.png(0)) == nil)
    }

    @Test func `a skill brings its picture, and no other skill takes its place`() throws {
        func create(_ skill: String, _ token: String, _ bytes: [UInt8]) throws -> JSON {
            try house.upload(
                "/cms/createSkill.json",
                [
                    "group": "Jokes", "language": "en", "skill": skill, "image_name": "cow.png",
                    "content": "::image images/cow.png\n\n\(skill)\nMoo!\n", "access_token": token,
                ],
                files: [("image", "cow.png", bytes)]
            ).json
        }
        #expect(try create("cow", jane, Self.png(5))["accepted"] == true)
        let joe = try house.account("joe@example.com")
        #expect(try create("calf", joe, Self.png(6))["accepted"] == false)
        #expect(try house.answer("/cms/getSkillMetadata.json?group=Jokes&skill=calf").status == 404)
        let place = "model=general&group=Jokes&language=en&image=images/cow.png"
        #expect(try image(place).bytes == Self.png(5))
        // It keeps the picture where it goes.
        let reply = try house.upload(
            "/cms/modifySkill.json",
            [
                "OldGroup": "Jokes", "OldSkill": "cow", "NewGroup": "Animals", "NewSkill": "cow",
                "content": "::image images/cow.png\n\ncow\nMoo!\n", "imageChanged": "false",
                "old_image_name": "images/cow.png", "new_image_name": "images/cow.png",
                "access_token": jane,
            ]
        )
        #expect(reply.json["accepted"] == true)
        #expect(try image(place.replacing("Jokes", with: "Animals")).bytes == Self.png(5))
    }

    @Test func `an avatar is shown to its owner, and to readers of feedback`() throws {
        let plain = try house.response(.get, "/getAvatar.png")
        #expect(plain.bytes == PlainPicture.person)
        #expect(plain.fields["Susi-Picture"] == "plain")
        let reply = try house.upload(
            "/aaa/uploadAvatar.json",
            ["access_token": jane],
            files: [("image", "me.png", Self.png(8))]
        )
        let path = try #require(reply.json["image_path"]?.string)
        let mine = "/getAvatar.png?access_token=\(jane)"
        #expect(try house.response(.get, mine).bytes == Self.png(8))
        #expect(try house.response(.get, mine).fields["Susi-Picture"] == nil)
        #expect(try image("avatar=true&image=\(path)").bytes == Self.png(8))
        let email = "/getAvatar.png?email=jane@example.com"
        #expect(try house.response(.get, email).bytes == PlainPicture.person)
        let setting = "/aaa/changeUserSettings.json?avatarType=default&access_token=\(jane)"
        #expect(try house.answer(setting).status == 200)
        let initial = try #require(InitialPicture("jane@example.com"))
        #expect(try house.response(.get, mine).bytes == PNGFile.bytes(of: initial.draw()))
        // Who sends a picture wants it to be seen, whatever was chosen before.
        _ = try house.upload(
            "/aaa/uploadAvatar.json",
            ["access_token": jane],
            files: [("image", "me.png", Self.png(9))]
        )
        #expect(try house.response(.get, mine).bytes == Self.png(9))
    }

    @Test(
        arguments: [
            ("image/gif", Array("GIF89a".utf8) + [4, 0, 3, 0]),
            (
                "image/jpeg",
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 17, 0]
            ),
            (
                "image/webp",
                Array("RIFF....WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 2, 0, 0]
            ),
            (
                "image/webp",
                Array("RIFF....WEBPVP8L".utf8) + [10, 0, 0, 0, 0x2F, 3, 0x80, 0, 0]
            ),
        ] as [(String, [UInt8])]
    )
    func `a picture is known by its bytes`(type: String, bytes: [UInt8]) {
        let format = PictureFormat(of: bytes)
        #expect(format?.kind.rawValue == type)
        #expect(format?.width == 4)
        #expect(format?.height == 3)
        for length in 0..<bytes.count {
            let cut = PictureFormat(of: bytes.prefix(length))
            #expect(cut == nil || cut == format)
        }
    }
}
