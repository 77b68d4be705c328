import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import Yams

extension CollectionReader {
  /// The maximum number of groups in each other.
  private static let depth = 8

  /// Reads a compositional layout.
  func compositional(_ node: Node) -> CompositionalDescription? {
    guard let mapping = MappingReader(node, "compositional", log: log) else { return nil }
    mapping.checkKeys(
      of: "the compositional layout", known: ["scrollDirection", "interSectionSpacing", "sections"])
    var layout = CompositionalDescription()
    layout.scrollDirection = mapping.axis("scrollDirection") ?? layout.scrollDirection
    layout.interSectionSpacing = mapping.points("interSectionSpacing") ?? 0
    let nodes = mapping["sections"].flatMap { read.list($0.value, "sections") } ?? []
    if nodes.isEmpty {
      log.report(
        .missingKey, at: mapping["sections"]?.position ?? node.position,
        "the compositional layout has no \"sections\"; add one with a \"group\" or a \"list\"")
    }
    layout.sections = nodes.compactMap { log.hasOverflowed ? nil : section($0, scrolling: layout.scrollDirection) }
    return layout
  }

  private func section(_ node: Node, scrolling axis: LayoutAxis) -> CollectionSectionDescription? {
    guard let mapping = MappingReader(node, "a section of the layout", log: log) else { return nil }
    mapping.checkKeys(
      of: "a section of the layout",
      known: [
        "group", "list", "interGroupSpacing", "contentInsets", "header", "footer", "orthogonalScrollingBehavior",
      ])
    guard let content = content(mapping, at: node.position, scrolling: axis) else { return nil }
    var section = CollectionSectionDescription(content: content)
    section.contentInsets = mapping.directionalInsets("contentInsets") ?? .zero
    if case .list = content {
      for key in ["interGroupSpacing", "header", "footer", "orthogonalScrollingBehavior"] {
        guard let entry = mapping[key] else { continue }
        log.report(
          .invalidValue, at: entry.position, "a section that is a list has no \(Wording.quoted(key)); remove it")
      }
      return section
    }
    section.interGroupSpacing = mapping.points("interGroupSpacing") ?? 0
    section.header = edge(mapping["header"])
    section.footer = edge(mapping["footer"])
    let behaviors: [CollectionSection.OrthogonalScrolling] = [
      .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    section.orthogonalScrolling =
      mapping.member("orthogonalScrollingBehavior", kind: "behavior", of: behaviors) ?? .none
    return section
  }

  private func content(
    _ mapping: MappingReader, at position: SourcePosition, scrolling axis: LayoutAxis
  ) -> CollectionSectionDescription.Content? {
    switch (mapping["group"], mapping["list"]) {
    case (let group?, nil): return self.group(group.value, depth: 1).map { .group($0) }
    case (nil, let list?):
      if axis == .horizontal {
        log.report(
          .invalidValue, at: list.position, "a list scrolls vertically; remove scrollDirection: horizontal")
      }
      return self.list(list.value).map { .list($0) }
    default:
      log.report(.missingKey, at: position, "a section of the layout has either a \"group\" or a \"list\"")
      return nil
    }
  }

  private func edge(_ entry: MappingReader.Entry?) -> CollectionSectionDescription.Edge? {
    guard let entry, let mapping = MappingReader(entry.value, entry.key, log: log) else { return nil }
    mapping.checkKeys(of: Wording.quoted(entry.key), known: ["size", "pinsToVisibleBounds"])
    guard let size = size(mapping, of: Wording.quoted(entry.key), at: entry.position) else { return nil }
    return CollectionSectionDescription.Edge(
      size: size, pinsToVisibleBounds: mapping.flag("pinsToVisibleBounds") ?? false)
  }

  // MARK: Groups

  private func group(_ node: Node, depth: Int) -> CollectionGroup? {
    guard depth <= Self.depth else {
      log.report(.tooLarge, at: node.position, "groups are nested too deeply; the limit is \(Self.depth)")
      return nil
    }
    guard let mapping = MappingReader(node, "group", log: log) else { return nil }
    mapping.checkKeys(
      of: "a group", known: ["axis", "size", "subitems", "count", "spacing", "contentInsets"])
    let nodes = mapping["subitems"].flatMap { read.list($0.value, "subitems") } ?? []
    if nodes.isEmpty {
      log.report(.missingKey, at: node.position, "a group has no \"subitems\"; add an item with a \"size\"")
    }
    let elements = nodes.compactMap { log.hasOverflowed ? nil : element($0, depth: depth) }
    guard let size = size(mapping, of: "a group", at: node.position) else { return nil }
    let count = self.count(mapping, elements)
    return CollectionGroup(
      mapping.axis("axis") ?? .horizontal, size: size, elements: elements, count: count, sharesLength: count != nil,
      spacing: spacing(mapping) ?? .fixed(0), contentInsets: mapping.directionalInsets("contentInsets") ?? .zero)
  }

  /// Reads the number of equal parts of a group, as with UIKit's
  /// `horizontal(layoutSize:subitem:count:)`.
  private func count(_ mapping: MappingReader, _ elements: [CollectionElement]) -> Int? {
    guard let entry = mapping["count"] else { return nil }
    let count = read.number(entry.value, "count", wanted: "a whole number from 1 to 1000") {
      $0 >= 1 && $0 <= 1000 && $0 == $0.rounded()
    }
    if elements.count > 1 {
      log.report(.invalidValue, at: entry.position, "\"count\" repeats one subitem; remove the others, or the count")
    }
    return count.map { Int($0) }
  }

  private func element(_ node: Node, depth: Int) -> CollectionElement? {
    guard let mapping = MappingReader(node, "an item", log: log) else { return nil }
    if let entry = mapping["group"] {
      mapping.checkKeys(of: "a group", known: ["group"])
      return group(entry.value, depth: depth + 1).map { .group($0) }
    }
    mapping.checkKeys(of: "an item", known: ["size", "contentInsets"])
    return size(mapping, of: "an item", at: node.position).map {
      .item(CollectionItem(size: $0, contentInsets: mapping.directionalInsets("contentInsets") ?? .zero))
    }
  }

  private func spacing(_ mapping: MappingReader) -> CollectionGroup.Spacing? {
    guard let entry = mapping["spacing"], case .mapping = entry.value else {
      return mapping.points("spacing").map { .fixed($0) }
    }
    guard let options = MappingReader(entry.value, "spacing", log: log) else { return nil }
    options.checkKeys(of: "\"spacing\"", known: ["fixed", "flexible"])
    return options.points("flexible").map { .flexible($0) } ?? options.points("fixed").map { .fixed($0) }
  }

  // MARK: Sizes

  private func size(_ owner: MappingReader, of subject: String, at position: SourcePosition) -> CollectionSize? {
    guard let entry = owner["size"] else {
      log.report(.missingKey, at: position, "\(subject) has no \"size\"; \(CollectionSize.form)")
      return nil
    }
    return CollectionSize(entry, log: log)
  }
}
