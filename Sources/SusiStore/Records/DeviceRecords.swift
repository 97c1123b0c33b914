// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiWire

/// The smart speakers of accounts.
public struct DeviceRecords {
    let transaction: Transaction

    /// The devices of an account by their MAC addresses, the first one added first.
    public func all(of account: Int64) throws(StoreFailure) -> Named<Device> {
        var devices = Named<Device>()
        for row in try transaction.rows(
            """
            SELECT mac, name, room, latitude, longitude, added FROM devices
            WHERE account = $1 ORDER BY added, mac
            """,
            .integer(account)
        ) {
            var device = Device()
            device.name = row.text(1)
            device.room = row.text(2)
            var place = Geolocation()
            place.latitude = row[3].string
            place.longitude = row[4].string
            device.geolocation = place
            device.addTime = DateText(Instant(clamping: row.int(5)), .chat)
            devices.append(row.text(0), device.strict())
        }
        return devices
    }

    /// Adds a device, or puts it in place of the one with that MAC address.
    public func put(
        _ mac: String,
        _ device: Device,
        of account: Int64,
        at now: Instant
    ) throws(StoreFailure) {
        try transaction.run(
            """
            INSERT INTO devices (account, mac, name, room, latitude, longitude, added)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (account, mac) DO UPDATE SET name = excluded.name, room = excluded.room,
            latitude = excluded.latitude, longitude = excluded.longitude
            """,
            .integer(account),
            .text(mac),
            .text(device.name ?? ""),
            .text(device.room ?? ""),
            SQLValue(device.geolocation?.latitude),
            SQLValue(device.geolocation?.longitude),
            .integer(now.milliseconds)
        )
    }

    /// Changes name and room of a device where they are given; false where there is none.
    public func change(
        _ mac: String,
        of account: Int64,
        name: String?,
        room: String?
    ) throws(StoreFailure) -> Bool {
        try transaction.run(
            """
            UPDATE devices SET name = coalesce($3, name), room = coalesce($4, room)
            WHERE account = $1 AND mac = $2
            """,
            .integer(account),
            .text(mac),
            SQLValue(name),
            SQLValue(room)
        ) > 0
    }

    /// Removes a device; false where there is none.
    public func remove(_ mac: String, of account: Int64) throws(StoreFailure) -> Bool {
        try transaction.run(
            "DELETE FROM devices WHERE account = $1 AND mac = $2",
            .integer(account),
            .text(mac)
        ) > 0
    }

    /// Removes all devices of an account.
    public func removeAll(of account: Int64) throws(StoreFailure) {
        try transaction.run("DELETE FROM devices WHERE account = $1", .integer(account))
    }

    /// How many devices an account has.
    public func count(of account: Int64) throws(StoreFailure) -> Int64 {
        try transaction.row(
            "SELECT count(*) FROM devices WHERE account = $1",
            .integer(account)
        )?.int(0) ?? 0
    }

    /// The accounts that have devices.
    public func owners() throws(StoreFailure) -> [Int64] {
        try transaction.rows("SELECT DISTINCT account FROM devices ORDER BY account").map {
            $0.int(0)
        }
    }

    /// When the devices were added.
    public func additions() throws(StoreFailure) -> [Instant] {
        try transaction.rows("SELECT added FROM devices ORDER BY added").map {
            Instant(clamping: $0.int(0))
        }
    }
}

extension Transaction {
    /// The smart speakers of accounts.
    public var devices: DeviceRecords { DeviceRecords(transaction: self) }
}
