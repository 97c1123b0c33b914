// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

@testable import SusiServer

@Suite struct IPAddressTests {
    @Test(
        arguments: [
            "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200",
            "100.127.255.255", "127.0.0.1", "127.255.255.255", "169.254.169.254", "172.16.0.1",
            "172.31.255.255", "192.0.0.192", "192.0.2.1", "192.168.0.1", "198.18.0.1",
            "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1",
            "255.255.255.255", "168.63.129.16", "::", "::1", "::7f00:1", "::ffff:127.0.0.1",
            "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1",
            "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:a9fe:a9fe::1", "fc00::1",
            "fd00:ec2::254", "fe80::1", "fec0::1", "ff02::1", "4000::1", "3fff::1",
        ]
    )
    func `an address for special purposes is not public`(_ text: String) throws {
        #expect(try !#require(IPAddress(text)).isPublic)
    }

    @Test(
        arguments: [
            "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
            "126.255.255.255", "128.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255",
            "192.169.0.0", "223.255.255.255", "::ffff:8.8.8.8", "2606:4700:4700::1111",
            "64:ff9b::808:808", "2002:808:808::1", "2a00:1450::1",
        ]
    )
    func `other addresses are public`(_ text: String) throws {
        #expect(try #require(IPAddress(text)).isPublic)
    }

    @Test(
        arguments: [
            ("1.2.3.4", "1.2.3.4"), ("::ffff:1.2.3.4", "1.2.3.4"), ("::1", "::1"),
            ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"),
        ]
    )
    func `an address has one spelling`(_ text: String, _ spelling: String) throws {
        let address = try #require(IPAddress(text))
        #expect(address.description == spelling)
        #expect(address.withSocketAddress { address, _ in IPAddress(address) } == address)
    }

    @Test(arguments: ["", "1.2.3", "1.2.3.256", "0x7f.1", "localhost", "[::1]", "::g"])
    func `other text is no address`(_ text: String) {
        #expect(IPAddress(text) == nil)
    }
}

@Suite struct AddressGuardTests {
    /// All addresses that this machine has, public ones too.
    private func ownAddresses() -> [IPAddress] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var addresses: [IPAddress] = []
        var next = list
        while let entry = next {
            if let address = entry.pointee.ifa_addr.flatMap({ IPAddress($0) }) {
                addresses.append(address)
            }
            next = entry.pointee.ifa_next
        }
        return addresses
    }

    @Test func `an address that this machine has is its own`() throws {
        let addresses = ownAddresses()
        #expect(!addresses.isEmpty)
        for address in addresses where address.halves.high >> 54 != 0xFE80 >> 6 {
            #expect(AddressGuard.isOwn(address), "\(address)")
        }
        #expect(try AddressGuard.isOwn(#require(IPAddress("127.8.9.10"))))
        #expect(try !AddressGuard.isOwn(#require(IPAddress("8.8.8.8"))))
        #expect(try !AddressGuard.isOwn(#require(IPAddress("2606:4700:4700::1111"))))
    }

    @Test func `nothing of this machine may be called`() throws {
        let addresses = AddressGuard()
        #expect(try !addresses.permits(#require(IPAddress("127.0.0.1"))))
        #expect(try addresses.permits(#require(IPAddress("8.8.8.8"))))
    }

    @Test func `only the web's ports may be called`() {
        let addresses = AddressGuard()
        #expect([80, 443, 8080, 8443].allSatisfy { addresses.permits(port: $0) })
        #expect(![0, 22, 25, 4000, 6379].contains { addresses.permits(port: $0) })
    }

    @Test func `an administrator can allow a host`() {
        let addresses = AddressGuard(allowedHosts: ["Printer.home", "nas.home:5000", "[::1]:81"])
        #expect(addresses.trusts(host: "printer.home", port: 80))
        #expect(addresses.trusts(host: "PRINTER.home", port: 443))
        #expect(!addresses.trusts(host: "printer.home", port: 631))
        #expect(addresses.trusts(host: "nas.home", port: 5000))
        #expect(!addresses.trusts(host: "nas.home", port: 80))
        #expect(addresses.trusts(host: "[::1]", port: 81))
        #expect(!addresses.trusts(host: "home", port: 80))
    }
}
