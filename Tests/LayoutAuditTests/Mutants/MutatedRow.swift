import CellDocuments
import LayoutAudit
import LayoutCore
import TestSupport

/// A row of the fixed app, with its strings in a language, with a change that a programmer might
/// make.
struct MutatedRow: Sendable {
  /// A change of a row.
  enum Kind: String, CaseIterable, Sendable {
    case widthNarrowed = "width narrowed"
    case lineLimitSet = "line limit set"
    case gapFixed = "gap fixed"
    case marginDropped = "margin dropped"
    case stringDoubled = "string doubled"
    case fontUnscaled = "font unscaled"
    case heightFixed = "height fixed"
  }

  let kind: Kind
  /// The change, in words.
  private(set) var change = ""
  /// The row in each language.
  private(set) var tables: [(locale: String, table: TableDocument)] = []

  /// A row of a table, in some languages. Nil where there is nothing to do that to.
  init?(_ kind: Kind, _ rows: [(locale: String, table: TableDocument)], _ numbers: inout SeededGenerator) {
    self.kind = kind
    guard let first = rows.first?.table, let cell = first.cells.values.first else { return nil }
    let labels = cell.views.filter(\.isLabel).map(\.name)
    let label = labels[Int.random(in: 0..<labels.count, using: &numbers)]
    let amount = Double(Int.random(in: 0..<100, using: &numbers))
    for (locale, table) in rows {
      var table = table
      guard let change = Mutation(kind, label: label, amount: amount).apply(to: &table) else { return nil }
      self.change = change
      tables.append((locale, table))
    }
  }
}

/// One change of a row.
private struct Mutation {
  let kind: MutatedRow.Kind
  let label: String
  /// From 0 to 99.
  let amount: Double

  init(_ kind: MutatedRow.Kind, label: String, amount: Double) {
    (self.kind, self.label, self.amount) = (kind, label, amount)
  }

  /// Makes a change and returns its description; nil if it does not apply.
  func apply(to table: inout TableDocument) -> String? {
    switch kind {
    case .stringDoubled:
      let lines = 1 + Int(amount) % 3
      guard limit(lines, &table) != nil, let change = doubleString(&table) else { return nil }
      return "\(change), in \(lines) lines"
    case .heightFixed where Int(amount) % 2 == 0:
      table.table.rowHeight = .points(30 + amount)
      return "the row is \(30 + amount) high"
    default: break
    }
    guard let name = table.cells.keys.first, var cell = table.cells[name] else { return nil }
    defer { table.cells[name] = cell }
    return change(&cell)
  }

  private func change(_ cell: inout CellDocument) -> String? {
    switch kind {
    case .widthNarrowed: return tie(&cell, [.trailing], to: .width, 60 + 2 * amount)
    case .heightFixed: return tie(&cell, [.bottom], to: .height, 20 + amount)
    case .lineLimitSet:
      let lines = 1 + Int(amount) % 3
      return edit(&cell) { $0.numberOfLines = lines }.map { "\($0) has \(lines) lines" }
    case .fontUnscaled:
      return edit(&cell) { $0.font = .plain(.system(.regular), size: 11 + (amount / 10).rounded(.down)) }.map {
        "\($0) does not scale"
      }
    case .marginDropped: return dropMargin(&cell)
    case .gapFixed: return fixGap(&cell)
    case .stringDoubled: return nil
    }
  }

  // MARK: Views

  private func edit(_ cell: inout CellDocument, _ change: (inout LabelDescription) -> Void) -> String? {
    guard let index = cell.views.firstIndex(where: { $0.name == label }),
      case .label(var found) = cell.views[index].content
    else { return nil }
    change(&found)
    cell.views[index] = cell.views[index].with(.label(found))
    return label
  }

  /// A label with any number of lines has room for any text: one that may not have room has a
  /// limit.
  private func limit(_ lines: Int, _ table: inout TableDocument) -> String? {
    guard let name = table.cells.keys.first, var cell = table.cells[name] else { return nil }
    defer { table.cells[name] = cell }
    return edit(&cell) { $0.numberOfLines = lines }
  }

  private func doubleString(_ table: inout TableDocument) -> String? {
    guard case .listed(var rows)? = table.sections.first?.rows, !rows.isEmpty else { return nil }
    for index in rows[0].values.indices {
      guard rows[0].values[index].view == label, case .text(let text) = rows[0].values[index].value else { continue }
      rows[0].values[index].value = .text("\(text) \(text)")
      table.sections[0].rows = .listed(rows)
      return "\(label) says it twice"
    }
    return nil
  }

  // MARK: Constraints

  /// Replaces the constraint of an edge by a length.
  private func tie(
    _ cell: inout CellDocument, _ edges: Set<LayoutAttribute>, to length: LayoutAttribute, _ points: Double
  ) -> String? {
    let ties = cell.constraints.indices.filter { edges.contains(cell.constraints[$0].first.attribute) }
    guard !ties.isEmpty else { return nil }
    let index = ties[Int(amount) % ties.count]
    let item = cell.constraints[index].first.item
    let isLast = length == .height
    cell.constraints[index] = ConstraintSentence(
      first: .init(item: item, attribute: length), relation: .equal, second: .number(points),
      text: "\(item).\(length) == \(points)")
    // The chain from top to bottom stays whole: the row is as high as what was fixed says.
    if isLast {
      cell.constraints.append(
        ConstraintSentence(
          first: .init(item: item, attribute: .bottom), relation: .equal,
          second: .place(.init(item: "margins", attribute: .bottom), multiplier: 1, constant: 0),
          text: "\(item).bottom == margins.bottom"))
    }
    return "\(item).\(length) == \(points)"
  }

  /// An edge that lay on the margin lies on the content view's edge, or beyond.
  private func dropMargin(_ cell: inout CellDocument) -> String? {
    let ties = cell.constraints.indices.filter { cell.constraints[$0].marginAttribute != nil }
    guard !ties.isEmpty else { return nil }
    let old = cell.constraints[ties[Int(amount) % ties.count]]
    guard let attribute = old.marginAttribute else { return nil }
    let isStart = attribute == .leading || attribute == .top
    let beyond = amount >= 50 ? (isStart ? -12.0 : 12) : 0
    let new = ConstraintSentence(
      first: old.first, relation: .equal,
      second: .place(.init(item: "content", attribute: attribute), multiplier: 1, constant: beyond),
      text: "\(old.first.item).\(attribute) == content.\(attribute) + \(beyond)")
    cell.constraints[ties[Int(amount) % ties.count]] = new
    return new.text
  }

  /// A distance from the end of one view becomes one from its beginning; in a stack, one that pulls
  /// together.
  private func fixGap(_ cell: inout CellDocument) -> String? {
    for index in cell.constraints.indices {
      let old = cell.constraints[index]
      guard case .place(let place, _, _) = old.second, place.attribute == .bottom, old.first.attribute == .top else {
        continue
      }
      let new = ConstraintSentence(
        first: old.first, relation: .equal,
        second: .place(.init(item: place.item, attribute: .top), multiplier: 1, constant: 10 + amount),
        text: "\(old.first.item).top == \(place.item).top + \(10 + amount)")
      cell.constraints[index] = new
      return new.text
    }
    for index in cell.views.indices.reversed() {
      guard case .stack(var stack) = cell.views[index].content else { continue }
      stack.spacing = .points(8 - (amount / 3).rounded())
      cell.views[index] = cell.views[index].with(.stack(stack))
      return "\(cell.views[index].name).spacing == \(8 - (amount / 3).rounded())"
    }
    return nil
  }
}

extension ConstraintSentence {
  /// The margin that an edge lies on; nil for another constraint.
  fileprivate var marginAttribute: LayoutAttribute? {
    guard case .place(let place, _, _) = second, place.item == "margins" else { return nil }
    return place.attribute
  }
}

extension ViewDescription {
  var isLabel: Bool { if case .label = content { true } else { false } }

  fileprivate func with(_ content: Content) -> ViewDescription {
    ViewDescription(
      name: name, content: content, hugging: hugging, compression: compression, isHidden: isHidden,
      backgroundColor: backgroundColor, position: position)
  }
}
