import StringCatalogs

/// The parts of the path of an Interface Builder file or of a table of strings: `X/Base.lproj/Foo~ipad.xib`.
struct NibPlace: Hashable {
  /// The name of the file without its suffix: `Foo~ipad`.
  let table: String
  /// The suffix in small letters: `xib`.
  let suffix: String
  /// The folder of the file, without its `.lproj`: `X`; empty for the current folder.
  let folder: String
  /// The name of the `.lproj` folder without its suffix: `Base`, `de`, `mul`; nil outside of any.
  let project: String?

  /// The parts of a path.
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

  /// Whether the file is for all languages, and tables translate it.
  var isBase: Bool { project == "Base" }

  /// The language of the folder by its tag; nil outside of any, in `Base.lproj` and in `mul.lproj`, which has all.
  var language: String? {
    guard let project, project != "Base", project != "mul" else { return nil }
    return TextLocale(wellFormed: ProjectLanguage.tag(of: project))?.tag
  }

  /// Whether the file is for the iPad alone: `Foo~ipad.xib`.
  var isForPad: Bool { table.hasSuffix("~ipad") }

  /// Whether it is an Interface Builder file.
  var isInterfaceBuilder: Bool { suffix == "xib" || suffix == "storyboard" }

  /// Whether it is a table of strings of the kind that stands beside Interface Builder files.
  var isTable: Bool {
    switch suffix {
    case "strings", "stringsdict": language != nil
    case "xcstrings": project == "mul"
    default: false
    }
  }

  /// The folder and the name that a table shares with the file that it translates.
  var tableIdentity: String { "\(folder)/\(table)" }
}
