internal import FontInterop

/// What `fsType` of `OS/2` lets documents do with the font.
///
/// OpenType, `OS/2`, fsType. Up to version 2 of the table several levels may be set and the least restrictive counts. From version
/// 3 on they exclude each other; where a font sets several all the same, the most restrictive is answered (Strut's rule) and
/// a warning says so. Versions 0 and 1 have the levels alone: the two further bits are not looked at there.
public struct EmbeddingRights: Hashable, Sendable {
  /// A level of permission. Open: later versions may know more.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The name that JSON output carries.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// May be installed for good with the document.
    public static let installable = Level(rawValue: "installable")
    /// May not be embedded without the owner's leave.
    public static let restricted = Level(rawValue: "restricted")
    /// May be embedded to view and print the document.
    public static let previewAndPrint = Level(rawValue: "previewAndPrint")
    /// May be embedded to edit the document.
    public static let editable = Level(rawValue: "editable")
  }

  /// The level.
  public let level: Level
  /// Whether only the glyphs in use may be embedded.
  public let allowsSubsetting: Bool
  /// Whether bitmaps alone may be embedded, no outlines.
  public let bitmapsOnly: Bool
  /// The field as the file has it.
  public let fsType: Int
  /// Whether several levels are set in a version of the table that forbids it.
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
  /// What documents may do with it; `nil` without `OS/2`.
  public var embedding: EmbeddingRights? {
    guard let fsType = file.openType.uint16("OS/2", at: 8), let version = file.openType.uint16("OS/2", at: 0) else {
      return nil
    }
    return EmbeddingRights(fsType: fsType, version: version)
  }
}
