import Foundation
import Testing
import UIKit

@testable import Cells

/// Heights that add up from line heights, margins and spacings.
@Suite("Heights of an app's cells", .serialized) @MainActor struct HeightTests {
  @Test("A button with insets", arguments: categories)
  func pillButton(category: UIContentSizeCategory) {
    at(category) {
      let cell = PillButtonCell(style: .default, reuseIdentifier: nil)
      cell.button.setTitle("Buy", for: .normal)
      #expect(isEqual(height(of: cell), lines(.headline) + 20 + 24))
    }
  }

  @Test("A header in an app's color", arguments: categories)
  func brandHeader(category: UIContentSizeCategory) {
    at(category) {
      let header = BrandHeaderView(reuseIdentifier: "header")
      header.titleLabel.text = "Inbox"
      #expect(isEqual(height(of: header), lines(.title2) + 12))
      #expect(header.contentView.backgroundColor == .brand)
    }
  }

  @Test("A cell with an initializer of its own", arguments: categories)
  func note(category: UIContentSizeCategory) {
    at(category) { #expect(isEqual(height(of: NoteCell(note: "Note")), lines(.footnote) + 8)) }
  }

  @Test("A stack of labels, and one that is hidden", arguments: categories)
  func titleSubtitle(category: UIContentSizeCategory) {
    at(category) {
      let cell = TitleSubtitleCell(style: .default, reuseIdentifier: nil)
      cell.configure(title: "Title", subtitle: "Subtitle")
      #expect(isEqual(height(of: cell), lines(.headline) + 4 + lines(.subheadline) + 20))
      cell.configure(title: "Title", subtitle: nil)
      #expect(isEqual(height(of: cell), lines(.headline) + 20))
    }
  }

  @Test("A picture with a fixed side", arguments: categories)
  func avatar(category: UIContentSizeCategory) {
    at(category) {
      let cell = AvatarCell(style: .default, reuseIdentifier: nil)
      cell.nameLabel.text = "Ann"
      #expect(isEqual(height(of: cell), max(56, lines(.body)) + 16))
      #expect(cell.avatarView.layer.cornerRadius == 28)
      cell.prepareForReuse()
      #expect(cell.nameLabel.text == nil)
    }
  }

  @Test("A badge, whose label has insets of its own", arguments: categories)
  func badge(category: UIContentSizeCategory) {
    at(category) {
      let cell = BadgeCell(style: .default, reuseIdentifier: nil)
      (cell.title.text, cell.badge.text) = ("New", "9")
      #expect(isEqual(height(of: cell), max(lines(.body), lines(.caption1) + 6) + 24))
      cell.frame.size = CGSize(width: 375, height: height(of: cell))
      cell.layoutIfNeeded()
      #expect(isEqual(cell.badge.bounds.height, lines(.caption1) + 6))
      #expect(cell.badge.layer.cornerRadius == cell.badge.bounds.height / 2)
    }
  }

  @Test("A card with margins", arguments: categories)
  func card(category: UIContentSizeCategory) {
    at(category) {
      let cell = CardCell(style: .default, reuseIdentifier: nil)
      (cell.headline.text, cell.body.text) = ("Card", "Text")
      #expect(isEqual(height(of: cell), lines(.title3) + 8 + lines(.body) + 32 + 16))
      cell.setHighlighted(true, animated: true)
      #expect(cell.card.transform == CGAffineTransform(scaleX: 0.97, y: 0.97))
    }
  }

  @Test("A text field without a border", arguments: categories)
  func textField(category: UIContentSizeCategory) {
    at(category) {
      let cell = TextFieldCell(style: .default, reuseIdentifier: nil)
      cell.textField.text = "Ann"
      #expect(isEqual(height(of: cell), cell.textField.intrinsicContentSize.height + 24))
      #expect(cell.textField.intrinsicContentSize.height >= lines(.body))
    }
  }

  @Test("A text view that does not scroll", arguments: categories)
  func notes(category: UIContentSizeCategory) {
    at(category) {
      let cell = NotesCell(style: .default, reuseIdentifier: nil)
      cell.textView.text = "One\nTwo\nThree"
      #expect(isEqual(height(of: cell), textLines(.body, 3) + 20))
    }
  }

  @Test("Empty space", arguments: categories)
  func spacer(category: UIContentSizeCategory) {
    at(category) {
      let cell = SpacerCell(style: .default, reuseIdentifier: nil)
      #expect(isEqual(height(of: cell), 8))
      cell.setHeight(20)
      #expect(isEqual(height(of: cell), 20))
    }
  }

  @Test("A link in a visual format", arguments: categories)
  func link(category: UIContentSizeCategory) {
    at(category) {
      let cell = LinkCell(style: .default, reuseIdentifier: nil)
      cell.linkLabel.text = "More"
      #expect(isEqual(height(of: cell), lines(.callout) + 28))
    }
  }

  @Test("Frames set by hand", arguments: categories)
  func handLaid(category: UIContentSizeCategory) {
    at(category) {
      let cell = HandLaidCell(style: .default, reuseIdentifier: nil)
      cell.configure("A", "B")
      #expect(isEqual(cell.sizeThatFits(CGSize(width: 375, height: 0)).height, lines(.body) + 12))
    }
  }

  @Test("A progress bar below a title", arguments: categories)
  func progress(category: UIContentSizeCategory) {
    at(category) {
      let cell = ProgressCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = "File"
      cell.progress = 0.5
      #expect(isEqual(height(of: cell), lines(.subheadline) + 7 + 4 + 22))
      #expect(cell.spinner.isAnimating)
      cell.progress = 1
      #expect(!cell.spinner.isAnimating && cell.bar.progress == 1)
    }
  }

  @Test("An attributed price has the line of its larger font", arguments: categories)
  func price(category: UIContentSizeCategory) {
    at(category) {
      let cell = PriceCell(style: .default, reuseIdentifier: nil)
      cell.configure(old: "9", new: "7")
      let bold = UIFont.boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .title3).pointSize)
      let margins = cell.contentView.layoutMargins
      #expect(isEqual(height(of: cell), pixels(bold.lineHeight) + margins.top + margins.bottom))
    }
  }

  @Test("A view of an app's own with an intrinsic size, in a subclass of a cell", arguments: categories)
  func rating(category: UIContentSizeCategory) {
    at(category) {
      let cell = RatingCell(style: .default, reuseIdentifier: nil)
      cell.configure(title: "Film", subtitle: nil)
      cell.ratingView.rating = 4
      let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 20)
      #expect(isEqual(height(of: cell), lines(.headline) + 4 + pixels(side) + 20))
      #expect(cell.ratingView.accessibilityValue == "4 of 5")
    }
  }

  @Test("A base class that calls what subclasses override", arguments: categories)
  func pinned(category: UIContentSizeCategory) {
    at(category) {
      let cell = PinnedCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "Pinned"
      #expect(isEqual(height(of: cell), lines(.title1) + 30))
    }
  }

  @Test("Labels on one baseline", arguments: categories)
  func baseline(category: UIContentSizeCategory) {
    at(category) {
      let cell = BaselineCell(style: .default, reuseIdentifier: nil)
      (cell.big.text, cell.small.text, cell.below.text) = ("Big", "small", "Below")
      #expect(isEqual(height(of: cell), lines(.title1) + 5 + lines(.body) + 20))
    }
  }

  @Test("A header with labels of its own instead of UIKit's", arguments: categories)
  func iconHeader(category: UIContentSizeCategory) {
    at(category) {
      let header = IconHeaderView()
      header.textLabel?.text = "Files"
      #expect(isEqual(height(of: header), max(18, lines(.headline)) + 18))
    }
  }

  @Test("A scaled font, and lines of one pixel", arguments: categories)
  func themed(category: UIContentSizeCategory) {
    at(category) {
      let cell = ThemedCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "Theme"
      let font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 21, weight: .semibold))
      #expect(isEqual(height(of: cell), pixels(font.lineHeight) + 20 + 2.0 / 3 + 10))
    }
  }

  @Test("UIKit's own styles and configurations are at least a standard row")
  func builtIn() {
    at(.large) {
      let subtitle = StyledSubtitleCell(style: .default, reuseIdentifier: nil)
      subtitle.textLabel?.text = "Wi-Fi"
      subtitle.detailTextLabel?.text = "On"
      #expect(height(of: subtitle) >= 44)
      #expect(subtitle.accessoryType == .disclosureIndicator)
      let toggle = ToggleCell(style: .default, reuseIdentifier: nil)
      toggle.configure(title: "Sounds", isOn: true)
      #expect(height(of: toggle) >= 44 && toggle.toggle.isOn)
      let configured = ConfiguredCell(style: .default, reuseIdentifier: nil)
      configured.title = "Configured"
      #expect(height(of: configured) >= 44)
      #expect(configured.updateCount > 0)
    }
  }
}
