// Susi. SPDX-License-Identifier: Apache-2.0

/// How far a program has come whose screens were opened.
enum ProgramState: UInt8 {
    case loading, running, failed
}
