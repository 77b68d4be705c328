import ArgumentParser
import Strut

/// `strut inspect`: everything about a face that a line's height depends on.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows everything about a font that a line's height depends on.",
    discussion: """
      Numbers are in design units; with --size in points too. A family is shown face by face.

      --glyphs adds `glyphs` to the JSON, an object for each character: its glyph, name, advance, side bearings, the bounds of its \
      ink, and its advance and origin in vertical text; all null where the face has no glyph. --sample adds `ink`, an object \
      for each text: the bounds of its ink, how far that goes above and below the line box, and where.
      """)

  @Argument(help: ArgumentHelp("Paths or names of fonts.", valueName: "font")) var fonts: [String]
  @Option(parsing: .unconditional, help: ArgumentHelp("Give the metrics in points at this size too.", valueName: "pt"))
  var size: String?
  @Option(help: ArgumentHelp("Where on a variable font's axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?
  @Option(help: ArgumentHelp("Which face of a collection, from 0. All of them if left out.", valueName: "n"))
  var faceIndex: Int?
  @Option(help: ArgumentHelp("Measure the glyphs of these characters: advance, bearings, bounds.", valueName: "text"))
  var glyphs: String?
  @Option(
    help: ArgumentHelp(
      "Hold the ink of a text against the line box; `auto` takes Strut's own texts for the face's scripts.",
      valueName: "text|auto"))
  var sample: String?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let size = try size.map { try Values.nonNegative($0, "a size") }
    let variations = try Values.variations(variations)
    let questions = InspectQuestions(glyphs: glyphs, sample: sample.map { $0 == "auto" ? .automatic : .text($0) })
    let catalogue = try fontOptions.catalogue()
    var entries: [InspectDocument.Entry] = []
    var failures: [CommandFailure] = []
    for name in fonts {
      do {
        let matches = try self.matches(name, in: catalogue)
        entries += try matches.map { match in
          let moved = try Self.move(match, to: variations)
          noteClamped(variations, moved)
          return .face(FaceReport(moved, pointSize: size, questions: questions), substitution: match.substitution)
        }
      } catch {
        let failure = CommandFailure(error)
        failures.append(failure)
        entries.append(.failure(path: name, ErrorDescription(failure)))
      }
    }
    // A single question without an answer is that failure; a batch reports it in its place.
    if let only = failures.first, failures.count == entries.count, fonts.count == 1 { throw only }
    try report(entries)
    try fontOptions.enforce(entries.compactMap(\.substitution))
    if failures.count == fonts.count { throw ExitCode(ExitStatus.input.rawValue) }
    if !failures.isEmpty { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  private func matches(_ name: String, in catalogue: FontCatalogue) throws -> [FontMatch] {
    let matches = try catalogue.matches(name)
    guard let first = matches.first, FontCatalogue.looksLikePath(name) else {
      guard faceIndex == nil else {
        throw CommandFailure.usage("--face-index chooses a face of a file; \"\(name)\" is a name.")
      }
      return matches
    }
    let indices = faceIndex.map { [$0] } ?? Array(0..<first.face.faceCount)
    return try indices.map { try catalogue.match(path: name, faceIndex: $0) }
  }

  private static func move(_ match: FontMatch, to variations: [String: Double]) throws -> FontMatch {
    variations.isEmpty ? match : try match.instance(at: variations)
  }

  /// Says which coordinates lie outside their axes, and what they came to.
  private func noteClamped(_ variations: [String: Double], _ match: FontMatch) {
    for coordinate in match.face.coordinates {
      guard let asked = variations[coordinate.tag], asked != coordinate.value else { continue }
      Console.error(
        "\(coordinate.tag)=\(Values.text(asked)) is outside the axis of \"\(match.requested)\"; "
          + "\(Values.text(coordinate.value)) is used.")
    }
  }

  private func report(_ entries: [InspectDocument.Entry]) throws {
    if json {
      try Console.print(json: InspectDocument(faces: entries))
    } else {
      Console.print(entries.map(\.text).joined(separator: "\n\n"))
    }
    for case .failure(_, let error) in entries { Console.error(error.message) }
  }
}
