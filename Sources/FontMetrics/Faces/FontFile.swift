package import FontInterop
internal import Threads

/// One face of one opened file, before any variation: what every instance of it shares.
package final class FontFile: Sendable {
  /// The path it was opened from, or the name its bytes were given.
  package let source: String
  /// A Boolean value that indicates whether `source` is a path.
  package let isOnDisk: Bool
  /// The bytes that it holds in memory for itself: those it was given, and what they unpack to; 0
  /// for a file on disk, which the catalog's own cache counts.
  package let ownByteCount: Int
  package let openType: OpenTypeFace
  package let tables: MetricsTables
  package let axes: [VariationAxis]

  /// The file as it was when it was opened; no other copy is made of what is not packed.
  private let data: FontData
  private let knownSum = Locked<[UInt8]?>(nil)
  /// By glyph, for the model of widths that was used last.
  let knownCorrections = Locked<(model: WidthModel, numbers: [UInt8])?>(nil)

  /// The sizes that Apple's tracking table has values for, whose spacing follows the point size;
  /// `nil` without one.
  let trackingSizes: ClosedRange<Double>?
  /// The tables of color glyphs, sorted, without the blanks of their tags.
  let colorFormats: [String]

  /// Instances made so far. Bounded: instances beyond the limit are made again. They do not hold
  /// the file, which would then never be closed.
  private let instances = Locked<[InstanceKey: Instance]>([:])
  private static let instanceLimit = 256

  struct InstanceKey: Hashable {
    var coordinates: [AxisCoordinate]
    var pinsOpticalSize: Bool
    var trackingPointSize: Double?
    /// The widths of another font, which replace its own.
    var widths: AliasWidths?
  }

  convenience init(path: String, faceIndex: Int) throws(FontError) {
    do throws(FontOpeningFailure) {
      try self.init(
        data: FontData(path: path), source: path, isOnDisk: true, faceIndex: faceIndex,
        metrics: { AFMFile(besideFont: path) })
    } catch { throw FontError(error, source: path, faceIndex: faceIndex) }
  }

  /// - Parameter metrics: The AFM file of a Type 1 font.
  convenience init(bytes: [UInt8], metrics: [UInt8]? = nil, name: String, faceIndex: Int) throws(FontError) {
    do throws(FontOpeningFailure) {
      try self.init(
        data: FontData(copying: bytes), source: name, isOnDisk: false, faceIndex: faceIndex,
        metrics: { metrics.map(AFMFile.init(copying:)) })
    } catch { throw FontError(error, source: name, faceIndex: faceIndex) }
  }

  /// A face of bytes that several faces share.
  convenience init(_ data: FontData, name: String, faceIndex: Int) throws(FontError) {
    do throws(FontOpeningFailure) {
      try self.init(data: data, source: name, isOnDisk: false, faceIndex: faceIndex) { nil }
    } catch { throw FontError(error, source: name, faceIndex: faceIndex) }
  }

  private init(
    data: FontData, source: String, isOnDisk: Bool, faceIndex: Int, metrics: () -> AFMFile?
  ) throws(FontOpeningFailure) {
    self.source = source
    self.isOnDisk = isOnDisk
    self.data = data
    let packedCount = data.unpackedCount > data.count ? data.count : 0
    ownByteCount = isOnDisk ? 0 : data.unpackedCount + packedCount
    openType = try OpenTypeFace(data, faceIndex: faceIndex, metrics: metrics)
    tables = MetricsTables(openType)
    let face = openType
    let axes = face.axes
    self.axes = zip(axes, face.labels(axes.map(\.nameID))).map { VariationAxis($0, name: $1) }
    trackingSizes = face.trackingSizes
    colorFormats = Self.colorTables.filter { face.hasTable($0.tag) }.map(\.name)
  }

  private static let colorTables: [(tag: OpenTypeTag, name: String)] = [
    ("CBDT", "CBDT"), ("COLR", "COLR"), ("SVG ", "SVG"), ("sbix", "sbix"),
  ]

  /// The SHA-256 sum of the file, calculated on first use.
  var sum: [UInt8] {
    knownSum.withLock { known in
      if let known { return known }
      let sum = Digest.sum(of: data)
      known = sum
      return sum
    }
  }

  /// The instance at a location, made once while it is remembered.
  func instance(_ key: InstanceKey) throws(FontError) -> Instance {
    if let known = instances.withLock({ $0[key] }) { return known }
    let made = try Instance(self, key)
    return instances.withLock { instances in
      if let known = instances[key] { return known }
      if instances.count < Self.instanceLimit { instances[key] = made }
      return made
    }
  }

  /// Returns every axis's value, in the file's order: the requested value, clamped to the axis, or
  /// the default.
  ///
  /// Throws for a tag that no axis has, or a value that is not a number.
  func coordinates(_ values: [String: Double]) throws(FontError) -> [AxisCoordinate] {
    for (tag, value) in values.sorted(by: { $0.key < $1.key }) {
      guard axes.contains(where: { $0.tag == tag }) else {
        let known = axes.isEmpty ? "it is not a variable font" : "it has \(axes.map(\.tag).joined(separator: ", "))"
        throw FontError(.badVariation, of: source, "\"\(source)\" has no variation axis \"\(tag)\"; \(known).")
      }
      guard value.isFinite else {
        throw FontError(.badVariation, of: source, "the value of \"\(tag)\" for \"\(source)\" is not a finite number.")
      }
    }
    return axes.map { axis in
      AxisCoordinate(tag: axis.tag, value: axis.clamp(values[axis.tag] ?? axis.defaultValue))
    }
  }
}

extension FontError {
  /// The reason why a face could not be opened. Faces after the first of a file are named.
  fileprivate init(_ failure: FontOpeningFailure, source: String, faceIndex: Int) {
    let error = FontError(failure, source: source)
    self = faceIndex > 0 ? error.ofFace(faceIndex) : error
  }
}

extension FontFile {
  /// A face at one location: its shaping font and its metrics.
  final class Instance: Sendable {
    let key: InstanceKey
    let shapingFont: ShapingFont
    private let tableMetrics: FaceMetrics
    /// The metrics with the heights that no table has; calculated on first use.
    private let measuredMetrics = Locked<FaceMetrics?>(nil)

    init(_ file: FontFile, _ key: InstanceKey) throws(FontError) {
      self.key = key
      let settings = zip(file.axes, key.coordinates).compactMap { axis, coordinate in
        OpenTypeTag(parsing: coordinate.tag).map { (tag: $0, value: axis.exact(coordinate.value)) }
      }
      do throws(FontOpeningFailure) {
        shapingFont = try ShapingFont(
          file.openType, variations: settings, pointSize: key.trackingPointSize,
          changes: key.widths?.changes(to: file, at: key.coordinates))
      } catch { throw FontError(error, source: file.source) }
      let line = file.tables.firstLine(LineMetricDeltas(shapingFont))
      tableMetrics = FaceMetrics(file.tables, line: line, at: shapingFont, unitsPerEm: file.openType.unitsPerEm)
    }

    /// The tables' metrics; what they lack is measured from outlines, once.
    var metrics: FaceMetrics {
      guard tableMetrics.lacksHeights else { return tableMetrics }
      return measuredMetrics.withLock { measured in
        if let measured { return measured }
        let found = tableMetrics.measuringHeights(with: shapingFont)
        measured = found
        return found
      }
    }
  }
}
