// Susi. SPDX-License-Identifier: Apache-2.0

import SusiServer
import SusiStore
import SusiWire

extension Command {
    /// `susi user add`: makes an account.
    static let userAdd = Command(
        "user add",
        "makes an account",
        details: """
            Prints a link with which its owner sets a password, once and within seven days; or \
            takes the password from standard input. Also works while the server runs. The first \
            account becomes the administrator unless a role is given.
            """,
        operands: .one("EMAIL"),
        options: [
            roleOption, .flag("password-stdin", "reads the password from standard input, one line"),
        ] + DataFolder.options + [publicURL],
        isConfigurable: true
    ) { arguments, surroundings in
        let role = try arguments.value(of: "role").map { try Command.role(named: $0) }
        var password: String?
        if arguments.has("password-stdin") {
            var input = LineReader(surroundings.read)
            guard let line = input.next(), !line.isEmpty else {
                throw CommandFailure("there is no password in standard input.")
            }
            password = line
        }
        return try withDirectory(arguments, surroundings) { directory in
            let added = try directory.add(arguments.operands[0], role: role, password: password)
            surroundings.print(
                "\(added.account.email) has an account now: \(added.account.role.name)."
            )
            if let token = added.token { tell(token, arguments, surroundings) }
        }
    }

    /// `susi user list`: shows the accounts.
    static let userList = Command(
        "user list",
        "shows the accounts",
        options: [
            .value("search", "TEXT", "only those whose address or name has this in it")
        ] + DataFolder.options,
        isConfigurable: true
    ) { arguments, surroundings in
        try withDirectory(arguments, surroundings) { directory in
            let found = try directory.list(containing: arguments.value(of: "search") ?? "")
            guard !found.isEmpty else {
                return surroundings.complain("There is no such account.")
            }
            let rows = found.map { listing in
                [
                    listing.account.email, listing.account.role.name,
                    listing.account.isConfirmed ? "" : "not confirmed",
                    listing.lastLogin?.text(.seconds) ?? "never",
                ]
            }
            let headings = ["Address", "Role", "", "Last login"]
            surroundings.print(TextTable(headings: headings, rows: rows).text)
        }
    }

    /// `susi user role`: lets an account do more, or less.
    static let userRole = Command(
        "user role",
        "lets an account do more, or less",
        details:
            "Roles are user, reviewer, operator, admin and superadmin. A change counts at once.",
        operands: .two("EMAIL", "ROLE"),
        options: DataFolder.options,
        isConfigurable: true
    ) { arguments, surroundings in
        let role = try Command.role(named: arguments.operands[1])
        return try withDirectory(arguments, surroundings) { directory in
            let before = try directory.setRole(role, of: arguments.operands[0])
            surroundings.print(
                "\(arguments.operands[0]) was \(before.name) and is \(role.name) now."
            )
        }
    }

    /// `susi user reset`: a link for a new password.
    static let userReset = Command(
        "user reset",
        "prints a link for a new password",
        details: """
            The link works once and for seven days. Give it to the owner of the account in a way \
            that nobody else can read.
            """,
        operands: .one("EMAIL"),
        options: DataFolder.options + [publicURL],
        isConfigurable: true
    ) { arguments, surroundings in
        try withDirectory(arguments, surroundings) { directory in
            tell(try directory.reset(arguments.operands[0]), arguments, surroundings)
        }
    }

    /// `susi user delete`: removes an account.
    static let userDelete = Command(
        "user delete",
        "removes an account with everything in it",
        details: """
            Conversation, memory, settings, devices, opinions, private skills: all of it is gone. \
            Public skills stay, without a name.
            """,
        operands: .one("EMAIL"),
        options: [.flag("yes", "really does it")] + DataFolder.options,
        isConfigurable: true
    ) { arguments, surroundings in
        guard arguments.has("yes") else {
            throw CommandFailure("this cannot be taken back; with --yes it is done.")
        }
        return try withDirectory(arguments, surroundings) { directory in
            try directory.remove(arguments.operands[0])
            surroundings.print("\(arguments.operands[0]) has no account any more.")
        }
    }
}

extension Command {
    private static let roleOption = Option.value(
        "role",
        "ROLE",
        "user, reviewer, operator, admin or superadmin; user without it"
    )

    private static let publicURL = Option.value(
        "public-url",
        "URL",
        "where people find the server, for the link; http://localhost:4000 without it"
    )

    private static func role(named name: String) throws(UsageError) -> Role {
        guard let role = Role(name: name), role > .anonymous else {
            let names = Role.allCases.dropFirst().map(\.name).joined(separator: ", ")
            throw UsageError("“\(name)” is no role; there are \(names).")
        }
        return role
    }

    private static func withDirectory(
        _ arguments: Arguments,
        _ surroundings: Surroundings,
        _ work: (AccountDirectory) throws -> Void
    ) throws -> ExitCode {
        do {
            let database = try DataFolder.database(arguments, in: surroundings)
            let store = try Store.open(database)
            defer { store.close() }
            try work(AccountDirectory(store, now: surroundings.now()))
            return .success
        } catch let objection as AccountDirectory.Objection {
            throw CommandFailure(objection.description)
        } catch let failure as StoreFailure {
            throw CommandFailure(failure.description)
        }
    }

    private static func tell(
        _ token: String,
        _ arguments: Arguments,
        _ surroundings: Surroundings
    ) {
        let url = arguments.value(of: "public-url")
        surroundings.print("A password can be set here, once and within seven days:")
        surroundings.print(AccountDirectory.link(token, at: url))
    }
}
