import LayoutCore
import StringCatalogs
import Yams

extension DocumentReader {
  /// Reads a stack. Views that are defined in it are added to `nested`. An invalid value is logged
  /// and replaced with the default.
  func stack(_ mapping: MappingReader, named name: String, nested: inout [MappingReader.Entry]) -> StackDescription {
    let direction = StackDescription.Direction(
      axis: axis(mapping, "axis") ?? .horizontal, alignment: stackAlignment(mapping, "alignment") ?? .fill)
    let margins = mapping.insets("layoutMargins", sides: ["top", "leading", "bottom", "trailing"])
    var arranged = arranged(mapping["arranged"], of: name, nested: &nested)
    readCustomSpacing(mapping["customSpacing"], of: name, into: &arranged)
    return StackDescription(
      direction: direction,
      accessibilityDirection: StackDescription.Direction(
        axis: axis(mapping, "accessibilityAxis") ?? direction.axis,
        alignment: stackAlignment(mapping, "accessibilityAlignment") ?? direction.alignment),
      distribution: mapping.choice(
        "distribution", kind: "distribution", names: StackView.Distribution.allCases.map { "\($0)" },
        member: { name in StackView.Distribution.allCases.first { "\($0)" == name } }) ?? .fill,
      spacing: mapping["spacing"].flatMap(spacing) ?? .points(0),
      isBaselineRelativeArrangement: mapping.flag("baselineRelativeArrangement") ?? false,
      isLayoutMarginsRelativeArrangement: mapping.flag("layoutMarginsRelativeArrangement") ?? (margins != nil),
      margins: margins.map {
        DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      },
      arranged: arranged)
  }

  private func axis(_ mapping: MappingReader, _ key: String) -> LayoutAxis? {
    mapping.choice(key, kind: "axis", plural: "axes", names: LayoutAxis.allCases.map { "\($0)" }) { name in
      LayoutAxis.allCases.first { "\($0)" == name }
    }
  }

  private func stackAlignment(_ mapping: MappingReader, _ key: String) -> StackView.Alignment? {
    var named: [String: StackView.Alignment] = ["top": .top, "bottom": .bottom]
    for alignment in StackView.Alignment.allCases { named["\(alignment)"] = alignment }
    return mapping.choice(key, kind: "alignment", names: named.keys.sorted()) { named[$0] }
  }

  /// Reads a number of points, or `systemSpacing`.
  private func spacing(_ entry: MappingReader.Entry) -> StackDescription.Spacing? {
    if entry.value.scalar?.string == SentenceParser.systemSpacing { return .system }
    let wanted = "a number of points, or \(SentenceParser.systemSpacing)"
    return read.number(entry.value, entry.key, wanted: wanted).map { .points($0) }
  }

  /// Reads the names in a stack's list. A view that is defined there counts as its name.
  private func arranged(
    _ entry: MappingReader.Entry?, of stack: String, nested: inout [MappingReader.Entry]
  ) -> [StackDescription.Item] {
    var items: [StackDescription.Item] = []
    for node in entry.flatMap({ read.list($0.value, "arranged") }) ?? [] {
      if log.hasOverflowed { break }
      guard case .mapping = node else {
        guard let name = read.text(node, "an arranged view") else { continue }
        items.append(StackDescription.Item(name: name, position: node.position))
        continue
      }
      for view in MappingReader(node, "an arranged view", log: log)?.entries ?? [] {
        nested.append(view)
        if view.key == stack { continue }
        items.append(StackDescription.Item(name: view.key, position: view.position))
      }
    }
    return items
  }

  private func readCustomSpacing(
    _ entry: MappingReader.Entry?, of stack: String, into items: inout [StackDescription.Item]
  ) {
    guard let entry, let mapping = MappingReader(entry.value, "customSpacing", log: log) else { return }
    let places = Dictionary(items.indices.map { (items[$0].name, $0) }) { first, _ in first }
    for spacing in mapping.entries {
      guard let place = places[spacing.key] else {
        let names = items.prefix(DocumentLimits.suggestions).map(\.name)
        log.report(
          .unknownName, at: spacing.position,
          "stack \(Wording.quoted(stack)) has no arranged view named \(Wording.quoted(spacing.key))"
            + Wording.suggestion(for: spacing.key, among: names, listing: "views in it"))
        continue
      }
      items[place].customSpacing = self.spacing(spacing)
    }
  }

  /// Logs the views that stacks cannot arrange.
  func checkArrangement(of views: ViewCollection) {
    let names = views.names.prefix(DocumentLimits.suggestions)
    for problem in Arrangement(views.descriptions, names: views.names).problems {
      log.report(problem, suggestions: Array(names))
    }
  }
}
