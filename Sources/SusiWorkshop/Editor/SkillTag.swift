// Susi. SPDX-License-Identifier: Apache-2.0

/// The name of a skill's file, made from the name that people read.
enum SkillTag {
    /// Letters, digits and what else the server takes; other characters become blanks.
    static func made(of name: String) -> String {
        var result = ""
        var isAfterBlank = true
        for scalar in name.unicodeScalars {
            let isKept: Bool
            switch scalar.value {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...: isKept = true
            default: isKept = "_-,()&'!+".unicodeScalars.contains(scalar)
            }
            guard isKept || !isAfterBlank else { continue }
            // The server takes a hundred bytes.
            guard result.utf8.count < 96 else { break }
            result.unicodeScalars.append(isKept ? scalar : " ")
            isAfterBlank = !isKept
        }
        if isAfterBlank, !result.isEmpty { result.unicodeScalars.removeLast() }
        return result
    }
}
