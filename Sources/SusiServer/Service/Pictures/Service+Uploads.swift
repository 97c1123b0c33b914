// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// Takes a picture by itself; tells under which path it is shown.
    func uploadImage(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let (image, format) = try picture(sentWith: inquiry, by: account.id)
        let path = PicturePath(in: "uploads", format)
        return writing(for: inquiry) { transaction in
            try Service.keepBounded(transaction, account.id, adding: image)
            try transaction.images.put(image, at: path.text, inquiry.arrival)
        } answer: {
            var reply = UploadReply()
            reply.imagePath = path.text
            reply.envelope = .accepted("The picture is stored.")
            return inquiry.response(reply.object)
        }
    }

    /// Takes the picture that somebody wants to be known by.
    func uploadAvatar(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try account(of: inquiry)
        let (image, format) = try picture(sentWith: inquiry, by: account.id)
        let path = PicturePath(in: "avatar", format)
        return writing(for: inquiry) { transaction in
            try transaction.images.setAvatar(image, at: path.text, of: account.id, inquiry.arrival)
            // An app of another time may have chosen none, or one from elsewhere.
            guard let type = try transaction.images.avatarType(of: account.id), type != "server"
            else { return }
            var settings = Settings()
            settings["avatarType"] = "server"
            _ = try transaction.settings.set(
                settings,
                of: account.id,
                atMost: Service.settingLimit,
                at: inquiry.arrival
            )
        } answer: {
            var reply = UploadReply()
            reply.imagePath = path.text
            reply.thumbnailPath = path.text
            reply.envelope = .accepted("The picture is stored.")
            return inquiry.response(reply.object)
        }
    }

    /// The picture in a request, looked at.
    func picture(
        sentWith inquiry: Inquiry,
        by account: Int64,
        holder: Int64? = nil
    ) throws(Refusal) -> (image: ImageRecords.Image, format: PictureFormat) {
        guard let file = inquiry.arguments.file(.image), !file.content.isEmpty else {
            throw Refusal(422, "There is no picture in the request.")
        }
        guard file.content.count <= Service.largestPicture else {
            throw Refusal(413, "The picture is larger than \(Service.largestPicture >> 20) MB.")
        }
        guard let format = PictureFormat(of: file.content) else {
            throw Refusal(
                422,
                """
                This is no picture of a kind that is shown here. Please send a PNG, JPEG, GIF or \
                WebP, at most \(PictureFormat.maximumLength) dots wide and high.
                """
            )
        }
        let image = ImageRecords.Image(
            type: format.kind.rawValue,
            data: Array(file.content),
            holder: holder,
            author: account
        )
        return (image, format)
    }

    /// Refuses a picture where its account has too many already.
    static func keepBounded(
        _ transaction: Transaction,
        _ account: Int64,
        adding image: ImageRecords.Image
    ) throws {
        let size = try transaction.images.size(by: account) + Int64(image.data.count)
        guard size <= mostPictures else {
            throw Refusal(422, "An account may have \(mostPictures >> 20) MB of pictures here.")
        }
    }
}
