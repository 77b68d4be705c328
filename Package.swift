// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors if Strut itself is built (the Makefile sets this), but not for packages that
/// depend on Strut.
let warningsAreErrors = Context.environment["STRUT_WARNINGS_AS_ERRORS"] != nil

let swiftSettings: [SwiftSetting] =
  [.strictMemorySafety(), .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny")]
  + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// Returns a module under `Sources/`, with its allowed dependencies.
func module(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, resources: [Resource] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, resources: resources, swiftSettings: swiftSettings)
}

/// Returns a test target under `Tests/`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: swiftSettings)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
/// Returns a product that only the service uses: without the trait `Service`, its package is
/// neither downloaded nor resolved.
func ofService(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Service"]))
}

let hummingbird = ofService("Hummingbird", "hummingbird")
let hummingbirdCore = ofService("HummingbirdCore", "hummingbird")
let serviceLifecycle = ofService("ServiceLifecycle", "swift-service-lifecycle")
let logging = ofService("Logging", "swift-log")
let metrics = ofService("Metrics", "swift-metrics")
let coreMetrics = ofService("CoreMetrics", "swift-metrics")
let swiftNIO: [Target.Dependency] =
  ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOEmbedded"].map { ofService($0, "swift-nio") }
  + [
    ofService("NIOHTTPTypes", "swift-nio-extras"), ofService("NIOHTTPTypesHTTP1", "swift-nio-extras"),
    ofService("HTTPTypes", "swift-http-types"),
  ]
let crypto = ofService("Crypto", "swift-crypto")

/// The modules that `Strut` exports. A target that imports only `Strut` also lists these modules:
/// an incremental build detects changes in the modules that a target lists, but not in the modules
/// that those export, and a program that calls the earlier layout of a class crashes.
let handedOn: [Target.Dependency] = [
  "StrutErrors", "FontMetrics", "TextLayout", "FontComparing", "LayoutCore", "TableLayout", "StringCatalogs",
  "CellDocuments", "InterfaceBuilder", "Drawing", "LayoutAudit",
]

/// The files of the preview page are in the code of the module, so that the server is a single
/// file.
let previewPage =
  ["preview.html", "preview.css", "preview.js"]
  + ["asking", "state", "elements", "stage", "overlays", "details", "findings", "collection", "fonts"].map {
    "\($0).js"
  }

let package = Package(
  name: "Strut",
  products: [
    .library(name: "Strut", targets: ["Strut"]),
    .library(name: "StrutErrors", targets: ["StrutErrors"]),
    .library(name: "ConstraintSolving", targets: ["ConstraintSolving"]),
    .library(name: "FontMetrics", targets: ["FontMetrics"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "FontComparing", targets: ["FontComparing"]),
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "TableLayout", targets: ["TableLayout"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(name: "CellDocuments", targets: ["CellDocuments"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "LayoutAudit", targets: ["LayoutAudit"]),
    .library(name: "StrutTesting", targets: ["StrutTesting"]),
    // The command as a library, for the audit of a ported app.
    .library(name: "StrutCommands", targets: ["StrutCommands", "CodeAudit"]),
    // For programs in other languages; `make install` installs it as libstrut.so and libstrut.a.
    .library(name: "CStrut", type: .dynamic, targets: ["CStrut"]),
    .executable(name: "strut", targets: ["strut-cli"]),
    .executable(name: "strut-server", targets: ["strut-server"]),
  ],
  traits: [
    .trait(name: "Service", description: "The HTTP service: StrutService, strut-server and the packages they need."),
    .default(enabledTraits: ["Service"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    // Dependencies of the trait Service.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.0.0"..<"5.0.0"),
  ],
  targets: [
    // C libraries: each is imported by exactly one Swift module.
    .systemLibrary(name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlidec", providers: [.apt(["libbrotli-dev"])]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // It has no pkg-config file; the compiler finds its header and library by default.
    .systemLibrary(name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // A header of the C library that is missing in Swift's Glibc module.
    .systemLibrary(name: "CMalloc"),
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),

    .target(
      name: "BundledFonts", path: "Fonts", exclude: ["Build", "README.md"], resources: [.copy("Files")],
      swiftSettings: swiftSettings),
    .target(
      name: "BundledHyphenation", dependencies: ["BundledFonts"], path: "Hyphenation", exclude: ["Build", "README.md"],
      resources: [.copy("Files")], swiftSettings: swiftSettings),
    module("Threads", ["CMalloc"]),
    module("JSONText", []),
    module("FontInterop", ["Threads", "CBrotli", "CFreeType", "CHarfBuzz", "CFontconfig"]),
    module("StrutErrors", []),
    module("FontMetrics", ["StrutErrors", "FontInterop", "JSONText", "Threads", "BundledFonts"]),
    module(
      "TextLayout",
      ["StrutErrors", "FontMetrics", "FontInterop", "Threads", "BundledFonts", "BundledHyphenation", "CICU", "CHyphen"]),
    module("FontComparing", ["TextLayout", "FontMetrics"]),
    module("ConstraintSolving", ["StrutErrors"]),
    module("LayoutCore", ["StrutErrors", "ConstraintSolving", "TextLayout", "FontMetrics", "Threads"]),
    module("TableLayout", ["StrutErrors", "LayoutCore", "TextLayout", "FontMetrics", "Threads"]),
    module(
      "UIKitNames",
      [
        "InterfaceBuilder", "CellDocuments", "StringCatalogs", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics",
        "Threads",
      ]),
    module("XMLInterop", ["CExpat"]),
    module("Charsets", []),
    module(
      "StringCatalogs",
      ["StrutErrors", "LayoutCore", "TextLayout", "FontMetrics", "JSONText", "Threads", "XMLInterop", "Charsets"]),
    module(
      "CellDocuments",
      ["StringCatalogs", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics", "JSONText", "Threads", yams]),
    module(
      "InterfaceBuilder",
      [
        "CellDocuments", "StringCatalogs", "XMLInterop", "StrutErrors", "TableLayout", "LayoutCore", "TextLayout",
        "FontMetrics", "JSONText", "Threads",
      ]),
    module(
      "Drawing",
      ["StrutErrors", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics", "FontInterop", "CCairo"]),
    // The parts of the page of `strut audit --format html` are in the code of the module, so that
    // the command is a single file.
    module(
      "LayoutAudit",
      [
        "InterfaceBuilder", "CellDocuments", "StringCatalogs", "Drawing", "TableLayout", "LayoutCore", "TextLayout",
        "FontMetrics", "JSONText", "Threads",
        yams,
      ],
      resources: ["html", "css", "js"].map { .embedInCode("Reports/HTML/Page/page.\($0)") }),
    // It links Swift Testing and XCTest, so only test targets may depend on it.
    module("StrutTesting", ["LayoutAudit", "TableLayout", "LayoutCore", "FontMetrics"]),
    module("Strut", handedOn),
    // The requests of all interfaces: reads settings by name, and returns documents.
    module("Queries", ["Strut", "JSONText", "Threads"] + handedOn),
    // The header; the compiler checks every function against its implementation in Swift.
    .target(name: "CStrutHeader"),
    .target(
      name: "CStrut", dependencies: ["CStrutHeader", "Queries", "Strut", "JSONText", "Threads"] + handedOn,
      exclude: ["strut.map"], swiftSettings: swiftSettings),
    // A single file, which an iOS project compiles unchanged with UIKit.
    .target(
      name: "Recorder", dependencies: ["UIKitNames", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"],
      path: "Recorder",
      exclude: ["README.md"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Audits of the cells in the code of an app.
    module(
      "CodeAudit",
      [
        "UIKitNames", "LayoutAudit", "InterfaceBuilder", "CellDocuments", "StringCatalogs", "Drawing", "TableLayout",
        "LayoutCore", "TextLayout", "FontMetrics", "Threads",
      ]),
    // The command, which the audit of a ported app contains as well.
    module(
      "StrutCommands",
      ["CodeAudit", "Queries", "Strut", "JSONText", "Threads", "Recorder", "UIKitNames", argumentParser] + handedOn),
    .executableTarget(name: "strut-cli", dependencies: ["StrutCommands"] + handedOn, swiftSettings: swiftSettings),

    // The service: routes, limits and responses, and the program that listens. Only these two
    // targets use Hummingbird.
    module(
      "StrutService",
      [
        "Queries", "Strut", "JSONText", "Threads", hummingbird, hummingbirdCore, logging, metrics, coreMetrics, crypto,
      ] + swiftNIO + handedOn,
      resources: [.embedInCode("OpenAPI/openapi.json")] + previewPage.map { .embedInCode("Preview/Page/\($0)") }),
    .executableTarget(
      name: "strut-server",
      dependencies: [
        "StrutService", "Queries", "Strut", hummingbird, serviceLifecycle, logging, argumentParser,
      ] + handedOn,
      swiftSettings: swiftSettings),

    // The sample as in an iOS project, in the language mode of such projects; the tests compile it
    // and lay it out. It imports only UIKitNames; the other modules are listed so that incremental
    // builds detect changes of their classes and structs.
    .target(
      name: "SelfSizingCell", dependencies: ["UIKitNames", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"],
      path: "Examples",
      exclude: [
        "notifications.yaml", "self-sizing-cell.yaml", "Apps", "Artistry", "Audit", "AutoLayout", "C", "Chat",
        "Collections", "CPlusPlus", "DrawSizes", "LibraryTour", "MeasureText", "Parallel", "Port", "Python", "Recipes",
        "Rust", "Service",
        "Settings", "Spark", "Tables", "TextSizes",
      ],
      sources: ["SelfSizingCell.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)]),

    // Apps that measure attributed strings before layout, compiled in the same way.
    .target(
      name: "TextSizes", dependencies: ["UIKitNames", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"],
      path: "Examples/TextSizes", swiftSettings: [.swiftLanguageMode(.v5)]),

    // Auto Layout as in tutorials, compiled in the same way.
    .target(
      name: "AutoLayoutSnippets",
      dependencies: ["UIKitNames", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"],
      path: "Examples/AutoLayout", exclude: ["README.md"], swiftSettings: [.swiftLanguageMode(.v5)]),

    // The tables of three articles, compiled in the same way.
    .target(
      name: "Artistry", dependencies: ["UIKitNames", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"],
      path: "Examples/Artistry/App", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "TableSnippets", dependencies: ["UIKitNames", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"],
      path: "Examples/Tables", swiftSettings: [.swiftLanguageMode(.v5)]),

    // It depends only on the modules for a picture, because `make demo` builds it first.
    .executableTarget(
      name: "DrawSizes", dependencies: ["CellDocuments", "Drawing", "FontMetrics", "LayoutCore", "TableLayout"],
      path: "Examples/DrawSizes", swiftSettings: swiftSettings),
    // The example of the library in the README, and a longer example.
    .executableTarget(
      name: "MeasureText", dependencies: ["Strut"] + handedOn, path: "Examples/MeasureText",
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "LibraryTour", dependencies: ["Strut"] + handedOn, path: "Examples/LibraryTour",
      swiftSettings: swiftSettings),

    module("TestSupport", [], path: "Tests/TestSupport"),
    module(
      "LayoutTestSupport", ["LayoutCore", "TextLayout", "FontMetrics", "Threads"], path: "Tests/LayoutTestSupport"),
    // Names that a module of a program might declare, in addition to those of `Strut`.
    module("UserNames", [], path: "Tests/StrutTests/UserNames"),
    tests("ArchitectureTests", []),
    tests("ThreadsTests", ["Threads"]),
    tests("JSONTextTests", ["JSONText", "TestSupport"]),
    tests("FontInteropTests", ["FontInterop", "TestSupport"]),
    tests(
      "FontMetricsTests", ["FontMetrics", "FontInterop", "JSONText", "BundledFonts", "TestSupport"],
      resources: [.copy("Resources")]
    ),
    tests(
      "TextLayoutTests", ["TextLayout", "FontMetrics", "FontInterop", "TestSupport"], resources: [.copy("Resources")]),
    tests("FontComparingTests", ["FontComparing", "TextLayout", "FontMetrics"]),
    tests("ConstraintSolvingTests", ["ConstraintSolving", "TestSupport"], resources: [.copy("Resources")]),
    tests(
      "LayoutCoreTests",
      ["LayoutCore", "ConstraintSolving", "TextLayout", "FontMetrics", "LayoutTestSupport", "TestSupport"]),
    tests(
      "TableLayoutTests",
      [
        "TableLayout", "LayoutCore", "ConstraintSolving", "TextLayout", "FontMetrics", "LayoutTestSupport",
        "TestSupport",
      ],
      resources: [.copy("Resources")]),
    tests(
      "UIKitNamesTests",
      [
        "UIKitNames", "CellDocuments", "InterfaceBuilder", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics",
        "SelfSizingCell", "TextSizes", "AutoLayoutSnippets", "Artistry", "TableSnippets", "TestSupport",
      ]),
    tests("StringCatalogsTests", ["StringCatalogs", "TextLayout", "TestSupport"], resources: [.copy("Resources")]),
    tests(
      "CellDocumentsTests",
      ["CellDocuments", "StringCatalogs", "TableLayout", "LayoutCore", "TextLayout", "TestSupport"]),
    tests(
      "InterfaceBuilderTests",
      [
        "InterfaceBuilder", "CellDocuments", "StringCatalogs", "XMLInterop", "StrutErrors", "TableLayout",
        "LayoutCore", "TextLayout", "FontMetrics", "LayoutTestSupport", "TestSupport",
      ]),
    tests("DrawingTests", ["Drawing", "CellDocuments", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics"]),
    tests(
      "LayoutAuditTests",
      [
        "LayoutAudit", "CellDocuments", "StringCatalogs", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics",
        "TestSupport",
      ]),
    tests(
      "CodeAuditTests",
      [
        "CodeAudit", "LayoutAudit", "InterfaceBuilder", "StringCatalogs", "UIKitNames", "TableLayout", "LayoutCore",
        "FontMetrics",
      ]),
    tests(
      "StrutTestingTests", ["StrutTesting", "LayoutAudit", "TableLayout", "LayoutCore", "FontMetrics", "UIKitNames"],
      exclude: ["Heights"]),
    tests("StrutTests", ["Strut", "UserNames"] + handedOn, exclude: ["UserNames"]),
    tests("CStrutTests", ["CStrut", "CStrutHeader", "Queries", "Strut", "JSONText"] + handedOn, exclude: ["Programs"]),
    tests("QueriesTests", ["Queries", "JSONText", "TestSupport"]),
    tests(
      "StrutServiceTests",
      [
        "StrutService", "Queries", "Strut", "JSONText", "Threads", "TestSupport", hummingbird, logging, metrics,
        coreMetrics,
      ] + swiftNIO + handedOn),
    tests(
      "CommandTests",
      [
        "StrutCommands", "CodeAudit", "UIKitNames", "strut-cli", "strut-server", "Queries", "DrawSizes", "LibraryTour",
        "MeasureText", yams,
      ],
      resources: [.copy("Resources")]),
  ],
  swiftLanguageModes: [.v6]
)
