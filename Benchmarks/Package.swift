// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that packages that depend on Strut do not build it. `make bench` in the
// folder above runs it.

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Strut", path: "..", traits: [])],
  targets: [
    .systemLibrary(name: "CBenchmarkFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .target(name: "FreeTypePeer", dependencies: ["CBenchmarkFreeType"]),
    .executableTarget(
      name: "FontBenchmarks", dependencies: ["FreeTypePeer", .product(name: "FontMetrics", package: "Strut")]),
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "TextBenchmarks",
      dependencies: [
        "AllocationCounter", .product(name: "FontMetrics", package: "Strut"),
        .product(name: "TextLayout", package: "Strut"),
      ]),
    .executableTarget(
      name: "CallBenchmarks",
      dependencies: [
        .product(name: "FontMetrics", package: "Strut"), .product(name: "TextLayout", package: "Strut"),
      ]),
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: [.product(name: "LayoutCore", package: "Strut"), .product(name: "TableLayout", package: "Strut")]),
    .target(name: "HeightIndexPeer"),
    .executableTarget(
      name: "TableBenchmarks",
      dependencies: [
        "HeightIndexPeer", .product(name: "LayoutCore", package: "Strut"),
        .product(name: "TableLayout", package: "Strut"),
        .product(name: "FontMetrics", package: "Strut"),
      ]),
    .executableTarget(
      name: "AuditBenchmarks",
      dependencies: [
        .product(name: "LayoutAudit", package: "Strut"), .product(name: "LayoutCore", package: "Strut"),
        .product(name: "TableLayout", package: "Strut"),
        .product(name: "CellDocuments", package: "Strut"), .product(name: "FontMetrics", package: "Strut"),
        .product(name: "TextLayout", package: "Strut"),
      ]),
    .executableTarget(
      name: "SolverBenchmarks", dependencies: [.product(name: "ConstraintSolving", package: "Strut")]),
    .executableTarget(name: "SolverOracle", dependencies: [.product(name: "ConstraintSolving", package: "Strut")]),
  ],
  swiftLanguageModes: [.v6]
)
