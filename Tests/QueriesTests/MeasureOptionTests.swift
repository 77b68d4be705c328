import Foundation
import JSONText
import Strut
import Testing

@testable import Queries

/// The table of options is compared with the declarations in other languages, which cannot be made
/// from it.
@Suite("The options for measuring")
struct MeasureOptionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the lines between two others, at the first place where they appear.
  private static func lines(of path: String, from first: String, to last: String) throws -> [String] {
    let lines = try text(path).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains(first) }, "\(path) has no \(first)")
    let end = try #require(lines[start...].dropFirst().firstIndex { $0.contains(last) }, "\(path) has no \(last)")
    return Array(lines[(start + 1)..<end])
  }

  private static let namesInC = MeasureOption.all.compactMap(\.nameInC)
  private static let ofFonts = MeasureOption.all.filter { $0.nameInC == nil }.map(\.key)

  @Test("Keys are unique, and the UIKit or CSS name of an option is the key of no other")
  func keys() throws {
    let keys = MeasureOption.all.map(\.key)
    let others = MeasureOption.all.flatMap(\.namesElsewhere)
    #expect(Set(keys + others).count == keys.count + others.count)
    #expect(Set(Self.namesInC).count == Self.namesInC.count)
    #expect(!Set(keys).contains("text") && !Set(keys).contains("id"))
  }

  @Test("A record that names another font has its first face, and a record that names none has the selected face")
  func faceOfRecord() throws {
    var settings = MeasureSettings()
    settings.font.name = "two.ttc"
    settings.font.faceIndex = 1
    func font(_ record: String) throws -> FontRequest {
      try MeasureRecord(line: Array(record.utf8), number: 1, settings: settings).content.get().settings.font
    }
    #expect(try font(#"{"text":"A"}"#).faceIndex == 1)
    #expect(try font(#"{"text":"A","font":"Inter"}"#).faceIndex == nil)
    let other = try font(#"{"text":"A","font":"./other.ttc","size":12}"#)
    #expect(other.name == "./other.ttc" && other.faceIndex == nil)
  }

  @Test(
    "The UIKit name of an option is reported with the key",
    arguments: MeasureOption.all.filter { !$0.namesElsewhere.isEmpty }.map(\.key))
  func hints(key: String) throws {
    for name in try #require(MeasureOption.named(key)).namesElsewhere {
      var settings = MeasureSettings()
      let failure = #expect(throws: RequestFailure.self) { try settings.set(name, .integer(1)) }
      #expect(failure?.message == "unknown key \"\(name)\". Did you mean \"\(key)\"?")
    }
  }

  @Test(
    "Every value in the range of a schema is accepted, and none outside it", arguments: MeasureOption.all.map(\.key))
  func schemas(key: String) throws {
    let option = try #require(MeasureOption.named(key))
    var settings = MeasureSettings()
    var count = 0
    for case .object(let schema) in [option.schema, option.parameterSchema].flatMap(Self.alternatives) {
      for case .array(let values)? in [schema["enum"], schema["examples"]] {
        for value in values {
          try option.set(&settings, value)
          count += 1
        }
      }
      guard let least = schema["minimum"]?.asNumber, let greatest = schema["maximum"]?.asNumber else { continue }
      for number in [least, greatest] { try option.set(&settings, .number(number)) }
      for number in [least - 1, greatest + 1] {
        #expect(throws: RequestFailure.self) { try option.set(&settings, .number(number)) }
      }
      count += 2
    }
    #expect(count > 0)
    #expect(throws: RequestFailure.self) { try option.set(&settings, .array([.null])) }
  }

  private static func alternatives(_ schema: JSONValue) -> [JSONValue] {
    guard case .object(let members) = schema, case .array(let some)? = (members["oneOf"] ?? members["anyOf"]) else {
      return [schema]
    }
    return some
  }

  // MARK: C

  @Test("The C struct has the options, each under its name", arguments: ["Sources/CStrutHeader/include/strut.h"])
  func header(path: String) throws {
    let fields = try Self.lines(
      of: path, from: "typedef struct strut_measure_options {", to: "} strut_measure_options;"
    )
    .compactMap { $0.firstMatch(of: /^ +(?:const )?\w+ \*?(\w+);/).map { String($0.1) } }
    #expect(fields.filter { !["size", "font", "reserved"].contains($0) }.sorted() == Self.namesInC.sorted())
    let request = try Self.text(path).components(separatedBy: "} strut_font_request;")[0]
    for key in Self.ofFonts where key != "font" { #expect(request.contains(try Regex("[ *_]\(key);")), "\(key)") }
  }

  @Test(
    "The C header has a constant for each choice, under its name; no strategy is 0",
    arguments: [
      ("breakMode", "STRUT_BREAK_"), ("direction", "STRUT_DIRECTION_"), ("alignment", "STRUT_ALIGN_"),
      ("lineBreakStrategy", "STRUT_LINE_BREAK_"),
    ])
  func constants(key: String, prefix: String) throws {
    let choices = try #require(MeasureOption.named(key)).choices
    let header = try Self.text("Sources/CStrutHeader/include/strut.h")
    let constants = header.matches(of: try Regex("\\b\(prefix)[A-Z_]+(?= = )")).map { String(header[$0.range]) }
    #expect(constants.sorted() == choices.filter { $0 != "none" }.map { prefix + Self.inCapitals($0) }.sorted())
  }

  /// Converts `byWordWrapping` to `WORD_WRAPPING`.
  private static func inCapitals(_ choice: String) -> String {
    let name = choice.hasPrefix("by") ? choice.dropFirst(2) : choice[...]
    return name.reduce(into: "") { capitals, letter in
      if letter.isUppercase, !capitals.isEmpty { capitals += "_" }
      capitals += letter.uppercased()
    }
  }

  @Test("The Rust example declares the struct as C does")
  func rust() throws {
    let fields = try Self.lines(of: "Examples/Rust/heights.rs", from: "pub struct MeasureOptions {", to: "}")
      .compactMap { $0.firstMatch(of: /pub (\w+):/).map { String($0.1) } }
    #expect(Set(fields).subtracting(["size", "font", "reserved"]) == Set(Self.namesInC))
  }

  // MARK: Python

  private static let python = "Python/src/strut/options.py"

  @Test("Python has the options by their names in C, and those of fonts by their keys")
  func pythonNames() throws {
    let names = try Self.lines(of: Self.python, from: "class MeasureOptions(TypedDict", to: "_CHOICES:")
      .compactMap { $0.firstMatch(of: #/^    (\w+): /#).map { String($0.1) } }
    #expect(names.sorted() == (Self.namesInC + Self.ofFonts).sorted())
    let readme = try Self.text("Python/README.md")
    let listed = try #require(readme.firstMatch(of: /strut\.h\)\):\s+`([a-z_\s]+)`/)).1.split { " \n".contains($0) }
    #expect(listed.map(String.init).sorted() == names.sorted())
  }

  @Test("Python has the list of font options")
  func pythonFonts() throws {
    let text = try Self.text(Self.python)
    let list = try #require(text.firstMatch(of: /_FONT_KEYS = \(([^)]*)\)/)).1
    #expect(list.matches(of: /"(\w+)"/).map { String($0.1) }.sorted() == Self.ofFonts.sorted())
  }

  @Test("Python has the choices", arguments: ["breakMode", "direction", "alignment", "lineBreakStrategy"])
  func pythonChoices(key: String) throws {
    let option = try #require(MeasureOption.named(key))
    let name = try #require(option.nameInC)
    let first = key == "lineBreakStrategy" ? "_STRATEGIES: " : "    \"\(name)\": {"
    let names = try Self.lines(of: Self.python, from: first, to: "}")
      .compactMap { $0.firstMatch(of: #/^ +"(\w+)": /#).map { String($0.1) } }
    #expect(names.sorted() == option.choices.sorted())
  }

  @Test("The description has all accepted values: numbers for weights, several strategies")
  func schemas() throws {
    let weight = try JSONWriter.string(of: try #require(MeasureOption.named("weight")).describedMember, isPretty: false)
    #expect(weight.contains(#""anyOf":[{"maximum":1000,"minimum":1,"type":"integer"}"#) && weight.contains("semibold"))
    let option = try #require(MeasureOption.named("lineBreakStrategy"))
    let strategy = try JSONWriter.string(of: option.describedMember, isPretty: false)
    #expect(strategy.contains("^(none|standard|pushOut|hangulWordPriority)(,"))
    #expect(!option.summary.contains("One of"))
    var settings = MeasureSettings()
    try option.set(&settings, .string("pushOut,hangulWordPriority"))
    #expect(settings.lineBreaks.strategy == [.pushOut, .hangulWordPriority])
  }
}
