internal import CFontconfig

/// An installed font file that fontconfig knows.
package struct InstalledFont: Hashable, Sendable {
  package var path: String
  package var faceIndex: Int
  package var family: String
  package var fullName: String?
  package var postScriptName: String?
  /// Whether this entry is a named instance of a variable face rather than the face.
  package var isNamedInstance: Bool
  /// CSS weight, 100 to 900.
  package var weight: Double
  /// Per cent of the normal width.
  package var width: Double
  package var isItalic: Bool
  package var isColor: Bool
}

/// The fonts installed on this machine, asked for by name only.
///
/// Owns one `FcConfig` of its own, read when the first question comes (some tens of milliseconds) and locked because
/// fontconfig builds its caches lazily.
@safe
package struct Fontconfig: ~Copyable {
  private let config: OpaquePointer?

  package static let shared = Locked(Fontconfig())

  private init() { unsafe config = FcInitLoadConfigAndFonts() }

  deinit { if let config = unsafe config { unsafe FcConfigDestroy(config) } }

  /// The faces of which a family, full or PostScript name is `name`, compared as fontconfig does (case and blanks aside),
  /// ordered by path and index.
  package func fonts(named name: String) -> [InstalledFont] {
    for property in [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      let found = list(property, equalTo: name)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The families that the configuration declares as metric or family aliases of `name`, best first; never mere defaults.
  ///
  /// fontconfig marks such aliases with the binding "same"; every other substitute (the system's default sans, say) is
  /// a guess, and a guess is what Strut refuses.
  package func aliases(of name: String) -> [String] {
    guard !name.utf8.contains(0), let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddString(pattern, FC_FAMILY, name)
    unsafe FcConfigSubstitute(config, pattern, FcMatchPattern)
    var families: [String] = []
    var index: Int32 = 0
    var value = unsafe FcValue()
    var binding = FcValueBindingWeak
    while unsafe FcPatternGetWithBinding(pattern, FC_FAMILY, index, &value, &binding) == FcResultMatch {
      if unsafe binding == FcValueBindingSame && value.type == FcTypeString, let text = unsafe value.u.s {
        families.append(unsafe String(cString: text))
      }
      index += 1
    }
    return families.filter { $0 != name }
  }

  /// The names of all installed families, sorted, each once.
  package var familyNames: [String] {
    guard let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    return Array(Set(unsafe list(config, pattern).map(\.family))).sorted()
  }

  private func list(_ property: String, equalTo name: String) -> [InstalledFont] {
    // C would look for the name that ends before the NUL.
    guard !name.utf8.contains(0), let config = unsafe config, let pattern = unsafe FcPatternCreate() else { return [] }
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FcPatternAddString(pattern, property, name)
    return unsafe list(config, pattern)
  }

  private func list(_ config: OpaquePointer, _ pattern: OpaquePointer) -> [InstalledFont] {
    guard let properties = unsafe FcObjectSetCreate() else { return [] }
    defer { unsafe FcObjectSetDestroy(properties) }
    for property in [
      FC_FILE, FC_INDEX, FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_COLOR,
      FC_VARIABLE,
    ] {
      unsafe FcObjectSetAdd(properties, property)
    }
    guard let set = unsafe FcFontList(config, pattern, properties) else { return [] }
    defer { unsafe FcFontSetDestroy(set) }
    let fonts = unsafe (0..<Int(set.pointee.nfont)).compactMap { unsafe installedFont(set.pointee.fonts[$0]) }
    return fonts.sorted { ($0.path, $0.faceIndex, $0.fullName ?? "") < ($1.path, $1.faceIndex, $1.fullName ?? "") }
  }

  private func installedFont(_ pattern: OpaquePointer?) -> InstalledFont? {
    guard let pattern = unsafe pattern, let path = unsafe string(pattern, FC_FILE),
      let family = unsafe string(pattern, FC_FAMILY)
    else { return nil }
    var (index, slant): (Int32, Int32) = (0, 0)
    var (weight, width) = (80.0, 100.0)
    var color: FcBool = 0
    unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    unsafe FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    unsafe FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    unsafe FcPatternGetDouble(pattern, FC_WIDTH, 0, &width)
    unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    // The index's upper half numbers a named instance; the lower half is the face.
    return unsafe InstalledFont(
      path: path, faceIndex: Int(index & 0xFFFF), family: family, fullName: string(pattern, FC_FULLNAME),
      postScriptName: string(pattern, FC_POSTSCRIPT_NAME), isNamedInstance: index >> 16 != 0,
      weight: FcWeightToOpenTypeDouble(weight), width: width, isItalic: slant != 0, isColor: color != 0)
  }

  private func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, property, 0, &text) == FcResultMatch, let text = unsafe text else {
      return nil
    }
    return unsafe String(cString: text)
  }
}
