// Susi. SPDX-License-Identifier: Apache-2.0

import Synchronization

/// One answer of a model while it comes.
final class ModelHearing: Sendable {
    private struct State {
        var reader = ModelReader()
        /// The status, where it is none of an answer.
        var refusal: Int?
        var isLeft = false
    }

    private let state = Mutex(State())
    private let listener: AssistantModel.Listener?

    init(_ listener: AssistantModel.Listener?) {
        self.listener = listener
    }

    /// Takes a part; whether more is wanted.
    func hear(_ status: Int, _ part: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            guard status == 200 else {
                state.refusal = status
                return false
            }
            let before = state.reader.speech.text.utf8.count
            guard state.reader.read(part) else { return false }
            let text = state.reader.speech.text
            guard text.utf8.count > before, let listener else { return true }
            state.isLeft = !listener(text)
            return !state.isLeft
        }
    }

    /// What came of the call.
    func outcome(
        _ result: Result<FetchResponse, FetchFailure>,
        of model: String
    ) -> AssistantModel.Outcome {
        state.withLock { state in
            if let status = state.refusal { return .failed(.status(status)) }
            let speech = state.reader.speech
            if speech.isFull || state.isLeft, !speech.text.isEmpty {
                return .said(speech.cut, model: model)
            }
            switch result {
            case .failure(.timedOut) where !speech.text.isEmpty:
                return .said(speech.cut, model: model)
            case .failure(let failure) where state.reader.trouble == nil:
                return .failed(.unreached(failure))
            case .success(let response) where response.status != 200:
                return .failed(.status(response.status))
            default: state.reader.end()
            }
            if let trouble = state.reader.trouble { return .failed(.senseless(trouble)) }
            let text = state.reader.speech.text
            return text.isEmpty
                ? .failed(.senseless("it says nothing")) : .said(text, model: model)
        }
    }
}
