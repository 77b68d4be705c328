internal import FontInterop

/// The widths of another font, which a face has if it is requested by an alias: `system` is Inter
/// with SF's widths.
///
/// Each glyph's advance is the face's own, at an optical size of the other font's, plus the
/// difference; tracking by point size is added after each cluster that has a width. The sources of
/// the numbers and their reliability: Facts.md, `system-4`.
public struct AliasWidths: Sendable {
  let model: WidthModel
  var release: Release

  /// Releases of iOS that have the same widths.
  enum Release: Hashable, Sendable {
    case beforeiOS14
    case sinceiOS14

    init(_ era: Era) { self = era < .iOS14 ? .beforeiOS14 : .sinceiOS14 }
  }

  /// The font whose widths they are, "SF".
  public var name: String { model.tables.name }

  /// The source of the numbers.
  public var source: String { model.tables.source }

  /// The releases that have them, "iOS 14 to 26".
  public var releases: String {
    switch release {
    case .beforeiOS14: "iOS 11 to 13"
    case .sinceiOS14: "iOS 14 to 26"
    }
  }

  /// Returns the distance to add after each cluster that has a width, in points; negative values
  /// are tighter: Apple's published table.
  ///
  /// It is 0 at a size of 0. (Source: `style-13`; between and beyond its entries D.)
  package func tracking(pointSize: Double) -> Double {
    guard pointSize > 0 else { return 0 }
    let table: TrackingTable = release == .beforeiOS14 ? .sfProBeforeiOS14 : .sfPro
    return table.tracking(pointSize: pointSize)
  }

  /// The value of the `opsz` axis at which a face has them at a point size.
  func opticalSize(for pointSize: Double) -> Double { model.opticalSize(for: pointSize, release) }

  /// The widths of another release.
  func of(_ era: Era) -> AliasWidths { AliasWidths(model: model, release: Release(era)) }

  /// Returns the changes of the advances of a file's glyphs at a location.
  func changes(to file: FontFile, at coordinates: [AxisCoordinate]) -> AdvanceChanges {
    AdvanceChanges(
      model.changes(
        file.corrections(model), at: model.location(coordinates), release,
        em: file.openType.unitsPerEm * AdvanceChanges.partsOfUnit))
  }
}

extension AliasWidths: Hashable {
  /// Returns `true` if both are for the same release and the same file of widths.
  public static func == (a: AliasWidths, b: AliasWidths) -> Bool { a.model === b.model && a.release == b.release }

  /// Hashes the release and the identity of the file of widths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(model))
    hasher.combine(release)
  }
}

extension AliasWidths: CustomStringConvertible {
  /// "SF (iOS 14 to 26)".
  public var description: String { "\(name) (\(releases))" }
}

extension FontFace {
  /// The widths of another font that replace those of the face; `nil` for a face that was requested
  /// by its own name.
  public var aliasWidths: AliasWidths? { key.widths }

  /// The face with the widths that its alias has in a release; itself where it has no widths but
  /// its own.
  ///
  /// The optical size stays: ``Font`` sets it by its point size.
  package func withAliasWidths(of era: Era) -> FontFace {
    guard let widths = key.widths, widths.of(era) != widths else { return self }
    return with(widths.of(era))
  }

  /// The face with the widths of the release that another's are of.
  func withAliasWidths(like other: FontFace) -> FontFace {
    guard let release = other.key.widths?.release, var widths = key.widths, widths.release != release else {
      return self
    }
    widths.release = release
    return with(widths)
  }

  /// The face with other widths than its own.
  func with(_ widths: AliasWidths) -> FontFace {
    var key = key
    key.widths = widths
    // Only running out of memory can make this fail; the face's own widths are then the best there
    // is.
    return (try? FontFace(file, key)) ?? self
  }
}
