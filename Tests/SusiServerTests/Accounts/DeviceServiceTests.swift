// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Testing

@testable import SusiServer

@Suite struct DeviceServiceTests {
    private let house: Household
    private let alice: String
    private let bob: String

    init() throws {
        house = try Household()
        try house.signUp("alice@example.com")
        try house.signUp("bob@example.com")
        alice = try house.login("alice@example.com")
        bob = try house.login("bob@example.com")
    }

    @Test func `a device is added, listed, renamed and removed`() throws {
        #expect(try devices() == [:])
        let place = "&latitude=1.3&longitude=103.8"
        #expect(
            try add("AA:BB:CC:DD:EE:01", place).message == "You have successfully added the device!"
        )
        #expect(try add("aa-bb-cc-dd-ee-02").status == 200)
        #expect(
            try devices() == [
                "AA:BB:CC:DD:EE:01": [
                    "name": "kitchen", "room": "kitchen",
                    "geolocation": ["latitude": "1.3", "longitude": "103.8"],
                    "deviceAddTime": "2026-10-21T07:34:56.123Z",
                ],
                "AA:BB:CC:DD:EE:02": [
                    "name": "kitchen", "room": "kitchen",
                    "geolocation": [
                        "latitude": "Latitude not available.",
                        "longitude": "Longitude not available.",
                    ],
                    "deviceAddTime": "2026-10-21T07:34:56.123Z",
                ],
            ]
        )
        let rename = "/aaa/modifyUserDevices.json?email=bob@example.com&room=hall&macid="
        let own = try house.response(.get, rename + "AA:BB:CC:DD:EE:01&access_token=\(bob)")
        #expect(own.status == 401)
        let admin = try house.response(.get, rename + "AA:BB:CC:DD:EE:01&access_token=\(alice)")
        #expect(admin.status == 200)
        #expect(try devices()?["AA:BB:CC:DD:EE:01"]?["room"] == "hall")
        #expect(try devices()?["AA:BB:CC:DD:EE:01"]?["name"] == "kitchen")
        let removal = "/aaa/removeUserDevices.json?access_token=\(bob)"
        #expect(try house.response(.get, removal + "&macid=AA:BB:CC:DD:EE:01").status == 200)
        #expect(try house.response(.get, removal + "&macid=AA:BB:CC:DD:EE:01").status == 422)
        #expect(try devices()?.object?.count == 1)
        #expect(try house.response(.get, removal).status == 200)
        #expect(try devices() == [:])
    }

    @Test(
        arguments: [
            "nonsense", "AA:BB:CC:DD:EE", "AA:BB:CC:DD:EE:0G", "AA:BB:CC:DD:EE:01:02", "::::: ",
        ]
    )
    func `what is no MAC address is refused`(mac: String) throws {
        let response = try add(mac.replacing(" ", with: ""))
        #expect(response.status == 400)
        #expect(response.message == "Invalid Mac Address.")
    }

    @Test func `an account has a hundred devices at most`() throws {
        for number in 0..<100 {
            let digits = String(number, radix: 16)
            let byte = digits.count == 1 ? "0\(digits)" : digits
            #expect(try add("AA:BB:CC:DD:EE:\(byte)").status == 200)
        }
        #expect(try add("AA:BB:CC:DD:EE:FF").status == 422)
        #expect(try add("AA:BB:CC:DD:EE:00").status == 200, "one of them may be added again")
    }

    @Test func `operators see who has devices`() throws {
        _ = try add("AA:BB:CC:DD:EE:01")
        let list = "/aaa/getDeviceList.json?access_token="
        #expect(try house.response(.get, list + bob).status == 401)
        let json = try house.json(list + alice)
        let owners = try #require(json["devices"]?.array)
        #expect(owners.count == 1)
        #expect(owners[0]["name"] == "bob@example.com")
        #expect(owners[0]["devices"]?["AA:BB:CC:DD:EE:01"]?["room"] == "kitchen")
        #expect(try house.json(list + alice + "&search=ALICE")["devices"] == [])
        let statistics = try house.json(
            "/aaa/getUsers.json?getDeviceStats=true&access_token=\(alice)"
        )
        #expect(statistics["deviceStats"] == ["connectedDevices": 1, "deviceUsers": 1])
    }

    private func add(_ mac: String, _ more: String = "") throws -> HTTPResponse {
        let query = "macid=\(mac)&name=kitchen&room=kitchen&access_token=\(bob)" + more
        return try house.response(.get, "/aaa/addNewDevice.json?" + query)
    }

    private func devices() throws -> JSON? {
        try house.json("/aaa/listUserDevices.json?access_token=\(bob)")["devices"]
    }
}
