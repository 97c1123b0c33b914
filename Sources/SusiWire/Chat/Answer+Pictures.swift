// Susi. SPDX-License-Identifier: Apache-2.0

extension Answer {
    /// How many pictures of one answer are shown through the server.
    public static let mostPictures = 64

    /// The addresses of all pictures in actions and rows as they are written there, each once.
    public var pictureAddresses: [String] {
        var found = PictureAddresses(limit: Answer.mostPictures)
        for planned in actions ?? [] {
            switch planned.action {
            case .imageShow(let image): found.add(image.url)
            case .answer(let answer): found.read(answer.expression ?? "")
            default: break
            }
        }
        for row in data ?? [] {
            for member in row.members {
                guard let text = member.value.string else { continue }
                // Feeds say which picture an entry has, whatever its address looks like.
                if ASCII.equal(member.name, "image") {
                    found.add(text)
                } else {
                    found.addPicture(text)
                }
            }
        }
        return found.all
    }
}
