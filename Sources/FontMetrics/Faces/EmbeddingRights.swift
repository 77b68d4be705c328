internal import FontInterop

/// The embedding permissions in `fsType` of `OS/2`.
///
/// OpenType, `OS/2`, fsType. Up to version 2 of the table, several levels may be set, and the least
/// restrictive applies. From version 3 on they exclude each other; if a font sets several, the
/// result is the most restrictive (Strut's rule), with a warning. In versions 0 and 1 only the
/// levels are defined, and the two additional bits are ignored.
public struct EmbeddingRights: Hashable, Sendable {
  /// A level of permission. Later versions may add levels.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The name in JSON.
    public let rawValue: String

    /// Creates a level from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The font may be installed permanently with the document.
    public static let installable = Level(rawValue: "installable")
    /// The font may not be embedded without the owner's permission.
    public static let restricted = Level(rawValue: "restricted")
    /// The font may be embedded to view and print the document.
    public static let previewAndPrint = Level(rawValue: "previewAndPrint")
    /// The font may be embedded to edit the document.
    public static let editable = Level(rawValue: "editable")
  }

  /// The level.
  public let level: Level
  /// A Boolean value that indicates whether the font may be subset.
  public let allowsSubsetting: Bool
  /// A Boolean value that indicates whether only bitmaps may be embedded, no outlines.
  public let bitmapsOnly: Bool
  /// The field in the file.
  public let fsType: Int
  /// A Boolean value that indicates whether several levels are set in a version of the table that
  /// forbids it.
  public let isContradictory: Bool

  package init(fsType: Int, version: Int) {
    self.fsType = fsType
    let fromLeastRestrictive: [(bit: Int, level: Level)] = [(8, .editable), (4, .previewAndPrint), (2, .restricted)]
    let set = fromLeastRestrictive.filter { fsType & $0.bit != 0 }.map(\.level)
    level = (version <= 2 ? set.first : set.last) ?? .installable
    isContradictory = version >= 3 && set.count > 1
    allowsSubsetting = version < 2 || fsType & 0x0100 == 0
    bitmapsOnly = version >= 2 && fsType & 0x0200 != 0
  }
}

extension FontFace {
  /// The embedding permissions, or `nil` without `OS/2`.
  public var embedding: EmbeddingRights? {
    guard let fsType = file.openType.uint16("OS/2", at: 8), let version = file.openType.uint16("OS/2", at: 0) else {
      return nil
    }
    return EmbeddingRights(fsType: fsType, version: version)
  }
}
