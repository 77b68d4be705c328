import FontMetrics
import Foundation
import LayoutCore
import TableLayout
import Testing
import UIKitNames

@testable import Artistry
@testable import SelfSizingCell
@testable import TableSnippets

/// A cell of the examples that are written in code, with strings of one language.
struct CodeExample: Sendable, CustomTestStringConvertible {
  /// A short text, another, and a long one.
  struct Texts: Sendable {
    let name, value, long: String
    let direction: LayoutDirection

    static let all = [
      Texts(
        name: "Text size", value: "Large", long: "Apps that support it use the size that you choose here.",
        direction: .leftToRight),
      Texts(
        name: "Schriftgröße", value: "Groß", long: "Die Einstellungen der Benutzeroberfläche werden sofort übernommen.",
        direction: .leftToRight),
      Texts(
        name: "حجم النص", value: "كبير", long: "تستخدم التطبيقات التي تدعم ذلك الحجم الذي تختاره هنا.",
        direction: .rightToLeft),
      Texts(
        name: "גודל הטקסט", value: "גדול", long: "יישומים שתומכים בכך משתמשים בגודל שנבחר כאן (17 נקודות).",
        direction: .rightToLeft),
    ]
  }

  let name: String
  let make: @MainActor @Sendable (Texts) -> UITableViewCell

  var testDescription: String { name }

  static let all: [CodeExample] = [
    CodeExample(name: "SelfSizingCell") { texts in
      let cell = SelfSizingCell(style: .default, reuseIdentifier: nil)
      (cell.headlineLabel.text, cell.bodyLabel.text) = (texts.name, texts.long)
      return cell
    },
    CodeExample(name: "PreservingMarginCell") {
      margins(PreservingMarginCell(style: .default, reuseIdentifier: nil), $0)
    },
    CodeExample(name: "OwnGuideCell") { margins(OwnGuideCell(style: .default, reuseIdentifier: nil), $0) },
    CodeExample(name: "SideBySideCell") { texts in
      let cell = SideBySideCell(style: .default, reuseIdentifier: nil)
      (cell.titleLabel.text, cell.valueLabel.text) = (texts.name, texts.value)
      return cell
    },
    CodeExample(name: "TimestampCell") { texts in
      let cell = TimestampCell(style: .default, reuseIdentifier: nil)
      (cell.messageLabel.text, cell.timeLabel.text) = (texts.long, "09:41")
      return cell
    },
    CodeExample(name: "SliderCell") { texts in
      let cell = SliderCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = texts.name
      return cell
    },
    CodeExample(name: "SliderCell, long") { texts in
      let cell = SliderCell(style: .default, reuseIdentifier: nil)
      cell.titleLabel.text = texts.long
      return cell
    },
    CodeExample(name: "StackedSwitchCell") { texts in
      let cell = StackedSwitchCell(style: .default, reuseIdentifier: nil)
      (cell.titleLabel.text, cell.toggle.isOn) = (texts.long, true)
      return cell
    },
    CodeExample(name: "The row of SettingsController") { texts in
      let cell = builtIn(.default, texts.long, nil)
      cell.accessoryView = UISwitch()
      return cell
    },
    CodeExample(name: "The row of TitleListController") { builtIn(.default, $0.long, nil) },
    CodeExample(name: "value1 that leads on") { builtIn(.value1, $0.name, $0.value, .disclosureIndicator) },
    CodeExample(name: "value2") { builtIn(.value2, $0.name, $0.long) },
    CodeExample(name: "subtitle with a picture and a button") { texts in
      let cell = builtIn(.subtitle, texts.name, texts.long, .detailDisclosureButton)
      cell.imageView?.image = UIImage(size: CGSize(width: 30, height: 30))
      return cell
    },
    CodeExample(name: "A check mark") { builtIn(.default, $0.name, nil, .checkmark) },
    CodeExample(name: "ArtistTableViewCell") { texts in
      let cell = ArtistTableViewCell(style: .default, reuseIdentifier: nil)
      (cell.nameLabel.text, cell.bioLabel.text) = (texts.name, texts.long)
      cell.nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      cell.bioLabel.font = UIFont.preferredFont(forTextStyle: .body)
      cell.artistImageView.image = UIImage(size: CGSize(width: 300, height: 200))
      return cell
    },
    CodeExample(name: "WorkTableViewCell") { texts in
      let cell = WorkTableViewCell(style: .default, reuseIdentifier: nil)
      (cell.workTitleLabel.text, cell.moreInfoTextView.text) = (texts.name, texts.long)
      cell.workTitleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
      cell.moreInfoTextView.font = UIFont.preferredFont(forTextStyle: .footnote)
      cell.workImageView.image = UIImage(size: CGSize(width: 240, height: 300))
      return cell
    },
  ]

  @MainActor private static func margins(_ cell: MarginCell, _ texts: Texts) -> UITableViewCell {
    cell.label.text = texts.long
    return cell
  }

  @MainActor private static func builtIn(
    _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?,
    _ accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    for (label, text) in [(cell.textLabel, text), (cell.detailTextLabel, detail)] {
      label?.text = text
      label?.numberOfLines = 0
    }
    cell.accessoryType = accessory
    return cell
  }
}

@MainActor @Suite("The cells of Examples/ that are written in code")
struct CodeExampleTests {
  @Test(
    "In four languages, at every text size and three widths nothing overlaps and nothing is cut",
    arguments: CodeExample.all)
  func layouts(example: CodeExample) throws {
    for texts in CodeExample.Texts.all {
      for category in ContentSizeCategory.allCases {
        let cell = try PhoneScreen.traits(category, direction: texts.direction).performAsCurrent { example.make(texts) }
        for width in ExampleDocuments.widths {
          #expect(
            try VisibleFaults.laidOut(cell.strutCell, width: width) == [],
            "\(texts.name) \(VisibleFaults.place(cell.strutView))")
        }
        guard ExampleDocuments.closely.contains(category) else { continue }
        #expect(
          try CellSizing.findings(for: cell.strutCell, width: 375) == [],
          "\(texts.name) \(VisibleFaults.place(cell.strutView))")
      }
    }
  }

  @Test(
    "A guide that follows the cell's margins has them in the first layout, and in one at another width or text size")
  func guide() throws {
    let cell = try PhoneScreen.traits(.large).performAsCurrent {
      let cell = OwnGuideCell(style: .default, reuseIdentifier: nil)
      cell.label.text = "Text"
      return cell
    }
    for (category, width, left) in [(ContentSizeCategory.large, 430, 20), (.accessibilityLarge, 375, 16)] {
      cell.setTraits(try PhoneScreen.traits(category))
      let layout = try CellSizing.layOut(cell, width: Double(width))
      #expect(layout["label"]?.frame.minX == CGFloat(left))
      #expect(layout["label"]?.frame.minY == cell.layoutMargins.top)
      #expect(try CellSizing.rowHeight(for: cell, width: Double(width)) == layout.height)
    }
  }
}
