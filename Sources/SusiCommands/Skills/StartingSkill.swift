// Susi. SPDX-License-Identifier: Apache-2.0

/// The skill that authors begin with.
enum StartingSkill {
    /// The file, with a title made from its name.
    static func text(named name: String) -> String {
        let words = name.split { $0 == "_" || $0 == "-" || $0 == " " }.joined(separator: " ")
        let title = words.prefix(1).uppercased() + words.dropFirst()
        return """
            # A skill is a text file. Lines that begin with a hash are for people only.
            #
            #   susi skill try \(name).txt      to talk with it
            #   susi skill check \(name).txt    to find mistakes in it
            #   susi skill test \(name).txt     to ask it its own examples

            ::name \(title)
            ::description Says in a sentence what this skill is good for.
            ::author Your name

            # The first line of a block is what people say; a bar parts different ways to say it.
            # Case, commas and the final question mark do not matter. The next line is the answer;
            # !example and !expect are what `susi skill test` asks, and what it should hear.
            What is your favourite colour|Which colour do you like best
            !example: What is your favourite colour?
            !expect: Green, like everything that grows.
            Green, like everything that grows.

            # An answer may have alternatives too: one of them is chosen each time.
            Toss a coin
            !example: Toss a coin
            !expect: Heads!|Tails!
            Heads!|Tails!

            # A star stands for one or more words, and $1$ for what they were.
            How do you spell *
            !example: How do you spell Susi?
            !expect: One letter after the other: susi.
            One letter after the other: $1$.

            # ^text^>_name keeps a text for later. A name with a _ before it is kept for good.
            My favourite colour is *
            !example: My favourite colour is blue
            !expect: I shall remember that you like blue.
            ^$1$^>_colour I shall remember that you like $1$.

            # A line with a question mark is a condition: ?$name$: what to say if there is a value,
            # and after another colon what to say if there is none.
            Which colour do I like
            !example: Which colour do I like?
            !expect: You like blue.
            ?$_colour$: You like $_colour$.: You have not told me yet.

            """
    }
}
