// Susi. SPDX-License-Identifier: Apache-2.0

/// Puts blocks together from what a reader finds: texts, and marks whose meaning shows later.
struct BlockBuilder {
    /// A row of characters that may begin or end a look.
    struct Mark {
        let bytes: ArraySlice<UInt8>
        let look: TextLook
        /// Marks of the same kind belong together: below 10.
        let kind: Int
        let opens: Bool
        let closes: Bool
    }

    /// A part of the block that is being built.
    struct Piece {
        enum Role {
            case text
            case on(TextLook)
            case off(TextLook)
            /// A link begins, by its number in `links`.
            case link(Int)
            case endLink(isNamed: Bool)
        }
        var role: Role
        /// Its characters, which are shown where it is a text.
        var bytes: Range<Int>
    }

    private(set) var blocks: [TextBlock] = []
    private var kind = TextBlock.Kind.paragraph
    private var isHeading = false
    var characters: [UInt8] = []
    var pieces: [Piece] = []
    var links: [String] = []
    /// How often each look has been switched on; those of HTML outlast a block.
    var depths = [Int](repeating: 0, count: 5)
    private var openMarks = [Int](repeating: -1, count: 10)
    private var bracket: (piece: Int, isPicture: Bool)?

    /// Whether the block is an item of a list.
    var isItem: Bool {
        if case .item = kind { true } else { false }
    }
    /// Whether the end of the line ends the block.
    var endsWithLine: Bool { isItem || isHeading }
    var hasOpenBracket: Bool { bracket != nil }
    /// Whether the last block is an item with a number.
    var lastIsNumbered: Bool {
        let last = characters.isEmpty ? blocks.last?.kind : kind
        if case .item(let marker, _) = last { return marker.utf8.last == UInt8(ascii: ".") }
        return false
    }

    /// All blocks.
    mutating func finished() -> [TextBlock] {
        endBlock()
        return blocks
    }

    /// Begins a block of a kind.
    mutating func begin(_ kind: TextBlock.Kind, isHeading: Bool = false) {
        endBlock()
        self.kind = kind
        self.isHeading = isHeading
    }

    /// Ends the block; an empty one leaves no trace.
    mutating func endBlock() {
        if !pieces.isEmpty {
            let block = RunBuilder.block(kind, isHeading: isHeading, self, &depths)
            if let block { blocks.append(block) }
        }
        kind = .paragraph
        isHeading = false
        characters.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        links.removeAll()
        bracket = nil
        for index in openMarks.indices { openMarks[index] = -1 }
    }

    /// Adds characters as they are.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        let start = characters.count
        characters.append(contentsOf: bytes)
        if let last = pieces.indices.last, case .text = pieces[last].role,
            !openMarks.contains(last), bracket?.piece != last
        {
            pieces[last].bytes = pieces[last].bytes.lowerBound..<characters.count
        } else {
            pieces.append(Piece(role: .text, bytes: start..<characters.count))
        }
    }

    private mutating func add(_ role: Piece.Role) {
        pieces.append(Piece(role: role, bytes: characters.count..<characters.count))
    }

    /// Adds a mark: it ends what one of its kind began, or may begin something.
    mutating func add(_ mark: Mark) {
        let start = characters.count
        let open = openMarks[mark.kind]
        if mark.closes, open >= 0, open < pieces.count - 1 {
            pieces[open].role = .on(mark.look)
            openMarks[mark.kind] = -1
            return add(.off(mark.look))
        }
        characters.append(contentsOf: mark.bytes)
        pieces.append(Piece(role: .text, bytes: start..<characters.count))
        if mark.opens { openMarks[mark.kind] = pieces.count - 1 }
    }

    /// Adds characters with a look of their own.
    mutating func addLooked(_ bytes: ArraySlice<UInt8>, _ look: TextLook) {
        add(.on(look))
        append(bytes)
        add(.off(look))
    }

    /// Switches a look for what follows, also in later blocks.
    mutating func switchLook(_ look: TextLook, isOn: Bool) {
        add(isOn ? .on(look) : .off(look))
    }

    mutating func addCode(_ bytes: ArraySlice<UInt8>) {
        endBlock()
        var bytes = bytes
        while bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
        if bytes.first == 0x0A { bytes.removeFirst() }
        guard !bytes.isEmpty else { return }
        let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
        let run = TextBlock.Run(end: text.utf8.count, look: .code, link: "")
        blocks.append(TextBlock(kind: .code, text: text, runs: [run]))
    }
}

// Links and pictures.
extension BlockBuilder {
    /// Adds an address that is its own link.
    mutating func addLink(_ bytes: ArraySlice<UInt8>, _ address: String) {
        links.append(address)
        add(.link(links.count - 1))
        append(bytes)
        add(.endLink(isNamed: false))
    }

    /// Begins a link, which is none where the address cannot be gone to.
    mutating func openLink(_ address: String) {
        guard let address = WebAddress(address) else { return }
        links.append(address.text)
        add(.link(links.count - 1))
    }

    mutating func closeLink() {
        add(.endLink(isNamed: true))
    }

    mutating func openBracket(_ bytes: ArraySlice<UInt8>, isPicture: Bool) {
        let start = characters.count
        characters.append(contentsOf: bytes)
        pieces.append(Piece(role: .text, bytes: start..<characters.count))
        bracket = (pieces.count - 1, isPicture)
    }

    /// Makes what stands since the bracket a link or a picture; false where nobody can go there.
    mutating func closeBracket(_ address: String) -> Bool {
        guard let bracket else { return false }
        if bracket.isPicture {
            guard PictureSource.isAddress(address) else { return false }
            let start = pieces[bracket.piece].bytes.upperBound
            let shown = String(decoding: characters[start...], as: UTF8.self)
            characters.removeLast(characters.count - pieces[bracket.piece].bytes.lowerBound)
            pieces.removeLast(pieces.count - bracket.piece)
            addPicture(address, shows: shown)
            return true
        }
        guard let address = WebAddress(address) else { return false }
        links.append(address.text)
        pieces[bracket.piece].role = .link(links.count - 1)
        add(.endLink(isNamed: true))
        self.bracket = nil
        return true
    }

    /// Adds a picture between blocks; what follows goes on as what was before.
    mutating func addPicture(_ address: String, shows text: String) {
        guard PictureSource.isAddress(address) else { return append(Array(text.utf8)[...]) }
        endBlock()
        let runs = [TextBlock.Run(end: text.utf8.count, look: [], link: "")]
        blocks.append(TextBlock(kind: .picture(address: address), text: text, runs: runs))
    }
}
