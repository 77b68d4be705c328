import LayoutCore
import TableLayout

/// The place in an app's files that specifies the size of a cell, header or footer of a collection
/// view.
package struct NibSizePlace: Hashable, Sendable {
  /// The part of the files that contains the size.
  private enum Owner: Hashable, Sendable {
    /// `itemSizes` in `strut-nib.yaml`.
    case settings
    /// The layout of the collection view, with the key of the size.
    case layout(String)
    /// The frame of the cell that Xcode recorded.
    case recorded
  }

  /// The specified lengths, in points; nil for one that the content or the collection view
  /// determines.
  private let width, height: Double?
  private let owner: Owner
  /// The key of the cell under `itemSizes`.
  private let key: String
  private let line: Int

  /// Finds the size; nil if the content or the collection view determines both lengths.
  ///
  /// - Parameter names: The names of the cell as read.
  package init?(_ built: BuiltNibItem, names: NibNames, settings: NibSettings, file: String) {
    let source = built.source
    let axes = built.size.fixedAxes
    width = axes.contains(.horizontal) ? built.size.size.width.points : nil
    height = axes.contains(.vertical) ? built.size.size.height.points : nil
    guard width != nil || height != nil else { return nil }
    key = names.cell
    switch built.size.origin {
    case .settings:
      owner = .settings
      line = settings.itemSize(of: source, names: names, in: file)?.position.line ?? 0
    case .layout:
      owner = .layout(source.sizeOfLayout == source.itemSize ? source.sizeKey : "default \(source.sizeKey)")
      line = source.itemLayout?.position.line ?? 0
    case .recorded: (owner, line) = (.recorded, source.view.position.line)
    }
  }

  /// The place, with a cure if code may set another size:
  /// `50 x 50 is the layout's itemSize, line 12; …`.
  package var sentence: String {
    let cure = "; if code sets another one, \(Self.cure(key))"
    return switch owner {
    case .settings: "\(lengths) is the \(noun) in \(NibSettings.fileName), line \(line)"
    case .layout(let key) where noun == "size": "\(lengths) is the layout's \(key), line \(line)\(cure)"
    case .layout(let key): "\(lengths) is the \(noun) in the layout's \(key), line \(line)\(cure)"
    case .recorded: "\(lengths) is the \(noun) that Xcode recorded, line \(line)\(cure)"
    }
  }

  /// Returns the sentence for a length that the file does not contain: code determines it, or, for
  /// the height of a header in a flow layout that scrolls horizontally, the collection view.
  package static func sentenceForUncertain(_ built: BuiltNibItem, _ names: NibNames) -> String {
    let owner =
      built.size.isFromCode
      ? "code determines the size of the cell" : "the height of the collection view is that of the \(built.edgeName)"
    return "\(owner); \(cure(names.cell))"
  }

  private static func cure(_ key: String) -> String { "write it under itemSizes in \(NibSettings.fileName) as \(key)" }

  /// The place as the reason for a length: `the layout's itemSize is 50 x 50 (line 12)`.
  package var reason: String {
    switch owner {
    case .settings: "the \(noun) in \(NibSettings.fileName) is \(lengths) (line \(line))"
    case .layout(let key) where noun == "size": "the layout's \(key) is \(lengths) (line \(line))"
    case .layout(let key): "the \(noun) in the layout's \(key) is \(lengths) (line \(line))"
    case .recorded: "Xcode recorded the \(noun) \(lengths) (line \(line))"
    }
  }

  private var noun: String { width != nil && height != nil ? "size" : width != nil ? "width" : "height" }

  private var lengths: String { [width, height].compactMap { $0.map(PointText.text) }.joined(separator: " x ") }
}

extension BuiltNibItem {
  /// The word for a header or footer.
  fileprivate var edgeName: String { source.sizeKey == "footerReferenceSize" ? "footer" : "header" }
}

extension CollectionDimension {
  /// The length in points; nil if something else determines it.
  fileprivate var points: Double? { if case .absolute(let points) = self { Double(points) } else { nil } }
}
