import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// A cell with two labels, as in a list of news.
protocol NewsCell: MeasurableCell {
  var headline: Label { get }
  var body: Label { get }
  var contentView: View { get }
}

extension NewsCell {
  func show(_ news: (headline: String, body: String)) { (headline.text, body.text) = (news.headline, news.body) }

  /// Adds the labels between the margins.
  func addLabels() {
    let traits = TraitCollection.current
    for (label, style) in [(headline, TextStyle.headline), (body, .body)] {
      if let font = try? traits.fonts.preferredFont(for: style, category: traits.contentSizeCategory) {
        label.font = font
      }
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.topAnchor.constraint(equalTo: margins.topAnchor),
      body.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 4),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ])
  }
}

/// A cell of a table.
final class TwoLabelCell: TableViewCell, NewsCell {
  let headline = Label()
  let body = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addLabels()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell of a list or a compositional layout.
class TwoLabelItem: CollectionListCell, NewsCell {
  let headline = Label()
  let body = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addLabels()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A cell that determines its width, for a flow layout.
final class NarrowItem: TwoLabelItem {
  static let width: CGFloat = 182

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.widthAnchor.constraint(equalToConstant: Self.width).isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
