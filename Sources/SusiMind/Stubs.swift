import SusiWire
struct PlanRefusal: Error { var description: String }
enum PlanTime {
    static func instant(
        _ t: String,
        language: Language,
        now: Int64,
        timezoneOffset: Int
    ) throws(PlanRefusal) -> Int64 { now }
}
enum PlanDate { static func text(_ i: Int64) -> String { "" } }
struct ResultError: Error { var description: String }
enum ResultRows {
    static func rows(at: String, in body: [UInt8]) throws(ResultError) -> [JSONObject] { [] }
}
extension Attempt { mutating func select(_ e: String) throws(Interruption) -> [JSONObject] { [] } }
