// swift-tools-version: 6.2
// Susi. SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// What every Swift target of this package is held to.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What every C target of this package is held to.
let strictC: [CSetting] = [
    .define("_GNU_SOURCE"),
    .enableWarning("all"),
    .enableWarning("extra"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "susi",
    targets: [
        // Cores: no I/O, and each of them builds for the browser (script/wasm).
        .target(name: "SusiWire", swiftSettings: strict),
        .testTarget(
            name: "SusiWireTests",
            dependencies: ["SusiWire"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),
        .target(name: "SusiMind", dependencies: ["SusiWire"], swiftSettings: strict),
        // Conversations as files, with what is expected of them: for tests, and for who writes skills.
        .target(
            name: "SusiTranscripts",
            dependencies: ["SusiMind", "SusiWire"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SusiMindTests",
            dependencies: ["SusiMind", "SusiTranscripts", "SusiWire"],
            exclude: ["Fixtures", "Scenarios"],
            swiftSettings: strict
        ),

        // What skills may ask in the house: facts and reckoning, without a network.
        .target(name: "SusiLore", dependencies: ["SusiMind", "SusiWire"], swiftSettings: strict),
        .testTarget(
            name: "SusiLoreTests",
            dependencies: ["SusiLore", "SusiMind", "SusiWire"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),

        // What is said aloud of answers, for the page and the command line.
        .target(name: "SusiVoice", dependencies: ["SusiWire"], swiftSettings: strict),
        .testTarget(
            name: "SusiVoiceTests",
            dependencies: ["SusiVoice", "SusiWire"],
            swiftSettings: strict
        ),
        // The wake word: samples in, detections out.
        .target(name: "SusiEar", swiftSettings: strict),
        .testTarget(
            name: "SusiEarTests",
            dependencies: ["CAllocations", "SusiEar"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),
        // Counts what is allocated while tests run.
        .target(name: "CAllocations", path: "Tests/CAllocations", cSettings: strictC),

        .target(name: "SusiView", swiftSettings: strict),
        .testTarget(
            name: "SusiViewTests",
            dependencies: ["SusiView"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),

        .target(
            name: "SusiApp",
            dependencies: ["SusiView", "SusiWire"],
            swiftSettings: strict
        ),
        // The screens beside the chat, each loaded when it is first opened.
        .target(
            name: "SusiRooms",
            dependencies: ["SusiApp", "SusiView", "SusiWire"],
            swiftSettings: strict
        ),
        .target(
            name: "SusiWorkshop",
            dependencies: ["SusiApp", "SusiMind", "SusiView", "SusiWire"],
            swiftSettings: strict
        ),
        // Listening and speaking in the page, loaded when it is first wanted.
        .target(
            name: "SusiSpeech",
            dependencies: ["SusiApp", "SusiView", "SusiVoice", "SusiWire"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SusiAppTests",
            dependencies: [
                "SusiApp", "SusiMind", "SusiRooms", "SusiSpeech", "SusiView", "SusiWire",
                "SusiWorkshop",
            ],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),

        // What is tried with any input at all: by tests, by fuzzers, natively and in the browser.
        .target(
            name: "CoreTrials",
            dependencies: [
                "SusiApp", "SusiEar", "SusiMind", "SusiView", "SusiVoice", "SusiWire",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "CoreReplay",
            dependencies: ["CoreTrials", "CRuntime"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "CoreFuzzer",
            dependencies: ["CoreTrials"],
            path: "Fuzz",
            exclude: ["Failures", "words"],
            swiftSettings: strict
        ),
        .testTarget(name: "CoreTrialsTests", dependencies: ["CoreTrials"], swiftSettings: strict),

        // The browser build's own floor, and the measure of what JSON costs there.
        .target(name: "CRuntime"),
        // What the page leaves out of the language's own library.
        .target(name: "CScalars"),
        .executableTarget(
            name: "JSONProbe",
            dependencies: ["SusiWire", "CRuntime"],
            swiftSettings: strict
        ),
        // Asks the services of the house line by line, to compare them with others.
        .executableTarget(
            name: "LoreProbe",
            dependencies: ["SusiLore", "SusiMind", "SusiWire"],
            swiftSettings: strict
        ),
        // The app in the page.
        .executableTarget(
            name: "SusiPage",
            dependencies: ["SusiApp", "SusiView", "CRuntime", "CScalars"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SusiRoomsPage",
            dependencies: ["SusiRooms", "SusiView", "CRuntime", "CScalars"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SusiWorkshopPage",
            dependencies: ["SusiWorkshop", "SusiView", "CRuntime", "CScalars"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SusiSpeechPage",
            dependencies: ["SusiSpeech", "SusiView", "CRuntime", "CScalars"],
            swiftSettings: strict
        ),
        // The ear in the page's worklet.
        .executableTarget(
            name: "SusiEarPage",
            dependencies: ["SusiEar", "CRuntime"],
            swiftSettings: strict
        ),
        // The app with what only tests ask: whether it does the same natively and in browsers.
        .executableTarget(
            name: "AppReplay",
            dependencies: ["SusiApp", "SusiView", "CRuntime", "CScalars"],
            swiftSettings: strict
        ),
        // A program that only tests run: ten thousand rows in a page.
        .executableTarget(
            name: "PageDemo",
            dependencies: ["SusiView", "CRuntime"],
            swiftSettings: strict
        ),

        .executableTarget(
            name: "SusiBench",
            dependencies: ["SusiEar", "SusiWire", "SusiMind", "SusiStore"],
            path: "Benchmarks",
            exclude: ["App", "Ear", "Peers"],
            swiftSettings: strict
        ),

        // The server's C libraries, and what Swift cannot say to them itself.
        .systemLibrary(
            name: "CMicrohttpd",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"])]
        ),
        .systemLibrary(
            name: "CCurl",
            pkgConfig: "libcurl",
            providers: [.apt(["libcurl4-openssl-dev"])]
        ),
        .systemLibrary(
            name: "CDuktape",
            pkgConfig: "duktape",
            providers: [.apt(["duktape-dev"])]
        ),
        .systemLibrary(
            name: "CSQLite",
            pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]
        ),
        .systemLibrary(
            name: "CPostgres",
            pkgConfig: "libpq",
            providers: [.apt(["libpq-dev"])]
        ),
        .systemLibrary(
            name: "CSodium",
            pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"])]
        ),
        .systemLibrary(
            name: "CXML",
            pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"])]
        ),
        .systemLibrary(
            name: "CPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"])]
        ),
        .target(
            name: "CSusiShim",
            dependencies: ["CCurl", "CMicrohttpd", "CPNG", "CSodium", "CXML"],
            cSettings: strictC
        ),

        // Where skills' scripts run: a program of its own, which the server starts.
        .executableTarget(
            name: "susi-script",
            dependencies: ["CDuktape"],
            cSettings: strictC,
            linkerSettings: [.linkedLibrary("m")]
        ),
        // Where everything lies that outlives the server.
        .target(
            name: "SusiStore",
            dependencies: ["CPostgres", "CSQLite", "SusiWire"],
            swiftSettings: strict
        ),
        // Is killed by tests while it writes.
        .executableTarget(
            name: "store-writer",
            dependencies: ["SusiStore"],
            path: "Tests/StoreWriter",
            swiftSettings: strict
        ),
        .testTarget(
            name: "SusiStoreTests",
            dependencies: ["SusiStore", "SusiWire", "store-writer"],
            swiftSettings: strict
        ),
        .target(
            name: "SusiServer",
            dependencies: ["CSusiShim", "SusiLore", "SusiMind", "SusiStore", "SusiWire"],
            swiftSettings: strict
        ),
        // The commands of `susi`, over input, output and clock that tests can give them.
        .target(
            name: "SusiCommands",
            dependencies: [
                "SusiEar", "SusiLore", "SusiMind", "SusiServer", "SusiStore", "SusiTranscripts",
                "SusiVoice",
                "SusiWire",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "susi",
            dependencies: ["SusiCommands", "susi-script"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SusiCommandsTests",
            dependencies: [
                "SusiCommands", "SusiEar", "SusiMind", "SusiServer", "SusiStore", "SusiVoice",
                "SusiWire",
                "susi-script",
            ],
            exclude: ["Golden", "Speaking/espeak-ng"],
            swiftSettings: strict
        ),
        // The skills that ship: their transcripts, and what people ask.
        .testTarget(
            name: "ShippedSkillsTests",
            dependencies: [
                "SusiLore", "SusiMind", "SusiServer", "SusiTranscripts", "SusiWire", "susi-script",
            ],
            exclude: ["questions.tsv"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SusiServerTests",
            dependencies: ["SusiServer", "SusiMind", "SusiStore", "SusiWire"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
