package import CellDocuments
public import StringCatalogs
package import TableLayout

/// The file `strut-nib.yaml` of an app: the effects of code on the cells in Interface
/// Builder files.
///
/// ```yaml
/// schema: 1
/// texts:
///   EpisodeCell.titleLabel: A long title of an episode
///   EpisodeCell.dateLabel: { key: episode.date }   # of Localizable, in a file of --strings
///   Main.storyboard/Kx1-aB-3Cd: A long description  # a label by its file and object ID
/// rowHeights: { EpisodeCell: 72, R0n-uX-07P: automatic }   # in points
/// sizes: { AvatarView: { width: 40, height: 40 } }  # of custom classes, in points
/// itemSizes:                                        # of cells of collection views
///   TagCell: { width: 120, height: 44 }
///   MessageCell: { width: { fractionalWidth: 1 }, height: { estimated: 60 } }
/// ignore: [Debug/**, LegacyCell]                    # files by their paths, cells by their names
/// ```
/// The settings apply to the files in their folder and its subfolders, unless a subfolder has its
/// own. Instead of a name, each entry may have an object ID, or a file and an object ID. A name
/// that several objects share applies to all of them; an object ID has precedence over a name, and
/// a cell over its table.
public struct NibSettings: Sendable {
  /// A value with its position in the file.
  public struct Entry<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The position of the key.
    public var position: SourcePosition
  }

  /// Text that is set in code.
  package enum Text: Sendable {
    /// Literal text.
    case text(String)
    /// A key that is looked up in the app's strings.
    case key(TextReference)
  }

  /// The name of the file.
  public static let fileName = "strut-nib.yaml"
  /// A name that is not read, but reported.
  static let otherFileName = "strut-nib.yml"

  /// The path of the file; empty if there is none.
  public var file = ""
  /// The absolute path of its folder, to which patterns are relative; empty if there is none.
  var folder = ""
  /// Text by the names of elements, `EpisodeCell.titleLabel`, or their object IDs.
  package var texts: [String: Entry<Text>] = [:]
  /// The heights of rows by the names or object IDs of cells and tables.
  public var rowHeights: [String: Entry<NibGivenHeight>] = [:]
  /// The sizes of cells, headers and footers of collection views by their names or object IDs.
  package var itemSizes: [String: Entry<CollectionSize>] = [:]
  /// The sizes of views by the names of their classes or their object IDs, in points.
  public var sizes: [String: Entry<NibSize>] = [:]
  /// The paths of ignored files, with `*` and `**`, and the names or object IDs of ignored
  /// cells, rows and static tables.
  public var ignored: [Entry<String>] = []

  /// Creates empty settings.
  public init() {}
}

extension NibSettings {
  /// Returns true if a file is ignored.
  ///
  /// - Parameter path: The path relative to the folder of the settings.
  public func ignores(file path: String) -> Bool { ignored.contains { PathPattern($0.value).matches(path) } }
}
