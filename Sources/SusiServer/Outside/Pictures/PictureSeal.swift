// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim
import SusiStore
import SusiWire

/// Signs the addresses of pictures that answers name, so that nobody fetches others through here.
struct PictureSeal: Sendable {
    /// The setting that all servers of a database share.
    private static let setting = "picture_key"
    /// The same key signs nothing else, and would sign it differently.
    private static let context = Array("susi picture 1\u{0}".utf8)
    private static let signLength = 16
    private static let keyLength = 32

    private let key: [UInt8]

    /// A new key.
    init() {
        var source = SystemRandomNumberGenerator()
        key = (0..<PictureSeal.keyLength).map { _ in UInt8.random(in: 0 ... .max, using: &source) }
    }

    /// The key of a store, made where there is none; nil where the store cannot say.
    init?(keptIn store: Store) {
        let fresh = PictureSeal().key
        let kept = store.read { try $0.serverSettings.find(PictureSeal.setting) }.waited()
        guard case .success(var text) = kept else { return nil }
        if text == nil {
            let written = store.write { transaction in
                try transaction.serverSettings.keep(Hex.text(of: fresh), as: PictureSeal.setting)
            }
            text = try? written.waited().get()
        }
        guard let key = text.flatMap({ Hex.bytes(of: $0) }), key.count == PictureSeal.keyLength
        else { return nil }
        self.key = key
    }

    /// Where this server shows the picture of an address.
    func path(of url: String) -> String {
        var call = Call(.picture)
        call.set(.url, url)
        call.set(.sign, Hex.text(of: sign(url)))
        return call.target
    }

    /// Whether this server, or one that shares its store, has signed that address.
    func admits(_ sign: String, for url: String) -> Bool {
        guard let sign = Hex.bytes(of: sign), sign.count == PictureSeal.signLength else {
            return false
        }
        return sodium_memcmp(sign, self.sign(url), sign.count) == 0
    }

    private func sign(_ url: String) -> [UInt8] {
        let message = PictureSeal.context + Array(url.utf8)
        var sign = [UInt8](repeating: 0, count: PictureSeal.signLength)
        let count = UInt64(message.count)
        crypto_generichash(&sign, sign.count, message, count, key, key.count)
        return sign
    }
}
