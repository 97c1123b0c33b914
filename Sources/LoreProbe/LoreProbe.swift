// Susi. SPDX-License-Identifier: Apache-2.0

// Brings in the mathematics library, which the standard library needs to round.
#if canImport(Glibc)
import Glibc
#endif
import SusiLore
import SusiMind
import SusiWire

/// Answers lines of `service`, language and query, parted by tabs, with the members of the row.
///
/// `script/peers-reckoning` compares them with what others reckon.
@main struct LoreProbe {
    static func main() {
        let lore = Lore()
        while let line = readLine() {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count >= 3 else { continue }
            var arguments = [("language", String(parts[1])), ("query", String(parts[2]))]
            if parts.count > 3 { arguments.append(("do", String(parts[3]))) }
            print(answer(lore.fulfilment(of: String(parts[0]), arguments, for: Question(""))))
        }
    }

    private static func answer(_ fulfilment: Fulfilment?) -> String {
        switch fulfilment {
        case .rows(let rows):
            let row = rows.first?.members.map { "\($0.name)=\($0.value.string ?? "")" } ?? []
            return row.joined(separator: "\t")
        case .failed(let reason): return "failed=\(reason)"
        case .response, .value, nil: return "failed=unknown"
        }
    }
}
