// Susi. SPDX-License-Identifier: Apache-2.0

extension PasswordGuess {
    /// What comes to mind first, by its length: words that nearly everybody's passwords are made
    /// of, and a few passwords that no rule explains.
    static let words: [Int: Set<String>] = {
        var words: [Int: Set<String>] = [:]
        for word in list.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            words[word.unicodeScalars.count, default: []].insert(String(word))
        }
        return words
    }()

    private static let list = """
        password passwort passwords passw pass passe passwd passcode pwd kennwort geheim motdepasse
        contrasena senha parola wachtwoord haslo admin administrator root user username login logon
        signin welcome willkommen bienvenue hello hallo letmein letme changeme change default guest
        gast test testing tester demo sample example temp temporary master server system manager
        support service office internet computer laptop desktop windows linux ubuntu android iphone
        apple google facebook twitter instagram youtube amazon microsoft samsung nokia github susi
        susiai fossasia assistant
        iloveyou loveyou iloveu ilove love lovely lover loveme liebe ichliebedich schatz schatzi
        hase maus baby babygirl babyboy honey sweety sweetie princess prinzessin prince angel engel
        kiss hottie sexy beautiful flower blume sunshine sonne sonnenschein star stars moon
        monkey dragon tiger lion panther wolf eagle falcon cat katze dog hund puppy kitty kitten
        bear horse pferd fish bird butterfly dolphin turtle spider snake unicorn einhorn
        football fussball soccer baseball basketball hockey tennis golf cricket rugby yankees
        lakers cowboys steelers eagles rangers arsenal chelsea liverpool barcelona realmadrid
        madrid juventus milan bayern schalke borussia dortmund stpauli ferrari porsche mercedes
        mustang corvette camaro harley yamaha honda toyota audi bmw
        superman batman spiderman ironman starwars pokemon pikachu naruto mickey minnie snoopy
        garfield simpsons homer matrix trustno hogwarts harrypotter potter gandalf frodo hobbit
        skywalker vader yoda jedi minecraft fortnite roblox playstation nintendo xbox mario zelda
        sonic warcraft counter strike shadow ninja samurai killer hunter warrior knight phoenix
        thunder lightning storm winter spring summer autumn fall sommer herbst fruehling
        january february march april june july august september october november december januar
        februar maerz juni juli oktober dezember monday tuesday wednesday thursday friday
        saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag
        michael michelle jennifer jessica ashley daniel david robert thomas andrew matthew joshua
        anthony william charlie george james john jordan justin brandon nicole amanda sarah hannah
        maria anna laura julia lisa lena emma sophie sophia leon lukas felix max maximilian peter
        stefan stephan andreas martin markus sebastian christian alexander alexandra jan tobias
        florian thorsten klaus juergen wolfgang buster maggie ginger pepper cookie chocolate
        schokolade banana cheese coffee kaffee peanut orange purple yellow green blue red black
        white silver gold golden diamond crystal rainbow
        money geld freedom freiheit peace success lucky happy cool awesome fuck fuckyou fucker shit
        asshole arschloch scheisse hammer america deutschland germany berlin hamburg muenchen
        london paris newyork texas india canada mexico china jesus jesuschrist christ god allah
        whatever nothing access secure security private mynoob noob lol blink slipknot metallica
        nirvana eminem qwerty qwertz azerty asdf zxcvbn qazwsx abc abcd xxx zzz
        secret12 secret123 secret1234 access14 trustno1 mustang1 a1b2c3 a1b2c3d4 q1w2e3 123qwe
        123abc abc123 1q2w3e4r 1qaz2wsx zaq12wsx
        """
}
