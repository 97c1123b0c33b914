// Susi. SPDX-License-Identifier: Apache-2.0

/// What kitchens measure in cups and weigh in grams; never more than about right.
struct Ingredient {
    /// About so many grams in a litre.
    let density: Fraction
    private let english: String
    private let german: String

    func name(german isGerman: Bool) -> String { isGerman ? german : english }

    /// The ingredient of that folded name.
    init?(_ name: [UInt8]) {
        guard let found = Ingredient.all[name] else { return nil }
        self = found
    }

    private init(density: Fraction, english: String, german: String) {
        self.density = density
        self.english = english
        self.german = german
    }

    /// By all their names.
    ///
    /// The figures are what a US cup of it weighs in grams, as cooks have it.
    private static let all: [[UInt8]: Ingredient] = {
        let table: [(Int64, String, String, [String])] = [
            (125, "flour", "Mehl", ["plain flour", "all-purpose flour", "wheat flour"]),
            (200, "sugar", "Zucker", ["white sugar", "granulated sugar"]),
            (220, "brown sugar", "brauner Zucker", ["braunen zucker"]),
            (120, "icing sugar", "Puderzucker", ["powdered sugar", "confectioners sugar"]),
            (227, "butter", "Butter", ["margarine"]),
            (340, "honey", "Honig", []),
            (245, "milk", "Milch", []),
            (236, "water", "Wasser", []),
            (218, "oil", "Öl", ["olive oil", "vegetable oil", "olivenoel"]),
            (190, "rice", "Reis", []),
            (90, "oats", "Haferflocken", ["rolled oats"]),
            (95, "cocoa", "Kakao", ["cocoa powder", "kakaopulver"]),
            (290, "salt", "Salz", []),
        ]
        let cup = Fraction(2_365_882_365, over: 10_000_000_000)
        var all: [[UInt8]: Ingredient] = [:]
        for (grams, english, german, others) in table {
            let ingredient = Ingredient(
                density: Fraction(grams) / cup,
                english: english,
                german: german
            )
            for name in [english, german] + others {
                guard let normal = WordFolding.normal(name) else { continue }
                all[WordFolding.folded(normal[...])] = ingredient
            }
        }
        return all
    }()
}
