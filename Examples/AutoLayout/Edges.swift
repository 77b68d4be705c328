import UIKitNames

/// A box pinned to all four edges, with insets.
class PinnedView: SnippetView {
  let box = UIView()

  override func setUp() {
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -30),
      box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -40),
    ])
  }
}

/// A centered square.
class CenteredView: SnippetView {
  let square = UIView()

  override func setUp() {
    addSubview(square)
    square.translatesAutoresizingMaskIntoConstraints = false
    square.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    square.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    square.widthAnchor.constraint(equalToConstant: 120).isActive = true
    square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
  }
}

/// Constraints with all seven arguments, and a center at a third of the height.
class GoldenView: SnippetView {
  let badge = UIView()

  override func setUp() {
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
    let centerX = NSLayoutConstraint(
      item: badge, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0
    )
    let third = NSLayoutConstraint(
      item: badge, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1.0 / 3,
      constant: 0)
    let width = NSLayoutConstraint(
      item: badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 60)
    let height = NSLayoutConstraint(
      item: badge, attribute: .height, relatedBy: .equal, toItem: badge, attribute: .width, multiplier: 0.5, constant: 0
    )
    addConstraints([centerX, third, width, height])
  }
}

/// A picture with a fixed aspect ratio: as wide as possible, 16 to 9, and at most half as high as
/// the view.
class AspectView: SnippetView {
  let picture = UIView()

  override func setUp() {
    picture.translatesAutoresizingMaskIntoConstraints = false
    addSubview(picture)
    let fill = picture.widthAnchor.constraint(equalTo: widthAnchor)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.centerXAnchor.constraint(equalTo: centerXAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9),
      picture.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      picture.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor, multiplier: 0.5),
      fill,
    ])
  }
}
