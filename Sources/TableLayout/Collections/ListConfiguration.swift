public import Foundation
import LayoutCore

/// The options of a list in a collection view. UIKit's `UICollectionLayoutListConfiguration`.
public struct ListConfiguration: Hashable, Sendable {
  /// The appearance of a list.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// A plain list.
    case plain = 0
    /// A list with sections over the whole width.
    case grouped = 1
    /// A list with sections that are inset from the sides.
    case insetGrouped = 2
    /// A sidebar with sections that are inset.
    case sidebar = 3
    /// A plain sidebar.
    case sidebarPlain = 4
  }

  /// The header of a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item. Strut places it as any other item (D).
    case firstItemInSection = 2
  }

  /// The footer of a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The appearance.
  public var appearance: Appearance
  /// The header of each section; none by default.
  public var headerMode = HeaderMode.none
  /// The footer of each section; none by default.
  public var footerMode = FooterMode.none
  /// A Boolean value that indicates whether lines are drawn between rows; true by default. Lines
  /// affect no frame.
  public var showsSeparators = true
  /// The space above each header that is a supplementary view, in points; nil, the default, means
  /// that of the release.
  public var headerTopPadding: CGFloat?

  /// Creates the options of an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// The insets and estimates of a section of a list, in points.
///
/// The first grouped section begins 35 below the top, and each ends with 20 unless it has a footer;
/// a plain header is estimated as 28, and others as 17.5 (`list-5`: C). Sidebars have the insets of
/// inset groups (D).
struct ListSectionMetrics {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var side: CGFloat = 0
  var headerEstimate = 17.5
  var footerEstimate = 17.5
  var headerPadding = 0.0

  init(_ list: ListConfiguration, section: Int, width: Double, in traits: TraitCollection) {
    let table = traits.layoutMetrics.table
    switch list.appearance {
    case .plain, .sidebarPlain:
      headerEstimate = 28
      headerPadding = table.plainHeaderTopPadding
    case .grouped, .insetGrouped, .sidebar:
      // The header of the first section replaces the space above it.
      if list.headerMode != .supplementary, section == 0 { top = 35 }
      if list.footerMode != .supplementary { bottom = 20 }
    }
    if list.appearance == .insetGrouped || list.appearance == .sidebar {
      side = CGFloat(table.insetGroupedSide(width: width))
    }
    if let padding = list.headerTopPadding { headerPadding = max(0, Double(padding)) }
    if list.headerMode != .supplementary { headerPadding = 0 }
  }
}
