// Susi. SPDX-License-Identifier: Apache-2.0

/// All declarations, and a hash table from their paths to the services.
struct EndpointTable: Sendable {
    static let shared = EndpointTable()

    /// One declaration for each `Endpoint`, in the order of the cases.
    let declarations: [EndpointDeclaration]

    /// Pairs of path and service, probed one after the other from a path's hash.
    private let slots: [(path: [UInt8], endpoint: Endpoint)?]

    private init() {
        let declared =
            EndpointDeclaration.conversation + EndpointDeclaration.accounts
            + EndpointDeclaration.devices + EndpointDeclaration.skills
            + EndpointDeclaration.authoring + EndpointDeclaration.pictures
            + EndpointDeclaration.own
        declarations = Endpoint.allCases.map { endpoint in
            for declaration in declared where declaration.endpoint == endpoint {
                return declaration
            }
            preconditionFailure("every endpoint is declared")
        }
        var slots: [(path: [UInt8], endpoint: Endpoint)?] = Array(repeating: nil, count: 512)
        for declaration in declarations {
            for path in declaration.paths {
                let path = Array(path.utf8)
                var slot = path.withUnsafeBufferPointer { Self.slot(of: $0) }
                while slots[slot] != nil { slot = (slot + 1) & 511 }
                slots[slot] = (path, declaration.endpoint)
            }
        }
        self.slots = slots
    }

    /// The service at a path.
    func endpoint(at path: UnsafeBufferPointer<UInt8>) -> Endpoint? {
        var slot = Self.slot(of: path)
        while let entry = slots[slot] {
            if entry.path.elementsEqual(path) { return entry.endpoint }
            slot = (slot + 1) & 511
        }
        return nil
    }

    /// FNV-1a, folded to nine bits.
    private static func slot(of path: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in path {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        return Int((hash ^ (hash >> 9) ^ (hash >> 18)) & 511)
    }
}
