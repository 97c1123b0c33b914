// Susi. SPDX-License-Identifier: Apache-2.0

import SusiWire

extension Service {
    /// How many bytes a body may have at a path: many only where files are taken.
    @Sendable static func bodyLimit(at path: String) -> Int {
        let endpoint = Endpoint(path: path)
        if endpoint == .listen { return Recording.mostBytes }
        let takesFiles = endpoint?.declaration.methods == .upload
        return takesFiles ? FormLimits.standard.multipartBytes : FormLimits.standard.formBytes
    }
}
