// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// Where a picture is kept: a path of plain names, which cannot lead anywhere else.
struct PicturePath: Hashable {
    /// The path as the store has it.
    let text: String

    /// A picture of a skill: `image` is what the skill's header says, such as `images/news.png`.
    init?(of image: String, besides path: SkillPath, owner: Int64? = nil) {
        var names = image.split(separator: "/", omittingEmptySubsequences: true).map { String($0) }
        if names.count == 1 { names.insert("images", at: 0) }
        let place = [path.model, path.group, path.language]
        guard names.count == 2, (place + names).allSatisfy({ PicturePath.isName($0) }) else {
            return nil
        }
        let text = (place + names).joined(separator: "/")
        self.text = owner.map { "private/\($0)/\(text)" } ?? text
    }

    /// A picture that somebody uploaded by itself, as it was told to them.
    init?(uploaded image: String) {
        let names = image.split(separator: "/", omittingEmptySubsequences: false)
        guard (1...4).contains(names.count), names.first != "private",
            names.allSatisfy({ PicturePath.isName(String($0)) })
        else { return nil }
        text = image
    }

    /// A new path that nobody can guess.
    init(in folder: String, _ format: PictureFormat) {
        let ending = format.kind == .jpeg ? "jpg" : format.kind.rawValue.dropFirst(6)
        text = "\(folder)/\(Token().text).\(ending)"
    }

    /// The name of the file, without its ending.
    var fileName: String {
        let name = text.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }

    /// Whether it can be a file's or a folder's name.
    static func isName(_ text: String) -> Bool {
        let bytes = text.utf8
        return (1...120).contains(bytes.count) && bytes.first != UInt8(ascii: ".")
            && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x2F && $0 != 0x5C }
    }
}
