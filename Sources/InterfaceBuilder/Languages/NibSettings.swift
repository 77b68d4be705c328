package import CellDocuments
public import StringCatalogs

/// The file `strut-nib.yaml` in an app's folder: what code does to the cells of Interface Builder files.
///
/// ```yaml
/// schema: 1
/// texts:
///   EpisodeCell.titleLabel: A long title of an episode
///   EpisodeCell.dateLabel: { key: episode.date }   # of Localizable, in the files that --strings names
/// rowHeights: { EpisodeCell: 72 }                   # in points
/// sizes: { AvatarView: { width: 40, height: 40 } }  # of custom classes, in points
/// ignore: [Debug/**, LegacyCell]                    # files by their paths, cells by their names
/// ```
public struct NibSettings: Sendable {
  /// A value with its place in the file.
  public struct Entry<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// Where its key stands.
    public var position: SourcePosition
  }

  /// A text that code sets.
  package enum Text: Sendable {
    /// The text itself.
    case text(String)
    /// A key that is looked up in the app's strings.
    case key(TextReference)
  }

  /// The name of the file in an app's folder.
  public static let fileName = "strut-nib.yaml"

  /// The file; empty for settings that come from none.
  public var file = ""
  /// Texts by the names of elements: `EpisodeCell.titleLabel`.
  package var texts: [String: Entry<Text>] = [:]
  /// The heights of rows by the names of cells, in points.
  public var rowHeights: [String: Entry<Double>] = [:]
  /// The sizes of views by the names of their classes, in points.
  public var sizes: [String: Entry<NibSize>] = [:]
  /// The paths of files, with `*` and `**`, and the names of cells that are left out.
  public var ignored: [Entry<String>] = []

  /// No settings.
  public init() {}
}

extension NibSettings {
  /// Whether a cell is left out.
  public func ignores(cell name: String) -> Bool { ignored.contains { $0.value == name } }

  /// Whether a file is left out.
  ///
  /// - Parameter path: The path from the app's folder on.
  public func ignores(file path: String) -> Bool { ignored.contains { PathPattern($0.value).matches(path) } }
}
