import StringCatalogs

/// The parts of an app's `Info.plist` that layouts depend on.
struct AppPropertyList {
  /// The path of the file.
  let path: String
  /// `CFBundleDevelopmentRegion` as a language tag; nil where there is none, or a variable of the project.
  let language: String?
  /// The names of the font files of `UIAppFonts`.
  let fonts: [String]

  /// Reads a file; what is wrong with it is thrown.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(path: String) throws(CellDocumentErrors) {
    let bytes = try DocumentFile.bytes(atPath: path)
    do throws(PropertyList.Failure) {
      let root = try PropertyList(bytes)
      self.path = path
      language = root["CFBundleDevelopmentRegion"]?.string.flatMap(Self.language)
      fonts = root["UIAppFonts"]?.strings.map { String(DocumentPath.name(of: $0)) } ?? []
    } catch {
      throw CellDocumentErrors(
        CellDocumentError(code: error.code, file: path, position: error.position, message: error.message))
    }
  }

  /// The tag of a name of a language; nil for a variable such as `$(DEVELOPMENT_LANGUAGE)`.
  static func language(_ name: String) -> String? { TextLocale(wellFormed: ProjectLanguage.tag(of: name))?.tag }
}

extension PropertyList {
  /// The texts of an array.
  fileprivate var strings: [String] {
    if case .array(let items) = value { items.compactMap(\.string) } else { [] }
  }
}
