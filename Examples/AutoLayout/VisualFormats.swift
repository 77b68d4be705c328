import UIKitNames

/// A login form in visual formats.
class LoginView: SnippetView {
  let name = UIView()
  let password = UIView()
  let button = UIView()

  override func setUp() {
    let views: [String: Any] = ["name": name, "password": password, "button": button]
    for case let view as UIView in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-30-[name(44)]-[password(==name)]-(>=20)-[button(50)]-|",
      options: [.alignAllLeading, .alignAllTrailing], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[name]-|", options: [], metrics: nil, views: views)
    NSLayoutConstraint.activate(constraints)
  }
}

/// An icon and a title whose distances come from metrics.
class MetricsView: SnippetView {
  let icon = UIView()
  let title = UILabel()

  override func setUp() {
    title.text = "Title"
    let views = ["icon": icon, "title": title]
    views.values.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    let metrics = ["side": 24, "gap": 12.0, "low": 200] as [String: Any]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-gap-[icon(side)]-gap-[title]-(>=gap)-|", options: .alignAllCenterY, metrics: metrics,
        views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-(>=gap)-[icon(side)]-(gap@low)-|", metrics: metrics, views: views))
    icon.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }
}
