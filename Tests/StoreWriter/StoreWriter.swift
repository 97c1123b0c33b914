// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation
import SusiStore

/// Writes into a database as fast as it can, until it is killed, and says what it was told is stored.
///
/// `store-writer DATABASE NAME [--file-limit BYTES] [--user ID]`: each write has two halves, and for
/// each that is stored a line with its number is printed; a line that begins with `!` says why one
/// was not.
@main
enum StoreWriter {
    private static let atOnce = 32

    static func main() {
        // Whoever reads our lines may be gone, and a file that is too large is to be an error.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        if let limit = option("--file-limit").flatMap({ rlim_t($0) }) {
            var limits = rlimit(rlim_cur: limit, rlim_max: limit)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
        }
        if let user = option("--user").flatMap({ uid_t($0) }) {
            guard setgid(user) == 0, setuid(user) == 0 else { exit(2) }
        }
        do {
            let writer = Writer(try Store.open(CommandLine.arguments[1]))
            for _ in 0..<atOnce { writer.writeNext() }
            // Until nobody is there any more.
            while readLine() != nil {}
            exit(0)
        } catch {
            Writer.say("! \(error)")
            exit(1)
        }
    }

    private static func option(_ name: String) -> String? {
        guard let index = CommandLine.arguments.firstIndex(of: name) else { return nil }
        return CommandLine.arguments.dropFirst(index + 1).first
    }
}
