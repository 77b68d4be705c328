import StringCatalogs

/// What people call the elements of a cell: `EpisodeCell/titleLabel (Kx1-aB-3Cd)`.
///
/// An element goes by its user label, else by the outlet that leads to it, else by its text in quotation marks, else by its
/// kind and its number among its siblings. Names are those of the cell as it is read: a localized one has other texts.
public struct NibNames: Sendable {
  /// The cell's own name: its reuse identifier, else its class, else the name of its file; of a static row its section and
  /// number, both from 0, with its first text: `1.3 "Notifications"`.
  public let cell: String
  /// The names of views by their object ids. No two are the same, and none has a slash.
  public let views: [String: String]

  /// The names of a cell.
  ///
  /// - Parameter file: The path of the file that the cell is in.
  /// - Complexity: O(*n*) in the views.
  public init(_ cell: NibCell, file: String) {
    self.cell = Self.plain(cell.name(file: file))
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

  /// The name of a view; nil for an id that is none of the cell's views.
  public subscript(id: String) -> String? { views[id] }

  /// The name by which `strut-nib.yaml` has an element: `EpisodeCell.titleLabel`. That of the cell itself is the cell's.
  public func path(of id: String) -> String { views[id].map { "\(cell).\($0)" } ?? cell }

  /// The name that reports have for an element: `EpisodeCell/titleLabel (Kx1-aB-3Cd)`.
  public func reported(_ id: String) -> String { "\(cell)\(views[id].map { "/\($0)" } ?? "") (\(id))" }

  /// The text with another sign for slashes, which part paths, and without line breaks.
  static func plain(_ text: String) -> String {
    String(text.map { $0 == "/" ? "\u{2215}" : $0.isNewline ? " " : $0 })
  }

  /// A text in quotation marks, cut after its thirtieth character.
  static func quoted(_ text: String) -> String {
    let limit = 30
    let short = text.count > limit ? text.prefix(limit - 1) + "…" : text[...]
    return "\"\(short)\""
  }
}

/// The names of views while they are collected.
private struct CollectedNames {
  var builtIn: [String: String] = [:]
  private(set) var names: [String: String] = [:]
  private var taken: Set<String> = []

  /// Names all views in a view, then those in each of them, so that the numbers of outer views stay low.
  mutating func add(childrenOf view: NibView) {
    var counts: [String: Int] = [:]
    for child in view.subviews {
      let number = counts[child.element, default: 0] + 1
      counts[child.element] = number
      if let name = name(of: child) { add(child, name) } else { add(child, child.element, from: number) }
    }
    for child in view.subviews { add(childrenOf: child) }
  }

  /// What a view is called by people, by code or by its text; nil where nothing tells.
  private func name(of view: NibView) -> String? {
    if let label = view.userLabel, !label.isEmpty { return label }
    if let outlet = view.outlets.first ?? builtIn[view.id] { return outlet }
    return view.textSlots.map(\.text).first { !$0.allSatisfy(\.isWhitespace) }.map(NibNames.quoted)
  }

  /// Gives a view a name, with the first number behind it that makes it the only one of that name.
  ///
  /// - Parameter start: The number that the name has in any case; nil for a name that goes without where it can.
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
  fileprivate func name(file: String) -> String {
    if case .staticRow(_, let section, let row) = context {
      let text = texts.map(\.slot.text).first { !$0.allSatisfy(\.isWhitespace) }
      return "\(section).\(row)" + (text.map { " " + NibNames.quoted($0) } ?? "")
    }
    let names = [reuseIdentifier, view.customClass, NibPlace(file).table]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? "cell"
  }
}
