import ArgumentParser
import Queries
import Strut

/// What texts that code sets are shown as.
struct PlaceholderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is shown of an Interface Builder file where code sets a text: fitting, as-written, sample or long; fitting when left out, the text of the file, and a sample in the place of an empty one or a placeholder.",
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

/// Which Interface Builder files of a folder are taken, and how they are read.
struct NibFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Files in a folder that are taken besides: * stands for any letters, ** for any folders. Can be repeated.",
      valueName: "pattern"))
  var include: [String] = []
  @Option(help: ArgumentHelp("Files in a folder that are left out. Can be repeated.", valueName: "pattern"))
  var exclude: [String] = []
  @Option(
    help: ArgumentHelp(
      "The size classes that variations of Interface Builder files are chosen by, width and height: compact,regular when left out, and regular,regular for files of the iPad.",
      valueName: "width,height"))
  var sizeClass: String?

  /// The settings, with what is shown where code sets a text.
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
        "--size-class is two of compact and regular, for width and height, such as regular,regular, not \"\(text)\".")
    }
    self.init(width: width, height: height)
  }
}
