// Susi. SPDX-License-Identifier: Apache-2.0

public import SusiMind
import SusiWire

/// What is known and reckoned in the house: services that skills call by name, without a network.
///
/// A skill asks with `{"service": "table", …}` in the body of a call, or by a `SELECT` expression;
/// `docs/services.md` describes each service for those who write skills.
public struct Lore: Sendable {
    /// The tables that facts are looked up in.
    public var tables: Tables
    /// The time zones that local times are reckoned with.
    public var zones: Zones
    /// Gives so many bytes that nobody can guess; without it there are no passwords.
    public var secrets: (@Sendable (_ count: Int) -> [UInt8])?

    /// Lore with these tables and zones.
    public init(tables: Tables = Tables(), zones: Zones = Zones()) {
        self.tables = tables
        self.zones = zones
    }

    /// What a service says; nil where none of that name is offered here.
    public func fulfilment(
        of service: String,
        _ arguments: [(name: String, value: String)],
        for question: Question
    ) -> Fulfilment? {
        guard let service = LoreService(service) else { return nil }
        do throws(LoreRefusal) {
            return .rows(try rows(of: service, LoreRequest(arguments, in: question)))
        } catch {
            return .failed(reason: error.reason)
        }
    }

    private func rows(
        of service: LoreService,
        _ request: LoreRequest
    ) throws(LoreRefusal) -> [JSONObject] {
        switch service {
        case .table: try tables.rows(for: request)
        case .time:
            try TimeService(request: request, zones: zones, gazetteer: gazetteer(request)).rows()
        case .date: try DayService.rows(for: request)
        case .span: try SpanService.rows(for: request)
        case .calendar: try CalendarService.rows(for: request)
        case .holidays: try HolidayService.rows(for: request)
        case .sky:
            try SkyService(request: request, zones: zones, gazetteer: gazetteer(request)).rows()
        case .moon: try MoonService.rows(for: request)
        case .seasons: try SeasonService.rows(for: request)
        case .arithmetic: try Arithmetic.rows(for: request)
        case .units: try Units.rows(for: request)
        case .numbers: try Numbers.rows(for: request)
        case .chance: try Chance.rows(for: request, secrets: secrets)
        }
    }

    private func gazetteer(_ request: LoreRequest) -> Gazetteer {
        Gazetteer(table: tables["cities"], isGerman: request.isGerman)
    }
}
