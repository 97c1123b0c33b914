// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp
import SusiView

/// What came of an effect.
enum Outcome {
    case success(PageValue)
    /// It could not be done; the name is the browser's.
    case failure(String)

    /// What came; nothing where it could not be done.
    var value: PageValue {
        if case .success(let value) = self { value } else { .nothing }
    }
}

extension ServerReply {
    /// What came of asking the server; unreachable where that could not be done.
    init(_ outcome: Outcome) { self.init(outcome.value) }
}
