// Susi. SPDX-License-Identifier: Apache-2.0

import SusiStore
import SusiWire
import Synchronization
import Testing

@Suite struct MailRecordsTests {
    private let now = Instant(clamping: 1_700_000_000_000)

    private func after(_ seconds: Int64) -> Instant {
        now.advanced(byMilliseconds: seconds * 1000)
    }

    private func mail(_ name: String, to recipient: String = "a@example.org") -> WaitingMail {
        WaitingMail(name: name, recipient: recipient, subject: "S", text: "T", written: now)
    }

    @Test(arguments: Engine.here) func aMailIsOneServersUntilItsClaimEnds(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        #expect(try store.reading { try $0.mails.nextTime() } == nil)
        #expect(try store.writing { try $0.mails.add(mail("a"), most: 2) })
        #expect(try store.writing { try $0.mails.add(mail("b"), most: 2) })
        #expect(try !store.writing { try $0.mails.add(mail("c"), most: 2) })
        func claim(at time: Instant) throws -> String? {
            try store.writing { try $0.mails.claim(at: time, until: after(100)) }?.name
        }
        #expect(try store.reading { try $0.mails.nextTime() } == now)
        #expect(try claim(at: now) == "a")
        #expect(try claim(at: now) == "b")
        #expect(try claim(at: now) == nil)
        try store.writing { try $0.mails.remove("b") }
        try store.writing { try $0.mails.putOff("a", until: after(50)) }
        #expect(try claim(at: after(49)) == nil)
        let again = try store.writing { try $0.mails.claim(at: after(50), until: after(200)) }
        #expect(again?.attempts == 1 && again?.text == "T" && again?.written == now)
        // Whoever had it is gone.
        #expect(try store.reading { try $0.mails.nextTime() } == after(200))
        #expect(try store.writing { try $0.mails.claim(at: after(200), until: after(300)) } != nil)
    }

    @Test(arguments: Engine.here) func manyWhoLookAtTheSameTimeFindEachMailOnce(
        on engine: Engine
    ) throws {
        let database = try Database(on: engine)
        let stores = try (0..<3).map { _ in try database.store() }
        for number in 0..<30 {
            #expect(try stores[0].writing { try $0.mails.add(mail("\(number)"), most: 99) })
        }
        let found = Mutex<[String]>([])
        let jobs = (0..<30).map { number in
            stores[number % 3].write { try $0.mails.claim(at: now, until: after(100)) }
        }
        let left = Monitor(jobs.count)
        for job in jobs {
            job.whenDone { result in
                if let mail = try? result.get() { found.withLock { $0.append(mail.name) } }
                left.update { $0 -= 1 }
            }
        }
        #expect(left.wait(atMost: .seconds(30)) { $0 == 0 })
        let names = found.withLock { $0 }
        #expect(names.count == 30 && Set(names).count == 30)
    }

    @Test(arguments: Engine.here) func mailsGoWithTheAccountAndWithTime(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        let account = try store.account("a@example.org")
        try store.writing { transaction in
            _ = try transaction.mails.add(mail("a"), most: 9)
            _ = try transaction.mails.add(mail("b", to: "b@example.org"), most: 9)
            try transaction.accounts.remove(account)
        }
        #expect(try store.reading { try $0.mails.count() } == 1)
        try store.writing { try $0.mails.forget(writtenBefore: now) }
        #expect(try store.reading { try $0.mails.count() } == 1)
        try store.writing { try $0.mails.forget(writtenBefore: after(1)) }
        #expect(try store.reading { try $0.mails.count() } == 0)
    }

    @Test(arguments: Engine.here) func aBackupHasNoMails(on engine: Engine) throws {
        let database = try Database(on: engine)
        let store = try database.store()
        _ = try store.writing { try $0.mails.add(mail("a"), most: 9) }
        let new = try Database(on: engine)
        let place = try Database(on: .sqlite)
        let file = place.address + ".backup"
        try store.backup(to: file, at: now)
        try Backup.restore(file, into: new.address)
        #expect(try new.store().reading { try $0.mails.count() } == 0)
        // What is replaced takes its mails along.
        try Backup.restore(file, into: database.address, replacing: true)
        #expect(try database.store().reading { try $0.mails.count() } == 0)
    }
}
