// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire
import Testing

@Suite struct JSONTests {
    @Test func `an empty object has no members`() {
        #expect(JSONObject().members.isEmpty)
    }
}
