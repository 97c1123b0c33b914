// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import SusiStore
import SusiWire

extension Service {
    /// The largest picture that is taken, in bytes.
    static let largestPicture = 5 << 20
    /// How many bytes of pictures an account may have here.
    static let mostPictures: Int64 = 100 << 20

    /// A picture; where there is none, one with an initial, or a plain one (Q26).
    func image(_ inquiry: Inquiry) -> Outcome {
        let arguments = inquiry.arguments
        let group = arguments.text(.group)
        guard let name = arguments.text(.image) ?? arguments.text(.sliderImage) else {
            return .now(plainPicture(named: group, at: inquiry.arrival))
        }
        if arguments.flag(.avatar) {
            return picture {
                try $0.images.avatar(at: name)
            } or: {
                Service.plainPicture(PlainPicture.person)
            }
        }
        guard arguments.text(.model) != nil || group != nil || arguments.text(.language) != nil
        else {
            guard let path = PicturePath(uploaded: name) else {
                return .now(Service.plainPicture(PlainPicture.skill))
            }
            return picture { transaction in
                try transaction.images.find(path.text).flatMap { $0.holder == nil ? $0 : nil }
            } or: {
                Service.plainPicture(PlainPicture.skill)
            }
        }
        return skillPicture(name, inquiry)
    }

    /// The picture of a skill: one's own private one, one uploaded here, or one in the folder.
    private func skillPicture(_ name: String, _ inquiry: Inquiry) -> Outcome {
        let place = inquiry.skillPath
        guard let path = PicturePath(of: name, besides: place) else {
            return .now(Service.plainPicture(PlainPicture.skill))
        }
        let account = inquiry.account?.id
        let own = PicturePath(of: name, besides: place, owner: account ?? 0)
        let file = path.text.split(separator: "/").dropFirst().joined(separator: "/")
        let shipped = place.model == "general" ? "\(shelf.path)/\(file)" : nil
        return picture { transaction in
            if account != nil, let own, let image = try transaction.images.find(own.text) {
                return image
            }
            if let image = try transaction.images.find(path.text), image.holder == nil {
                return image
            }
            return shipped.flatMap { Service.file($0) }
        } or: { [self] in
            plainPicture(named: skillName(of: path, in: place), at: inquiry.arrival)
        }
    }

    /// The name of the skill whose picture that would be; else what the file's name says.
    private func skillName(of picture: PicturePath, in place: SkillPath) -> String? {
        let skill = shelf.catalog.entries.first { entry in
            let path = entry.path
            guard path.group == place.group, path.language == place.language,
                path.model == place.model, let image = entry.card.image
            else { return false }
            return PicturePath(of: image, besides: path) == picture
        }
        return skill?.card.name ?? picture.fileName
    }

    /// The picture that whoever asks wants to be known by.
    func avatar(_ inquiry: Inquiry) -> Outcome {
        // Which other people there are is nobody's business: only a token says whose.
        guard let account = inquiry.account else {
            return .now(Service.plainPicture(PlainPicture.person))
        }
        return picture { transaction in
            let type = try transaction.images.avatarType(of: account.id)
            guard type == nil || type == "server" else { return nil }
            return try transaction.images.avatar(of: account.id)
        } or: { [self] in
            plainPicture(named: account.email, or: PlainPicture.person, at: inquiry.arrival)
        }
    }

    /// What is found, or something plain; never a failure.
    private func picture(
        _ find: @escaping @Sendable (Transaction) throws -> ImageRecords.Image?,
        or plain: @escaping @Sendable () -> HTTPResponse
    ) -> Outcome {
        store.read(find).map { found in
            guard case .success(let image?) = found else { return plain() }
            return Service.response(image.data, image.type, seconds: 300)
        }
    }

    /// The initial of a name.
    private func plainPicture(
        named name: String?,
        or plain: [UInt8] = PlainPicture.skill,
        at now: Instant
    ) -> HTTPResponse {
        Service.plainPicture(initials.file(for: name, or: plain, at: now))
    }

    private static func plainPicture(_ bytes: [UInt8]) -> HTTPResponse {
        // Tomorrow there may be one.
        var response = response(bytes, "image/png", seconds: 60)
        response.fields["Susi-Picture"] = "plain"
        return response
    }

    /// Nothing in a picture is ever run, whatever a browser takes it for.
    private static func response(_ bytes: [UInt8], _ type: String, seconds: Int) -> HTTPResponse {
        HTTPResponse(
            fields: [
                "Content-Type": type,
                "Cache-Control": "private, max-age=\(seconds)",
                "X-Content-Type-Options": "nosniff",
                "Content-Security-Policy": "sandbox; default-src 'none'",
                "Cross-Origin-Resource-Policy": "cross-origin",
            ],
            body: bytes
        )
    }

    /// A picture in the server's own folder.
    private static func file(_ path: String) -> ImageRecords.Image? {
        guard let stamp = FileStamp(path: path), stamp.size <= largestPicture,
            let data = try? Data(contentsOf: URL(filePath: path)),
            let format = PictureFormat(of: data)
        else { return nil }
        return ImageRecords.Image(type: format.kind.rawValue, data: [UInt8](data))
    }
}
