// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that only who ports an app builds swift-syntax. It does not depend on
// Strut: the packages that it writes do.

let swiftSettings: [SwiftSetting] = [
  .strictMemorySafety(), .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Porting",
  products: [
    .executable(name: "strut-port", targets: ["strut-port"]), .library(name: "AppPorting", targets: ["AppPorting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "AppPorting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "strut-port",
      dependencies: ["AppPorting", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: swiftSettings),
    .testTarget(name: "AppPortingTests", dependencies: ["AppPorting"], swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)
