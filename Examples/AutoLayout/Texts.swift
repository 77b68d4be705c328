import UIKitNames

/// A name that may be truncated, and a time that may not.
class NameAndTimeView: SnippetView {
  let name = UILabel()
  let time = UILabel()

  override func setUp() {
    name.text = "A name that is far too long to fit beside the time"
    time.text = "12:30"
    [name, time].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    name.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      time.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
  }
}

/// A large title and a small caption on one baseline.
class BaselineView: SnippetView {
  let title = UILabel()
  let remark = UILabel()

  override func setUp() {
    title.font = UIFont.systemFont(ofSize: 34)
    title.text = "Title"
    remark.font = UIFont.systemFont(ofSize: 13)
    remark.text = "remark"
    for label in [title, remark] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    remark.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, multiplier: 1).isActive = true
    remark.lastBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor).isActive = true
  }
}

/// Paragraphs at the system spacing, at every text size.
class SystemSpacingView: SnippetView {
  let headline = UILabel()
  let body = UILabel()

  override func setUp() {
    headline.font = .preferredFont(forTextStyle: .headline)
    headline.text = "Headline"
    body.font = .preferredFont(forTextStyle: .body)
    body.text = "Body"
    [headline, body].forEach {
      $0.adjustsFontForContentSizeCategory = true
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: topAnchor),
      headline.leadingAnchor.constraint(equalTo: leadingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
    ])
  }
}
