// Susi. SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import SusiServer

/// `susi serve`: answers over the net until it is told to stop.
enum ServeCommand {
    static func run(_ arguments: [String]) -> Int32 {
        // Before the first thread, so that no thread takes the signal away.
        let signal = StopSignal()
        var options = Hosting.Options(skills: folder("Skills") ?? "Skills")
        options.page = folder("Web")
        var level = Log.Level.info
        var rest = arguments[...]
        while let name = rest.popFirst() {
            if name == "--offline" {
                options.isOffline = true
                continue
            }
            guard let value = rest.popFirst() else { return misuse("\(name) needs a value.") }
            switch name {
            case "--port":
                guard let port = UInt16(value) else {
                    return misuse("--port takes a number up to 65535, not “\(value)”.")
                }
                options.port = port
            case "--host":
                options.host = value
            case "--skills":
                guard isFolder(value) else { return misuse("there is no folder “\(value)”.") }
                options.skills = value
            case "--allow-host":
                options.allowedHosts.insert(value)
            case "--log":
                guard let named = Log.Level(name: value) else {
                    return misuse("--log takes error, info or debug, not “\(value)”.")
                }
                level = named
            default:
                return misuse("there is no option \(name).")
            }
        }
        do throws(HostingFailure) {
            let hosting = try Hosting(options, log: Log(level))
            say("Susi answers at \(hosting.address)\n", to: STDOUT_FILENO)
            _ = signal.wait()
            hosting.stop()
            return 0
        } catch {
            say("susi serve: \(error)\n", to: STDERR_FILENO)
            return 1
        }
    }

    private static let usage = """
        susi serve [--port 4000] [--host ADDRESS] [--skills FOLDER] [--allow-host HOST]…
                   [--offline] [--log error|info|debug]
        """

    private static func misuse(_ reason: String) -> Int32 {
        say("susi serve: \(reason)\n\(usage)\n", to: STDERR_FILENO)
        return 64
    }

    private static func say(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    /// The folder of that name here, or else nearest to the program.
    private static func folder(_ name: String) -> String? {
        if isFolder(name) { return name }
        guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        defer { free(resolved) }
        var parts = String(cString: resolved).split(separator: "/").dropLast()
        while !parts.isEmpty {
            let place = "/" + parts.joined(separator: "/")
            for candidate in ["\(place)/\(name)", "\(place)/share/susi/\(name)"]
            where isFolder(candidate) {
                return candidate
            }
            parts.removeLast()
        }
        return nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }
}
