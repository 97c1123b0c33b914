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
        #expect(PictureFormat(of: response.bytes)?.width == 96)
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
        #expect(try image("\(place)&image=images/secret.png").bytes == PlainPicture.skill)
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
        #expect(try house.response(.get, mine).bytes == PlainPicture.person)
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
