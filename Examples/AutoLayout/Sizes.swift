import UIKitNames

/// Three columns of equal width.
class ColumnsView: SnippetView {
  let columns = (0..<3).map { _ in UIView() }

  override func setUp() {
    var previous: UIView?
    for column in columns {
      column.translatesAutoresizingMaskIntoConstraints = false
      addSubview(column)
      column.topAnchor.constraint(equalTo: topAnchor).isActive = true
      column.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
      if let previous = previous {
        column.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 8).isActive = true
        column.widthAnchor.constraint(equalTo: previous.widthAnchor).isActive = true
      } else {
        column.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      previous = column
    }
    previous?.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

/// A footer at the end of the content, or at the bottom if there is extra space.
class FooterView: SnippetView {
  let content = UIView()
  let footer = UIView()
  lazy var contentHeight = content.heightAnchor.constraint(equalToConstant: 100)

  override func setUp() {
    [content, footer].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
      $0.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      $0.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    let sticky = footer.bottomAnchor.constraint(equalTo: bottomAnchor)
    sticky.priority = UILayoutPriority(rawValue: 250)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor), contentHeight,
      footer.topAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: 16),
      footer.heightAnchor.constraint(equalToConstant: 30), sticky,
    ])
  }
}

/// A badge with an intrinsic size, which it invalidates when it changes.
class BadgeView: SnippetView {
  class Badge: UIView {
    var count = 1 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: 12 + 8 * count, height: 20) }
  }

  let badge = Badge()

  override func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    badge.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
    badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4).isActive = true
  }
}

/// A banner placed by its autoresizing mask, and a box below it placed by constraints.
class MixedView: SnippetView {
  let banner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let box = UIView()

  override func setUp() {
    banner.frame.size.width = bounds.width
    banner.autoresizingMask = [.flexibleWidth]
    addSubview(banner)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 8),
      box.widthAnchor.constraint(equalTo: banner.widthAnchor, multiplier: 0.5),
      box.centerXAnchor.constraint(equalTo: banner.centerXAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
