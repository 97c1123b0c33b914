// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiWire
import Testing

/// The public JSON parsing suite: `y_` must be read, `n_` refused, `i_` is ours to decide.
@Suite(
    .enabled(
        if: SharedReference.folder("json-test-suite") != nil,
        "the JSON parsing suite is not beside this checkout"
    )
)
struct JSONConformanceTests {
    /// What RFC 8259 leaves open and we read.
    ///
    /// Numbers of any size are kept as they are spelled,
    /// half a surrogate pair becomes U+FFFD, and a byte-order mark is skipped. All other `i_`
    /// files are bytes that are no UTF-8, or 500 levels deep, and are refused.
    static let accepted: Set<String> = [
        "i_number_double_huge_neg_exp.json",
        "i_number_huge_exp.json",
        "i_number_neg_int_huge_exp.json",
        "i_number_pos_double_huge_exp.json",
        "i_number_real_neg_overflow.json",
        "i_number_real_pos_overflow.json",
        "i_number_real_underflow.json",
        "i_number_too_big_neg_int.json",
        "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json",
        "i_object_key_lone_2nd_surrogate.json",
        "i_string_1st_surrogate_but_2nd_missing.json",
        "i_string_1st_valid_surrogate_2nd_invalid.json",
        "i_string_incomplete_surrogate_and_escape_valid.json",
        "i_string_incomplete_surrogate_pair.json",
        "i_string_incomplete_surrogates_escape_valid.json",
        "i_string_invalid_lonely_surrogate.json",
        "i_string_invalid_surrogate.json",
        "i_string_inverted_surrogates_U+1D11E.json",
        "i_string_lone_second_surrogate.json",
        "i_structure_UTF-8_BOM_empty_object.json",
    ]

    @Test(arguments: try SharedReference.files(in: "json-test-suite"))
    func `a file of the suite is read or refused as it should be`(file: URL) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        let name = file.lastPathComponent
        if name.hasPrefix("y_") || JSONConformanceTests.accepted.contains(name) {
            let value = try JSON(parsing: bytes)
            #expect(try JSON(parsing: value.text()) == value)
        } else {
            #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
        }
    }
}
