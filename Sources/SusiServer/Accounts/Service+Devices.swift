// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire

extension Service {
    /// How many devices an account may have, and how long each of their texts may be.
    private static let deviceLimit: Int64 = 100
    private static let deviceTextLength = 200

    /// Binds a smart speaker to an account.
    func addNewDevice(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        let mac = try Service.mac(arguments.text(.macID))
        let name = try Service.deviceText(arguments.text(.name))
        let room = try Service.deviceText(arguments.text(.room))
        var place = Geolocation()
        place.latitude = try Service.deviceText(arguments.text(.latitude))
        place.longitude = try Service.deviceText(arguments.text(.longitude))
        var device = Device()
        device.name = name
        device.room = room
        device.geolocation = place
        let account = try Service.asker(of: inquiry).id
        let now = inquiry.arrival
        let added = device
        return writing(for: inquiry) { transaction in
            try transaction.devices.put(mac, added, of: account, at: now)
            guard try transaction.devices.count(of: account) <= Service.deviceLimit else {
                throw Refusal(422, "An account has \(Service.deviceLimit) devices at most.")
            }
        } answer: {
            inquiry.response(self.plain(inquiry, "You have successfully added the device!"))
        }
    }

    /// The smart speakers of an account.
    func listUserDevices(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try Service.asker(of: inquiry).id
        return reading(for: inquiry) {
            try $0.devices.all(of: account)
        } answer: { devices in
            var list = DeviceList()
            list.devices = devices
            list.envelope = inquiry.accepted("Success: Showing user devices")
            return inquiry.response(list.strict().object)
        }
    }

    /// Removes one device, or all where none is named.
    func removeUserDevices(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let account = try Service.asker(of: inquiry).id
        let named = inquiry.arguments.text(.macID)
        let mac = try named.map { text throws(Refusal) in try Service.mac(text) }
        return writing(for: inquiry) { transaction in
            guard let mac else { return try transaction.devices.removeAll(of: account) }
            guard try transaction.devices.remove(mac, of: account) else {
                throw Refusal(422, "There is no such device.")
            }
        } answer: {
            let words = mac == nil ? "all devices" : "the device"
            return inquiry.response(
                self.plain(inquiry, "You have successfully removed \(words)!")
            )
        }
    }

    /// Renames a device of anybody.
    func modifyUserDevices(_ inquiry: Inquiry) throws(Refusal) -> Outcome {
        let arguments = inquiry.arguments
        let mac = try Service.mac(arguments.text(.macID))
        let name = try Service.deviceText(arguments.text(.name))
        let room = try Service.deviceText(arguments.text(.room))
        let email = arguments.text(.email) ?? ""
        return writing(for: inquiry) { transaction in
            let account = try Service.account(at: email, transaction).account.id
            let isThere = try transaction.devices.change(mac, of: account, name: name, room: room)
            guard isThere else { throw Refusal(422, "There is no such device.") }
        } answer: {
            inquiry.response(self.plain(inquiry, "You have successfully modified the device!"))
        }
    }

    /// All accounts that have devices.
    func deviceList(_ inquiry: Inquiry) -> Outcome {
        let text = inquiry.arguments.text(.search) ?? ""
        return reading(for: inquiry) { transaction in
            let found = try transaction.accounts.list(containing: text, count: 10_000)
            let owners = Set(try transaction.devices.owners())
            return try found.filter { owners.contains($0.account.id) }.map { listing in
                var user = Service.user(listing)
                user.lastActive = DateText(listing.lastLogin ?? listing.created, .chat)
                user.devices = try transaction.devices.all(of: listing.account.id)
                return user
            }
        } answer: { users in
            var reply = DeviceOwners()
            reply.owners = users
            reply.envelope = inquiry.accepted("Success: Fetched all users with their devices!")
            return inquiry.response(reply.object)
        }
    }

    /// A MAC address in capital letters with colons.
    private static func mac(_ text: String?) throws(Refusal) -> String {
        let parts = (text ?? "").uppercased().split(
            omittingEmptySubsequences: false,
            whereSeparator: { $0 == ":" || $0 == "-" }
        )
        let isAddress = parts.allSatisfy { part in
            part.utf8.count == 2 && part.utf8.allSatisfy { "0123456789ABCDEF".utf8.contains($0) }
        }
        guard parts.count == 6, isAddress else { throw Refusal(400, "Invalid Mac Address.") }
        return parts.joined(separator: ":")
    }

    private static func deviceText(_ text: String?) throws(Refusal) -> String? {
        guard let text, text.utf8.count > deviceTextLength else { return text }
        throw Refusal(422, "What is said of a device has \(deviceTextLength) bytes at most.")
    }
}
