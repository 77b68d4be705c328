import ArgumentParser
import Foundation
import Queries
import Strut

/// What cells and tables are laid out in: the language, the direction, the display, the release and the fonts.
struct LayoutSurroundings: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the texts, BCP 47, or a pseudolanguage; it decides the direction too.", valueName: "tag"))
  var locale: String?
  @Option(help: "natural, leftToRight or rightToLeft.") var direction = "natural"
  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels in a point.", valueName: "factor")) var scale = "3"
  @Option(
    help: ArgumentHelp("Whose numbers count where releases differ: iOS11 to iOS18 or iOS26.", valueName: "release"))
  var era: String?
  @Flag(help: "Higher lines of text styles, as iOS has them since 17 for languages such as Arabic and Thai.")
  var tallLines = false
  @OptionGroup var calibration: CalibrationOptions
  @OptionGroup var fontOptions: FontOptions

  /// The traits, at L.
  func traits() throws -> TraitCollection {
    try words.traits(Typesetting(fonts: try fontOptions.catalog()))
  }

  /// The numbers of the release that was asked for, or else of the document's, with those of a device in their place.
  func metrics(documentEra: Era?) throws -> LayoutMetrics {
    let metrics = try calibration.applied(to: words.metrics(documentEra: documentEra))
    if let named = try words.namedEra(), named != metrics.era {
      throw RequestFailure.usage(
        "--era asks for \(named.rawValue), and the calibration is of \(metrics.era.rawValue): leave --era out, or name that release."
      )
    }
    return metrics
  }

  /// What was said, as a library of the package reads it.
  var words: Surroundings {
    Surroundings(locale: locale, direction: direction, scale: scale, era: era, hasTallLines: tallLines)
  }
}

/// Where pictures go.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the picture as SVG.", valueName: "file")) var svg: String?
  @Option(help: ArgumentHelp("Write the picture as PNG.", valueName: "file")) var png: String?
  @Option(help: ArgumentHelp("Write the picture as PDF.", valueName: "file")) var pdf: String?

  /// The files that were named, of a picture that shows one category.
  func files(scale: String, categoryCount: Int) throws -> [(path: String, format: PictureFormat)] {
    let files = try files(scale: scale)
    guard files.isEmpty || categoryCount == 1 else {
      throw RequestFailure.usage("a picture shows one category; several side by side are `strut sizes`.")
    }
    return files
  }

  /// The files that were named.
  func files(scale: String) throws -> [(path: String, format: PictureFormat)] {
    let scale = try Values.scale(scale)
    return [(svg, PictureFormat.svg), (png, .png(scale: scale)), (pdf, .pdf)].compactMap { path, format in
      path.map { (path: $0, format: format) }
    }
  }
}
