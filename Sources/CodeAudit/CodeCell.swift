public import UIKitNames

/// A class of cells, headers or footers in the code of an app, which an audit makes.
public struct CodeCell: Sendable {
  /// The kinds of classes.
  enum Kind: Sendable {
    case cell(UITableViewCell.Type)
    case headerFooter(UITableViewHeaderFooterView.Type)
  }

  let kind: Kind
  /// The path of the file with the class.
  public let file: String
  /// The line of the class, from 1.
  public let line: Int

  /// Creates a cell that is made with `init(style:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - file: The path of the file with the class.
  ///   - line: The line of the class, from 1.
  public init(_ type: UITableViewCell.Type, file: String = #filePath, line: Int = #line) {
    (kind, self.file, self.line) = (.cell(type), file, line)
  }

  /// Creates a header or footer that is made with `init(reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - file: The path of the file with the class.
  ///   - line: The line of the class, from 1.
  public init(_ type: UITableViewHeaderFooterView.Type, file: String = #filePath, line: Int = #line) {
    (kind, self.file, self.line) = (.headerFooter(type), file, line)
  }

  /// The name of the class.
  public var name: String {
    switch kind {
    case .cell(let type): "\(type)"
    case .headerFooter(let type): "\(type)"
    }
  }
}
