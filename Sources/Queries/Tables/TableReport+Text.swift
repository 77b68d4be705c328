import Strut

/// The text output of `strut table`.
package enum TableReportText {
  /// If there are more rows, they are not listed.
  private static let listedCount = 100

  /// Returns a table as text: every item in it, and the effects of scrolling.
  package static func text(_ table: LaidTable) -> String {
    let layout = table.layout
    var lines = [
      "\(layout.contentSizeCategory.shortName), \(table.style), \(Values.text(layout.width)) wide: content \(Values.text(layout.contentHeight)) high, estimated \(Values.text(layout.estimatedContentHeight))"
    ]
    let items = named(layout)
    if items.count <= listedCount {
      lines.append(list(items))
    } else {
      lines += [summary(items), "\(items.count) items; use --json to list them"]
    }
    lines.append(scrollText("down", layout.scrollDown))
    lines.append(scrollText("up, with only estimated heights above", layout.scrollUp))
    lines += FindingLines(layout).lines()
    return lines.joined(separator: "\n")
  }

  private static func named(_ layout: MeasuredTable) -> [(name: String, item: MeasuredTable.Item)] {
    layout.sections.enumerated().flatMap { index, section in
      let rows = section.rows.enumerated().map { ("\(index).\($0)", $1) }
      return [section.header.map { ("\(index) header", $0) }].compactMap(\.self) + rows
        + [section.footer.map { ("\(index) footer", $0) }].compactMap(\.self)
    }
  }

  private static func list(_ items: [(name: String, item: MeasuredTable.Item)]) -> String {
    var table = TableText(headings: ["item", "y", "estimate", "height", "error"])
    for (name, item) in items {
      let numbers = [item.top, item.estimate, item.height, item.height - item.estimate].map(Values.text)
      table.rows.append([name] + numbers)
    }
    return table.text
  }

  private static func summary(_ items: [(name: String, item: MeasuredTable.Item)]) -> String {
    var table = TableText(headings: ["", "least", "mean", "greatest"])
    let measures: [(String, (MeasuredTable.Item) -> Double)] = [
      ("estimate", { $0.estimate }), ("height", { $0.height }), ("error", { $0.height - $0.estimate }),
    ]
    for (name, measure) in measures {
      let values = items.map { measure($0.item) }
      let mean = values.reduce(0, +) / Double(values.count)
      table.rows.append([name] + [values.min() ?? 0, mean, values.max() ?? 0].map(Values.text))
    }
    return table.text
  }

  private static func scrollText(_ direction: String, _ scroll: TableScroll) -> String {
    let corrections =
      scroll.correctionCount == 0
      ? "no offset corrections"
      : "\(counted(scroll.correctionCount, "offset correction")), \(Values.text(scroll.sum)) points in total"
    return "scrolled \(direction): \(counted(scroll.steps, "step")), \(corrections)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns the table at several text sizes as text, one line each.
  package static func text(_ tables: [LaidTable]) -> String {
    guard tables.count > 1 else { return tables.map(text).joined() }
    var table = TableText(headings: ["category", "content height", "estimated", "corrections down", "up"])
    for one in tables {
      let layout = one.layout
      table.rows.append(
        [
          layout.contentSizeCategory.shortName, Values.text(layout.contentHeight),
          Values.text(layout.estimatedContentHeight),
        ]
          + [layout.scrollDown, layout.scrollUp].map { String($0.correctionCount) })
    }
    let findings = tables.flatMap { FindingLines($0.layout).lines(at: $0.layout.contentSizeCategory) }
    return ([table.text] + findings).joined(separator: "\n")
  }
}
