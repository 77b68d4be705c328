import Foundation
import LayoutCore

/// A view that constraints place.
func constrainedView(_ name: String? = nil) -> View {
  let view = View()
  view.translatesAutoresizingMaskIntoConstraints = false
  view.accessibilityIdentifier = name
  return view
}

/// A label that constraints place.
func constrainedLabel(_ text: String, _ name: String? = nil, lines: Int = 1) -> Label {
  let label = Label()
  label.translatesAutoresizingMaskIntoConstraints = false
  label.accessibilityIdentifier = name
  label.text = text
  label.numberOfLines = lines
  return label
}

/// A view with a frame, of given surroundings, around others.
func box(_ width: Double, _ height: Double, _ traits: TraitCollection, _ subviews: View...) -> View {
  let view = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.accessibilityIdentifier = "box"
  view.setTraits(traits)
  subviews.forEach(view.addSubview)
  return view
}

extension View {
  /// Constraints that fill another item.
  func filling(_ guide: LayoutGuide) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: guide.leadingAnchor), trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  /// The frames of everything in the view, outermost first.
  var frames: [CGRect] { subtree.map { $0.frame(in: self) } }
}
