// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization

/// Counts which skills answer, where and on what kind of device; nothing about who asked.
///
/// Counting is done in memory, so that an answer never waits for the disk.
final class SkillUsageCounter: Sendable {
    private struct State {
        var counts: [SkillUsageRecords.Place: Int64] = [:]
        /// The names that apps give countries, by their codes.
        var countries: [String: String] = [:]
        var devices: Set<String> = ["iOS", "Android", "Web Client", "Others"]
        /// The day of the last use, which is written once a day.
        var day = (number: Int64(-1), text: "")
    }

    /// How many different places are counted between two visits to the store.
    private static let maximumPlaces = 20_000
    /// How many kinds of devices are told apart; anybody can make up more.
    private static let maximumDevices = 32

    private let store: Store
    private let state = Mutex(State())

    init(_ store: Store) {
        self.store = store
    }

    /// Counts one answer of a skill.
    func count(
        _ skill: String,
        country: (code: String, name: String)?,
        device: String,
        at now: Instant
    ) {
        let code = country.flatMap { SkillUsageCounter.code($0.code) } ?? ""
        state.withLock { state in
            let number = now.milliseconds / 86_400_000
            if state.day.number != number { state.day = (number, now.text(.day(.utc))) }
            if !code.isEmpty, let name = country?.name, state.countries[code] == nil,
                let plain = SkillUsageCounter.plain(name, atMost: 64)
            {
                state.countries[code] = plain
            }
            let place = SkillUsageRecords.Place(
                skill: skill,
                day: state.day.text,
                country: code,
                device: SkillUsageCounter.known(device, among: &state.devices)
            )
            let isFull = state.counts.count >= SkillUsageCounter.maximumPlaces
            if isFull, state.counts[place] == nil { return }
            state.counts[place, default: 0] += 1
        }
    }

    /// Stores what was counted; what cannot be stored now is kept for the next time.
    func flush() -> Eventually<Result<Void, any Error>> {
        let (counts, countries) = state.withLock { state in
            defer { state.counts = [:] }
            return (state.counts, state.countries)
        }
        guard !counts.isEmpty else { return .now(.success(())) }
        let written = store.write { transaction in
            for (place, count) in counts {
                let name = countries[place.country] ?? ""
                try transaction.usage.add(count, to: place, countryName: name)
            }
            for skill in Set(counts.keys.map { $0.skill }) { transaction.tell(.opinion(skill)) }
        }
        return written.map { result in
            // What may be stored already would be counted twice.
            if case .failure(let error) = result, error as? StoreFailure != .uncertain {
                self.keep(counts)
            }
            return result
        }
    }

    private func keep(_ counts: [SkillUsageRecords.Place: Int64]) {
        state.withLock { state in
            for (place, count) in counts {
                let isFull = state.counts.count >= SkillUsageCounter.maximumPlaces
                if isFull, state.counts[place] == nil { continue }
                state.counts[place, default: 0] += count
            }
        }
    }

    /// Two letters, in capitals; nil for anything else.
    static func code(_ text: String) -> String? {
        let letters = text.uppercased().utf8
        let isCode = letters.count == 2 && letters.allSatisfy { (0x41...0x5A).contains($0) }
        return isCode ? text.uppercased() : nil
    }

    /// A short text of letters, digits and what may stand between them; nil for anything else.
    static func plain(_ text: String, atMost length: Int) -> String? {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
                || " -_.,'()".unicodeScalars.contains(scalar)
        }
        return isPlain && !text.isEmpty && text.utf8.count <= length ? text : nil
    }

    private static func known(_ device: String, among devices: inout Set<String>) -> String {
        if devices.contains(device) { return device }
        guard devices.count < maximumDevices, let plain = plain(device, atMost: 32) else {
            return "Others"
        }
        devices.insert(plain)
        return plain
    }
}
