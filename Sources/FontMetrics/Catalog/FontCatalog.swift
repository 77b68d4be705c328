internal import BundledFonts
internal import Threads

/// The fonts that are available by name or descriptor, and for fallback.
///
/// ```swift
/// let fonts = try FontCatalog.bundled()
/// let body = try fonts.font(named: "Palatino", size: 18)
/// body.face.names.family   // "TeX Gyre Pagella"
/// ```
/// Bundled fonts come first, then the fonts that a program registers, then installed ones. The
/// catalog's `sources` select which of them are used for matching, and its `fallbackSources` those
/// for missing glyphs. Thread-safe. Files are opened on demand.
public final class FontCatalog: Sendable {
  /// The folder of the bundled fonts.
  public let directory: String
  /// The sources for matching by name.
  public let sources: FontSources
  /// The sources for missing glyphs.
  public let fallbackSources: FontSources

  let manifest: FontManifest
  let bundled: EntryTable
  let bundledInstances = Locked<[String: EntryTable]>([:])
  let registry: FontRegistry
  let openFiles: FontFileCache
  let coverages: CoverageCache
  /// The width files that were read, by name. Catalogs with the same folder share them.
  private let widthModels: WidthModels
  private let ownSystemFont: String?
  private let systemFonts = Locked<[SystemFontKey: FontMatch]>([:])

  static let systemName = "system"
  static let monospacedName = "monospaced"
  /// The default font size, in points: that of body at L.
  static let usualPointSize = 17.0

  private struct SystemFontKey: Hashable {
    var weight: FontWeight
    var width: FontWidth?
    var slant: FontSlant?
  }

  /// Returns a catalog of the bundled fonts and, on request, registered and installed ones.
  ///
  /// - Parameters:
  ///   - directory: The folder of the fonts; `nil` searches `STRUT_FONTS`, `share/strut/fonts` and
  ///     the resource bundle.
  ///   - systemFont: The path or name of the face to use for `system` instead of Inter. It keeps
  ///     its own metrics. For a font that is registered later, use ``withSystemFont(_:)``.
  ///   - sources: The sources for matching by name. With ``FontSources/bundled`` alone, unknown
  ///     names are errors. `system` is always available.
  ///   - fallbackSources: The sources for missing glyphs. Without installed fonts, results do not
  ///     depend on the machine.
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

  /// Creates a catalog with the same fonts and other registrations.
  convenience init(_ other: FontCatalog, registry: FontRegistry) {
    self.init(other, sources: other.sources, systemFont: other.ownSystemFont, registry: registry)
  }

  /// Returns a catalog with another face for `system`. Both catalogs share their registrations.
  ///
  /// - Parameter systemFont: A path or name. A path is allowed regardless of the sources. The face
  ///   keeps its own metrics.
  ///
  /// - Throws: ``FontError`` if the name is unknown or the face can't be opened.
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
        "the bundled fonts were not found in \(failure.places.joined(separator: ", ")). "
          + "Copy them next to the program or set \(BundledFolder.fonts.environmentVariable).")
    }
  }

  /// Returns the widths in a file next to the manifest, as releases since iOS 14 have them.
  func aliasWidths(_ file: String) throws(FontError) -> AliasWidths {
    AliasWidths(model: try widthModels.model(file), release: .sinceiOS14)
  }

  // MARK: The system font

  /// A Boolean value that indicates whether `system` is a custom face instead of the bundled one.
  package var hasOwnSystemFont: Bool { ownSystemFont != nil }

  /// Returns the face of `system`, with a note.
  /// - Parameters:
  ///   - width: The width, or `nil` for the face's own.
  ///   - slant: The slant, or `nil` for the face's own.
  package func systemFontMatch(
    weight: FontWeight = .regular, width: FontWidth? = nil, slant: FontSlant? = nil
  ) throws(FontError) -> FontMatch {
    let key = SystemFontKey(weight: weight, width: width, slant: slant)
    if let known = systemFonts.withLock({ $0[key] }) { return known }
    let match = try match(FontDescriptor(name: Self.systemName, weight: weight, width: width, slant: slant))
    // A registered system font may be unregistered; the bundled one is always available.
    guard ownSystemFont == nil else { return match }
    systemFonts.withLock { fonts in
      if fonts.count < Self.systemFontLimit { fonts[key] = match }
    }
    return match
  }

  private static let systemFontLimit = 256

  /// Returns the match of a descriptor for a custom system font, or `nil` for any other descriptor.
  func systemMatch(_ descriptor: FontDescriptor) throws(FontError) -> FontMatch? {
    guard let ownSystemFont, let style = FontSearch(self, descriptor).systemStyle else { return nil }
    // A catalog without the override, so that "system" can't refer to itself.
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
