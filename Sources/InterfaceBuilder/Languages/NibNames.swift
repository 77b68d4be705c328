import StringCatalogs

/// The names of a cell's elements for people: `EpisodeCell/titleLabel (Kx1-aB-3Cd)`.
///
/// The name of an element is its user label, or an outlet to it, or its text in quotation marks, or
/// its kind with its number among its siblings. Names are those of the cell as read: a localized
/// cell has other text.
public struct NibNames: Sendable {
  /// The name of the cell: its reuse identifier, or its class, or the name of its file; for a
  /// static row, its section and index from 0, with its first text: `1.3 "Notifications"`.
  public var cell: String { cellNames[0] }
  /// The names by which settings and options may call the cell: the name in reports, then its reuse
  /// identifier, its class and, for the only cell of a nib, the name of the file.
  public let cellNames: [String]
  /// The names of views by object ID. They are unique and contain no slash.
  public let views: [String: String]

  /// Creates the names of a cell.
  ///
  /// - Parameter file: The path of the file that contains the cell.
  /// - Complexity: O(*n*) in the number of views.
  public init(_ cell: NibCell, file: String) {
    cellNames = Self.unique(cell.names(file: file))
    var collected = CollectedNames()
    let builtIn = [
      cell.textLabel.map { ($0, "textLabel") }, cell.detailTextLabel.map { ($0, "detailTextLabel") },
      cell.imageView.map { ($0, "imageView") },
    ].compactMap { $0 }
    collected.builtIn = Dictionary(builtIn) { first, _ in first }
    collected.add(cell.contentView, "contentView")
    collected.add(childrenOf: cell.contentView)
    collected.add(childrenOf: cell.view)
    views = collected.names
  }

  /// The name of a view by object ID; nil if the cell has no such view.
  public subscript(id: String) -> String? { views[id] }

  /// Returns the names of an element in `strut-nib.yaml`: `EpisodeCell.titleLabel`, after each name
  /// of the cell, or only those of the cell for the cell itself.
  public func paths(of id: String) -> [String] {
    guard let view = views[id] else { return cellNames }
    return cellNames.map { "\($0).\(view)" }
  }

  /// Returns the name of an element in reports: `EpisodeCell/titleLabel (Kx1-aB-3Cd)`.
  public func reported(_ id: String) -> String { "\(cell)\(views[id].map { "/\($0)" } ?? "") (\(id))" }

  /// Returns names in the form of reports, each once, without empty ones.
  static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.map(plain).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Returns text without line breaks, and with a substitute for slashes, which separate paths.
  static func plain(_ text: String) -> String {
    String(text.map { $0 == "/" ? "\u{2215}" : $0.isNewline ? " " : $0 })
  }

  /// Returns text in quotation marks, truncated after 30 characters.
  static func quoted(_ text: String) -> String {
    let limit = 30
    let short = text.count > limit ? text.prefix(limit - 1) + "…" : text[...]
    return "\"\(short)\""
  }
}

/// The names of views, while they are collected.
private struct CollectedNames {
  var builtIn: [String: String] = [:]
  private(set) var names: [String: String] = [:]
  private var taken: Set<String> = []

  /// Names the subviews of a view, then their subviews, so that outer views have low numbers.
  mutating func add(childrenOf view: NibView) {
    var counts: [String: Int] = [:]
    for child in view.subviews {
      let number = counts[child.element, default: 0] + 1
      counts[child.element] = number
      if let name = name(of: child) { add(child, name) } else { add(child, child.element, from: number) }
    }
    for child in view.subviews { add(childrenOf: child) }
  }

  /// Returns the name of a view by its user label, outlet or text; nil if there is none.
  private func name(of view: NibView) -> String? {
    if let label = view.userLabel, !label.isEmpty { return label }
    if let outlet = view.outlets.first ?? builtIn[view.id] { return outlet }
    return view.textSlots.map(\.text).first { !$0.allSatisfy(\.isWhitespace) }.map(NibNames.quoted)
  }

  /// Adds the name of a view, followed by the first number that makes it unique.
  ///
  /// - Parameter start: The first number of the name; nil for a name without a number if it is
  ///   unique.
  mutating func add(_ view: NibView, _ name: String, from start: Int? = nil) {
    guard !view.id.isEmpty else { return }
    let plain = NibNames.plain(name)
    var number = start ?? 1
    var free = start == nil ? plain : "\(plain) \(number)"
    while !taken.insert(free).inserted {
      number += 1
      free = "\(plain) \(number)"
    }
    names[view.id] = free
  }
}

extension NibCell {
  /// The names of the cell, the one in reports first.
  fileprivate func names(file: String) -> [String] {
    let own = NibNames.unique([reuseIdentifier ?? "", view.customClass ?? ""])
    switch context {
    case .staticRow(_, let section, let row):
      let text = texts.map(\.slot.text).first { !$0.allSatisfy(\.isWhitespace) }
      return ["\(section).\(row)" + (text.map { " " + NibNames.quoted($0) } ?? "")] + own
    case .nib where isAlone, .collection(nil) where isAlone: return own + [Self.fileName(file)]
    case .nib, .prototype, .collection: return own.isEmpty ? [Self.fileName(file)] : own
    }
  }

  private static func fileName(_ file: String) -> String {
    let name = NibPlace(file).table
    return name.isEmpty ? "cell" : name
  }
}
