public import Foundation
public import LayoutCore
public import TableLayout

/// The size of a container in a compositional layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
}

/// The surroundings of a compositional layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}

/// The way in which a section scrolls across the collection view. Strut does not scroll it.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The groups follow each other in the direction of scrolling.
  case none = 0
  /// The groups follow each other in one line.
  case continuous = 1
  /// The line stops at a group's leading edge.
  case continuousGroupLeadingBoundary = 2
  /// The line scrolls by pages.
  case paging = 3
  /// The line scrolls by groups.
  case groupPaging = 4
  /// The line scrolls by groups, which are centered.
  case groupPagingCentered = 5
}

/// A section of a compositional layout.
@MainActor @preconcurrency public final class NSCollectionLayoutSection {
  private let base: CollectionSection
  /// The distance between groups, in points; 0 by default.
  public var interGroupSpacing: CGFloat = 0
  /// The distances around the groups, in points; zero by default.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The headers and footers. The first of each edge counts.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The way in which the section scrolls across the collection view.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// A Boolean value that indicates whether headers and footers have the side insets of the groups;
  /// true by default.
  public var supplementariesFollowContentInsets = true

  /// Creates a section of a group that repeats.
  public init(group: NSCollectionLayoutGroup) { base = CollectionSection(group: group.group) }

  private init(list: ListConfiguration) { base = CollectionSection(list: list) }

  /// Returns a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  var section: CollectionSection {
    var section = base
    section.interGroupSpacing = interGroupSpacing
    section.contentInsets = contentInsets
    section.boundaryItems = boundarySupplementaryItems.map(\.boundaryItem)
    section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    section.orthogonalScrolling = .init(rawValue: orthogonalScrollingBehavior.rawValue) ?? .none
    return section
  }
}

/// The options of a compositional layout.
@MainActor @preconcurrency public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction of scrolling; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0

  /// Creates the options.
  public init() {}
}

/// Returns the section for a number, in its surroundings.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout of sections that each consist of groups, or are lists.
///
/// UIKit's class in front of Strut's ``CompositionalLayout``.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates a layout in which all sections are equal.
  public init(section: NSCollectionLayoutSection) {
    Self.give { _, _ in section }
    super.init()
  }

  /// Creates a layout in which all sections are equal, with options.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    Self.give { _, _ in section }
    super.init()
    self.configuration = configuration
    apply()
  }

  /// Creates a layout with a section for each number.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    Self.give(sectionProvider)
    super.init()
  }

  /// Creates a layout with a section for each number, with options.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    Self.give(sectionProvider)
    super.init()
    self.configuration = configuration
    apply()
  }

  /// Creates a layout without sections, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a layout in which all sections are lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The options.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { apply() } }

  private func apply() {
    guard let layout = strutLayout as? CompositionalLayout else { return }
    layout.scrollDirection = configuration.scrollDirection == .vertical ? .vertical : .horizontal
    layout.interSectionSpacing = configuration.interSectionSpacing
  }

  private static func give(_ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    given = CompositionalLayout { number, size in
      onMain {
        provider(number, LayoutEnvironment(contentSize: size, traitCollection: .current))?.section
      }
    }
  }
}

/// The options of a list in a collection view.
public typealias UICollectionLayoutListConfiguration = ListConfiguration
