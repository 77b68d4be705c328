import ArgumentParser
import Queries
import Strut

/// The option for text that code sets.
struct PlaceholderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "For Interface Builder files, how to show text that is set in code: fitting (default; the text in the file, or a sample if that text is empty or a placeholder), as-written, sample or long.",
      valueName: "choice"), transform: NibPlaceholder.init(named:))
  var placeholder: NibPlaceholder?
}

extension NibPlaceholder {
  fileprivate init(named name: String) throws(UnknownNameError) {
    guard let choice = NibPlaceholder(rawValue: name) else {
      throw UnknownNameError(kind: "choice of placeholders", name: name, members: Self.allCases.map(\.rawValue))
    }
    self = choice
  }
}

/// The options for finding and reading Interface Builder files in a folder.
struct NibFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Additional files to read in a folder; * matches any characters, and ** matches any folders. Can be repeated.",
      valueName: "pattern"))
  var include: [String] = []
  @Option(help: ArgumentHelp("Files to skip in a folder. Can be repeated.", valueName: "pattern"))
  var exclude: [String] = []
  @Option(
    help: ArgumentHelp(
      "The width and height size classes, which select Interface Builder variations (default: compact,regular, or regular,regular for files for iPad).",
      valueName: "width,height"))
  var sizeClass: String?

  /// Returns the settings with a placeholder for text that code sets.
  func settings(_ placeholder: NibPlaceholder?, strings: StringCatalog? = nil) throws -> NibReadingSettings {
    var settings = NibReadingSettings()
    (settings.include, settings.exclude, settings.strings) = (include, exclude, strings)
    settings.placeholder = placeholder ?? .fitting
    settings.sizeClasses = try sizeClass.map { try NibSizeClasses($0) }
    return settings
  }
}

extension NibSizeClasses {
  /// Reads `width,height`.
  fileprivate init(_ text: String) throws {
    let classes = text.split(separator: ",", omittingEmptySubsequences: false).map { SizeClass(rawValue: String($0)) }
    guard classes.count == 2, let width = classes[0], let height = classes[1] else {
      throw RequestFailure.usage(
        "--size-class must be two of compact and regular, for width and height, such as regular,regular, not \"\(text)\"."
      )
    }
    self.init(width: width, height: height)
  }
}
