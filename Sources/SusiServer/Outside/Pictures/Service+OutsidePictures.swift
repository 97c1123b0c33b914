// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiStore
import SusiWire

extension Service {
    /// A picture from elsewhere, which an answer of ours has named.
    func outsidePicture(
        _ inquiry: Inquiry,
        _ request: HTTPRequest
    ) throws(Refusal) -> Outcome {
        let url = inquiry.arguments.text(.url) ?? ""
        guard seal.admits(inquiry.arguments.text(.sign) ?? "", for: url) else {
            throw Refusal(403, "Only pictures that answers of this server name are shown here.")
        }
        return outside.pictures.find(url, at: inquiry.arrival).map { outcome in
            switch outcome {
            case .success(let picture):
                return picture.response(to: request, at: inquiry.arrival)
            case .failure(var refusal):
                refusal.fields["Cache-Control"] = "no-store"
                return refusal.response(to: inquiry.identity)
            }
        }
    }
}

extension Service {
    /// The same answer, saying where its pictures are shown here; nil where it has none.
    func showingPictures(_ chat: ChatAnswer) -> ChatAnswer? {
        guard let answer = chat.answers?.first else { return nil }
        let addresses = answer.pictureAddresses
        guard !addresses.isEmpty else { return nil }
        var paths = JSONObject()
        paths.reserveCapacity(addresses.count)
        for address in addresses {
            // What stands in a tag is written as HTML wants it.
            paths.append(address, .string(seal.path(of: address.replacing("&amp;", with: "&"))))
        }
        var chat = chat
        chat.answers?[0].pictures = paths
        return chat
    }
}

extension PictureAddresses {
    /// Whether an answer may name a picture; costs next to nothing.
    static func mayBe(in document: [UInt8]) -> Bool {
        document.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            var rest = bytes.count
            // The system's search is many times faster than a loop over bytes.
            while rest > 2, let found = memchr(start + (bytes.count - rest), 0x2F, rest) {
                let place = UnsafeRawPointer(found) - start
                if place > 0, place + 1 < bytes.count, bytes[place - 1] == UInt8(ascii: ":"),
                    bytes[place + 1] == UInt8(ascii: "/")
                {
                    return true
                }
                rest = bytes.count - place - 1
            }
            return false
        }
    }
}
