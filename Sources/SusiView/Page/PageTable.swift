// Susi. SPDX-License-Identifier: Apache-2.0

/// The names behind all numbers that travel, from which the shell learns them when it starts.
///
/// So nothing is written twice: what Swift and the page call a thing cannot differ, and the shell
/// says at once which function it lacks.
public enum PageTable {
    /// The table: for each kind of number a list in the numbers' order.
    ///
    /// Tags, attributes and events say more than their name.
    public static var value: PageValue {
        .list([
            .list(PatchOperation.allCases.map { text($0.name) }),
            .list(Tag.allCases.map { .list([text($0.name), .flag($0.isDrawing)]) }),
            .list(AttributeName.allCases.map { .list([text($0.name), text($0.form.name)]) }),
            .list(EventKind.allCases.map(event)),
            .list(EffectKind.allCases.map { text($0.name) }),
            .list(PageEventKind.allCases.map { text($0.name) }),
            .list(SurroundingsField.allCases.map { text($0.name) }),
        ])
    }

    private static func event(_ kind: EventKind) -> PageValue {
        let fields = kind.fields.map { text($0.path) }
        return .list([text(kind.name), .flag(kind.isObserved), .list(fields)])
    }

    private static func text(_ name: StaticString) -> PageValue {
        let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        return .text(String(decoding: bytes, as: UTF8.self))
    }
}
