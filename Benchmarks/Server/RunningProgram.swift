// Susi. SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that runs until it is let go, and what it costs meanwhile.
final class RunningProgram {
    private let process = Process()

    /// Starts a program, whose words nobody hears.
    init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Whether it has not ended by itself.
    var isRunning: Bool {
        process.isRunning
    }

    /// The time that it and its children have spent on processors, in seconds.
    var processorSeconds: Double {
        let ticks = processes.reduce(0.0) { sum, number in
            let fields = RunningProgram.fields(of: number)
            guard fields.count > 13 else { return sum }
            return sum + (Double(fields[11]) ?? 0) + (Double(fields[12]) ?? 0)
        }
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What of its memory is resident, in megabytes; without its children.
    var residentMegabytes: Double {
        let path = "/proc/\(process.processIdentifier)/statm"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(getpagesize()) / 1e6
    }

    /// What of its memory was resident when that was most, in megabytes; without its children.
    var mostResidentMegabytes: Double {
        let path = "/proc/\(process.processIdentifier)/status"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        let kilobytes = line.split(separator: " ").compactMap { Double($0) }.first ?? 0
        return kilobytes * 1024 / 1e6
    }

    private var processes: [Int32] {
        let own = process.processIdentifier
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let children = all.compactMap { Int32($0) }.filter { number in
            let fields = RunningProgram.fields(of: number)
            return fields.count > 1 && fields[1] == "\(own)"
        }
        return [own] + children
    }

    /// What the system says of a process behind its name, which may have blanks in it.
    private static func fields(of number: Int32) -> [Substring] {
        let path = "/proc/\(number)/stat"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        guard let end = text.lastIndex(of: ")") else { return [] }
        return text[end...].dropFirst().split(separator: " ")
    }
}
