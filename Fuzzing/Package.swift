// swift-tools-version: 6.2
import PackageDescription

// A separate package, because a package with unsafe flags cannot be a dependency. Build it with
// both sanitizers, as `make fuzz` in the folder above does: without them, the programs have no
// `main`.

let swiftSettings: [SwiftSetting] = [
  .strictMemorySafety(), .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

func strut(_ product: String) -> Target.Dependency { .product(name: product, package: "Strut") }

/// Returns a target for a program whose `main` is in libFuzzer.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["FuzzSupport"] + dependencies,
    swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Strut", path: "..", traits: [])],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    // Unpacks WOFF, so that mutations reach the tables inside; FreeType depends on it.
    .systemLibrary(name: "CZlib"),
    .target(name: "FuzzSupport", dependencies: ["CLibFuzzer", "CZlib"], swiftSettings: swiftSettings),
    .target(
      name: "LayoutFuzzSupport", dependencies: [strut("FontMetrics"), strut("TextLayout"), strut("LayoutCore")],
      swiftSettings: swiftSettings),
    fuzzer("FontFuzzer", [strut("FontMetrics"), strut("TextLayout"), strut("LayoutCore"), strut("Drawing")]),
    fuzzer(
      "DocumentFuzzer",
      [
        "LayoutFuzzSupport", strut("FontMetrics"), strut("TextLayout"), strut("LayoutCore"), strut("TableLayout"),
        strut("StringCatalogs"), strut("CellDocuments"),
      ]),
    fuzzer("CatalogFuzzer", [strut("StringCatalogs")]),
    fuzzer(
      "NibFuzzer",
      ["LayoutFuzzSupport", strut("LayoutCore"), strut("TableLayout"), strut("InterfaceBuilder")]),
    fuzzer("TextFuzzer", [strut("FontMetrics"), strut("TextLayout")]),
  ],
  swiftLanguageModes: [.v6]
)
