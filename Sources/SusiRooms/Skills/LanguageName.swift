// Susi. SPDX-License-Identifier: Apache-2.0

import SusiApp

/// The names of languages.
enum LanguageName {
    /// A code, then the name in English, then in German: a language a line.
    private static let table: StaticString = """
        aa Afar Afar
        af Afrikaans Afrikaans
        am Amharic Amharisch
        ar Arabic Arabisch
        as Assamese Assamesisch
        az Azerbaijani Aserbaidschanisch
        be Belarusian Belarussisch
        bg Bulgarian Bulgarisch
        bn Bengali Bengalisch
        bo Tibetan Tibetisch
        br Breton Bretonisch
        bs Bosnian Bosnisch
        ca Catalan Katalanisch
        cs Czech Tschechisch
        cy Welsh Walisisch
        da Danish Dänisch
        de German Deutsch
        el Greek Griechisch
        en English Englisch
        eo Esperanto Esperanto
        es Spanish Spanisch
        et Estonian Estnisch
        eu Basque Baskisch
        fa Persian Persisch
        fi Finnish Finnisch
        fr French Französisch
        fy Frisian Friesisch
        ga Irish Irisch
        gd Gaelic Gälisch
        gl Galician Galicisch
        gu Gujarati Gujarati
        he Hebrew Hebräisch
        hi Hindi Hindi
        hr Croatian Kroatisch
        hu Hungarian Ungarisch
        hy Armenian Armenisch
        id Indonesian Indonesisch
        is Icelandic Isländisch
        it Italian Italienisch
        ja Japanese Japanisch
        ka Georgian Georgisch
        kk Kazakh Kasachisch
        km Khmer Khmer
        kn Kannada Kannada
        ko Korean Koreanisch
        ku Kurdish Kurdisch
        ky Kyrgyz Kirgisisch
        la Latin Latein
        lb Luxembourgish Luxemburgisch
        lo Lao Laotisch
        lt Lithuanian Litauisch
        lv Latvian Lettisch
        mk Macedonian Mazedonisch
        ml Malayalam Malayalam
        mn Mongolian Mongolisch
        mr Marathi Marathi
        ms Malay Malaiisch
        mt Maltese Maltesisch
        my Burmese Birmanisch
        nb Norwegian Norwegisch
        ne Nepali Nepalesisch
        nl Dutch Niederländisch
        nn Nynorsk Nynorsk
        no Norwegian Norwegisch
        or Odia Oriya
        pa Punjabi Panjabi
        pl Polish Polnisch
        ps Pashto Paschtu
        pt Portuguese Portugiesisch
        ro Romanian Rumänisch
        ru Russian Russisch
        sa Sanskrit Sanskrit
        si Sinhala Singhalesisch
        sk Slovak Slowakisch
        sl Slovenian Slowenisch
        so Somali Somali
        sq Albanian Albanisch
        sr Serbian Serbisch
        sv Swedish Schwedisch
        sw Swahili Suaheli
        ta Tamil Tamil
        te Telugu Telugu
        tg Tajik Tadschikisch
        th Thai Thailändisch
        tk Turkmen Turkmenisch
        tl Tagalog Tagalog
        tr Turkish Türkisch
        uk Ukrainian Ukrainisch
        ur Urdu Urdu
        uz Uzbek Usbekisch
        vi Vietnamese Vietnamesisch
        yi Yiddish Jiddisch
        yo Yoruba Yoruba
        zh Chinese Chinesisch
        zu Zulu Zulu
        """

    /// The name of a language's code; the code itself where it is not a common one.
    static func of(_ code: String, in language: AppLanguage) -> String {
        let bytes = Array(code.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
        let column = language == .german ? 2 : 1
        return table.withUTF8Buffer { table in
            for line in table.split(separator: UInt8(ascii: "\n")) {
                guard line.count > 3, bytes.count == 2, line.starts(with: bytes) else { continue }
                let words = line.split(separator: UInt8(ascii: " "))
                guard words.count == 3 else { continue }
                return String(decoding: words[column], as: UTF8.self)
            }
            return code
        }
    }
}
