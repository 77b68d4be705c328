import StringCatalogs

/// The parts of the path of an Interface Builder file or of a string table:
/// `X/Base.lproj/Foo~ipad.xib`.
struct NibPlace: Hashable {
  /// The name of the file without its extension: `Foo~ipad`.
  let table: String
  /// The extension in lowercase: `xib`.
  let suffix: String
  /// The folder of the file, without its `.lproj`: `X`; empty for the working directory.
  let folder: String
  /// The name of the `.lproj` folder without its extension: `Base`, `de`, `mul`; nil outside such a
  /// folder.
  let project: String?

  /// Splits a path into its parts.
  init(_ path: String) {
    let (base, suffix) = DocumentPath.parts(of: path)
    (table, self.suffix) = (String(base), suffix)
    let parent = Self.parent(of: path)
    let name = DocumentPath.name(of: parent)
    let isProject = name.lowercased().hasSuffix(".lproj")
    project = isProject ? String(name.dropLast(".lproj".count)) : nil
    folder = isProject ? Self.parent(of: parent) : parent
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// True if the file is for all languages and translated by string tables.
  var isBase: Bool { project == "Base" }

  /// The language tag of the folder; nil outside such a folder, in `Base.lproj`, and in
  /// `mul.lproj`, which contains all languages.
  var language: String? {
    guard let project, project != "Base", project != "mul" else { return nil }
    return TextLocale(wellFormed: ProjectLanguage.tag(of: project))?.tag
  }

  /// True if the file is only for the iPad: `Foo~ipad.xib`.
  var isForPad: Bool { table.hasSuffix("~ipad") }

  /// True if the file is an Interface Builder file.
  var isInterfaceBuilder: Bool { suffix == "xib" || suffix == "storyboard" }

  /// True if the file is a string table of a kind used with Interface Builder files.
  var isTable: Bool {
    switch suffix {
    case "strings", "stringsdict": language != nil
    case "xcstrings": project == "mul"
    default: false
    }
  }

  /// The folder and the name that a string table shares with the file that it translates.
  var tableIdentity: String { "\(folder)/\(table)" }
}
