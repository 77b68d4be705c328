import Foundation
import Testing

/// The folders of a module, from the lowest up: what is in one knows nothing of those that come
/// later.
///
/// The compiler does not check folders, so their order is compared with the sources. A change of it
/// requires a recorded decision.
enum Floors {
  static let order: [String: [String]] = [
    "TextLayout": [
      "Unicode", "Styles", "Hyphenation", "Caches", "Shaping", "Contexts", "Pieces", "Instances", "Words", "Engine",
      "Lines", "Paragraphs", "Editing", "Measuring",
    ],
    "LayoutCore": [
      "Values", "Metrics", "Traits", "Views", "Engine", "Explaining", "VisualFormat", "Scrolling", "Stacks", "Labels",
      "Images", "Controls", "TextViews", "Controllers",
    ],
    "TableLayout": [
      "Arrangements", "Contents", "Cells", "Sizing", "Heights", "Sections", "Updates", "Tables", "Lines", "Collections",
      "Ahead",
    ],
    "InterfaceBuilder": ["Notes", "Model", "Reading", "Objects", "Building", "Languages", "App"],
  ]

  /// The names from a higher folder that a file may use nevertheless
  /// (Documentation/Decisions/0012): a view and the engines that lay it out depend on each other.
  static let upward: [String: Set<String>] = [
    "LayoutCore/Views/EngineLinks.swift": ["LayoutEngine", "ItemBox", "contentChanged", "frameChanged"],
    "LayoutCore/Views/View.swift": ["fittingSize"],
  ]

  /// A file of a module, without its comments and literals.
  struct File {
    var name: String
    var folder: String
    /// All identifiers, and those with a dot before them.
    var words: Set<String> = []
    var called: Set<String> = []
    /// Types that it declares outside of others, and all that it declares.
    var types: Set<String> = []
    var allTypes: Set<String> = []
    /// Functions and properties that it declares anywhere, and labels, which parts of tuples are
    /// called by.
    var members: Set<String> = []
  }

  /// The files of a module, read once for all tests.
  static func files(of module: String) throws -> [File] { try #require(parsed.get()[module]) }

  private static let parsed = Result {
    try Dictionary(
      uniqueKeysWithValues: Architecture.allowed.keys.map { module in
        (module, try Architecture.files(of: module).map { file($0.name, $0.lines) })
      })
  }

  private static func file(_ name: String, _ lines: [String]) -> File {
    let parts = name.split(separator: "/").map(String.init)
    var file = File(name: name, folder: parts.count > 2 ? parts[1] : "")
    for line in lines {
      var keyword = ""
      for word in words(line) {
        file.words.insert(word.text)
        if word.followsDot { file.called.insert(word.text) }
        if word.isLabel || memberWords.contains(keyword) { file.members.insert(word.text) }
        if typeWords.contains(keyword) {
          file.allTypes.insert(word.text)
          if !line.hasPrefix(" ") { file.types.insert(word.text) }
        }
        keyword = word.text
      }
    }
    return file
  }

  private static let typeWords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let memberWords: Set<String> = ["func", "var", "let", "case"]

  /// Returns the identifiers of a line, without its comment and literals.
  private static func words(_ line: String) -> [(text: String, followsDot: Bool, isLabel: Bool)] {
    var words: [(text: String, followsDot: Bool, isLabel: Bool)] = []
    let bytes = Array(line.utf8)
    var (at, isInText) = (0, false)
    while at < bytes.count {
      let byte = bytes[at]
      if isInText {
        if byte == UInt8(ascii: "\\") { at += 1 } else if byte == UInt8(ascii: "\"") { isInText = false }
        at += 1
      } else if isOfWord(byte) {
        let start = at
        while at < bytes.count, isOfWord(bytes[at]) { at += 1 }
        words.append(
          (
            String(decoding: bytes[start..<at], as: UTF8.self), start > 0 && bytes[start - 1] == UInt8(ascii: "."),
            at < bytes.count && bytes[at] == UInt8(ascii: ":")
          ))
      } else {
        isInText = byte == UInt8(ascii: "\"")
        if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == byte { break }
        at += 1
      }
    }
    return words
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// A module's files by its floors, the lowest first.
  static func byFloor(_ module: String) throws -> [[File]] {
    let files = Dictionary(grouping: try files(of: module), by: \.folder)
    return try #require(order[module]).map { files[$0] ?? [] }
  }
}

@Suite("The floors of a module")
struct FloorTests {
  @Test("Every folder has its place, and there is no other", arguments: Floors.order.keys.sorted())
  func complete(module: String) throws {
    let order = try #require(Floors.order[module])
    #expect(Set(try Floors.files(of: module).map(\.folder)) == Set(order))
    #expect(Set(order).count == order.count)
  }

  @Test("No file names a type of a folder above its own", arguments: Floors.order.keys.sorted())
  func types(module: String) throws {
    let floors = try Floors.byFloor(module)
    for (number, floor) in floors.enumerated() {
      let known = names(floors[...number], \.allTypes)
      let above = names(floors[(number + 1)...], \.types).subtracting(known)
      for file in floor {
        let named = file.words.intersection(above).subtracting(Floors.upward[file.name] ?? [])
        #expect(named.isEmpty, "\(file.name) names \(named.sorted())")
      }
    }
  }

  // Names of one word are skipped, because the standard library has many of them and they are
  // ambiguous. Names that a lower module also declares are skipped, too.
  @Test("No file calls what only a folder above its own declares", arguments: Floors.order.keys.sorted())
  func members(module: String) throws {
    let floors = try Floors.byFloor(module)
    let modules = try #require(Architecture.allowed[module]).intersection(Architecture.allowed.keys)
    let others = names(try modules.map { try Floors.files(of: $0) }, \.members).union([
      "endIndex", "isEmpty", "newValue", "reserveCapacity", "startIndex",
    ])
    for (number, floor) in floors.enumerated() {
      let known = names(floors[...number], \.members).union(others)
      let above = names(floors[(number + 1)...], \.members).subtracting(known).filter {
        $0.contains(where: \.isUppercase)
      }
      for file in floor {
        let called = file.called.intersection(above).subtracting(Floors.upward[file.name] ?? [])
        #expect(called.isEmpty, "\(file.name) calls \(called.sorted())")
      }
    }
  }

  @Test("What is said of a folder above is said", arguments: Floors.upward.keys.sorted())
  func upward(name: String) throws {
    let module = try #require(name.split(separator: "/").first.map(String.init))
    let floors = try Floors.byFloor(module)
    let number = try #require(floors.firstIndex { $0.contains { $0.name == name } })
    let file = try #require(floors[number].first { $0.name == name })
    let above = floors[(number + 1)...]
    let declared = names(above, \.types).union(names(above, \.members))
    #expect(try #require(Floors.upward[name]).subtracting(file.words).isEmpty)
    #expect(try #require(Floors.upward[name]).subtracting(declared).isEmpty)
  }

  private func names(_ floors: some Sequence<[Floors.File]>, _ kind: KeyPath<Floors.File, Set<String>>) -> Set<String> {
    floors.joined().reduce(into: []) { $0.formUnion($1[keyPath: kind]) }
  }
}
