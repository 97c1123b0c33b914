// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension SkillPath {
    /// Refuses a name that could not be a path of folders, or that apps would cut in two.
    func checkForAuthors() throws(Refusal) {
        guard model == "general" else {
            throw Refusal(422, "Skills are written for the model general only.")
        }
        try SkillPath.check(group, "group")
        try SkillPath.check(skill, "skill")
        let letters = language.utf8
        guard letters.count == 2, letters.allSatisfy({ (0x61...0x7A).contains($0) })
        else {
            throw Refusal(422, "The language has to be a code of two letters, such as en.")
        }
    }

    private static func check(_ name: String, _ what: String) throws(Refusal) {
        let isName = name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || " _-,()&'!+".unicodeScalars.contains(scalar)
        }
        guard isName, name == name.withoutBlanks, (1...100).contains(name.utf8.count) else {
            throw Refusal(
                422,
                """
                The name of the \(what) may have letters, digits, blanks and _ - , ( ) & ' ! + in \
                it, at most 100 bytes.
                """
            )
        }
    }
}
