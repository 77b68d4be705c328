import ArgumentParser
import Foundation
import Queries
import Strut

/// Options for the environment of a layout: language, direction, display, release and fonts.
struct LayoutSurroundings: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language (BCP 47) or pseudolanguage, which also sets the direction.", valueName: "tag"))
  var locale: String?
  @Option(help: "The layout direction: natural, leftToRight or rightToLeft.") var direction = "natural"
  @Option(parsing: .unconditional, help: ArgumentHelp("The display scale, in pixels per point.", valueName: "factor"))
  var scale = "3"
  @Option(
    help: ArgumentHelp("The iOS release whose metrics are used: iOS11 to iOS18, or iOS26.", valueName: "release"))
  var era: String?
  @Flag(
    help:
      "In all languages, use the taller lines that iOS 17 and later use for languages such as Arabic and Thai. Arabic, Kurdish and Thai always have them."
  )
  var tallLines = false
  @OptionGroup var calibration: CalibrationOptions
  @OptionGroup var fontOptions: FontOptions

  /// Returns the traits at text size L.
  func traits() throws -> TraitCollection {
    try words.traits(Typesetting(fonts: try fontOptions.catalog()))
  }

  /// Returns the metrics of the given release, or else of the document's, with a device's numbers
  /// if there is a calibration.
  func metrics(documentEra: Era?) throws -> LayoutMetrics {
    let metrics = try calibration.applied(to: words.metrics(documentEra: documentEra))
    if let named = try words.namedEra(), named != metrics.era {
      throw RequestFailure.usage(
        "--era is \(named.rawValue), but the calibration is from \(metrics.era.rawValue); omit --era."
      )
    }
    return metrics
  }

  /// The options in the form that the library reads.
  var words: Surroundings {
    Surroundings(locale: locale, direction: direction, scale: scale, era: era, hasTallLines: tallLines)
  }
}

/// Options for the files of pictures.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write the picture to this file as SVG.", valueName: "file")) var svg: String?
  @Option(help: ArgumentHelp("Write the picture to this file as PNG.", valueName: "file")) var png: String?
  @Option(help: ArgumentHelp("Write the picture to this file as PDF.", valueName: "file")) var pdf: String?

  /// Returns the files of a picture that shows one text size.
  func files(scale: String, categoryCount: Int) throws -> [(path: String, format: PictureFormat)] {
    let files = try files(scale: scale)
    guard files.isEmpty || categoryCount == 1 else {
      throw RequestFailure.usage("a picture shows a single category; `strut sizes` draws several side by side.")
    }
    return files
  }

  /// Returns the files of a picture.
  func files(scale: String) throws -> [(path: String, format: PictureFormat)] {
    let scale = try Values.scale(scale)
    return [(svg, PictureFormat.svg), (png, .png(scale: scale)), (pdf, .pdf)].compactMap { path, format in
      path.map { (path: $0, format: format) }
    }
  }
}
