import Foundation
import Testing

/// The arrows between modules, as `Documentation/Decisions/0001` draws them: what each module of
/// ours may import.
///
/// SwiftPM permits transitive imports, so the table is compared with the sources. A change of it
/// requires a recorded decision.
enum Architecture {
  static let allowed: [String: Set<String>] = [
    "BundledFonts": [],
    "BundledHyphenation": ["BundledFonts"],
    "Threads": ["CMalloc"],
    "JSONText": [],
    "FontInterop": ["Threads", "CBrotli", "CFreeType", "CHarfBuzz", "CFontconfig"],
    "StrutErrors": [],
    "FontMetrics": ["StrutErrors", "FontInterop", "JSONText", "Threads", "BundledFonts"],
    "TextLayout": [
      "StrutErrors", "FontMetrics", "FontInterop", "Threads", "BundledFonts", "BundledHyphenation", "CICU", "CHyphen",
    ],
    "FontComparing": ["TextLayout", "FontMetrics"],
    "ConstraintSolving": ["StrutErrors"],
    "LayoutCore": ["StrutErrors", "ConstraintSolving", "TextLayout", "FontMetrics", "Threads"],
    "TableLayout": ["StrutErrors", "LayoutCore", "TextLayout", "FontMetrics", "Threads"],
    "UIKitNames": [
      "InterfaceBuilder", "CellDocuments", "StringCatalogs", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics",
      "Threads",
    ],
    "XMLInterop": ["CExpat"],
    "Charsets": [],
    "StringCatalogs": [
      "StrutErrors", "LayoutCore", "TextLayout", "FontMetrics", "JSONText", "Threads", "XMLInterop", "Charsets",
    ],
    "CellDocuments": [
      "StringCatalogs", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics", "JSONText", "Threads", "Yams",
    ],
    "InterfaceBuilder": [
      "CellDocuments", "StringCatalogs", "XMLInterop", "StrutErrors", "TableLayout", "LayoutCore", "TextLayout",
      "FontMetrics", "JSONText", "Threads",
    ],
    "Drawing": [
      "StrutErrors", "TableLayout", "LayoutCore", "TextLayout", "FontMetrics", "FontInterop", "CCairo",
    ],
    "LayoutAudit": [
      "InterfaceBuilder", "CellDocuments", "StringCatalogs", "Drawing", "TableLayout", "LayoutCore", "TextLayout",
      "FontMetrics", "JSONText", "Threads", "Yams",
    ],
    "StrutTesting": ["LayoutAudit", "TableLayout", "LayoutCore", "FontMetrics", "Testing", "XCTest"],
    "Strut": [
      "StrutErrors", "FontMetrics", "TextLayout", "FontComparing", "LayoutCore", "TableLayout", "StringCatalogs",
      "CellDocuments", "InterfaceBuilder", "Drawing", "LayoutAudit",
    ],
    "Queries": ["Strut", "JSONText", "Threads"],
    "CStrut": ["CStrutHeader", "Queries", "Strut", "JSONText", "Threads"],
    "CodeAudit": [
      "UIKitNames", "LayoutAudit", "InterfaceBuilder", "CellDocuments", "StringCatalogs", "Drawing", "TableLayout",
      "LayoutCore", "TextLayout", "FontMetrics", "Threads",
    ],
    "StrutCommands": [
      "CodeAudit", "Queries", "Strut", "JSONText", "Threads", "Recorder", "UIKitNames", "ArgumentParser",
    ],
    "strut-cli": ["StrutCommands"],
    "StrutService": [
      "Queries", "Strut", "JSONText", "FontMetrics", "Threads", "Hummingbird", "HummingbirdCore", "HTTPTypes",
      "NIOCore",
      "NIOPosix", "NIOHTTP1", "NIOHTTPTypes", "Logging", "CoreMetrics", "Metrics", "Crypto",
    ],
    "strut-server": [
      "StrutService", "Queries", "Strut", "ArgumentParser", "Hummingbird", "Logging", "ServiceLifecycle",
    ],
    // UIKit where there is one.
    "Recorder": ["UIKitNames", "UIKit"],
  ]

  /// The modules that are not in Sources, and where they are.
  static let bundled = ["BundledFonts": "Fonts", "BundledHyphenation": "Hyphenation", "Recorder": "Recorder"]

  /// Imported by anyone: the toolchain's own.
  static let toolchain: Set<String> = ["Foundation", "FoundationEssentials", "Synchronization", "Glibc", "Dispatch"]

  /// The only modules in which `unsafe` may stand: those that import C, the one that calls the C
  /// library's iconv, the one that C calls, the one with the lock, and the one with UIKit's
  /// signatures, which have pointers (`getRed(_:green:blue:alpha:)`), and whose facades hand views
  /// to the main actor (Documentation/Decisions/0021).
  static let withUnsafe: Set<String> = [
    "Threads", "FontInterop", "TextLayout", "Drawing", "XMLInterop", "Charsets", "CStrut", "UIKitNames",
  ]

  /// Names for locks, in addition to `Threads.Locked` (Decisions/0002), and for everything that
  /// begins with them.
  static let locks = [
    "Mutex", "NSLock", "NSRecursiveLock", "NSCondition", "DispatchSemaphore", "DispatchQueue", "pthread_mutex",
    "pthread_rwlock", "pthread_spin", "pthread_cond", "os_unfair_lock", "NIOLock", "actor",
  ]

  /// Names for waiting for the result of another thread without a lock: `Locked` has no way to
  /// wait.
  static let waiting: [String: Set<String>] = [
    "Queries/Work/AsyncWork.swift": ["DispatchSemaphore"],
    "StrutCommands/Support/OrderedBatches.swift": ["DispatchSemaphore", "DispatchQueue"],
  ]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func folder(of module: String) -> URL {
    root.appending(path: bundled[module] ?? "Sources/\(module)")
  }

  static func files(of module: String) throws -> [(name: String, lines: [String])] {
    try files(in: folder(of: module), of: module)
  }

  static func files(in folder: URL, of module: String) throws -> [(name: String, lines: [String])] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return (module + "/" + name, text.components(separatedBy: "\n"))
    }
  }

  static func imports(_ lines: [String]) -> [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let at = words.firstIndex(of: "import"), at <= 2, words.count > at + 1,
        words[..<at].allSatisfy({
          ["public", "package", "internal", "private", "fileprivate"].contains($0) || $0.hasPrefix("@")
        })
      else { return nil }
      return words[at + 1].split(separator: ".").first.map(String.init)
    }
  }
}

@Suite("The architecture")
struct ArchitectureTests {
  @Test("Every module draws only the arrows it may", arguments: Architecture.allowed.keys.sorted())
  func arrows(module: String) throws {
    let allowed = try #require(Architecture.allowed[module]).union(Architecture.toolchain)
    for file in try Architecture.files(of: module) {
      let strangers = Architecture.imports(file.lines).filter { !allowed.contains($0) }
      #expect(strangers.isEmpty, "\(file.name) imports \(strangers)")
    }
  }

  @Test("The table names every module there is")
  func complete() throws {
    let sources = Architecture.root.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }
    let cLibraries: Set<String> = [
      "CBrotli", "CFreeType", "CHarfBuzz", "CFontconfig", "CCairo", "CICU", "CHyphen", "CExpat", "CMalloc",
      "CStrutHeader",
    ]
    #expect(
      Set(folders).subtracting(cLibraries) == Set(Architecture.allowed.keys).subtracting(Architecture.bundled.keys))
  }

  @Test("The arrows form no circle")
  func acyclic() {
    var remaining = Architecture.allowed.mapValues { $0.intersection(Architecture.allowed.keys) }
    while let leaf = remaining.first(where: { $0.value.isEmpty })?.key {
      remaining[leaf] = nil
      for module in Array(remaining.keys) { remaining[module]?.remove(leaf) }
    }
    #expect(remaining.isEmpty)
  }

  @Test(
    "Each C library is imported by one module",
    arguments: [
      "CBrotli", "CFreeType", "CHarfBuzz", "CFontconfig", "CCairo", "CICU", "CHyphen", "CExpat", "CMalloc",
      "CStrutHeader",
    ])
  func cLibraries(library: String) {
    #expect(Architecture.allowed.filter { $0.value.contains(library) }.count == 1)
  }

  @Test(
    "In a module with other work, C is imported in one folder",
    arguments: ["CICU": "Unicode", "CHyphen": "Hyphenation"])
  func folders(library: String, folder: String) throws {
    let files = try Architecture.files(of: "TextLayout").filter { Architecture.imports($0.lines).contains(library) }
    #expect(!files.isEmpty)
    for file in files { #expect(file.name.hasPrefix("TextLayout/\(folder)/")) }
  }

  @Test("`unsafe` stands only where it has to", arguments: Architecture.allowed.keys.sorted())
  func unsafeWords(module: String) throws {
    guard !Architecture.withUnsafe.contains(module) else { return }
    for file in try Architecture.files(of: module) {
      let lines = file.lines.filter { line in
        let code = line.components(separatedBy: "//")[0]
        return code.split(whereSeparator: { !$0.isLetter && $0 != "_" }).contains("unsafe")
      }
      #expect(lines.isEmpty, "\(file.name): \(lines)")
    }
  }

  @Test("Nothing locks but `Locked`", arguments: Architecture.allowed.keys.sorted())
  func locks(module: String) throws {
    guard module != "Threads" else { return }
    for file in try Architecture.files(of: module) {
      let words = file.lines.flatMap { line in
        line.components(separatedBy: "//")[0].split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
      let locks = Set(words.map(String.init)).filter { word in Architecture.locks.contains { word.hasPrefix($0) } }
      #expect(locks.subtracting(Architecture.waiting[file.name] ?? []) == [], "\(file.name)")
    }
  }

  @Test(
    "What needs the service's packages stands in their trait",
    arguments: [
      "Sources/StrutService", "Sources/strut-server", "Tests/StrutServiceTests",
    ])
  func service(folder: String) throws {
    for file in try Architecture.files(in: Architecture.root.appending(path: folder), of: folder) {
      #expect(file.lines.first == "#if Service" && file.lines.dropLast().last == "#endif", "\(file.name)")
    }
  }

  @Test("No module is named after a type of its own", arguments: Architecture.allowed.keys.sorted())
  func names(module: String) throws {
    guard Architecture.bundled[module] == nil else { return }
    for file in try Architecture.files(of: module) {
      let declared = file.lines.filter { line in
        let words = line.split(whereSeparator: { !$0.isLetter })
        return words.contains { ["struct", "class", "enum", "protocol"].contains($0) }
          && words.contains(Substring(module)) && !line.contains("//")
      }
      #expect(declared.isEmpty, "\(file.name): \(declared)")
    }
  }
}
