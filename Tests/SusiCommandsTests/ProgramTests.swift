// Susi. SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SusiCommands

@Suite struct ProgramTests {
    @Test func `the version is told`() {
        #expect(Program.version == "0.1.0")
    }
}
