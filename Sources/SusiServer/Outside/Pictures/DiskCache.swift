// Susi. SPDX-License-Identifier: Apache-2.0

import Glibc
import SusiWire
import Synchronization

/// Files that can be got again, in a folder of bounded size: those not used for the longest time
/// make room.
///
/// The folder says everything: a file's time of change is when it is no longer good, its time of
/// access when it was last used, to an hour. So several servers can share it, and somebody may
/// delete it at any time.
final class DiskCache: Sendable {
    private static let hour: Int64 = 3_600_000
    /// The system must not write down by itself when a file was read; a macro that Swift lacks.
    private static let keepsAccessTime: Int32 = 0o1_000_000

    private let folder: String
    private let limit: Int
    /// How many bytes there are, by and large; nil where nobody has looked yet.
    private let size = Mutex<Int?>(nil)

    /// Keeps files in that folder, which is made when it is needed.
    init(folder: String, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    /// The file of that name, good or no longer so.
    func find(_ name: String, at now: Instant) -> CachedFile? {
        let mode = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | DiskCache.keepsAccessTime
        let number = open("\(folder)/\(name)", mode)
        guard number >= 0 else { return nil }
        let descriptor = Descriptor(number)
        var status = stat()
        guard fstat(number, &status) == 0, status.st_size > 0 else { return nil }
        let expires = DiskCache.instant(status.st_mtim)
        let used = DiskCache.instant(status.st_atim)
        if now.milliseconds - used.milliseconds >= DiskCache.hour {
            DiskCache.stamp(number, used: now, expires: expires)
        }
        return CachedFile(descriptor, expires: expires)
    }

    /// Keeps a file until then, all of it or nothing; waits for the disk.
    func store(_ bytes: [UInt8], as name: String, until expires: Instant, at now: Instant) -> Bool {
        let draft = "\(folder)/.\(name).\(UInt32.random(in: 0 ... .max))"
        var number = DiskCache.create(draft)
        if number < 0, errno == ENOENT, makeFolder() { number = DiskCache.create(draft) }
        guard number >= 0 else { return false }
        let descriptor = Descriptor(number)
        let isWritten =
            DiskCache.write(bytes, to: number) && fdatasync(number) == 0
            && DiskCache.stamp(number, used: now, expires: expires)
            && rename(draft, "\(folder)/\(name)") == 0
        _ = descriptor
        guard isWritten else {
            unlink(draft)
            return false
        }
        size.withLock { size in
            let known = (size ?? total() - bytes.count) + bytes.count
            size = known > limit ? prune() : known
        }
        return true
    }
}

extension DiskCache {
    private struct Entry {
        let name: String
        let size: Int
        let used: Instant
    }

    private func makeFolder() -> Bool {
        var made = ""
        for part in folder.split(separator: "/") {
            made += folder.first == "/" || !made.isEmpty ? "/\(part)" : String(part)
            guard mkdir(made, 0o700) == 0 || errno == EEXIST else { return false }
        }
        return true
    }

    private static func create(_ path: String) -> Int32 {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }

    private static func write(_ bytes: [UInt8], to number: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(
                    number,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count
                )
                guard count > 0 || errno == EINTR else { return false }
                rest = rest.dropFirst(max(0, count))
            }
            return true
        }
    }

    @discardableResult
    private static func stamp(_ number: Int32, used: Instant, expires: Instant) -> Bool {
        let times = [used, expires].map { instant in
            let nanoseconds = instant.milliseconds % 1000 * 1_000_000
            return timespec(tv_sec: Int(instant.milliseconds / 1000), tv_nsec: Int(nanoseconds))
        }
        return futimens(number, times) == 0
    }

    private static func instant(_ time: timespec) -> Instant {
        Instant(clamping: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    /// All files, drafts that nobody finished too.
    private func entries() -> [Entry] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
                status.st_mode & S_IFMT == S_IFREG
            else { continue }
            let used = DiskCache.instant(status.st_atim)
            entries.append(Entry(name: name, size: Int(status.st_size), used: used))
        }
        return entries
    }

    private func total() -> Int {
        entries().reduce(0) { $0 + $1.size }
    }

    /// Removes what was not used for the longest time; leaves a tenth of the room free.
    private func prune() -> Int {
        let entries = entries().sorted { $0.used < $1.used }
        var total = entries.reduce(0) { $0 + $1.size }
        for entry in entries {
            guard total > limit - limit / 10 else { break }
            unlink("\(folder)/\(entry.name)")
            total -= entry.size
        }
        return total
    }
}
