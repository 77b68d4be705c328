package import FontInterop

/// A face of a font file at a variation location, not scaled, in design units.
///
/// ```swift
/// let face = try FontFace(path: "Inter.ttf").instance(at: ["wght": 600])
/// face.metrics.ascender       // 1984
/// face.metrics.sources.line   // .hhea
/// ```
/// Immutable and thread-safe. Two faces are equal if they are the same location of the same opened
/// file.
public final class FontFace: Sendable {
  package let file: FontFile
  private let instance: FontFile.Instance
  /// The address of the location that this face shares with others. Faces with the same address are
  /// equal, and nearly all equal faces have it. It is unique as long as one of them exists.
  package let identity: ObjectIdentifier
  /// The design units per em.
  public let unitsPerEm: Int
  /// The units per em in shaping.
  package let shapingUnitsPerEm: Int
  /// A Boolean value that indicates whether tracking by point size applies to text in the face.
  package let isTracked: Bool

  package var shapingFont: ShapingFont { instance.shapingFont }
  var key: FontFile.InstanceKey { instance.key }
  /// A Boolean value that indicates whether a variation set the optical size, which is then
  /// independent of the point size.
  var pinsOpticalSize: Bool { key.pinsOpticalSize }

  /// The value on every axis, in the order of the file; empty for a static face.
  public var coordinates: [AxisCoordinate] { key.coordinates }

  /// The vertical metrics that Core Text chooses (`hhea` first), with `MVAR` applied.
  ///
  /// A cap height or x-height that no table contains is measured from the outline of `H` or `x` on
  /// first access.
  public var metrics: FaceMetrics { instance.metrics }

  /// The line boxes of several platforms.
  public var profiles: LineMetricsProfiles { file.tables.profiles(at: shapingFont) }

  /// Opens a face of a file at its default location or a given one.
  ///
  /// - Parameters:
  ///   - path: Any font that FreeType opens: TrueType, OpenType, collections of them, WOFF, WOFF2;
  ///     Type 1, with the heights and the kerning of the AFM file of the same name in the same
  ///     folder; bitmaps alone, for X11 (also packed by gzip) or Windows.
  ///   - faceIndex: The index of the face in a collection.
  ///   - variations: Values by axis tag, clamped to the axes' ranges. Giving `opsz` pins the
  ///     optical size.
  public convenience init(path: String, faceIndex: Int = 0, variations: [String: Double] = [:]) throws(FontError) {
    let file = try FontFile(path: path, faceIndex: faceIndex)
    try self.init(file, Self.key(file, variations))
  }

  /// Opens a face from bytes in memory; `name` is used instead of a path in messages.
  ///
  /// - Parameter metrics: The AFM file of a Type 1 font; ignored for other fonts.
  public convenience init(
    data: [UInt8], metrics: [UInt8]? = nil, name: String = "font data", faceIndex: Int = 0,
    variations: [String: Double] = [:]
  ) throws(FontError) {
    let file = try FontFile(bytes: data, metrics: metrics, name: name, faceIndex: faceIndex)
    try self.init(file, Self.key(file, variations))
  }

  private init(_ file: FontFile, _ instance: FontFile.Instance) {
    self.file = file
    self.instance = instance
    // Stored here because every measurement reads them on all threads, which would contend for the
    // file's reference count.
    identity = ObjectIdentifier(instance)
    unitsPerEm = file.openType.unitsPerEm
    shapingUnitsPerEm = file.openType.unitsPerEm * instance.shapingFont.partsOfUnit
    isTracked = instance.key.widths != nil
  }

  convenience init(_ file: FontFile, _ key: FontFile.InstanceKey) throws(FontError) {
    self.init(file, try file.instance(key))
  }

  /// A copy of the face as a separate object. Threads that count references to one object slow each
  /// other down.
  package var twin: FontFace { FontFace(file, instance) }

  /// Returns the face at another location in its design space; axes without a new value keep
  /// theirs.
  public func instance(at values: [String: Double]) throws(FontError) -> FontFace {
    var key = try Self.key(file, coordinatesByTag.merging(values) { $1 })
    key.pinsOpticalSize = self.key.pinsOpticalSize || values["opsz"] != nil
    key.widths = self.key.widths
    return try FontFace(file, key)
  }

  /// A Boolean value that indicates whether the instance depends on the point size.
  package var followsPointSize: Bool {
    file.trackingSizes != nil || (!key.pinsOpticalSize && file.axes.contains { $0.tag == "opsz" })
  }

  /// Returns this face at a point size: with the corresponding optical size, and the tracking
  /// table's spacing.
  package func sized(for pointSize: Double, _ opticalSizing: OpticalSizing = .automatic) -> FontFace {
    var key = key
    if let index = file.axes.firstIndex(where: { $0.tag == "opsz" }),
      let size = file.axes[index].opticalSize(
        for: key.widths?.opticalSize(for: pointSize) ?? pointSize, opticalSizing, isPinned: key.pinsOpticalSize)
    {
      key.coordinates[index] = AxisCoordinate(tag: "opsz", value: size)
    }
    // Beyond the table's sizes, HarfBuzz 6 would extrapolate linearly.
    if let sizes = file.trackingSizes {
      key.trackingPointSize = min(max(pointSize, sizes.lowerBound), sizes.upperBound)
    }
    guard key != self.key else { return self }
    // Only running out of memory can make this fail; the unsized face is then the best there is.
    return (try? FontFace(file, key)) ?? self
  }

  private static func key(_ file: FontFile, _ values: [String: Double]) throws(FontError) -> FontFile.InstanceKey {
    FontFile.InstanceKey(coordinates: try file.coordinates(values), pinsOpticalSize: values["opsz"] != nil)
  }
}

extension FontFace: Hashable {
  /// Returns `true` if both are the same location of the same opened file.
  public static func == (a: FontFace, b: FontFace) -> Bool {
    a.identity == b.identity || (a.file === b.file && a.key == b.key)
  }

  /// Hashes the file's identity and the location.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(key)
  }
}

extension LineMetricDeltas {
  init(_ font: ShapingFont) {
    self.init(
      ascender: font.metricVariation("hasc"), descender: font.metricVariation("hdsc"),
      lineGap: font.metricVariation("hlgp"), windowsAscent: font.metricVariation("hcla"),
      windowsDescent: font.metricVariation("hcld"))
  }
}

extension FaceMetrics {
  /// The tables' numbers at a location, each with the table it came from.
  init(_ tables: MetricsTables, line: LineMetricsProfile, at font: ShapingFont, unitsPerEm: Int) {
    func varied(_ value: Int?, _ tag: OpenTypeTag) -> Double? { value.map { Double($0) + font.metricVariation(tag) } }
    self.init(
      unitsPerEm: unitsPerEm, ascender: line.ascender, descender: line.descender, lineGap: line.lineGap,
      capHeight: varied(tables.capHeight, "cpht"), xHeight: varied(tables.xHeight, "xhgt"),
      underlinePosition: varied(tables.underlinePosition, "undo"),
      underlineThickness: varied(tables.underlineThickness, "unds"),
      strikeoutPosition: varied(tables.strikeoutPosition, "stro"),
      strikeoutThickness: varied(tables.strikeoutThickness, "strs"))
    sources = MetricSources(
      line: line.source, capHeight: capHeight.map { _ in .os2 }, xHeight: xHeight.map { _ in .os2 },
      underline: underlinePosition.map { _ in .post }, strikeout: strikeoutPosition.map { _ in .os2 })
    tables.program?.correct(&sources)
  }
}
