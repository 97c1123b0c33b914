// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How many accounts are on one page of their list.
    private static let pageSize = 50

    /// Whether the asker may see the pages of administrators, which begin with operators'.
    func showAdminService(_ inquiry: Inquiry) -> HTTPResponse {
        var check = AdminCheck()
        check.showsAdmin = inquiry.role >= .operator
        check.envelope = inquiry.accepted("Success: Checked the role")
        return inquiry.response(check.object)
    }

    /// What the asker may do.
    func accountPermissions(_ inquiry: Inquiry) -> HTTPResponse {
        var permissions = Permissions()
        permissions.userName = inquiry.account?.email ?? inquiry.guest.name
        permissions.userRole = inquiry.role.name
        permissions.userPermissions = [:]
        permissions.rolePermissions = [:]
        permissions.envelope = inquiry.accepted("Success: Showing account permissions")
        return inquiry.response(permissions.object)
    }

    /// Accounts, page by page or found by a text, or figures about them.
    func users(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        if arguments.flag(.getUserStats) { return userStatistics(inquiry) }
        if arguments.flag(.getDeviceStats) { return deviceStatistics(inquiry) }
        if arguments.flag(.getPageCount) || arguments.flag(.getUserCount) {
            let wantsPages = arguments.flag(.getPageCount)
            return reading(for: inquiry) {
                try $0.accounts.count()
            } answer: { count in
                var list = UserList()
                if wantsPages {
                    let size = Int64(Service.pageSize)
                    list.pageCount = max(1, (count + size - 1) / size)
                } else {
                    list.userCount = count
                }
                list.envelope = inquiry.accepted("Success: Counted all users!")
                return inquiry.response(list.object)
            }
        }
        let text = arguments.text(.search)
        guard text != nil || arguments.int(.page) != nil else {
            throw Refusal(400, "Bad request. No parameter present")
        }
        let page = max(1, arguments.int(.page) ?? 1)
        return reading(for: inquiry) { transaction in
            try transaction.accounts.list(
                containing: text ?? "",
                from: (page - 1) * Service.pageSize,
                count: Service.pageSize
            ).map { listing in
                var user = Service.user(listing)
                user.devices = try transaction.devices.all(of: listing.account.id)
                return user
            }
        } answer: { users in
            var list = UserList()
            list.users = users
            list.userNames = users.compactMap { $0.name }
            list.envelope = inquiry.accepted("Success: Fetched all users!")
            return inquiry.response(list.object)
        }
    }

    /// An account as old pages show it.
    static func user(_ listing: AccountListing) -> User {
        var user = User()
        user.type = "email"
        user.name = listing.account.email
        user.anonymous = false
        user.role = listing.account.role.name
        user.confirmed = listing.account.isConfirmed
        user.lastLoginIP = listing.lastLoginAddress ?? ""
        user.signupTime = DateText(listing.created, .chat)
        user.lastLoginTime = DateText(listing.lastLogin ?? listing.created, .chat)
        user.userName = listing.userName ?? ""
        return user
    }

    private func userStatistics(_ inquiry: Inquiry) -> Outcome {
        reading(for: inquiry) { transaction in
            let counts = try transaction.accounts.countsByRole()
            func count(_ role: Role) -> Int64 {
                counts.filter { $0.role == role }.reduce(0) { $0 + $1.count }
            }
            let total = counts.reduce(0) { $0 + $1.count }
            let confirmed = try transaction.accounts.confirmedCount()
            var statistics = UserStatistics()
            statistics.anonymous = 0
            statistics.users = count(.user)
            statistics.reviewers = count(.reviewer)
            statistics.operators = count(.operator)
            statistics.admins = count(.admin)
            statistics.superAdmins = count(.superadmin)
            statistics.activeUsers = confirmed
            statistics.inactiveUsers = total - confirmed
            statistics.totalUsers = total
            var list = UserList()
            list.userStatistics = statistics
            list.lastLogins = Service.byMonth(try transaction.accounts.lastLogins())
            list.signups = Service.byMonth(try transaction.accounts.creations())
            return list
        } answer: { list in
            var list = list
            list.envelope = inquiry.accepted("Success: Fetched all users statistics!")
            return inquiry.response(list.object)
        }
    }

    private func deviceStatistics(_ inquiry: Inquiry) -> Outcome {
        reading(for: inquiry) { transaction in
            let additions = try transaction.devices.additions()
            var statistics = DeviceStatistics()
            statistics.connectedDevices = Int64(additions.count)
            statistics.deviceUsers = Int64(try transaction.devices.owners().count)
            var list = UserList()
            list.deviceStatistics = statistics
            list.devicesAdded = Service.byMonth(additions)
            return list
        } answer: { list in
            var list = list
            list.envelope = inquiry.accepted("Success: Fetched all devices statistics!")
            return inquiry.response(list.object)
        }
    }

    /// How many instants, given in their order, fall in each month.
    private static func byMonth(_ instants: [Instant]) -> [PeriodCount] {
        var months: [PeriodCount] = []
        for instant in instants {
            let month = DateText(instant, .month(.utc))
            if months.last?.month == month {
                months[months.count - 1].count = (months[months.count - 1].count ?? 0) + 1
            } else {
                var first = PeriodCount()
                first.month = month
                first.count = 1
                months.append(first)
            }
        }
        return months
    }
}

extension Service {
    /// Gives an account another role; nobody gives more than they have, or takes from their equals.
    func changeRoles(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        guard let role = Role(name: inquiry.arguments.text(.role) ?? ""), role > .anonymous else {
            let names = Role.allCases.dropFirst().map { $0.name }.joined(separator: ", ")
            throw Refusal(422, "The role has to be one of \(names).")
        }
        let own = inquiry.role
        guard let person = EmailAddress(inquiry.arguments.text(.user) ?? "") else {
            throw Refusal(422, "The user has to be named by an e-mail address.")
        }
        return writing(for: inquiry) { transaction in
            guard let found = try transaction.accounts.credentials(of: person.description) else {
                throw Refusal(404, "There is no account with this address.")
            }
            try Service.check(own, mayChange: found.account, to: role)
            try transaction.accounts.setRole(role, of: found.account.id)
        } answer: {
            self.log(.info, "role changed", ["to": role.name, "by": own.name])
            var reply = PlainReply()
            reply.envelope = inquiry.accepted(
                "User role changed successfully!! \(person) is now \(role.name)"
            )
            reply.extra["newDetails"] = [
                "name": .string(person.description), "userRole": .string(role.name),
            ]
            return inquiry.response(reply.object)
        }
    }

    private static func check(
        _ own: Role,
        mayChange account: Account,
        to role: Role? = nil
    ) throws(Refusal) {
        guard own == .superadmin || account.role < own && role.map({ $0 < own }) ?? true else {
            throw Refusal(
                401,
                "Only a superadmin may change accounts that may do as much as you, or let them."
            )
        }
    }

    /// Removes somebody's account, with everything in it.
    func deleteUserAccount(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let email = inquiry.arguments.text(.email) ?? ""
        let own = inquiry.role
        return writing(for: inquiry) { transaction in
            let account = try Service.account(at: email, transaction).account
            try Service.check(own, mayChange: account)
            try transaction.accounts.remove(account.id)
        } answer: {
            self.log(.info, "account removed", ["by": own.name])
            return inquiry.response(
                self.plain(inquiry, "Successfully deleted the account of \(email)")
            )
        }
    }
}
