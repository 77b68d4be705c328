import ArgumentParser
import Strut

/// `strut inspect`: everything about a face that a line's height depends on.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows everything about a font that a line's height depends on.",
    discussion: "Numbers are in design units; with --size in points too. A family is shown face by face.")

  @Argument(help: ArgumentHelp("Paths or names of fonts.", valueName: "font")) var fonts: [String]
  @Option(parsing: .unconditional, help: ArgumentHelp("Give the metrics in points at this size too.", valueName: "pt"))
  var size: String?
  @Option(help: ArgumentHelp("Where on a variable font's axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?
  @Option(help: ArgumentHelp("A location that the font's designer named: SemiBold.", valueName: "name"))
  var instance: String?
  @Option(help: ArgumentHelp("Languages to list the missing characters of: de,vi.", valueName: "lang,…"))
  var languages: String?
  @Option(help: ArgumentHelp("Which face of a collection, from 0. All of them if left out.", valueName: "n"))
  var faceIndex: Int?
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let size = try size.map { try Values.nonNegative($0, "a size") }
    let options = FaceReport.Options(
      pointSize: size, variations: try Values.variations(variations), languages: try Values.languages(languages))
    let catalogue = try fontOptions.catalogue()
    var entries: [InspectDocument.Entry] = []
    var failures: [CommandFailure] = []
    for name in fonts {
      do {
        entries += try moved(matches(name, in: catalogue), to: options.variations).map { match, moved in
          let report = FaceReport(moved, options: options)
          noteClamped(report.clamped, moved)
          return .face(report, substitution: match.substitution)
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

  /// The faces at the location asked for, beside where they were. Of a family's faces those stay that have the named instance.
  private func moved(
    _ matches: [FontMatch], to variations: [String: Double]
  ) throws -> [(match: FontMatch, moved: FontMatch)] {
    guard let instance else { return try matches.map { ($0, try move($0, to: variations)) } }
    let attempts = matches.map { match in Result { (match, try move(match, to: variations, from: instance)) } }
    let found = attempts.compactMap { try? $0.get() }
    return try found.isEmpty ? attempts.map { try $0.get() } : found
  }

  /// To the named instance first; single axes may then be moved from there.
  private func move(_ match: FontMatch, to variations: [String: Double], from instance: String? = nil) throws
    -> FontMatch
  {
    var values = variations
    if let instance {
      let face = try match.face.instance(named: instance)
      for coordinate in face.coordinates where values[coordinate.tag] == nil {
        values[coordinate.tag] = coordinate.value
      }
    }
    return values.isEmpty ? match : try match.instance(at: values)
  }

  /// Says which coordinates lie outside their axes, and what they came to.
  private func noteClamped(_ clamped: [ClampedReport], _ match: FontMatch) {
    for value in clamped {
      Console.error(
        "\(value.axis)=\(Values.text(value.asked)) is outside the axis of \"\(match.requested)\"; "
          + "\(Values.text(value.used)) is used.")
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
