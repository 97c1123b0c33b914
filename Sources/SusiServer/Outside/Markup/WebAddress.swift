// Susi. SPDX-License-Identifier: Apache-2.0

import CSusiShim

/// Addresses as documents write them.
enum WebAddress {
    /// Longer ones are of no use to anybody.
    private static let longest = 2000

    /// The address that a reference in a document means; nil where it is none of the web.
    static func resolved(_ reference: String, in document: String) -> String? {
        let reference = String(reference.drop(while: \.isWhitespace))
        guard !reference.isEmpty, reference.utf8.count <= longest,
            !reference.utf8.contains(0), let handle = curl_url()
        else { return nil }
        defer { curl_url_cleanup(handle) }
        let flags = UInt32(CURLU_URLENCODE)
        guard curl_url_set(handle, CURLUPART_URL, document, flags) == CURLUE_OK,
            curl_url_set(handle, CURLUPART_URL, trimmed(reference), flags) == CURLUE_OK,
            let scheme = part(CURLUPART_SCHEME, of: handle), scheme == "http" || scheme == "https",
            let whole = part(CURLUPART_URL, of: handle), whole.utf8.count <= longest
        else { return nil }
        return whole
    }

    /// The host without `www.`, as people know it.
    static func site(of address: String) -> String? {
        guard let handle = curl_url() else { return nil }
        defer { curl_url_cleanup(handle) }
        guard curl_url_set(handle, CURLUPART_URL, address, 0) == CURLUE_OK,
            let host = part(CURLUPART_HOST, of: handle)
        else { return nil }
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    /// The last part of the path, decoded; nil where there is none.
    static func fileName(of address: String) -> String? {
        guard let handle = curl_url() else { return nil }
        defer { curl_url_cleanup(handle) }
        guard curl_url_set(handle, CURLUPART_URL, address, 0) == CURLUE_OK,
            let path = part(CURLUPART_PATH, of: handle, UInt32(CURLU_URLDECODE)),
            let name = path.split(separator: "/").last
        else { return nil }
        return String(name)
    }

    private static func trimmed(_ text: String) -> String {
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(text[...last])
    }

    private static func part(
        _ part: CURLUPart,
        of handle: OpaquePointer,
        _ flags: UInt32 = 0
    ) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
