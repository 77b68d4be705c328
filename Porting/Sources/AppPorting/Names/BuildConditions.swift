internal import SwiftIfConfig
internal import SwiftSyntax

/// The conditions of `#if` under which the copies are compiled: those of Linux, where `os(iOS)` is
/// true as well, because the copies replace it by `os(Linux)`.
struct BuildConditions: BuildConfiguration {
  /// Returns the text that replaces a function in a condition; nil if it stays.
  func replacement(function: String, argument: String) -> String? {
    switch function {
    case "os" where argument == "iOS": "os(Linux)"
    case "canImport" where argument == "ObjectiveC": nil
    case "canImport" where KnownModules.inUIKitNames.contains(argument) && argument != "UIKit": "true"
    case "canImport" where !KnownModules.available.contains(argument): "false"
    default: nil
    }
  }

  private let linux = StaticBuildConfiguration(
    customConditions: ["DEBUG"], targetOSs: ["Linux", "iOS"], targetArchitectures: [architecture],
    targetEnvironments: [], targetRuntimes: ["_Native", "_multithreaded"], targetObjectFileFormats: ["ELF"],
    languageVersion: VersionTuple(5), compilerVersion: VersionTuple(6, 3))

  private static var architecture: String {
    #if arch(arm64)
    "arm64"
    #else
    "x86_64"
    #endif
  }

  func isCustomConditionSet(name: String) throws -> Bool { linux.isCustomConditionSet(name: name) }
  func hasFeature(name: String) throws -> Bool { linux.hasFeature(name: name) }
  func hasAttribute(name: String) throws -> Bool { linux.hasAttribute(name: name) }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) throws -> Bool {
    importPath.first.map { KnownModules.available.contains($0.1) && $0.1 != "ObjectiveC" } ?? false
  }
  func isActiveTargetOS(name: String) throws -> Bool { linux.isActiveTargetOS(name: name) }
  func isActiveTargetArchitecture(name: String) throws -> Bool { linux.isActiveTargetArchitecture(name: name) }
  func isActiveTargetEnvironment(name: String) throws -> Bool { linux.isActiveTargetEnvironment(name: name) }
  func isActiveTargetRuntime(name: String) throws -> Bool { linux.isActiveTargetRuntime(name: name) }
  func isActiveTargetPointerAuthentication(name: String) throws -> Bool {
    linux.isActiveTargetPointerAuthentication(name: name)
  }
  func isActiveTargetObjectFormat(name: String) throws -> Bool { linux.isActiveTargetObjectFormat(name: name) }
  var targetPointerBitWidth: Int { linux.targetPointerBitWidth }
  var targetAtomicBitWidths: [Int] { linux.targetAtomicBitWidths }
  var endianness: Endianness { linux.endianness }
  var languageVersion: VersionTuple { linux.languageVersion }
  var compilerVersion: VersionTuple { linux.compilerVersion }
}

/// The modules that apps import.
enum KnownModules {
  /// Modules whose names UIKitNames has, as far as it has them.
  static let inUIKitNames: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "CoreFoundation", "ObjectiveC",
  ]
  /// Modules that Swift has on Linux.
  static let onLinux: Set<String> = [
    "Swift", "Foundation", "Dispatch", "Glibc", "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "FoundationInternationalization", "Observation", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency",
    "_StringProcessing", "Testing", "XCTest",
  ]
  /// Modules that the copies can import without a stub. `canImport` is true for them, except for
  /// ObjectiveC.
  static let available = onLinux.union(inUIKitNames)
  /// Modules of other systems that packages look for with `canImport`. A stub with such a name would
  /// change what they compile.
  static let onOtherSystems: Set<String> = [
    "os", "OSLog", "Combine", "Darwin", "Network", "Security", "System", "Accelerate", "CommonCrypto", "Musl",
    "Android", "Bionic", "WASILibc", "WinSDK", "CRT", "ucrt", "xlocale",
  ]
  /// Modules of tests.
  static let tests: Set<String> = ["XCTest", "Testing"]
}
