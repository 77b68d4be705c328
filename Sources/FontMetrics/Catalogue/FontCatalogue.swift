internal import BundledFonts
internal import FontInterop

/// The fonts that can be asked for by name, and those that stand in where a glyph is missing.
///
/// ```swift
/// let fonts = try FontCatalogue.bundled()
/// let body = try fonts.font(named: "Palatino", size: 18)
/// body.face.names.family   // "TeX Gyre Pagella"
/// ```
/// Safe from any thread. Files are opened when first needed and stay open.
public final class FontCatalogue: Sendable {
  /// The folder of the bundled fonts.
  public let directory: String

  let manifest: FontManifest
  let entries: [CatalogueEntry]
  let usesInstalledFonts: Bool
  private let systemFont: OwnSystemFont?
  private let openFiles = Locked<[FileKey: FontFile]>([:])

  private struct FileKey: Hashable {
    var path: String
    var faceIndex: Int
  }

  /// What somebody named in the place of the bundled system font, and the catalogue that finds its weights.
  private struct OwnSystemFont {
    let match: FontMatch
    let catalogue: FontCatalogue
  }

  /// The bundled fonts, and on request the installed ones.
  ///
  /// - Parameters:
  ///   - directory: The fonts' folder; `nil` looks in `STRUT_FONTS`, `share/strut/fonts` and the resource bundle.
  ///   - systemFont: A path or name of the face that `system` shall be in the place of Inter. It keeps its own metrics.
  ///   - usesInstalledFonts: Whether names that no bundled font has are looked up with fontconfig. Fallback for missing
  ///     glyphs never does, so that results do not depend on the machine.
  public static func bundled(
    directory: String? = nil, systemFont: String? = nil, usesInstalledFonts: Bool = true
  ) throws(FontError) -> FontCatalogue {
    let directory = if let directory { directory } else { try locate() }
    return try FontCatalogue(
      directory: directory, systemFont: systemFont, usesInstalledFonts: usesInstalledFonts)
  }

  private init(directory: String, systemFont: String?, usesInstalledFonts: Bool) throws(FontError) {
    self.directory = directory
    self.usesInstalledFonts = usesInstalledFonts
    manifest = try FontManifest(directory: directory)
    entries = manifest.families.flatMap { $0.entries(in: directory) }
    if let systemFont {
      // Resolved by a catalogue without the override, so that "system" can name no circle.
      let plain = try FontCatalogue(directory: directory, systemFont: nil, usesInstalledFonts: usesInstalledFonts)
      self.systemFont = OwnSystemFont(match: try plain.match(systemFont), catalogue: plain)
    } else {
      self.systemFont = nil
    }
  }

  private static func locate() throws(FontError) -> String {
    let images = [BundledFonts.executablePath, ImagePath.current].compactMap { $0 }
    switch BundledFonts.locate(images: images) {
    case .success(let directory): return directory
    case .failure(let failure):
      throw FontError(
        .bundledFontsMissing,
        "the bundled fonts were not found; looked in \(failure.places.joined(separator: ", ")). "
          + "Copy them beside the program or set \(BundledFonts.environmentVariable).")
    }
  }

  /// Opens a face, or answers with the one that is open.
  func file(path: String, faceIndex: Int) throws(FontError) -> FontFile {
    let key = FileKey(path: path, faceIndex: faceIndex)
    if let open = openFiles.withLock({ $0[key] }) { return open }
    let opened = try FontFile(path: path, faceIndex: faceIndex)
    return openFiles.withLock { files in
      if let known = files[key] { return known }
      if files.count < Self.openFileLimit { files[key] = opened }
      return opened
    }
  }

  /// Beyond this many open files, more are opened for their use alone.
  private static let openFileLimit = 512

  func face(_ entry: CatalogueEntry, weight: FontWeight? = nil) throws(FontError) -> FontFace {
    let file = try file(path: entry.path, faceIndex: entry.faceIndex)
    let face = try FontFace(file, .init(coordinates: file.coordinates([:]), pinsOpticalSize: false))
    guard entry.hasWeightAxis, let weight else { return face }
    return try face.instance(at: ["wght": Double(weight.rawValue)])
  }

  // MARK: The system font

  /// The face that `system` stands for, and what a reader should know of it.
  public func systemFontMatch(weight: FontWeight = .regular, isItalic: Bool = false) throws(FontError) -> FontMatch {
    guard let systemFont else {
      return try match(alias: "system", requested: "system", weight: weight, isItalic: isItalic)
    }
    let match = systemFont.match
    guard weight != match.face.weight else { return match }
    return try systemFont.catalogue.match(match.requested, weight: weight)
  }

  /// Whether `system` is a face that somebody named, and not the bundled one.
  public var hasOwnSystemFont: Bool { systemFont != nil }
}

extension FontManifest.Family {
  func entries(in directory: String) -> [CatalogueEntry] {
    files.flatMap { file in
      file.faces.map { face in
        CatalogueEntry(
          path: directory + "/" + file.path, faceIndex: face.faceIndex, family: family, fullName: face.fullName,
          postScriptName: face.postScriptName, weight: FontWeight(rawValue: face.weight), width: face.width,
          isItalic: face.italic,
          hasWeightAxis: face.axes?.contains { $0.tag == "wght" } ?? false)
      }
    }
  }
}
