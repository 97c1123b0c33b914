// Susi. SPDX-License-Identifier: Apache-2.0

package import SusiView
package import SusiWire

extension JSON {
    /// What the device kept as a record; null where that is nothing, or damaged.
    package init(kept value: PageValue) {
        guard let bytes = value.bytes, let json = try? JSON(parsing: bytes) else {
            self = .null
            return
        }
        self = json
    }
}
