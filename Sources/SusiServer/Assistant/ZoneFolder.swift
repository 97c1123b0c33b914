// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
public import SusiLore
import Synchronization

/// The database of time zones that the system has, a file for each zone.
///
/// A zone is read when it is first asked for and kept from then on; so is that there is none.
public final class ZoneFolder: Sendable {
    private let path: String
    private let known = Mutex<[String: Zone?]>([:])

    /// Names a folder; nothing is read yet.
    public init(_ path: String = "/usr/share/zoneinfo") {
        self.path = path
    }

    /// The zones in it.
    public var zones: Zones {
        Zones { self.zone($0) }
    }

    /// The zone of a name, which leads nowhere but into the folder: `Zones` sees to that.
    private func zone(_ name: String) -> Zone? {
        if let known = known.withLock({ $0[name] }) { return known }
        let zone = read(name)
        known.withLock { known in
            // Names come from tables and from people; nobody has so many zones.
            if known.count < 1000 { known[name] = .some(zone) }
        }
        return zone
    }

    private func read(_ name: String) -> Zone? {
        guard Zones.isName(name),
            let data = try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))
        else { return nil }
        return Zone(parsing: [UInt8](data))
    }
}
