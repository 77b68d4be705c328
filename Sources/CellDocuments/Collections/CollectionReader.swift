import FontMetrics
import Foundation
import LayoutCore
import StringCatalogs
import TableLayout
import Yams

/// Reads the layouts of a collection view. An invalid value is logged and replaced with the
/// default.
struct CollectionReader {
  let log: ProblemLog
  var read: NodeReader { NodeReader(log: log) }

  /// Reads a flow layout.
  func flow(_ node: Node) -> FlowDescription? {
    guard let mapping = MappingReader(node, "flow", log: log) else { return nil }
    mapping.checkKeys(
      of: "the flow layout",
      known: [
        "scrollDirection", "itemSize", "estimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing",
        "sectionInset", "headerReferenceSize", "footerReferenceSize", "sectionHeadersPinToVisibleBounds",
        "sectionFootersPinToVisibleBounds",
      ])
    var flow = FlowDescription()
    flow.scrollDirection = mapping.axis("scrollDirection") ?? flow.scrollDirection
    flow.itemSize = mapping.size("itemSize") ?? flow.itemSize
    flow.estimatedItemSize = estimate(mapping) ?? flow.estimatedItemSize
    flow.minimumLineSpacing = mapping.points("minimumLineSpacing") ?? flow.minimumLineSpacing
    flow.minimumInteritemSpacing = mapping.points("minimumInteritemSpacing") ?? flow.minimumInteritemSpacing
    if let sides = mapping.insets("sectionInset", sides: ["top", "left", "bottom", "right"]) {
      flow.sectionInset = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    flow.headerReferenceSize = mapping.size("headerReferenceSize") ?? .zero
    flow.footerReferenceSize = mapping.size("footerReferenceSize") ?? .zero
    flow.sectionHeadersPinToVisibleBounds = mapping.flag("sectionHeadersPinToVisibleBounds") ?? false
    flow.sectionFootersPinToVisibleBounds = mapping.flag("sectionFootersPinToVisibleBounds") ?? false
    return flow
  }

  private func estimate(_ mapping: MappingReader) -> CGSize? {
    guard let entry = mapping["estimatedItemSize"] else { return nil }
    if entry.value.scalar?.string == "automatic" { return FlowLayout.automaticSize }
    guard case .mapping = entry.value else {
      read.refuse(entry.value, entry.key, wanted: "automatic, or { width: …, height: … }, in points")
      return nil
    }
    return mapping.size("estimatedItemSize")
  }

  /// Reads a list.
  func list(_ node: Node) -> ListConfiguration? {
    guard let mapping = MappingReader(node, "list", log: log) else { return nil }
    mapping.checkKeys(
      of: "the list", known: ["appearance", "headerMode", "footerMode", "showsSeparators", "headerTopPadding"])
    var list = ListConfiguration(
      appearance: mapping.member("appearance", kind: "appearance", of: ListConfiguration.Appearance.allCases) ?? .plain)
    list.headerMode =
      mapping.member("headerMode", kind: "header mode", of: [.none, .supplementary, .firstItemInSection]) ?? .none
    list.footerMode = mapping.member("footerMode", kind: "footer mode", of: [.none, .supplementary]) ?? .none
    list.showsSeparators = mapping.flag("showsSeparators") ?? true
    list.headerTopPadding = mapping.points("headerTopPadding")
    return list
  }
}

extension MappingReader {
  /// Returns the axis for a key; nil if it is missing or unknown.
  func axis(_ key: String) -> LayoutAxis? { member(key, kind: "axis", of: LayoutAxis.allCases) }

  /// Returns the number of points for a key, 0 or more; nil if it is missing or invalid.
  func points(_ key: String) -> CGFloat? { length(key).map { CGFloat($0) } }

  /// Returns the insets for a key; nil if they are missing or invalid.
  func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    insets(key, sides: ["top", "leading", "bottom", "trailing"]).map {
      DirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}
