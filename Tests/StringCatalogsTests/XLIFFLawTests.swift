import StringCatalogs
import TestSupport
import Testing

@Suite("XLIFF: no text is lost")
struct XLIFFLawTests {
  /// Units with nested variations, made at random, and the strings of their targets.
  private struct Units {
    private(set) var xml = ""
    private(set) var texts: [String] = []
    private var generator: SeededGenerator
    private let isComplete: Bool

    init(seed: Int, isComplete: Bool) {
      generator = SeededGenerator(seed: seed)
      self.isComplete = isComplete
      add([], depth: 3, variables: [])
    }

    private mutating func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func add(_ path: [String], depth: Int, variables: [String]) {
      var variables = variables
      if next(3) == 0 {
        let name = "v\(variables.count).x"
        variables.append(name)
        for form in ["one", "other"] {
          unit(path + ["substitutions", name, "plural", form], "%\(variables.count)$d")
        }
      }
      switch depth == 0 ? 0 : next(4) {
      case 1:
        for name in ["iphone", "ipad", "other"] {
          add(path + ["device", name], depth: depth - 1, variables: variables)
        }
      case 2: for name in ["10", "20"] { add(path + ["width", name], depth: depth - 1, variables: variables) }
      case 3: for name in ["one", "other"] { plural(path + ["plural", name], variables) }
      default: unit(path, Self.shown(variables))
      }
    }

    private mutating func plural(_ path: [String], _ variables: [String]) {
      unit(path, Self.shown(variables) + " %9$d")
    }

    private static func shown(_ variables: [String]) -> String {
      variables.enumerated().map { "%\($0.offset + 1)$#@\($0.element)@" }.joined(separator: " ")
    }

    private mutating func unit(_ path: [String], _ content: String) {
      let text = "«\(texts.count)»"
      let hasTarget = isComplete || next(5) > 0
      if hasTarget { texts.append(text) }
      let id = "k" + (path.isEmpty ? "" : "|==|" + path.joined(separator: "."))
      let target = hasTarget ? "<target>\(text) \(content)</target>" : ""
      xml += "<trans-unit id=\"\(id)\"><source>source \(content)</source>\(target)</trans-unit>\n"
    }
  }

  @Test("Every text of a target is shown somewhere, however texts vary", arguments: [true, false])
  func texts(isComplete: Bool) throws {
    for seed in 0..<60 {
      let units = Units(seed: seed, isComplete: isComplete)
      let read = reading([
        "de.xliff":
          "<xliff version=\"1.2\"><file original=\"L.xcstrings\" source-language=\"en\" target-language=\"de\"><body>\(units.xml)</body></file></xliff>"
      ])
      #expect(!isComplete || read.problems.isEmpty, "\(seed): \(read.problems)")
      let found = read.catalog.lookUp("k", in: "de")
      if units.texts.isEmpty { continue }
      let options = VariantOptions(devices: DeviceFamily.allCases, limit: 5_000)
      let shown = try #require(try found?.variants(options)).map(\.text)
      let lost = units.texts.filter { text in !shown.contains { $0.contains(text) } }
      #expect(lost.isEmpty, "\(seed): \(units.xml)")
      #expect(!shown.contains { $0.contains("#@") }, "\(seed): \(units.xml)")
    }
  }

  @Test("Every target of an app has the translations of its own file, however many sources are old")
  func targets() throws {
    let folders = ["App", "Widget", "Kit/Sources", "App/Extension"]
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: seed)
      var (reader, files): (StringCatalogReader, String) = (StringCatalogReader(), "")
      for folder in folders {
        var (strings, units) = ("", "")
        for key in 0..<6 {
          let source = Int.random(in: 0..<3, using: &generator) == 0 ? "same" : folder
          let isOld = Int.random(in: 0..<2, using: &generator) == 0
          strings += "k\(key) = \"\(source)\";\n"
          units +=
            "<trans-unit id=\"k\(key)\"><source>\(isOld ? "old" : source)</source><target>\(folder) \(key)</target></trans-unit>"
        }
        reader.add(bytes: Array(strings.utf8), path: "/src/Project/\(folder)/en.lproj/L.strings")
        files +=
          "<file original=\"\(folder)/en.lproj/L.strings\" source-language=\"en\" target-language=\"de\"><body>\(units)</body></file>"
      }
      reader.add(bytes: Array("<xliff version=\"1.2\">\(files)</xliff>".utf8), path: "x/de.xliff")
      let catalog = reader.catalog()
      for folder in folders {
        for key in 0..<6 {
          let keys = catalog.keys("k\(key)", table: "L", context: nil, target: nil)
          let own = try #require(keys.first { "Project/\(folder)".hasSuffix("/" + ($0.target ?? "")) })
          let text = try catalog.lookUp(own, in: TextLocale("de"))?.variants().map(\.text)
          #expect(text == ["\(folder) \(key)"], "\(seed)")
        }
      }
    }
  }

  @Test(
    "No target has translations of two originals, and none is lost, whichever folders are there and however much of their paths"
  )
  func originals() throws {
    let folders = ["App/Resources", "Widget/Resources", "Kit/Sources", "App/Extension", "Watch"]
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: seed)
      var (reader, files): (StringCatalogReader, String) = (StringCatalogReader(), "")
      let start = ["", "/src/", "Project/", "../"].randomElement(using: &generator) ?? ""
      let cut = Int.random(in: 0..<2, using: &generator)
      var seen: Set<String> = []
      for folder in folders {
        let path = folder.split(separator: "/").suffix(2 - cut).joined(separator: "/")
        let isThere = Int.random(in: 0..<3, using: &generator) > 0 && seen.insert(path).inserted
        var (strings, units) = ("", "")
        for key in 0..<6 {
          let source = Int.random(in: 0..<4, using: &generator) == 0 ? "same" : folder
          let isOld = Int.random(in: 0..<4, using: &generator) == 0
          if Int.random(in: 0..<3, using: &generator) > 0 { strings += "k\(key) = \"\(source)\";\n" }
          units +=
            "<trans-unit id=\"k\(key)\"><source>\(isOld ? "old" : source)</source><target>\(folder)</target></trans-unit>"
        }
        // There must be a difference between the strings of the folder and other strings.
        strings += "own = \"\(folder)\";"
        units += "<trans-unit id=\"own\"><source>\(folder)</source><target>\(folder)</target></trans-unit>"
        if isThere { reader.add(bytes: Array(strings.utf8), path: "\(start)\(path)/en.lproj/L.strings") }
        files +=
          "<file original=\"\(folder)/en.lproj/L.strings\" source-language=\"en\" target-language=\"de\"><body>\(units)</body></file>"
      }
      reader.add(bytes: Array("<xliff version=\"1.2\">\(files)</xliff>".utf8), path: "x/de.xliff")
      let catalog = reader.catalog()
      var shown: [String?: Set<String>] = [:]
      for key in catalog.keys {
        guard let found = catalog.lookUp(key, in: TextLocale("de")), found.status != .missing else { continue }
        shown[key.target, default: []].formUnion(try found.variants().map(\.text))
      }
      #expect(shown.values.allSatisfy { $0.count == 1 }, "\(seed): \(shown)")
      #expect(shown.values.reduce(into: Set()) { $0.formUnion($1) } == Set(folders), "\(seed): \(shown)")
    }
  }
}
