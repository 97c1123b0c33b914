// Susi. SPDX-License-Identifier: Apache-2.0

extension Node {
    /// The same node for a program whose handlers say something else.
    public func mapped<Other>(_ translate: (Message) -> Other) -> Node<Other> {
        let handlers = handlers.map { Handler<Other>($0.event, translate($0.message)) }
        switch content {
        case .text(let text):
            return Node<Other>(tag, key: key, attributes, on: handlers, text: text)
        case .children(let children):
            let nodes = children.map { $0.mapped(translate) }
            return Node<Other>(tag, key: key, attributes, on: handlers, nodes)
        }
    }
}
