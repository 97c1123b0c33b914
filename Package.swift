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

let package = Package(
    name: "susi",
    targets: [
        .target(name: "SusiWire", swiftSettings: strict),
        .testTarget(
            name: "SusiWireTests",
            dependencies: ["SusiWire"],
            exclude: ["Fixtures"],
            swiftSettings: strict
        ),
        .target(name: "SusiMind", dependencies: ["SusiWire"], swiftSettings: strict),
        .testTarget(
            name: "SusiMindTests",
            dependencies: ["SusiMind", "SusiWire"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
