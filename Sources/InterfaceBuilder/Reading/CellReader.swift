import StringCatalogs
import XMLInterop

/// Reads a cell.
struct CellReader {
  /// The kinds of cells, by element.
  static let kinds: [String: NibCell.Kind] = [
    "tableViewCell": .tableViewCell, "collectionViewCell": .collectionViewCell,
    "collectionReusableView": .collectionReusableView,
  ]

  private let element: XMLElement
  private let kind: NibCell.Kind
  private let reading: NibReading
  private let own: NibElement

  init(_ element: XMLElement, _ kind: NibCell.Kind, _ context: ReadingContext) {
    self.element = element
    self.kind = kind
    reading = NibReading(context)
    own = NibElement(element, in: reading)
  }

  /// Returns the cell, and the keys of its variations.
  func read(_ context: NibCell.Context) throws(NibError) -> (cell: NibCell, variations: Set<String>) {
    var view = try own.view()
    var contentView = try contentView(of: &view)
    for part in own.keyedViews where part.attributes["key"] != "contentView" {
      view.subviews.append(try NibElement(part, in: reading).view())
    }
    reading.removedIDs.formUnion(own.ignoredIDs)
    view.dropConstraints(naming: reading.removedIDs)
    contentView.dropConstraints(naming: reading.removedIDs)
    let isTableCell = kind == .tableViewCell
    var cell = try NibCell(
      kind: kind, context: context, view: view, contentView: contentView,
      reuseIdentifier: own.attribute("reuseIdentifier"),
      indentationLevel: isTableCell ? own.count("indentationLevel") : 0,
      indentationWidth: isTableCell ? own.length("indentationWidth") : 0, notes: [])
    if isTableCell { try readTableCell(into: &cell) }
    if kind == .collectionViewCell { cell.customSize = try own.size("customSize") }
    noteClasses(of: cell)
    UnknownNames.note(in: element, reading)
    cell.notes = reading.notes
    return (cell, reading.variations)
  }

  private func readTableCell(into cell: inout NibCell) throws(NibError) {
    cell.style = own.choice(
      "style", Dictionary(uniqueKeysWithValues: NibCell.BuiltInStyle.allCases.map { ($0.rawValue, $0) }))
    cell.textLabel = own.attribute("textLabel")
    cell.detailTextLabel = own.attribute("detailTextLabel")
    cell.imageView = own.attribute("imageView")
    cell.accessoryType = own.word(
      "accessoryType", ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"])
    cell.separatorInset = try own.inset("separatorInset")
    cell.rowHeight = try own.number("rowHeight")
    cell.listContent = try own.listContent("contentConfiguration")
  }

  /// Returns the content view. If the file has none, or one without an ID, it contains the subviews
  /// of the cell.
  private func contentView(of view: inout NibView) throws(NibError) -> NibView {
    if let content = own.keyedViews.first(where: { $0.attributes["key"] == "contentView" }) {
      return try NibElement(content, in: reading).view(in: view.id)
    }
    var content = NibView(id: "", element: "view", content: .view, position: view.position)
    content.frame = view.frame.map { NibRect(x: 0, y: 0, width: $0.width, height: $0.height) }
    swap(&content.subviews, &view.subviews)
    return content
  }

  /// Adds notes about custom classes, and about views that Xcode marked as ambiguous.
  private func noteClasses(of cell: NibCell) {
    if let name = cell.view.customClass {
      reading.note(
        .cellClass, objectID: cell.view.id, at: cell.view.position,
        "the code of the class \(Wording.quoted(name)) may change the cell")
    }
    for view in [cell.contentView] + cell.view.subviews { noteClass(of: view) }
  }

  private func noteClass(of view: NibView) {
    if let name = view.customClass {
      reading.note(
        .customClass, objectID: view.id, at: view.position,
        "the view has the class \(Wording.quoted(name)); it is laid out as a plain \(view.element)")
    }
    if view.isAmbiguous {
      reading.note(
        .ambiguousInFile, objectID: view.id, at: view.position,
        "the constraints of this \(view.element) are ambiguous, so Xcode adds constraints at build time; "
          + "it is laid out without them")
    }
    for subview in view.subviews { noteClass(of: subview) }
  }
}

extension NibView {
  /// Removes constraints with some objects from the view and its descendants.
  fileprivate mutating func dropConstraints(naming ids: Set<String>) {
    guard !ids.isEmpty else { return }
    constraints.removeAll { ids.contains($0.firstItem) || $0.secondItem.map(ids.contains) ?? false }
    for index in subviews.indices { subviews[index].dropConstraints(naming: ids) }
  }
}
