import Foundation
import LayoutCore
import Testing
import UIKit

@testable import Artistry

/// The rows of the ported app are equal to those of the example in code, whose files are compiled
/// in this module: `ArtistListViewController` is that of the example, and
/// `Artistry.ArtistListViewController` that of the app.
@MainActor @Suite("Artistry, ported", .serialized)
struct ArtistryTests {
  private static let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
  /// A row above a margin is on other pixels in cells of storyboards.
  private static let pixel: CGFloat = 0.34

  init() { PortedApp.prepare() }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    var traits = UITraitCollection(preferredContentSizeCategory: category)
    traits.layoutMetrics = LayoutMetrics(era: .iOS17)
    return traits
  }

  private func show(_ controller: UIViewController?, _ traits: UITraitCollection, width: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 6000))
    window.strutView.setTraits(traits)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func list(in window: UIWindow) throws -> Artistry.ArtistListViewController {
    let navigation = try #require(window.rootViewController as? UINavigationController)
    return try #require(navigation.topViewController as? Artistry.ArtistListViewController)
  }

  private func start() -> UIViewController? {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
  }

  /// Expects the frames of two cells to be equal from their margins on.
  private func expectEqual(_ cell: UITableViewCell, _ other: UITableViewCell, _ views: [(UIView, UIView)]) {
    func inner(_ cell: UITableViewCell) -> CGFloat {
      cell.frame.height - cell.contentView.layoutMargins.top - cell.contentView.layoutMargins.bottom
    }
    #expect(abs(inner(cell) - inner(other)) < Self.pixel)
    for (view, otherView) in views {
      let (frame, expected) = (view.frame, otherView.frame)
      let down = cell.contentView.layoutMargins.top - other.contentView.layoutMargins.top
      #expect(abs(frame.minX - expected.minX) < Self.pixel && abs(frame.width - expected.width) < Self.pixel)
      #expect(abs(frame.minY - down - expected.minY) < Self.pixel)
      #expect(abs(frame.height - expected.height) < Self.pixel)
    }
  }

  @Test("The artists are equal to those of the example in code", arguments: 0..<3, [320.0, 375, 430])
  func artists(index: Int, width: Double) throws {
    let traits = traits(Self.categories[index])
    try traits.performAsCurrent {
      let window = show(start(), traits, width: width)
      let example = ArtistListViewController()
      let other = show(example, traits, width: width)
      let cells = try list(in: window).tableView.visibleCells.compactMap { $0 as? Artistry.ArtistTableViewCell }
      let others = example.tableView.visibleCells.compactMap { $0 as? ArtistTableViewCell }
      #expect(cells.count == 2 && others.count == 2)
      for (cell, other) in zip(cells, others) {
        #expect(cell.bioLabel.text == other.bioLabel.text && cell.nameLabel.text == other.nameLabel.text)
        expectEqual(
          cell, other,
          [
            (cell.bioLabel, other.bioLabel), (cell.nameLabel, other.nameLabel),
            (cell.artistImageView, other.artistImageView),
          ])
      }
      withExtendedLifetime((window, other)) {}
    }
  }

  @Test(
    "A touch shows the works by the segue, equal to those of the example, and a second one expands a row",
    arguments: 0..<3)
  func works(index: Int) throws {
    let traits = traits(Self.categories[index])
    try traits.performAsCurrent {
      let window = show(start(), traits, width: 375)
      let list = try list(in: window)
      #expect(list.tableView.asUser.selectRow(at: IndexPath(row: 0, section: 0)))
      window.layoutIfNeeded()
      let works = try #require(list.navigationController?.topViewController as? Artistry.ArtistDetailViewController)
      works.view.layoutIfNeeded()
      #expect(works.title == "Pablo Picasso")
      let example = ArtistDetailViewController(artist: Artist.samples[0])
      let other = show(example, traits, width: 375)
      for isExpanded in [false, true] {
        if isExpanded {
          #expect(works.tableView.asUser.selectRow(at: IndexPath(row: 1, section: 0)))
          #expect(example.tableView.asUser.selectRow(at: IndexPath(row: 1, section: 0)))
          window.layoutIfNeeded()
          other.layoutIfNeeded()
        }
        let cells = works.tableView.visibleCells.compactMap { $0 as? Artistry.WorkTableViewCell }
        let others = example.tableView.visibleCells.compactMap { $0 as? WorkTableViewCell }
        #expect(cells.count == 2 && others.count == 2)
        for (cell, other) in zip(cells, others) {
          #expect(cell.moreInfoTextView.text == other.moreInfoTextView.text)
          expectEqual(
            cell, other,
            [
              (cell.workImageView, other.workImageView), (cell.workTitleLabel, other.workTitleLabel),
              (cell.moreInfoTextView, other.moreInfoTextView),
            ])
        }
      }
      withExtendedLifetime((window, other)) {}
    }
  }
}
