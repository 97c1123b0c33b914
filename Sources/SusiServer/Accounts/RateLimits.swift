// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

/// How often whoever may do what: by address, and by account.
///
/// A value: the clock is passed in, and memory is bounded whatever comes. Addresses count by what
/// one household has: an IPv4 address, or the first half of an IPv6 one.
struct RateLimits: Sendable {
    /// What is limited by address alone.
    enum Deed: Int, Sendable, CaseIterable {
        /// Any request. Old apps ask for twenty lists within six seconds and then for all pictures
        /// in them (Q34).
        case request
        /// Making an account.
        case signup
        /// Asking whether an address has an account, which clients may (Q5), but not for lists.
        case registrationCheck
        /// Having a mail sent.
        case mail
        /// Having a recording listened to, which costs a machine seconds.
        case listening

        fileprivate var limit: RateLimit {
            switch self {
            case .request: RateLimit(burst: 600, thenOneIn: .milliseconds(20))
            case .signup: RateLimit(burst: 20, thenOneIn: .seconds(120))
            case .registrationCheck: RateLimit(burst: 30, thenOneIn: .seconds(10))
            case .mail: RateLimit(burst: 6, thenOneIn: .seconds(300))
            case .listening: RateLimit(burst: 20, thenOneIn: .seconds(3))
            }
        }
    }

    /// An attempt to log in, to be told how it went.
    struct Attempt: Sendable {
        fileprivate let address: UInt64
        fileprivate let account: UInt64
        fileprivate let pair: UInt64
        fileprivate let isFamiliar: Bool
    }

    private var deeds = Deed.allCases.map { RateTable($0.limit) }
    private var mailsTo = RateTable(RateLimit(burst: 3, thenOneIn: .seconds(900)))
    // Wrong passwords: from an address, for an account from anywhere, and for an account from an
    // address where its owner has logged in.
    private var fromAddress = RateTable(RateLimit(burst: 20, thenOneIn: .seconds(20)))
    private var forAccount = RateTable(RateLimit(burst: 10, thenOneIn: .seconds(60)))
    private var fromHome = RateTable(RateLimit(burst: 10, thenOneIn: .seconds(10)))
    private var homes: RecentKeys

    /// Keeps in mind where people log in, so many pairs of account and address.
    init(homes: Int = 50_000) {
        self.homes = RecentKeys(capacity: homes)
    }

    /// Does something once; nil where that is allowed, or else how many milliseconds to wait.
    mutating func take(_ deed: Deed, from address: IPAddress, at now: Instant) -> Int64? {
        deeds[deed.rawValue].take(RateLimits.key(address), at: now)
    }

    /// Has a mail sent to a person; nil where that is allowed.
    mutating func takeMail(to person: EmailAddress, at now: Instant) -> Int64? {
        mailsTo.take(RateLimits.key(person), at: now)
    }
}

extension RateLimits {
    /// What comes of asking to log in.
    enum Admission: Sendable {
        /// The password may be tried.
        case attempt(Attempt)
        /// Too many were wrong; how many milliseconds to wait.
        case wait(Int64)
    }

    /// Begins an attempt to log in, which counts as a wrong one until it is told otherwise.
    ///
    /// Strangers share what an account's failures allow; where the owner has logged in before,
    /// they count for themselves. So nobody from elsewhere can lock the owner out.
    ///
    /// - Parameters:
    ///   - person: the account.
    ///   - address: where the attempt comes from.
    ///   - home: where the store says that the owner logged in last.
    ///   - now: the present.
    /// - Returns: the attempt, or how long to wait.
    mutating func beginLogin(
        of person: EmailAddress,
        from address: IPAddress,
        lastSeenAt home: IPAddress?,
        at now: Instant
    ) -> Admission {
        let key = RateLimits.key(address)
        let attempt = Attempt(
            address: key,
            account: RateLimits.key(person),
            pair: RateLimits.key(person, address),
            isFamiliar: homes.contains(RateLimits.key(person, address))
                || home.map { RateLimits.key($0) == key } ?? false
        )
        if attempt.isFamiliar {
            if let wait = fromHome.take(attempt.pair, at: now) { return .wait(wait) }
            return .attempt(attempt)
        }
        if let wait = forAccount.wait(of: attempt.account, at: now) { return .wait(wait) }
        if let wait = fromAddress.take(attempt.address, at: now) { return .wait(wait) }
        if let wait = forAccount.take(attempt.account, at: now) { return .wait(wait) }
        return .attempt(attempt)
    }

    /// The password was right, or nobody found out: the attempt counts no more.
    mutating func forgive(_ attempt: Attempt, at now: Instant) {
        if attempt.isFamiliar {
            fromHome.giveBack(attempt.pair, at: now)
        } else {
            fromAddress.giveBack(attempt.address, at: now)
            forAccount.giveBack(attempt.account, at: now)
        }
    }

    /// The owner was there: logged in, or followed a link that only the owner gets.
    mutating func recognise(_ person: EmailAddress, at address: IPAddress) {
        homes.insert(RateLimits.key(person, address))
    }

    private static func key(_ address: IPAddress) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(household(of: address))
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private static func key(_ person: EmailAddress) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(person)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private static func key(_ person: EmailAddress, _ address: IPAddress) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(person)
        hasher.combine(household(of: address))
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    private static func household(of address: IPAddress) -> UInt64 {
        address.v4.map { UInt64($0) } ?? address.halves.high
    }
}
