// Susi. SPDX-License-Identifier: Apache-2.0

import SusiMind
import SusiStore
import SusiWire

extension Service {
    /// The setting of an account, and the parameter of a question, that says whether a model may
    /// be asked.
    private static let modelSetting = Parameter.assistantModel.name

    /// The model that may know more than what was thought; nil where there is none, and where
    /// nobody else is to answer.
    func modelFor(
        _ inquiry: Inquiry,
        _ question: Question,
        _ thought: Thought.Outcome
    ) -> AssistantModel? {
        guard let model = outside.model, thought.isHelpless, model.isAwake(at: inquiry.arrival)
        else { return nil }
        let arguments = inquiry.arguments
        // Who tries a skill wants to see what that does.
        guard question.instant == nil, !arguments.flag(.excludeDefaultSkills),
            arguments.text(.assistantModel) != "false",
            question.text.utf8.contains(where: { $0 > 0x20 })
        else { return nil }
        return model
    }

    /// Answers with what the model says; `conclude` is told nothing where it says nothing.
    func ask(
        _ model: AssistantModel,
        _ inquiry: Inquiry,
        _ question: Question,
        _ conclude: @escaping @Sendable (ModelAnswer?) -> Outcome
    ) -> Outcome {
        mayAsk(for: inquiry).then { mayAsk in
            guard mayAsk else { return conclude(nil) }
            guard inquiry.listens else {
                return self.said(by: model, inquiry, question, nil).then(conclude)
            }
            let stream = ModelStream()
            self.said(by: model, inquiry, question, stream.tell).then(conclude)
                .whenDone(stream.finish)
            return .now(
                HTTPResponse(
                    status: 200,
                    fields: Service.streamFields,
                    body: .stream(stream.stream)
                )
            )
        }
    }

    /// What the model says; nil where that is nothing.
    private func said(
        by model: AssistantModel,
        _ inquiry: Inquiry,
        _ question: Question,
        _ listener: AssistantModel.Listener?
    ) -> Eventually<ModelAnswer?> {
        .later { finish in
            model.ask(question, at: inquiry.arrival, listener: listener) { outcome in
                switch outcome {
                case .said(let text, let name): finish(ModelAnswer(text: text, model: name))
                case .failed(let failure):
                    self.log(
                        failure.isLasting ? .error : .debug,
                        "the assistant model does not answer",
                        ["reason": failure.description]
                    )
                    finish(nil)
                }
            }
        }
    }

    /// Whether the account that asks has not decided against it.
    private func mayAsk(for inquiry: Inquiry) -> Eventually<Bool> {
        guard let account = inquiry.account else { return .now(true) }
        return store.read { try $0.settings.all(of: account.id) }.map { result in
            // Where nobody can say what was decided, nothing is passed on.
            guard let settings = try? result.get() else { return false }
            return settings[Service.modelSetting] != "false"
        }
    }
}
