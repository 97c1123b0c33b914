// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiServer

@Suite struct EmailAddressTests {
    @Test(
        "addresses",
        arguments: [
            ("jane@example.com", "jane@example.com"),
            ("Jane.Doe@Example.COM", "jane.doe@example.com"),
            ("a+b@c.d-e.org", "a+b@c.d-e.org"), ("o'neil@example.ie", "o'neil@example.ie"),
        ]
    )
    func address(text: String, normal: String) {
        #expect(EmailAddress(text)?.description == normal)
    }

    @Test(
        "what is no address",
        arguments: [
            "", "notanemail", "@example.com", "jane@", "jane@localhost", "jane@@example.com",
            "jane doe@example.com", "jane@example..com", "jane@-example.com", ".jane@example.com",
            "jane.@example.com", "jane@example.com\r\nBcc: all@example.com", "jane@exam\0ple.com",
            "jane@exämple.com", "<jane@example.com>", "jane@example.com,joe@example.com",
            String(repeating: "x", count: 65) + "@example.com",
            "jane@" + String(repeating: "x.", count: 130) + "com",
        ]
    )
    func nonsense(text: String) {
        #expect(EmailAddress(text) == nil)
    }
}
