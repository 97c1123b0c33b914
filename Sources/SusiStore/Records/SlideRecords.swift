// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The pictures on the start page of the skills, each with the page it leads to.
public struct SlideRecords {
    let transaction: Transaction

    /// A picture.
    public struct Slide: Sendable, Equatable {
        /// The page it leads to.
        public let link: String
        /// Where the picture is.
        public let imageName: String
        /// What it shows.
        public let info: String

        /// A picture that leads to a page.
        public init(link: String, imageName: String, info: String) {
            self.link = link
            self.imageName = imageName
            self.info = info
        }
    }

    /// All pictures, the oldest first.
    public func all() throws(StoreFailure) -> [Slide] {
        try transaction.rows("SELECT link, image_name, info FROM slides ORDER BY stored, link").map
        {
            Slide(link: $0.text(0), imageName: $0.text(1), info: $0.text(2))
        }
    }

    /// Puts a picture in place of the one that leads to the same page.
    public func put(_ slide: Slide, at now: Instant) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO slides (link, image_name, info, stored) VALUES ($1, $2, $3, $4)
            ON CONFLICT (link) DO UPDATE SET image_name = excluded.image_name, info = excluded.info
            """,
            .text(slide.link),
            .text(slide.imageName),
            .text(slide.info),
            .integer(now.milliseconds)
        )
    }

    /// Removes the picture that leads to a page; false where none does.
    public func remove(link: String) throws(StoreFailure) -> Bool {
        try transaction.run("DELETE FROM slides WHERE link = $1", .text(link)) > 0
    }
}

extension Transaction {
    /// The pictures on the start page of the skills.
    public var slides: SlideRecords { SlideRecords(transaction: self) }
}
