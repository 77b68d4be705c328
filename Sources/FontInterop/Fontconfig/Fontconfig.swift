internal import CFontconfig
package import Threads

/// A face that fontconfig lists on this machine, or a named instance of a face.
package struct InstalledFont: Hashable, Sendable {
  package enum Slant: Hashable, Sendable { case upright, italic, oblique }

  package var path: String
  package var faceIndex: Int
  /// The names in every language in fontconfig.
  package var families: [String]
  package var fullNames: [String]
  package var postScriptName: String?
  /// The number of the named instance of a variable face, from 1; 0 is the face.
  package var namedInstance: Int
  /// True if it represents the whole design space of a variable face.
  package var isVariable: Bool
  /// The OpenType weight, 1 to 1000.
  package var weights: ClosedRange<Double>
  /// The percentage of the normal width.
  package var widths: ClosedRange<Double>
  package var slant: Slant
  package var isMonospaced: Bool
  /// True if the face is TrueType or CFF. A family may also be installed as Type 1, with its own
  /// metrics.
  package var isOpenType: Bool
  package var isColor: Bool
}

/// The fonts installed on this machine, looked up only by name.
///
/// The object owns an `FcConfig`, which is read at the first lookup (some tens of milliseconds) and
/// protected by a lock, because fontconfig builds its caches lazily.
@safe
package struct Fontconfig: ~Copyable {
  private var config: OpaquePointer?

  package static let shared = Locked(Fontconfig())

  /// Only for the extensions in this module.
  var rawConfig: OpaquePointer? { unsafe config }

  private init() { unsafe config = Self.load() }

  deinit { if let config = unsafe config { unsafe FcConfigDestroy(config) } }

  /// Reads the configuration and the fonts again.
  package mutating func reload() {
    if let config = unsafe config { unsafe FcConfigDestroy(config) }
    unsafe config = Self.load()
  }

  /// Returns the configuration and fonts of the machine. If there is none, as in small containers,
  /// returns fontconfig's default, without the message that fontconfig would print.
  private static func load() -> OpaquePointer? {
    guard let own = unsafe FcConfigCreate() else { return nil }
    if let file = unsafe FcConfigGetFilename(own, nil) {
      unsafe FcStrFree(file)
      unsafe FcConfigDestroy(own)
      return unsafe FcInitLoadConfigAndFonts()
    }
    guard unsafe FcConfigParseAndLoadFromMemory(own, withoutFile, 1) != 0, unsafe FcConfigBuildFonts(own) != 0 else {
      unsafe FcConfigDestroy(own)
      return nil
    }
    return unsafe own
  }

  /// The content of `FcInitFallbackConfig`, which programs cannot call.
  private static let withoutFile = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
    </fontconfig>
    """

  /// The property of a name for a lookup.
  package enum NameProperty: Sendable {
    case family, fullName, postScriptName

    fileprivate var name: String {
      switch self {
      case .family: FC_FAMILY
      case .fullName: FC_FULLNAME
      case .postScriptName: FC_POSTSCRIPT_NAME
      }
    }
  }

  /// Returns the faces and named instances with a name, regardless of letter case, OpenType before
  /// other formats, then ordered by path and index.
  package func fonts(named name: String, by property: NameProperty) -> [InstalledFont] {
    // fontconfig also ignores spaces, so that "DejaVuSans", a face, equals "DejaVu Sans", a family.
    list(property.name, equalTo: name).filter { font in
      font.names(property).contains { $0.lowercased() == name.lowercased() }
    }
  }

  /// Returns the families that the configuration declares as metric or family aliases of `name`,
  /// best first, without defaults.
  ///
  /// The configuration marks such aliases with the binding "same". Every other substitute, such as
  /// the system's default sans, is a guess, which Strut does not use. A "same" family gets the
  /// binding of the name that it replaces: strong for a strongly bound name, and weak for a weakly
  /// bound name. This distinguishes it from other substitutes.
  package func aliases(of name: String) -> [String] {
    guard !name.utf8.contains(0) else { return [] }
    let strong = substitutes(of: name, isStrong: true)
    let always = Set(substitutes(of: name, isStrong: false))
    var seen: Set = [name]
    return strong.filter { !always.contains($0) && seen.insert($0).inserted }
  }

  /// Returns the families that the configuration binds strongly to a name that is itself bound
  /// strongly, or weakly.
  private func substitutes(of name: String, isStrong: Bool) -> [String] {
    guard let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    if isStrong {
      unsafe FcPatternAddString(pattern, FC_FAMILY, name)
    } else {
      unsafe name.withCString { text in
        var value = unsafe FcValue()
        unsafe value.type = FcTypeString
        unsafe text.withMemoryRebound(to: FcChar8.self, capacity: name.utf8.count + 1) { unsafe value.u.s = $0 }
        // The pattern copies the string.
        _ = unsafe FcPatternAddWeak(pattern, FC_FAMILY, value, 1)
      }
    }
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    var families: [String] = []
    var index: Int32 = 0
    var value = unsafe FcValue()
    var binding = FcValueBindingWeak
    while unsafe FcPatternGetWithBinding(pattern, FC_FAMILY, index, &value, &binding) == FcResultMatch {
      if unsafe binding != FcValueBindingWeak && value.type == FcTypeString, let text = unsafe value.u.s {
        families.append(unsafe String(cString: text))
      }
      index += 1
    }
    return families
  }

  /// Every installed face, OpenType before other formats, then ordered by path and index.
  package var fonts: [InstalledFont] {
    guard let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    return unsafe list(config, pattern)
  }

  /// The names of all installed families, sorted, each once.
  package var familyNames: [String] { Array(Set(fonts.flatMap(\.families))).sorted() }

  private func list(_ property: String, equalTo name: String) -> [InstalledFont] {
    // C would look up the name that ends before the NUL.
    guard !name.utf8.contains(0), let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddString(pattern, property, name)
    return unsafe list(config, pattern)
  }

  private func list(_ config: OpaquePointer, _ pattern: OpaquePointer) -> [InstalledFont] {
    guard let properties = unsafe FcObjectSetCreate() else { return [] }
    defer { unsafe FcObjectSetDestroy(properties) }
    for property in Self.properties { unsafe FcObjectSetAdd(properties, property) }
    guard let set = unsafe FcFontList(config, pattern, properties) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    let fonts = unsafe (0..<Int(set.pointee.nfont)).compactMap { unsafe InstalledFont(set.pointee.fonts[$0]) }
    return fonts.sorted { a, b in
      if a.isOpenType != b.isOpenType { return a.isOpenType }
      return (a.path, a.faceIndex, a.namedInstance, a.fullNames.first ?? "")
        < (b.path, b.faceIndex, b.namedInstance, b.fullNames.first ?? "")
    }
  }

  private static let properties = [
    FC_FILE, FC_INDEX, FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_COLOR, FC_VARIABLE,
    FC_SPACING, FC_FONTFORMAT,
  ]
}
