import StringCatalogs

/// The properties of an app's `Info.plist` that affect layout.
struct AppPropertyList {
  /// The path of the file.
  let path: String
  /// The `CFBundleDevelopmentRegion` as a language tag; nil if there is none or it is a variable.
  let language: String?
  /// The names of the font files in `UIAppFonts`.
  let fonts: [String]

  /// Reads a file; throws all errors in it.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
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

  /// Returns the tag for the name of a language; nil for a variable such as
  /// `$(DEVELOPMENT_LANGUAGE)`.
  static func language(_ name: String) -> String? { TextLocale(wellFormed: ProjectLanguage.tag(of: name))?.tag }
}

extension PropertyList {
  /// The strings in an array.
  fileprivate var strings: [String] {
    if case .array(let items) = value { items.compactMap(\.string) } else { [] }
  }
}
