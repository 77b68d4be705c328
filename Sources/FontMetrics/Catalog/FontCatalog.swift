internal import BundledFonts
internal import Threads

/// The fonts that can be asked for by name or descriptor, and those that stand in where a glyph is missing.
///
/// ```swift
/// let fonts = try FontCatalog.bundled()
/// let body = try fonts.font(named: "Palatino", size: 18)
/// body.face.names.family   // "TeX Gyre Pagella"
/// ```
/// Bundled fonts come first, then those that a program registers, then the installed ones; which of them take part is the
/// catalog's `sources`, and for missing glyphs its `fallbackSources`. Safe from any thread. Files are opened when first
/// needed.
public final class FontCatalog: Sendable {
  /// The folder of the bundled fonts.
  public let directory: String
  /// Where names are looked up.
  public let sources: FontSources
  /// Where faces for missing glyphs are looked for.
  public let fallbackSources: FontSources

  let manifest: FontManifest
  let bundled: EntryTable
  let bundledInstances = Locked<[String: EntryTable]>([:])
  let registry: FontRegistry
  let openFiles: FontFileCache
  let coverages: CoverageCache
  /// The files of widths that were read, by name; shared by catalogs that share their folder.
  private let widthModels: WidthModels
  private let ownSystemFont: String?
  private let systemFonts = Locked<[SystemFontKey: FontMatch]>([:])

  static let systemName = "system"
  static let monospacedName = "monospaced"
  /// The size of a font of which nobody says one, in points: body at L.
  static let usualPointSize = 17.0

  private struct SystemFontKey: Hashable {
    var weight: FontWeight
    var width: FontWidth?
    var slant: FontSlant?
  }

  /// The bundled fonts, and on request registered and installed ones.
  ///
  /// - Parameters:
  ///   - directory: The fonts' folder; `nil` looks in `STRUT_FONTS`, `share/strut/fonts` and the resource bundle.
  ///   - systemFont: A path or name of the face that `system` shall be in the place of Inter. It keeps its own metrics. For a
  ///     font yet to be registered, use ``withSystemFont(_:)``.
  ///   - sources: Where names are looked up. ``FontSources/bundled`` alone is strict. `system` is there with any.
  ///   - fallbackSources: Where faces for missing glyphs are looked for. Without installed fonts, results do not depend on the
  ///     machine.
  public static func bundled(
    directory: String? = nil, systemFont: String? = nil, sources: FontSources = .all,
    fallbackSources: FontSources = .own
  ) throws(FontError) -> FontCatalog {
    let directory = if let directory { directory } else { try locate() }
    let plain = try FontCatalog(directory: directory, sources: sources, fallbackSources: fallbackSources)
    return if let systemFont { try plain.withSystemFont(systemFont) } else { plain }
  }

  private init(directory: String, sources: FontSources, fallbackSources: FontSources) throws(FontError) {
    self.directory = directory
    self.sources = sources
    self.fallbackSources = fallbackSources
    manifest = try FontManifest(directory: directory)
    var table = EntryTable()
    for family in manifest.families { for entry in family.entries(in: directory) { table.insert(entry) } }
    bundled = table
    registry = FontRegistry()
    openFiles = FontFileCache()
    coverages = CoverageCache()
    widthModels = WidthModels(directory: directory)
    ownSystemFont = nil
  }

  private init(_ other: FontCatalog, sources: FontSources, systemFont: String?, registry: FontRegistry? = nil) {
    directory = other.directory
    self.sources = sources
    fallbackSources = other.fallbackSources
    manifest = other.manifest
    bundled = other.bundled
    self.registry = registry ?? other.registry
    openFiles = other.openFiles
    coverages = other.coverages
    widthModels = other.widthModels
    ownSystemFont = systemFont
  }

  /// The same catalog with other registrations.
  convenience init(_ other: FontCatalog, registry: FontRegistry) {
    self.init(other, sources: other.sources, systemFont: other.ownSystemFont, registry: registry)
  }

  /// The same catalog with another face for `system`. Registrations are shared: what one of the two is told, both know.
  /// - Parameter systemFont: A path or name; a path may be given whatever the sources. The face keeps its own metrics.
  /// - Throws: ``FontError`` where nothing answers to it or it cannot be opened.
  public func withSystemFont(_ systemFont: String) throws(FontError) -> FontCatalog {
    _ = try FontCatalog(self, sources: sources.union(.files), systemFont: nil).match(systemFont)
    return FontCatalog(self, sources: sources, systemFont: systemFont)
  }

  private static func locate() throws(FontError) -> String {
    switch BundledFolder.fonts.locate() {
    case .success(let directory): return directory
    case .failure(let failure):
      throw FontError(
        .bundledFontsMissing, of: nil,
        "the bundled fonts were not found; looked in \(failure.places.joined(separator: ", ")). "
          + "Copy them beside the program or set \(BundledFolder.fonts.environmentVariable).")
    }
  }

  /// The widths of a file beside the manifest, as releases since iOS 14 have them.
  func aliasWidths(_ file: String) throws(FontError) -> AliasWidths {
    AliasWidths(model: try widthModels.model(file), release: .sinceiOS14)
  }

  // MARK: The system font

  /// Whether `system` is a face that somebody named, and not the bundled one.
  package var hasOwnSystemFont: Bool { ownSystemFont != nil }

  /// The face that `system` stands for, and what a reader should know of it.
  /// - Parameters:
  ///   - width: `nil` takes the width that it has of its own.
  ///   - slant: `nil` takes the slant that it has of its own.
  package func systemFontMatch(
    weight: FontWeight = .regular, width: FontWidth? = nil, slant: FontSlant? = nil
  ) throws(FontError) -> FontMatch {
    let key = SystemFontKey(weight: weight, width: width, slant: slant)
    if let known = systemFonts.withLock({ $0[key] }) { return known }
    let match = try match(FontDescriptor(name: Self.systemName, weight: weight, width: width, slant: slant))
    // A registered system font may be unregistered; the bundled one stays.
    guard ownSystemFont == nil else { return match }
    systemFonts.withLock { fonts in
      if fonts.count < Self.systemFontLimit { fonts[key] = match }
    }
    return match
  }

  private static let systemFontLimit = 256

  /// The match of a descriptor that asks for the system font, where somebody named one; `nil` for any other.
  func systemMatch(_ descriptor: FontDescriptor) throws(FontError) -> FontMatch? {
    guard let ownSystemFont, let style = FontSearch(self, descriptor).systemStyle else { return nil }
    // A catalog without the override, so that "system" can name no circle.
    let plain = FontCatalog(self, sources: sources.union(.files), systemFont: nil)
    var wanted = descriptor
    wanted.name = ownSystemFont
    wanted.family = nil
    wanted.weight = style.weight
    wanted.width = style.width
    wanted.slant = style.slant
    return try plain.match(wanted).requested(as: descriptor.name ?? descriptor.family ?? Self.systemName)
  }
}
