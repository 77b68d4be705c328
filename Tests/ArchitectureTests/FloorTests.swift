import Foundation
import Testing

/// The folders of a module, from the lowest up: what is in one knows nothing of those that come later.
///
/// The compiler does not look at folders, so their order is held against the sources. Changing it is a decision to record.
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
      "Arrangements", "Contents", "Cells", "Sizing", "Heights", "Sections", "Updates", "Tables", "Ahead",
    ],
  ]

  /// What a file says of a folder above its own all the same (Documentation/Decisions/0012): a view and the engines that lay it out
  /// know one another.
  static let upward: [String: Set<String>] = [
    "LayoutCore/Views/EngineLinks.swift": ["LayoutEngine", "ItemBox", "contentChanged", "frameChanged"],
    "LayoutCore/Views/View.swift": ["fittingSize"],
  ]

  /// A file of a module, without its comments and the texts in it.
  struct File {
    var name: String
    var folder: String
    /// Identifiers in the order they stand, and whether a dot is before each.
    var words: [(text: String, followsDot: Bool)]
    /// Types that it declares outside of others, and all that it declares.
    var types: Set<String>
    var allTypes: Set<String>
    /// Functions and properties that it declares anywhere, and labels, which parts of tuples are called by.
    var members: Set<String>
  }

  static func files(of module: String) throws -> [File] {
    try Architecture.files(of: module).map { file in
      let parts = file.name.split(separator: "/").map(String.init)
      let code = file.lines.map(code)
      return File(
        name: file.name, folder: parts.count > 2 ? parts[1] : "", words: code.flatMap(words),
        types: Set(code.filter { !$0.hasPrefix(" ") }.flatMap { declared($0, after: typeWords) }),
        allTypes: Set(code.flatMap { declared($0, after: typeWords) }),
        members: Set(code.flatMap { declared($0, after: ["func", "var", "let", "case"]) + labels($0) }))
    }
  }

  private static let typeWords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

  /// A line without comments and literals.
  private static func code(_ line: String) -> String {
    let literals = line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"")
    return literals.components(separatedBy: "//")[0]
  }

  private static func words(_ code: String) -> [(text: String, followsDot: Bool)] {
    code.matches(of: /(\.?)([A-Za-z_][A-Za-z0-9_]*)/).map { (String($0.2), !$0.1.isEmpty) }
  }

  private static func labels(_ code: String) -> [String] {
    code.matches(of: /([A-Za-z_][A-Za-z0-9_]*):/).map { String($0.1) }
  }

  private static func declared(_ code: String, after keywords: Set<String>) -> [String] {
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    return zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
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
    let files = try Floors.files(of: module)
    for file in files {
      let known = Set(try below(file, files, module).flatMap(\.allTypes))
      let above = Set(try self.above(file, files, module).flatMap(\.types)).subtracting(known)
      let named = Set(file.words.map(\.text)).intersection(above).subtracting(Floors.upward[file.name] ?? [])
      #expect(named.isEmpty, "\(file.name) names \(named.sorted())")
    }
  }

  // Names of one word are left out: the standard library has many of them, and a text does not tell whose is meant. So are
  // those that a module below declares too.
  @Test("No file calls what only a folder above its own declares", arguments: Floors.order.keys.sorted())
  func members(module: String) throws {
    let files = try Floors.files(of: module)
    let modules = try #require(Architecture.allowed[module]).intersection(Architecture.allowed.keys)
    let others = Set(try modules.flatMap { try Floors.files(of: $0) }.flatMap(\.members)).union([
      "isEmpty", "newValue", "reserveCapacity",
    ])
    for file in files {
      let known = Set(try below(file, files, module).flatMap(\.members)).union(others)
      let above = Set(try self.above(file, files, module).flatMap(\.members)).subtracting(known)
        .filter { $0.contains(where: \.isUppercase) }
      let called = Set(file.words.filter(\.followsDot).map(\.text)).intersection(above)
        .subtracting(Floors.upward[file.name] ?? [])
      #expect(called.isEmpty, "\(file.name) calls \(called.sorted())")
    }
  }

  @Test("What is said of a folder above is said", arguments: Floors.upward.keys.sorted())
  func upward(name: String) throws {
    let module = try #require(name.split(separator: "/").first.map(String.init))
    let files = try Floors.files(of: module)
    let file = try #require(files.first { $0.name == name })
    let above = try self.above(file, files, module)
    let declared = above.reduce(into: Set<String>()) { $0.formUnion($1.types.union($1.members)) }
    #expect(try #require(Floors.upward[name]).subtracting(file.words.map(\.text)).isEmpty)
    #expect(try #require(Floors.upward[name]).subtracting(declared).isEmpty)
  }

  private func above(_ file: Floors.File, _ files: [Floors.File], _ module: String) throws -> [Floors.File] {
    let order = try #require(Floors.order[module])
    let floor = try #require(order.firstIndex(of: file.folder))
    return files.filter { other in order.firstIndex(of: other.folder).map { $0 > floor } ?? false }
  }

  private func below(_ file: Floors.File, _ files: [Floors.File], _ module: String) throws -> [Floors.File] {
    let order = try #require(Floors.order[module])
    let floor = try #require(order.firstIndex(of: file.folder))
    return files.filter { other in order.firstIndex(of: other.folder).map { $0 <= floor } ?? false }
  }
}
