// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

// The picture by which others know the person: fetched with the token in a header, so that no
// address ever holds it.
extension AccountRoom {
    /// Fetches the picture of who is logged in, once.
    mutating func showPicture(_ house: inout House) -> [Effect] {
        guard let login = house.login, case .home = drawn,
            !sameBytes(picture.owner, login.email)
        else { return [] }
        picture = AccountPicture()
        picture.owner = login.email
        return [
            .fetch(
                house.tickets.issue(.account(.fetchingPicture)),
                // So that no browser shows an older one that it has kept.
                method: "POST",
                "getAvatar.png",
                headers: [("Authorization", "Bearer \(login.token)")],
                milliseconds: 30_000
            )
        ]
    }

    mutating func pickPicture(_ house: inout House) -> [Effect] {
        guard case .some = house.login, house.surroundings.isOnline else { return [] }
        let ticket = house.tickets.issue(.account(.pickingPicture))
        return [.pickFiles(ticket, accept: "image/*", largest: AccountPicture.largestFile)]
    }

    mutating func pictured(
        _ errand: AccountErrand,
        _ outcome: Outcome,
        _ house: inout House
    ) -> [Effect] {
        switch errand {
        case .fetchingPicture:
            // Where there is none, the server sends a plain one; a letter says more.
            guard let answer = FetchAnswer(outcome.value), answer.status == 200,
                case .none = answer.header("susi-picture"),
                let type = answer.header("content-type"), !answer.body.isEmpty
            else { return [] }
            return [.lend(house.tickets.issue(.account(.lendingPicture)), answer.body, type: type)]
        case .lendingPicture: picture.address = outcome.value.text
        case .pickingPicture:
            guard let file = PickedFile.files(outcome.value).first else { return [] }
            guard let content = file.content else {
                return house.say(AccountWording.pictureUnreadable.in(house.language))
            }
            return [
                .redraw(
                    house.tickets.issue(.account(.drawingPicture)),
                    content,
                    longest: AccountPicture.longest,
                    quality: 0.85
                )
            ]
        case .drawingPicture:
            guard let bytes = outcome.value[0].bytes, let login = house.login else {
                return house.say(AccountWording.pictureUnreadable.in(house.language))
            }
            picture.drawing = bytes
            return [upload(bytes, login, &house)]
        case .sendingPicture:
            let bytes = picture.drawing
            picture.drawing = []
            switch ServerReply(outcome) {
            case .accepted:
                let ticket = house.tickets.issue(.account(.lendingPicture))
                return [.lend(ticket, bytes, type: "image/jpeg")]
                    + house.say(AccountWording.pictureSaved.in(house.language))
            case .unreachable:
                return house.say(AccountWording.unreachable.in(house.language))
            case .refused(let status, let message, _):
                if status == 401 { return [.tell(.sessionEnded)] }
                let own = AccountWording.refused.in(house.language)
                return house.say(message.isEmpty ? own : message)
            }
        default: break
        }
        return []
    }

    private func upload(_ picture: [UInt8], _ login: Login, _ house: inout House) -> Effect {
        let boundary = "susi-picture-boundary"
        let head = """
            --\(boundary)\r
            Content-Disposition: form-data; name="image"; filename="avatar.jpg"\r
            Content-Type: image/jpeg\r
            \r

            """
        let body = Array(head.utf8) + picture + Array("\r\n--\(boundary)--\r\n".utf8)
        return .fetch(
            house.tickets.issue(.account(.sendingPicture)),
            method: "POST",
            "aaa/uploadAvatar.json",
            headers: [
                ("Authorization", "Bearer \(login.token)"),
                ("Content-Type", "multipart/form-data; boundary=\(boundary)"),
            ],
            body: .bytes(body),
            milliseconds: 60_000
        )
    }
}
