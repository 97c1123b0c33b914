// Susi. SPDX-License-Identifier: Apache-2.0

extension Place {
    /// "in Japan", "in the Netherlands", "in der Schweiz"; nothing where the place has no name.
    func whereabouts(isGerman: Bool) -> String {
        guard !name.utf8.isEmpty else { return "" }
        let known = isGerman ? Place.german : Place.english
        return known.first { $0.0.utf8.elementsEqual(name.utf8) }?.1 ?? "in \(name)"
    }

    private static let english = [
        ("Bahamas", "in the Bahamas"), ("Comoros", "in the Comoros"),
        ("Central African Republic", "in the Central African Republic"),
        ("Czech Republic", "in the Czech Republic"),
        ("Democratic Republic of the Congo", "in the Democratic Republic of the Congo"),
        ("Dominican Republic", "in the Dominican Republic"),
        ("Faroe Islands", "in the Faroe Islands"), ("Gambia", "in the Gambia"),
        ("Hague", "in The Hague"), ("Maldives", "in the Maldives"),
        ("Marshall Islands", "in the Marshall Islands"), ("Netherlands", "in the Netherlands"),
        ("Philippines", "in the Philippines"),
        ("Republic of the Congo", "in the Republic of the Congo"),
        ("Seychelles", "in the Seychelles"), ("Solomon Islands", "in the Solomon Islands"),
        ("United Arab Emirates", "in the United Arab Emirates"),
        ("United Kingdom", "in the United Kingdom"), ("United States", "in the United States"),
        ("Easter Island", "on Easter Island"), ("Réunion", "on Réunion"),
    ]

    private static let german = [
        ("Bahamas", "auf den Bahamas"),
        ("Demokratische Republik Kongo", "in der Demokratischen Republik Kongo"),
        ("Dominikanische Republik", "in der Dominikanischen Republik"),
        ("Elfenbeinküste", "an der Elfenbeinküste"),
        ("Färöer", "auf den Färöern"), ("Irak", "im Irak"), ("Iran", "im Iran"),
        ("Jemen", "im Jemen"),
        ("Kap Verde", "auf Kap Verde"), ("Komoren", "auf den Komoren"), ("Libanon", "im Libanon"),
        ("Malediven", "auf den Malediven"), ("Malta", "auf Malta"),
        ("Marshallinseln", "auf den Marshallinseln"), ("Mongolei", "in der Mongolei"),
        ("Niederlande", "in den Niederlanden"), ("Oman", "im Oman"),
        ("Osterinsel", "auf der Osterinsel"),
        ("Philippinen", "auf den Philippinen"), ("Republik Kongo", "in der Republik Kongo"),
        ("Salomonen", "auf den Salomonen"), ("Schweiz", "in der Schweiz"),
        ("Seychellen", "auf den Seychellen"), ("Slowakei", "in der Slowakei"),
        ("Sudan", "im Sudan"),
        ("Südsudan", "im Südsudan"), ("Teneriffa", "auf Teneriffa"), ("Tschad", "im Tschad"),
        ("Türkei", "in der Türkei"), ("Ukraine", "in der Ukraine"), ("Sansibar", "auf Sansibar"),
        ("Vereinigte Arabische Emirate", "in den Vereinigten Arabischen Emiraten"),
        ("Vereinigte Staaten", "in den Vereinigten Staaten"), ("Réunion", "auf Réunion"),
        ("Vereinigtes Königreich", "im Vereinigten Königreich"),
        ("Vatikanstadt", "in der Vatikanstadt"),
        ("Zentralafrikanische Republik", "in der Zentralafrikanischen Republik"),
        ("Zypern", "auf Zypern"), ("Mauritius", "auf Mauritius"), ("Kuba", "auf Kuba"),
    ]
}
